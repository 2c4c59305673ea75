import Foundation

/// What was copied. It lives in the preview and reaches nothing outside.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// The pasteboard of the app.
    public static let general = UIPasteboard()

    private let lock = NSLock()
    private var kept: [[String: Any]] = []

    /// Everything that was copied, by kind.
    open var items: [[String: Any]] {
        get { lock.withLock { kept } }
        set { lock.withLock { kept = newValue } }
    }

    private subscript<Value>(type: String) -> Value? {
        get { items.first?[type] as? Value }
        set { items = newValue.map { [[type: $0]] } ?? [] }
    }

    open var string: String? {
        get { self["public.utf8-plain-text"] }
        set { self["public.utf8-plain-text"] = newValue }
    }

    open var strings: [String]? {
        get { items.compactMap { $0["public.utf8-plain-text"] as? String } }
        set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
    }

    open var url: URL? {
        get { self["public.url"] }
        set { self["public.url"] = newValue }
    }

    open var image: UIImage? {
        get { self["public.image"] }
        set { self["public.image"] = newValue }
    }

    open var color: UIColor? {
        get { self["com.apple.uikit.color"] }
        set { self["com.apple.uikit.color"] = newValue }
    }

    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }
    open var numberOfItems: Int { items.count }
    open var changeCount: Int { 0 }

    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    open func data(forPasteboardType pasteboardType: String) -> Data? { self[pasteboardType] }
    open func setItems(_ items: [[String: Any]], options: [AnyHashable: Any] = [:]) { self.items = items }

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
