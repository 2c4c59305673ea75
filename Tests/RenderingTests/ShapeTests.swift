import Foundation
import Rendering
import SwiftUICore
import Testing

/// Boxes are CSS, other outlines SVG; equal looks share a class.
@Suite struct ShapeTests {
    private let blue = DisplayPaint.color(RGBA(red: 0, green: 122, blue: 255))

    private func css(_ path: DisplayPath, _ paint: DisplayPaint? = nil, _ width: Double = 100, _ height: Double = 40) -> String {
        Written { $0.shape(DisplayShape(path: path, paint: paint ?? blue), 0, 0, width, height) }.css
    }

    private func rounded(_ radius: Double) -> DisplayPath {
        .rounded(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, continuous: false)
    }

    @Test func boxesAreFilledByCSS() {
        #expect(css(.rectangle) == ".f0{background:#007aff}\n")
        #expect(css(.ellipse) == ".f0{background:#007aff;border-radius:50%}\n")
        #expect(css(rounded(10)) == ".f0{background:#007aff;border-radius:10px}\n")
        #expect(css(rounded(20)) == ".f0{background:#007aff;border-radius:999px}\n")
        #expect(
            css(.rounded(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 0, continuous: false))
                == ".f0{background:#007aff;border-radius:1px 2px 3px 0}\n")
        #expect(
            css(.rectangle, .material(RGBA(red: 255, green: 255, blue: 255, alpha: 0.5), blur: 20)).contains("backdrop-filter:blur(20px)"))
    }

    /// A continuous corner of radius 26 begins 1.5287 × 26 = 39.745 points before the corner; where sides are too short, or the radius
    /// is small, circles are drawn.
    @Test func largeContinuousCornersAreSmooth() {
        func continuous(_ radius: Double) -> DisplayPath {
            .rounded(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, continuous: true)
        }
        #expect(css(continuous(26), nil, 361, 104).hasPrefix(".f0{background:#007aff;clip-path:path(\"M39.745 0L321.255 0C"))
        #expect(css(continuous(26), nil, 361, 60) == ".f0{background:#007aff;border-radius:26px}\n")
        #expect(css(continuous(10), nil, 361, 104) == ".f0{background:#007aff;border-radius:10px}\n")
        let clipped = Written { $0.group(0, 0, 361, 104, effect: .clip(continuous(26), isEvenOdd: false)) }
        #expect(clipped.css.hasPrefix(".e0{clip-path:path(\"M39.745 0L"))
    }

    @Test func equalBoxesShareAClass() {
        let written = Written {
            $0.shape(DisplayShape(path: .rectangle, paint: blue), 0, 0, 10, 10)
            $0.shape(DisplayShape(path: .ellipse, paint: blue), 0, 0, 10, 10)
            $0.shape(DisplayShape(path: .rectangle, paint: blue), 5, 5, 20, 20)
        }
        let expected =
            #"<div class="f0" data-n="1" style="width:10px;height:10px"></div>"#
            + #"<div class="f1" data-n="2" style="width:10px;height:10px"></div>"#
            + #"<div class="f0" data-n="3" style="left:5px;top:5px;width:20px;height:20px"></div>"#
        #expect(written.html == expected)
    }

    @Test func outlinesAreDrawnBySVG() {
        var shape = DisplayShape(path: .commands([.move(x: 0, y: 0), .line(x: 10.5, y: -2), .close]), paint: blue, stroke: .init(width: 2))
        shape.stroke?.cap = .round
        shape.stroke?.dash = [4, 2]
        let written = Written { $0.shape(shape, 0, 0, 11, 11) }
        #expect(written.html.hasSuffix(#"data-n="1" style="width:11px;height:11px"><path class="p0" d="M0 0L10.5-2Z"/></svg>"#))
        #expect(written.html.contains(#"<svg xmlns="http://www.w3.org/2000/svg""#))
        #expect(written.css == ".p0{stroke:#007aff;stroke-width:2;stroke-linecap:round;stroke-miterlimit:10;stroke-dasharray:4 2}\n")
    }

    /// CSS draws a linear gradient through the middle of the box at an angle; its line has the length |w·sin| + |h·cos|
    /// (CSS Images Level 3), which the stops are placed on.
    @Test func linearGradientsKeepTheirDirection() {
        func image(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double) -> String {
            let written = Written {
                let paint = $0.gradient(.linear(startX: startX, startY: startY, endX: endX, endY: endY))
                $0.shape(DisplayShape(path: .rectangle, paint: paint), 0, 0, 100, 40)
            }
            return String(written.css.dropFirst(".f0{background:".count).dropLast("}\n".count))
        }
        #expect(image(0, 0, 0, 1) == "linear-gradient(#f00 0%,#00f 100%)")
        #expect(image(1, 0, 0, 0) == "linear-gradient(270deg,#f00 0%,#00f 100%)")
        #expect(image(0.25, 0, 0.75, 0) == "linear-gradient(90deg,#f00 25px,#00f 75px)")
        // From corner to corner of 100 × 40: atan(100 / -40) = 111.8°; both corners lie on the ends of the line.
        #expect(image(0, 0, 1, 1) == "linear-gradient(111.8deg,#f00 0%,#00f 100%)")
    }

    @Test func otherGradients() {
        func css(_ geometry: DisplayGradient.Geometry) -> String {
            Written {
                let paint = $0.gradient(geometry)
                $0.shape(DisplayShape(path: .rectangle, paint: paint), 0, 0, 100, 40)
            }.css
        }
        #expect(
            css(.radial(centerX: 0.5, centerY: 0, startRadius: 5, endRadius: 50)).contains(
                "radial-gradient(circle at 50% 0%,#f00 5px,#00f 50px)"))
        #expect(
            css(.angular(centerX: 0.5, centerY: 0.5, startDegrees: -90, endDegrees: 270))
                .contains("conic-gradient(from 0deg at 50% 50%,#f00 0deg,#00f 360deg)"))
        #expect(
            css(.elliptical(centerX: 0.5, centerY: 0.5, startFraction: 0, endFraction: 0.5))
                .contains("radial-gradient(50% 50% at 50% 50%,#f00 0%,#00f 100%)"))
    }

    @Test(arguments: [
        (DisplayEffect.opacity(0.5), "opacity:.5"),
        (.transform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0.25), "transform-origin:0 0;transform:matrix(0,1,-1,0,10,.25)"),
        (.blur(3), "filter:blur(3px)"),
        // A shadow's radius on iOS is the standard deviation, which is half of what CSS is told.
        (.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.2), radius: 4, x: 0, y: 2), "filter:drop-shadow(0 2px 8px #0003)"),
        (.filter(name: "hue-rotate", amount: 90), "filter:hue-rotate(90deg)"),
        (.blend("multiply"), "mix-blend-mode:multiply"),
        (.clip(.ellipse, isEvenOdd: false), "clip-path:ellipse()"),
        (.clip(.rectangle, isEvenOdd: false), "overflow:clip"),
        (.clip(.commands([.move(x: 0, y: 0), .line(x: 5, y: 5), .close]), isEvenOdd: true), "clip-path:path(evenodd,\"M0 0L5 5Z\")"),
        (
            .rotation3D(degrees: 45, x: 0, y: 1, z: 0, anchorX: 0.5, anchorY: 0.5, perspective: 0.5),
            "transform-origin:50% 50%;transform:perspective(200px) rotate3d(0,1,0,45deg)"
        ),
    ])
    func effect(_ effect: DisplayEffect, _ declarations: String) {
        let written = Written { $0.group(0, 0, 100, 40, effect: effect) }
        #expect(written.css == ".e0{\(declarations)}\n")
        #expect(written.html == #"<div class="e0" data-n="1" style="width:100px;height:40px"></div>"#)
    }

    @Test func wordsThatCSSDoesNotKnowNeverReachIt() {
        let written = Written {
            $0.group(0, 0, 1, 1, effect: .blend("normal;background:url(x)"))
            $0.group(0, 0, 1, 1, effect: .filter(name: "url(x)", amount: 1))
        }
        #expect(written.css.isEmpty)
        #expect(written.approximations.count == 2)
    }

    @Test func theFirstChildMasksTheOthers() {
        let written = Written {
            $0.group(10, 10, 100, 40, effect: .mask) {
                $0.group(10, 10, 100, 40) { $0.shape(DisplayShape(path: .rectangle, paint: blue), 15, 20, 5, 6) }
                $0.text("Seen", 10, 10, width: 40)
            }
        }
        let mask =
            #"<mask style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="40" id="s-1">"#
            + #"<g transform="translate(5 10)"><path class="p0" d="M0 0L5 0L5 6L0 6Z"/></g></mask></svg>"#
        let expected =
            #"<div data-n="1" style="left:10px;top:10px;width:100px;height:40px;-webkit-mask:url(#s-1);mask:url(#s-1)">"#
            + #"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">"# + mask
            + #"<p class="t0" data-n="4" style="width:40px;height:20.29px">Seen</p></div>"#
        #expect(written.html == expected)
    }

    /// SVG has no gradient around a point: CSS draws it on a box that is larger by half the line, and a mask leaves the stroke.
    @Test func ringsKeepTheirGradient() {
        let written = Written {
            let paint = $0.gradient(.angular(centerX: 0.5, centerY: 0.5, startDegrees: -90, endDegrees: 270))
            $0.shape(DisplayShape(path: .ellipse, paint: paint, stroke: .init(width: 8)), 0, 0, 60, 60)
        }
        #expect(written.html.contains(#"style="left:-4px;top:-4px;width:68px;height:68px;-webkit-mask:url(#s-1);mask:url(#s-1)"></span>"#))
        #expect(written.css.contains("conic-gradient(from 0deg at 50% 50%,#f00 0deg,#00f 360deg)"))
    }
}
