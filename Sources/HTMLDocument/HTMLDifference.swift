/// One difference between two pages.
public struct HTMLDifference: Equatable, Sendable, CustomStringConvertible {
    /// What differs.
    public enum Change: Equatable, Sendable {
        /// The element at this place has another name.
        case name(from: String, to: String)
        /// An attribute has another value; nil where it is missing.
        case attribute(String, from: String?, to: String?)
        /// A text differs, its white space normalised.
        case text(from: String, to: String)
        /// A node is only in the old page: its tag, or its text in quotation marks.
        case removed(String)
        /// A node is only in the new page: its tag, or its text in quotation marks.
        case inserted(String)
    }

    /// XPath of the node: in the old page for what was removed, in the new page otherwise.
    public let path: String
    /// Line of the node in the page that `path` speaks of; 0 if it is not known.
    public let line: Int
    /// What differs.
    public let change: Change

    /// `/html/body/p[2]: class "a" became "b"`
    public var description: String {
        switch change {
        case .name(let old, let new): "\(path): <\(old)> became <\(new)>"
        case .attribute(let name, let old?, let new?): "\(path): \(name) \"\(old)\" became \"\(new)\""
        case .attribute(let name, let old?, nil): "\(path): \(name) \"\(old)\" is gone"
        case .attribute(let name, nil, let new): "\(path): \(name) \"\(new ?? "")\" is new"
        case .text(let old, let new): "\(path): \"\(old)\" became \"\(new)\""
        case .removed(let node): "\(path): \(node) is gone"
        case .inserted(let node): "\(path): \(node) is new"
        }
    }
}
