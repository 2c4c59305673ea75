import CoreGraphics
import Testing

/// The formulas are those of Apple's documentation of `CGAffineTransform`.
struct CGAffineTransformTests {
    @Test func translatedByShiftsBeforeTheTransform() {
        let scaledThenMoved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(CGPoint(x: 1, y: 1).applying(scaledThenMoved) == CGPoint(x: 22, y: 33))
        let movedThenScaled = CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(movedThenScaled) == CGPoint(x: 12, y: 13))
    }

    @Test func rotationTurnsClockwiseWhereYPointsDown() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-12)
        #expect(abs(point.y - 1) < 1e-12)
    }

    @Test func invertingUndoesAndASingularTransformStays() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
        let back = CGPoint(x: 7, y: -2).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 7) < 1e-12)
        #expect(abs(back.y + 2) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func rectangleBecomesTheBoxAroundItsCorners() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(box == CGRect(x: -20, y: 0, width: 20, height: 10))
        #expect(CGRect.null.applying(.init(scaleX: 2, y: 2)).isNull)
        #expect(CGSize(width: 2, height: 3).applying(.init(translationX: 9, y: 9)) == CGSize(width: 2, height: 3))
    }
}
