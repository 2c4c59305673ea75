import CoreGraphics
import Testing

struct CGPathTests {
    @Test func ellipseTouchesTheSidesOfItsRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
        let path = CGPath(ellipseIn: rect, transform: nil)
        let box = path.boundingBoxOfPath
        for (value, expected) in [(box.minX, 10), (box.minY, 20), (box.maxX, 110), (box.maxY, 60)] {
            #expect(abs(value - CGFloat(expected)) < 1e-9)
        }
        #expect(path.contains(CGPoint(x: 60, y: 40)))
        #expect(!path.contains(CGPoint(x: 12, y: 22)))
    }

    @Test func boundingBoxCountsControlPointsAndTheOtherDoesNot() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func arcGoesTheWayOfItsAngles() {
        let rising = CGMutablePath()
        rising.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rising.boundingBoxOfPath.minX > -1e-9)
        #expect(abs(rising.currentPoint.y - 10) < 1e-9)
        let falling = CGMutablePath()
        falling.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(falling.boundingBoxOfPath.minX + 10) < 1e-9)
        #expect(abs(falling.boundingBoxOfPath.minY + 10) < 1e-9)
        let full = CGMutablePath()
        full.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 4 * .pi, clockwise: false)
        #expect(full._elements.count == 5)
    }

    @Test func tangentArcRoundsACorner() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(abs(path.currentPoint.x - 100) < 1e-9)
        #expect(abs(path.currentPoint.y - 20) < 1e-9)
        guard case .line(let touch) = path._elements[1] else {
            Issue.record("a line leads to the arc")
            return
        }
        #expect(abs(touch.x - 80) < 1e-9)
        #expect(abs(touch.y) < 1e-9)
    }

    @Test func rulesDisagreeWhereTheOutlineTurnsTwice() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    }

    @Test func elementsAreHandedOutInCoreGraphicsOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var curve: [CGPoint] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addCurveToPoint { curve = (0..<3).map { element.pointee.points[$0] } }
        }
        #expect(types == [.moveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(curve == [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8)])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func copiesMoveAndStayApart() {
        let path = CGMutablePath()
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 30, cornerHeight: 5)
        var shift = CGAffineTransform(translationX: 5, y: 6)
        let moved = path.copy(using: &shift)
        path.addRect(.zero)
        #expect(moved?.boundingBoxOfPath.origin == CGPoint(x: 5, y: 6))
        #expect(moved?._elements.count == 10)
    }

    @Test func coloursKeepTheirNumbers() {
        let colour = CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
        #expect(colour.components == [0.5, 0.25, 1, 0.75])
        #expect(colour.copy(alpha: 0.5)?.alpha == 0.5)
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    }
}
