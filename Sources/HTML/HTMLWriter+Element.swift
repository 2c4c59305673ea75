extension HTMLWriter {
    /// Begins a start tag: `<name`. Attributes follow, then ``content()`` or, for a void element, ``closeVoid()``.
    @inlinable
    @inline(__always)
    public mutating func open(_ name: StaticString) {
        raw(byte: UInt8(ascii: "<"))
        raw(name)
    }

    /// Ends a start tag: `>`.
    @inlinable
    @inline(__always)
    public mutating func content() {
        raw(byte: UInt8(ascii: ">"))
    }

    /// Writes an end tag: `</name>`. Elements that are not void need one even when they are empty.
    @inlinable
    @inline(__always)
    public mutating func close(_ name: StaticString) {
        assert(!Self.isVoid(name), "a void element has no end tag")
        raw("</")
        raw(name)
        raw(byte: UInt8(ascii: ">"))
    }

    /// Ends the tag of a void element: `/>`.
    @inlinable
    @inline(__always)
    public mutating func closeVoid() {
        raw("/>")
    }

    /// Writes a void element without attributes, such as `<br/>`.
    @inlinable
    public mutating func void(_ name: StaticString) {
        assert(Self.isVoid(name), "the element needs an end tag")
        open(name)
        closeVoid()
    }

    /// Writes an element without attributes and what `content` writes inside it.
    @inlinable
    public mutating func element(_ name: StaticString, _ content: (inout HTMLWriter) throws -> Void) rethrows {
        open(name)
        self.content()
        try content(&self)
        close(name)
    }

    /// Whether HTML 5 allows the element no content and no end tag (HTML Standard, "Void elements").
    @inlinable
    public static func isVoid(_ name: StaticString) -> Bool {
        switch name.description {
        case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr": true
        default: false
        }
    }

    // MARK: - Attributes

    /// Writes ` name="value"` so that a reader gets the same characters back; see ``text(_:)-(String)`` for those that are replaced.
    @inlinable
    public mutating func attribute(_ name: StaticString, _ value: String) {
        beginAttribute(name)
        attributeText(value)
        endAttribute()
    }

    /// Writes ` name="value"` for text of any bytes.
    @inlinable
    public mutating func attribute(_ name: StaticString, _ value: UnsafeBufferPointer<UInt8>) {
        beginAttribute(name)
        attributeText(value)
        endAttribute()
    }

    /// Writes ` name="value"` with a number as ``number(_:)`` writes it.
    @inlinable
    public mutating func attribute(_ name: StaticString, _ value: Double) {
        beginAttribute(name)
        number(value)
        endAttribute()
    }

    /// Writes ` name="value"` with a whole number.
    @inlinable
    public mutating func attribute(_ name: StaticString, _ value: Int) {
        beginAttribute(name)
        integer(value)
        endAttribute()
    }

    /// Writes ` name="address"` with an address that has passed ``URLPolicy``.
    @inlinable
    public mutating func attribute(_ name: StaticString, _ address: SafeURL) {
        attribute(name, address.text)
    }

    /// Writes a boolean attribute that is on: ` name=""`, which is valid in HTML and well-formed in XML.
    @inlinable
    public mutating func attribute(_ name: StaticString) {
        beginAttribute(name)
        endAttribute()
    }

    /// Begins an attribute whose value is written in pieces: ` name="`.
    @inlinable
    @inline(__always)
    public mutating func beginAttribute(_ name: StaticString) {
        raw(byte: UInt8(ascii: " "))
        raw(name)
        raw("=\"")
    }

    /// Writes a piece of an attribute's value, escaped.
    @inlinable
    public mutating func attributeText(_ value: String) {
        value.utf8.span.withUnsafeBufferPointer { escape($0, .attribute) }
    }

    /// Writes a piece of an attribute's value, of any bytes, escaped.
    @inlinable
    public mutating func attributeText(_ value: UnsafeBufferPointer<UInt8>) {
        escape(value, .attribute)
    }

    /// Ends an attribute that was begun with ``beginAttribute(_:)``.
    @inlinable
    @inline(__always)
    public mutating func endAttribute() {
        raw(byte: UInt8(ascii: "\""))
    }
}
