import Foundation
import SwiftUICore

extension ArchiveWriter {
    mutating func write(_ color: RGBA) {
        for channel in [color.red, color.green, color.blue] { write(channel) }
        write(color.alpha)
    }

    mutating func write(_ paint: DisplayPaint) {
        switch paint {
        case .none: write(UInt8(0))
        case .color(let color):
            write(UInt8(1))
            write(color)
        case .gradient(let index):
            write(UInt8(2))
            write(index)
        case .material(let tint, let blur):
            write(UInt8(3))
            write(tint)
            write(blur)
        }
    }

    mutating func write(_ style: DisplayTextStyle) {
        write(style.font.size)
        write(style.font.leading)
        write(style.font.weight)
        write(style.font.traits.rawValue)
        write(style.paint)
        write(style.kerning)
        write(style.baselineOffset)
        write(style.underline)
        write(style.strikethrough)
        write(style.link)
    }

    mutating func write(_ gradient: DisplayGradient) {
        let numbers: (kind: UInt8, values: [Double]) =
            switch gradient.geometry {
            case .linear(let startX, let startY, let endX, let endY): (0, [startX, startY, endX, endY])
            case .radial(let x, let y, let start, let end): (1, [x, y, start, end])
            case .angular(let x, let y, let start, let end): (2, [x, y, start, end])
            case .elliptical(let x, let y, let start, let end): (3, [x, y, start, end])
            }
        write(numbers.kind)
        for value in numbers.values { write(value) }
        write(gradient.stops) {
            $0.write($1.color)
            $0.write($1.location)
        }
    }

    mutating func write(_ path: DisplayPath) {
        switch path {
        case .rectangle: write(UInt8(0))
        case .rounded(let topLeft, let topRight, let bottomRight, let bottomLeft, let continuous):
            write(UInt8(1))
            for radius in [topLeft, topRight, bottomRight, bottomLeft] { write(radius) }
            write(continuous)
        case .ellipse: write(UInt8(2))
        case .commands(let commands):
            write(UInt8(3))
            write(commands) { $0.write($1) }
        }
    }

    private mutating func write(_ command: DisplayPathCommand) {
        let numbers: (kind: UInt8, values: [Double]) =
            switch command {
            case .move(let x, let y): (0, [x, y])
            case .line(let x, let y): (1, [x, y])
            case .quad(let x, let y, let controlX, let controlY): (2, [x, y, controlX, controlY])
            case .cubic(let x, let y, let firstX, let firstY, let secondX, let secondY): (3, [x, y, firstX, firstY, secondX, secondY])
            case .close: (4, [])
            }
        write(numbers.kind)
        for value in numbers.values { write(value) }
    }

    mutating func write(_ shape: DisplayShape) {
        write(shape.path)
        write(shape.paint)
        write(shape.isEvenOdd)
        write(shape.stroke != nil)
        guard let stroke = shape.stroke else { return }
        write(stroke.width)
        write(stroke.cap.rawValue)
        write(stroke.join.rawValue)
        write(stroke.miterLimit)
        write(stroke.dash) { $0.write($1) }
        write(stroke.dashPhase)
    }

    mutating func write(_ image: DisplayImage) {
        switch image {
        case .symbol(let name, let paints, let weight, let mirrored):
            write(UInt8(0))
            write(name)
            write(paints) { $0.write($1) }
            write(weight)
            write(mirrored)
        case .bitmap(let mediaType, let bytes, let isTemplate, let paint):
            write(UInt8(1))
            write(mediaType)
            write(bytes)
            write(isTemplate)
            write(paint)
        case .placeholder(let name):
            write(UInt8(2))
            write(name)
        }
    }

    mutating func write(_ field: DisplayField) {
        write(field.text)
        write(field.prompt)
        write(field.isSecure)
        write(field.isMultiline)
        write(field.style)
        write(field.promptPaint)
    }

    mutating func write(_ scroll: DisplayScroll) {
        for flag in [scroll.horizontal, scroll.vertical, scroll.showsIndicators] { write(flag) }
        for number in [scroll.contentSize.width, scroll.contentSize.height, scroll.offset.x, scroll.offset.y] { write(Double(number)) }
    }

    mutating func write(_ effect: DisplayEffect) {
        switch effect {
        case .opacity(let amount): write(0, [amount])
        case .transform(let a, let b, let c, let d, let tx, let ty): write(1, [a, b, c, d, tx, ty])
        case .rotation3D(let degrees, let x, let y, let z, let anchorX, let anchorY, let perspective):
            write(2, [degrees, x, y, z, anchorX, anchorY, perspective])
        case .clip(let path, let isEvenOdd):
            write(UInt8(3))
            write(path)
            write(isEvenOdd)
        case .blur(let radius): write(4, [radius])
        case .shadow(let color, let radius, let x, let y):
            write(5, [radius, x, y])
            write(color)
        case .filter(let name, let amount):
            write(6, [amount])
            write(name)
        case .blend(let name):
            write(UInt8(7))
            write(name)
        case .mask: write(UInt8(8))
        }
    }

    private mutating func write(_ kind: UInt8, _ numbers: [Double]) {
        write(kind)
        for number in numbers { write(number) }
    }
}

extension ArchiveReader {
    private mutating func number() throws(ArchiveError) -> Double { try value() }

    mutating func color() throws(ArchiveError) -> RGBA {
        RGBA(red: try value(), green: try value(), blue: try value(), alpha: try value())
    }

    mutating func paint() throws(ArchiveError) -> DisplayPaint {
        switch try value(UInt8.self) {
        case 0: .none
        case 1: .color(try color())
        case 2: .gradient(try value())
        case 3: .material(try color(), blur: try value())
        default: throw ArchiveError()
        }
    }

    mutating func textStyle() throws(ArchiveError) -> DisplayTextStyle {
        let (size, leading, weight) = (try number(), try number(), try value(Int16.self))
        let font = ResolvedFont(size: size, leading: leading, weight: weight, traits: ResolvedFont.Traits(rawValue: try value()))
        var style = DisplayTextStyle(font: font, paint: try paint())
        style.kerning = try value()
        style.baselineOffset = try value()
        style.underline = try flag()
        style.strikethrough = try flag()
        style.link = try optionalText()
        return style
    }

    mutating func gradient() throws(ArchiveError) -> DisplayGradient {
        let kind = try value(UInt8.self)
        let (a, b, c, d) = (try number(), try number(), try number(), try number())
        let geometry: DisplayGradient.Geometry
        switch kind {
        case 0: geometry = .linear(startX: a, startY: b, endX: c, endY: d)
        case 1: geometry = .radial(centerX: a, centerY: b, startRadius: c, endRadius: d)
        case 2: geometry = .angular(centerX: a, centerY: b, startDegrees: c, endDegrees: d)
        case 3: geometry = .elliptical(centerX: a, centerY: b, startFraction: c, endFraction: d)
        default: throw ArchiveError()
        }
        let stops = try array { reader throws(ArchiveError) in
            DisplayGradient.Stop(color: try reader.color(), location: try reader.value())
        }
        return DisplayGradient(geometry: geometry, stops: stops)
    }

    mutating func path() throws(ArchiveError) -> DisplayPath {
        switch try value(UInt8.self) {
        case 0: .rectangle
        case 1:
            .rounded(
                topLeft: try value(), topRight: try value(), bottomRight: try value(), bottomLeft: try value(), continuous: try flag())
        case 2: .ellipse
        case 3: .commands(try array { reader throws(ArchiveError) in try reader.command() })
        default: throw ArchiveError()
        }
    }

    private mutating func command() throws(ArchiveError) -> DisplayPathCommand {
        switch try value(UInt8.self) {
        case 0: .move(x: try value(), y: try value())
        case 1: .line(x: try value(), y: try value())
        case 2: .quad(x: try value(), y: try value(), controlX: try value(), controlY: try value())
        case 3:
            .cubic(
                x: try value(), y: try value(), control1X: try value(), control1Y: try value(), control2X: try value(),
                control2Y: try value())
        case 4: .close
        default: throw ArchiveError()
        }
    }

    mutating func shape() throws(ArchiveError) -> DisplayShape {
        var shape = DisplayShape(path: try path(), paint: try paint())
        shape.isEvenOdd = try flag()
        guard try flag() else { return shape }
        var stroke = DisplayShape.Stroke(width: try value())
        stroke.cap = try choice()
        stroke.join = try choice()
        stroke.miterLimit = try value()
        stroke.dash = try array { reader throws(ArchiveError) in try reader.value() }
        stroke.dashPhase = try value()
        shape.stroke = stroke
        return shape
    }

    mutating func image() throws(ArchiveError) -> DisplayImage {
        switch try value(UInt8.self) {
        case 0:
            .symbol(
                name: try text(), paints: try array { reader throws(ArchiveError) in try reader.paint() }, weight: try value(),
                mirrored: try flag())
        case 1: .bitmap(mediaType: try text(), bytes: try raw(), isTemplate: try flag(), paint: try paint())
        case 2: .placeholder(name: try text())
        default: throw ArchiveError()
        }
    }

    mutating func field() throws(ArchiveError) -> DisplayField {
        DisplayField(
            text: try text(), prompt: try text(), isSecure: try flag(), isMultiline: try flag(), style: try textStyle(),
            promptPaint: try paint())
    }

    mutating func scroll() throws(ArchiveError) -> DisplayScroll {
        let (horizontal, vertical, showsIndicators) = (try flag(), try flag(), try flag())
        let contentSize = try size()
        let offset = CGPoint(x: try number(), y: try number())
        return DisplayScroll(
            horizontal: horizontal, vertical: vertical, contentSize: contentSize, offset: offset, showsIndicators: showsIndicators)
    }

    mutating func effect() throws(ArchiveError) -> DisplayEffect {
        switch try value(UInt8.self) {
        case 0: return .opacity(try value())
        case 1: return .transform(a: try value(), b: try value(), c: try value(), d: try value(), tx: try value(), ty: try value())
        case 2:
            return .rotation3D(
                degrees: try value(), x: try value(), y: try value(), z: try value(), anchorX: try value(), anchorY: try value(),
                perspective: try value())
        case 3: return .clip(try path(), isEvenOdd: try flag())
        case 4: return .blur(try value())
        case 5:
            let (radius, x, y) = (try number(), try number(), try number())
            return .shadow(try color(), radius: radius, x: x, y: y)
        case 6:
            let amount = try number()
            return .filter(name: try text(), amount: amount)
        case 7: return .blend(try text())
        case 8: return .mask
        default: throw ArchiveError()
        }
    }
}
