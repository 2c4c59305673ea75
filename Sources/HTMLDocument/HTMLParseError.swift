/// Why a page could not be parsed.
public struct HTMLParseError: Error, Equatable, CustomStringConvertible {
    /// Line of the page, from 1.
    public let line: Int
    /// What is wrong, in libxml2's words where the fault is one of XML. They differ between versions of libxml2.
    public let message: String

    /// `line 3: …`
    public var description: String { "line \(line): \(message)" }
}
