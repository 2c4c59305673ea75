import SwiftUI
import Testing

@MainActor @Suite struct ShapeTests {
    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }

    @Test func shapesTakeTheProposal() {
        // Rule 1.4: the proposal, 10 where nothing is said; a circle is as wide as high.
        #expect(Drawing(width: 100, height: 40) { Rectangle() }.frames(.shape) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
        #expect(Drawing(width: nil) { Capsule() }.frames(.shape) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(Drawing(width: 100, height: 40) { Circle() }.frames(.shape) == [CGRect(x: 30, y: 0, width: 40, height: 40)])
        #expect(Drawing(width: 100, height: 40) { Triangle() }.frames(.shape) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
        #expect(Drawing(width: nil) { Color.red }.frames(.shape) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test func aCircleLeavesRoomInAStack() {
        let drawing = Drawing(width: 100, height: 100) {
            HStack(spacing: 0) {
                Circle()
                Rectangle()
            }
        }
        // Least lengths are 0; the circle is the less flexible and takes its half of the width, 50.
        #expect(drawing.frames(.shape).map(\.width) == [50, 50])
    }

    @Test func outlines() {
        let shapes = Drawing(width: 100, height: 40) {
            ZStack {
                Rectangle()
                RoundedRectangle(cornerRadius: 8)
                Capsule()
                Ellipse()
                UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
            }
        }.shapes.map(\.path)
        #expect(
            shapes == [
                .rectangle, .rounded(topLeft: 8, topRight: 8, bottomRight: 8, bottomLeft: 8, continuous: true),
                .rounded(topLeft: 20, topRight: 20, bottomRight: 20, bottomLeft: 20, continuous: false), .ellipse,
                .rounded(topLeft: 1, topRight: 4, bottomRight: 3, bottomLeft: 2, continuous: true),
            ])
    }

    @Test func strokesLieOnOrInsideTheOutline() {
        let stroke = Drawing(width: 100, height: 40) { Rectangle().stroke(.red, lineWidth: 4) }
        #expect(stroke.frames(.shape) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
        #expect(stroke.shapes[0].stroke?.width == 4)
        let border = Drawing(width: 100, height: 40) { RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 4) }
        #expect(border.frames(.shape) == [CGRect(x: 2, y: 2, width: 96, height: 36)])
        #expect(border.shapes[0].path == .rounded(topLeft: 8, topRight: 8, bottomRight: 8, bottomLeft: 8, continuous: true))
        let shape = Drawing(width: 100, height: 40) { Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 3) }
        #expect(shape.shapes[0].stroke?.width == 3)
        let both = Drawing(width: 100, height: 40) { Rectangle().fill(.red).stroke(.black, lineWidth: 2) }
        #expect(both.shapes.map { $0.stroke?.width } == [nil, 2])
    }

    @Test func trimmedPaths() {
        let half = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }.trimmedPath(
            from: 0.25, to: 0.75)
        #expect(half.description == "5 0 m 10 0 l 10 5 l")
        let quarter = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
        let end = quarter.currentPoint!
        #expect(abs(end.x - 10) < 0.01 && abs(end.y - 20) < 0.01)
        #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).trimmedPath(from: 0.5, to: 0.5).isEmpty)
    }

    @Test func strokedPathsCoverTheLine() {
        let path = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        let area = path.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(area.contains(CGPoint(x: 5, y: 0.9)) && !area.contains(CGPoint(x: 5, y: 1.1)))
        #expect(area.contains(CGPoint(x: 10.9, y: -0.9)))
        #expect(!area.contains(CGPoint(x: -0.5, y: 0)))
        #expect(path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).contains(CGPoint(x: -0.5, y: 0)))
        let dashes = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 2]))
        #expect(dashes.contains(CGPoint(x: 1, y: 0)) && !dashes.contains(CGPoint(x: 3, y: 0)) && dashes.contains(CGPoint(x: 5, y: 0)))
    }

    @Test func pathsAsText() throws {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5.5, y: 6))
            path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
            path.closeSubpath()
        }
        #expect(path.description == "1 2 m 5.5 6 3 4 q 1 1 2 2 0 0 c h")
        #expect(try #require(Path(path.description)) == path)
        #expect(Path("1 2 x") == nil)
    }

    @Test func arcsOnScreen() {
        // Where y points down, "clockwise" looks counter-clockwise.
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(abs(path.boundingRect.minY) < 0.01 && abs(path.boundingRect.maxY - 10) < 0.01)
    }

    @Test func colorsAreViewsAndStyles() {
        let rgb = Color(red: 1, green: 0.5, blue: 0)
        #expect(Drawing { rgb }.shapes[0].paint == .color(RGBA(red: 255, green: 128, blue: 0)))
        #expect(Drawing { Rectangle().fill(rgb.opacity(0.5)) }.shapes[0].paint == .color(RGBA(red: 255, green: 128, blue: 0, alpha: 0.5)))
        #expect(rgb.resolve(in: EnvironmentValues()).description == "#FF8000FF")
        let mixed = Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: .device)
        #expect(mixed.resolve(in: EnvironmentValues()).description == "#800080FF")
        // The middle of red and blue in Oklab, computed by the published matrices.
        let even = Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5)
        #expect(even.resolve(in: EnvironmentValues()).description == "#8C53A2FF")
    }

    @Test func gradients() {
        let tree = Drawing(width: 100, height: 100) {
            ZStack {
                LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
                Rectangle().fill(.radialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 50))
                Rectangle().fill(AngularGradient(colors: [.white, .black], center: .center))
                Rectangle().fill(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
            }
        }.tree
        #expect(tree.gradients.count == 3)
        #expect(tree.gradients[0].geometry == .linear(startX: 0.5, startY: 0, endX: 0.5, endY: 1))
        #expect(tree.gradients[2].geometry == .angular(centerX: 0.5, centerY: 0.5, startDegrees: 0, endDegrees: 360))
        #expect(tree.gradients[0].stops.map(\.location) == [0, 1])
    }

    @Test func stylesWithShadows() {
        let drawing = Drawing(width: 100, height: 100) { Circle().fill(.red.shadow(.drop(color: .black, radius: 3, y: 2))) }
        #expect(drawing.effects == [.shadow(RGBA(red: 0, green: 0, blue: 0), radius: 3, x: 0, y: 2)])
        #expect(
            Drawing { Rectangle().fill(.red.shadow(.inner(radius: 3))) }.tree.approximations.map(\.api)
                == ["ShadowStyle.inner(color:radius:x:y:)"])
    }
}
