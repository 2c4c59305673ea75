/// Writes polyglot markup, which is valid HTML 5 and well-formed XML at once, as UTF-8 bytes into one growing buffer.
///
/// Elements are written in three steps, so that nothing has to be remembered between calls:
///
///     writer.open("a")                    // <a
///     writer.attribute("class", "row")    // <a class="row"
///     writer.content()                    // <a class="row">
///     writer.text("Rock & Roll")          // <a class="row">Rock &amp; Roll
///     writer.close("a")                   // <a class="row">Rock &amp; Roll</a>
///
/// What the caller has to keep for the two readers to agree: names in lower case, `tbody` written out in tables, no `noscript`,
/// and no line feed as the first character of `pre` or `textarea` (an HTML parser drops it, an XML parser keeps it).
///
/// The buffer only grows; a `capacity` of the expected size keeps the bytes from being copied while it does.
public struct HTMLWriter: ~Copyable {
    @usableFromInline var bytes: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    @usableFromInline var length = 0

    /// Creates an empty writer with room for `capacity` bytes.
    @inlinable
    public init(capacity: Int = 4096) {
        self.capacity = max(capacity, 64)
        bytes = .allocate(capacity: self.capacity)
    }

    @inlinable
    deinit {
        bytes.deallocate()
    }

    /// Number of bytes written so far.
    @inlinable
    public var count: Int { length }

    /// Forgets what was written and keeps the memory for the next page.
    @inlinable
    public mutating func removeAll() {
        length = 0
    }

    // MARK: - Results

    /// The written bytes, copied into an array.
    @inlinable
    public consuming func take() -> [UInt8] {
        let (source, count) = (bytes, length)
        return [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            target.baseAddress?.initialize(from: source, count: count)
            initialized = count
        }
    }

    /// The written bytes as a string. What was written with `raw` may hold bytes that are not UTF-8; each becomes U+FFFD.
    @inlinable
    public consuming func string() -> String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
    }

    /// Calls `body` with the written bytes, without a copy. They are valid until `body` returns.
    @inlinable
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: bytes, count: length))
    }

    // MARK: - Trusted markup

    /// Appends markup as it is.
    @inlinable
    @inline(__always)
    public mutating func raw(_ markup: StaticString) {
        append(markup.utf8Start, markup.utf8CodeUnitCount)
    }

    /// Appends markup as it is. The caller vouches that it is well formed.
    @inlinable
    public mutating func raw(_ markup: UnsafeBufferPointer<UInt8>) {
        guard let start = markup.baseAddress else { return }
        append(start, markup.count)
    }

    /// Appends markup as it is. The caller vouches that it is well formed.
    ///
    /// Disfavoured, because Swift would otherwise take every literal for a `String`, which takes several times as long to write.
    @_disfavoredOverload
    @inlinable
    public mutating func raw(_ markup: String) {
        markup.utf8.span.withUnsafeBufferPointer { raw($0) }
    }

    /// Appends one ASCII byte as it is.
    @inlinable
    @inline(__always)
    public mutating func raw(byte: UInt8) {
        reserve(1)
        bytes[length] = byte
        length &+= 1
    }

    // MARK: - Buffer

    /// Makes room for `additional` bytes; what is reserved may then be written without a check.
    @inlinable
    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if additional > capacity &- length { grow(additional) }
    }

    @usableFromInline
    @inline(never)
    mutating func grow(_ additional: Int) {
        let enlarged = max(capacity * 2, length + additional)
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: enlarged)
        target.initialize(from: bytes, count: length)
        bytes.deallocate()
        bytes = target
        capacity = enlarged
    }

    @inlinable
    @inline(__always)
    mutating func append(_ source: UnsafePointer<UInt8>, _ count: Int) {
        reserve(count)
        (bytes + length).initialize(from: source, count: count)
        length &+= count
    }
}
