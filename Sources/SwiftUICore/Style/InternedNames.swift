import Foundation

/// Names of faces and assets as numbers, so that `Font` and `Color` stay plain values. Numbers never reach an output.
enum InternedNames {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var names: [String] = [""]
    nonisolated(unsafe) private static var numbers: [String: Int32] = ["": 0]

    static func number(of name: String) -> Int32 {
        lock.withLock {
            if let known = numbers[name] { return known }
            let number = Int32(names.count)
            names.append(name)
            numbers[name] = number
            return number
        }
    }

    static func name(_ number: Int32) -> String { lock.withLock { names[Int(number)] } }
}
