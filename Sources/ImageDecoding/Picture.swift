public import LayoutGeometry
import PlainText

/// A decoded picture: pixels, or a vector picture that is drawn at any size.
public final class Picture: Sendable {
  /// A digest of the encoded bytes: equal pictures have equal identities in every run.
  public let identity: String
  /// The natural size, in points: one point a pixel; both sides are above 0.
  public let size: Size
  /// What the picture is made of.
  public let content: Content

  /// What a picture is made of.
  public enum Content: Sendable {
    /// Pixels, as a PNG and a JPEG have.
    case pixels(PixelBuffer)
    /// An SVG document that was parsed once and found whole.
    case vector(VectorPicture)
  }

  /// Decodes a PNG, JPEG or SVG file, which its first bytes tell apart.
  ///
  /// Sizes are checked before anything is decoded. A photo stands upright, as its EXIF orientation
  /// says. Colour profiles and gamma are ignored: all samples are taken for sRGB.
  ///
  /// - Throws: `PictureError`; a picture is decoded whole or not at all.
  public init(decoding bytes: [UInt8]) throws {
    switch PictureFormat(of: bytes) {
    case .png:
      let pixels = try PNGDecoder.decode(bytes, limits: .input)
      size = Size(width: Double(pixels.width), height: Double(pixels.height))
      content = .pixels(pixels)
    case .jpeg:
      let pixels = try JPEGDecoder.decode(bytes, limits: .input)
      size = Size(width: Double(pixels.width), height: Double(pixels.height))
      content = .pixels(pixels)
    case .svg:
      let vector = try VectorPicture(source: bytes)
      size = vector.size
      content = .vector(vector)
    case nil:
      throw PictureError.notAPicture
    }
    identity = sha256(bytes)
  }
}
