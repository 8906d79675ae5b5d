package import ImageDecoding
package import LayoutSnapshots
import PNGEncoding
import PictureComparison
import Synchronization

/// A case as it is drawn now, to be compared with its golden.
package struct DrawnCase: Sendable {
  /// What the case belongs to: a config's path as the user named it, or a test's suite.
  package var suite: String
  /// The case, with its variant's suffix, as in `cards.dark`.
  package var name: String
  /// The digest of the picture's pixels, as its file carries it; nil for a file that carries none.
  package let pixelDigest: String?
  /// The layout and the drawing in words, made when they are first asked for: a case that passes
  /// needs none.
  package var layout: LayoutSnapshot { madeLayout.value() }
  /// Device pixels a point.
  package var scale: Double

  private let picture: Lazily<[UInt8], any Error>
  private let makePixels: @Sendable () throws -> StraightPixels?
  private let madeLayout: Lazily<LayoutSnapshot, Never>

  /// A case with its picture and its layout.
  package init(
    suite: String, name: String, png: [UInt8],
    layout: @autoclosure @escaping @Sendable () -> LayoutSnapshot, scale: Double
  ) {
    self.suite = suite
    self.name = name
    pixelDigest = PixelDigest.recorded(inPNG: png)
    picture = Lazily { png }
    makePixels = { nil }
    madeLayout = Lazily(layout)
    self.scale = scale
  }

  /// A case whose picture is encoded only if it is asked for: one that passes is known by the
  /// digest of its pixels.
  ///
  /// - Parameters:
  ///   - pixelDigest: The digest that the picture's file will carry.
  ///   - png: The picture as a PNG file; asked for once, on any thread.
  ///   - pixels: The pixels of that file; nil if they are only known by decoding it.
  package init(
    suite: String, name: String, pixelDigest: String,
    png: @escaping @Sendable () throws -> [UInt8],
    pixels: @escaping @Sendable () throws -> StraightPixels? = { nil },
    layout: @autoclosure @escaping @Sendable () -> LayoutSnapshot, scale: Double
  ) {
    self.suite = suite
    self.name = name
    self.pixelDigest = pixelDigest
    picture = Lazily(png)
    makePixels = pixels
    madeLayout = Lazily(layout)
    self.scale = scale
  }

  /// The digits of the digest of the picture's pixels, by which goldens know it; nil if it has none.
  package var pixels: String? { pixelDigest.map(PictureDigest.pixels) }

  /// The picture as a PNG file, with the chunks that record what it was drawn from and with.
  ///
  /// - Throws: What encoding the picture throws.
  package func png() throws -> [UInt8] { try picture.value() }

  /// The picture for a comparison: its pixels, as far as they are known without decoding its file.
  ///
  /// - Parameter isDecoded: True to decode the file whatever is known.
  /// - Throws: What encoding the picture throws.
  func compared(isDecoded: Bool) throws -> ComparedPicture {
    if !isDecoded, let pixels = try makePixels() { return .pixels(pixels) }
    return .png(try png())
  }
}

/// A value that is made when it is first asked for, and kept.
private final class Lazily<Value: Sendable, Failure: Error>: Sendable {
  private let make: @Sendable () throws(Failure) -> Value
  private let made = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () throws(Failure) -> Value) {
    self.make = make
  }

  func value() throws(Failure) -> Value {
    try made.withLock { made throws(Failure) in
      if let made { return made }
      let value = try make()
      made = value
      return value
    }
  }
}
