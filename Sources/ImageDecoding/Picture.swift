public import LayoutGeometry

/// A decoded picture: pixels, or a vector picture that is drawn at any size.
public final class Picture: Sendable {
  /// A digest of the encoded bytes: equal pictures have equal identities in every run.
  public let identity: String
  /// The natural size, in points: one point a pixel.
  public let size: Size
  public let content: Content

  /// What a picture is made of.
  public enum Content: Sendable {
    case pixels(PixelBuffer)
    /// An SVG document that was parsed once and found whole.
    case vector(VectorPicture)
  }

  /// Decodes a PNG, JPEG or SVG file.
  ///
  /// - Throws: `PictureError`.
  public init(decoding bytes: [UInt8]) throws { preconditionFailure() }
}

/// An SVG document.
public struct VectorPicture: Sendable {
  public let source: [UInt8]
}

/// Premultiplied pixels, 32 bits each as blue, green, red, alpha in memory, top row first.
public final class PixelBuffer: Sendable {
  public let width: Int
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
