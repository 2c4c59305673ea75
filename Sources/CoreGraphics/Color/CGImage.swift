import Foundation

/// A picture as encoded data with its size in pixels. It is never decoded here.
public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int

    /// The height in pixels.
    public let height: Int

    /// The encoded picture: PNG, JPEG or another kind that a browser draws.
    public let _data: Data

    /// A picture of a known size.
    public init(_data: Data, width: Int, height: Int) {
        self._data = _data
        self.width = width
        self.height = height
    }
}
