/// Numbers in localised texts: digits in groups, and the decimal mark of the locale.
enum NumberText {
    private static let grouping = Locale.current.groupingSeparator ?? ","
    private static let decimal = Locale.current.decimalSeparator ?? "."

    static func string<T: CVarArg>(_ value: T, _ specifier: String) -> String {
        if let whole = value as? Int, specifier == "%lld" { return grouped("\(whole)") }
        let text = String(format: specifier, value)
        guard let kind = specifier.last, "dDiuUfF".contains(kind) else { return text }
        // A width of its own (`%03d`, `%5.1f`) asks for columns, not for groups.
        if specifier.dropFirst().first.map({ $0 == "0" || ("1"..."9").contains($0) }) == true { return marked(text) }
        return grouped(text)
    }

    /// A number as C writes it, with the digits before the mark in groups of three.
    private static func grouped(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        guard let first = utf8.firstIndex(where: { $0 >= 48 && $0 <= 57 }) else { return text }
        var end = first
        while end < utf8.count, utf8[end] >= 48, utf8[end] <= 57 { end += 1 }
        if end - first < 4 { return marked(text) }
        var result = String(decoding: utf8[..<first], as: UTF8.self)
        for index in first..<end {
            if index > first, (end - index) % 3 == 0 { result += grouping }
            result.unicodeScalars.append(Unicode.Scalar(utf8[index]))
        }
        return result + marked(String(decoding: utf8[end...], as: UTF8.self))
    }

    private static func marked(_ text: String) -> String { decimal == "." ? text : text.replacing(".", with: decimal) }
}
