import Foundation
import HTML

/// Coordinates in whole hundredths of a point: absolute ones are rounded once, so that differences of nested frames add up exactly.
struct Origin: BitwiseCopyable {
    var x = 0
    var y = 0

    @inline(__always)
    static func hundredths(_ value: Double) -> Int {
        // Layout never makes coordinates beyond ±10⁷ points; NaN compares false and becomes 0 as well.
        guard value.magnitude < 1e7 else { return 0 }
        return Int(value * 100 + (value < 0 ? -0.5 : 0.5))
    }
}

/// Writes numbers into room that is reserved.
enum Digits {
    /// Writes a whole number that is not negative and returns the number of bytes.
    @inline(__always)
    static func put(_ value: Int, at target: UnsafeMutablePointer<UInt8>) -> Int {
        if value < 10 {
            target[0] = UInt8(truncatingIfNeeded: value) &+ 48
            return 1
        }
        var count = value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 5
        var limit = 100_000
        while value >= limit && count < 18 {
            limit &*= 10
            count &+= 1
        }
        var rest = UInt(bitPattern: value)
        var index = count
        while index > 0 {
            index &-= 1
            let tenth = rest / 10
            target[index] = UInt8(truncatingIfNeeded: rest &- tenth &* 10) &+ 48
            rest = tenth
        }
        return count
    }

    /// Writes a length of `hundredths` of a pixel (`-1.5px`, `0`) and returns the number of bytes.
    @inline(__always)
    static func putPixels(_ hundredths: Int, at target: UnsafeMutablePointer<UInt8>) -> Int {
        if hundredths == 0 {
            target[0] = 48
            return 1
        }
        var count = 0
        if hundredths < 0 {
            target[0] = UInt8(ascii: "-")
            count = 1
        }
        let (whole, fraction) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        if whole != 0 { count &+= put(Int(bitPattern: whole), at: target + count) }
        if fraction != 0 {
            let (tenth, hundredth) = fraction.quotientAndRemainder(dividingBy: 10)
            target[count] = UInt8(ascii: ".")
            target[count &+ 1] = UInt8(truncatingIfNeeded: tenth) &+ 48
            count &+= 2
            if hundredth != 0 {
                target[count] = UInt8(truncatingIfNeeded: hundredth) &+ 48
                count &+= 1
            }
        }
        return count &+ put("px", at: target + count)
    }

    @inline(__always)
    static func put(_ text: StaticString, at target: UnsafeMutablePointer<UInt8>) -> Int {
        target.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        return text.utf8CodeUnitCount
    }
}

extension HTMLWriter {
    /// Writes ` data-n="…" style="left:…;top:…;width:…;height:…`; the caller may go on and ends the attribute.
    ///
    /// A left or top of 0 is left out, which is the value of the base sheet. Negative sizes become 0.
    @inline(__always)
    mutating func place(_ frame: CGRect, node: Int, in parent: Origin) {
        append(upTo: 160) { target in
            var count = Digits.put(" data-n=\"", at: target)
            count &+= Digits.put(node, at: target + count)
            count &+= Digits.put("\" style=\"", at: target + count)
            let left = Origin.hundredths(frame.origin.x) &- parent.x
            let top = Origin.hundredths(frame.origin.y) &- parent.y
            if left != 0 {
                count &+= Digits.put("left:", at: target + count)
                count &+= Digits.putPixels(left, at: target + count)
                count &+= Digits.put(";", at: target + count)
            }
            if top != 0 {
                count &+= Digits.put("top:", at: target + count)
                count &+= Digits.putPixels(top, at: target + count)
                count &+= Digits.put(";", at: target + count)
            }
            count &+= Digits.put("width:", at: target + count)
            count &+= Digits.putPixels(max(Origin.hundredths(frame.size.width), 0), at: target + count)
            count &+= Digits.put(";height:", at: target + count)
            count &+= Digits.putPixels(max(Origin.hundredths(frame.size.height), 0), at: target + count)
            return count
        }
    }

    /// Writes a length of `hundredths` of a pixel.
    mutating func pixels(_ hundredths: Int) {
        append(upTo: 32) { Digits.putPixels(hundredths, at: $0) }
    }

    /// Writes ` class="…"` with the names that are not empty, or nothing.
    @inline(__always)
    mutating func classes(_ first: ClassName, _ second: ClassName = .none) {
        if first.isEmpty && second.isEmpty { return }
        append(upTo: 40) { target in
            var count = Digits.put(" class=\"", at: target)
            count &+= first.put(at: target + count)
            if !first.isEmpty && !second.isEmpty { count &+= Digits.put(" ", at: target + count) }
            count &+= second.put(at: target + count)
            return count &+ Digits.put("\"", at: target + count)
        }
    }
}

extension ClassName {
    /// Writes eight bytes, of which the first `count` are the name.
    @inline(__always)
    func put(at target: UnsafeMutablePointer<UInt8>) -> Int {
        UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
        return Int(count)
    }
}
