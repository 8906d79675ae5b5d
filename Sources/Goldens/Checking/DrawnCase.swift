import ImageDecoding
package import LayoutSnapshots
import PNGEncoding
import Synchronization

/// A case as it is drawn now, to be compared with its golden.
package struct DrawnCase: Sendable {
  /// What the case belongs to: a config's path as the user named it, or a test's suite.
  package var suite: String
  /// The case, with its variant's suffix, as in `cards.dark`.
  package var name: String
  /// The digest of the picture's pixels, as its file carries it; nil for a file that carries none.
  package let pixelDigest: String?
  /// The layout and the drawing in words, made each time they are asked for: a case that passes
  /// needs none.
  package var layout: LayoutSnapshot { makeLayout() }
  /// Device pixels a point.
  package var scale: Double

  private let picture: EncodedPicture
  private let makeLayout: @Sendable () -> LayoutSnapshot

  /// A case with its picture and its layout.
  package init(
    suite: String, name: String, png: [UInt8],
    layout: @autoclosure @escaping @Sendable () -> LayoutSnapshot, scale: Double
  ) {
    self.suite = suite
    self.name = name
    pixelDigest = PixelDigest.recorded(inPNG: png)
    picture = EncodedPicture { png }
    makeLayout = layout
    self.scale = scale
  }

  /// A case whose picture is encoded only if it is asked for: one that passes is known by the
  /// digest of its pixels.
  ///
  /// - Parameters:
  ///   - pixelDigest: The digest that the picture's file will carry.
  ///   - png: The picture as a PNG file; asked for once, on any thread.
  package init(
    suite: String, name: String, pixelDigest: String,
    png: @escaping @Sendable () throws -> [UInt8],
    layout: @autoclosure @escaping @Sendable () -> LayoutSnapshot, scale: Double
  ) {
    self.suite = suite
    self.name = name
    self.pixelDigest = pixelDigest
    picture = EncodedPicture(png)
    makeLayout = layout
    self.scale = scale
  }

  /// The digits of the digest of the picture's pixels, by which goldens know it; nil if it has none.
  package var pixels: String? { pixelDigest.map(PictureDigest.pixels) }

  /// The picture as a PNG file, with the chunks that record what it was drawn from and with.
  ///
  /// - Throws: What encoding the picture throws.
  package func png() throws -> [UInt8] { try picture.bytes() }
}

/// A picture's file, made when it is first asked for and kept.
private final class EncodedPicture: Sendable {
  private let encode: @Sendable () throws -> [UInt8]
  private let encoded = Mutex<[UInt8]?>(nil)

  init(_ encode: @escaping @Sendable () throws -> [UInt8]) {
    self.encode = encode
  }

  func bytes() throws -> [UInt8] {
    try encoded.withLock { encoded in
      if let encoded { return encoded }
      let bytes = try encode()
      encoded = bytes
      return bytes
    }
  }
}
