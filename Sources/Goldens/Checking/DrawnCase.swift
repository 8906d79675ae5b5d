package import ImageDecoding
package import LayoutEdits
package import LayoutGeometry
package import LayoutSnapshots
import PNGEncoding
import PictureComparison
import Synchronization

/// A case as drawn now, to be compared with its golden.
package struct DrawnCase: Sendable {
  /// The source of the case: a config's path as the user named it, or a test's suite.
  package var suite: String
  /// The case, with its variant's suffix, as in `cards.dark`.
  package var name: String
  /// The digest of the picture's pixels, as in its file; nil for a file without one.
  package let pixelDigest: String?
  /// The layout and the drawing in words, made on the first request: a case that passes needs none.
  package var layout: LayoutSnapshot { madeLayout.value() }
  /// Device pixels a point.
  package var scale: Double
  /// The place of each frame in the picture, in points, if it has all frames of an animation; nil for a still.
  package var strip: Filmstrip?
  /// The views of the case, for a proof that sentences explain a change; nil for none.
  package var live: LiveScreen?
  /// Indicates whether the picture shows nothing but its background, and is not marked as meant to.
  package var isBlank = false

  private let picture: Lazily<[UInt8], any Error>
  private let makePixels: @Sendable () throws -> StraightPixels?
  private let madeLayout: Lazily<LayoutSnapshot, Never>

  /// Creates a case with its picture and its layout.
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

  /// Creates a case whose picture is encoded only on request: one that passes is identified by the
  /// digest of its pixels.
  ///
  /// - Parameters:
  ///   - pixelDigest: The digest that the picture's file will carry.
  ///   - png: The picture as a PNG file; called once, on any thread.
  ///   - pixels: The pixels of that file; nil if they are known only by decoding it.
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

  /// Returns the changes of the layout since another one, a sentence each.
  package func changes(
    since expected: LayoutSnapshot, limit: Int = 50, edits: ScreenEdits? = nil
  ) -> [DescribedChange] {
    layout.described(since: expected, live: live, limit: limit, edits: edits)
  }

  /// Returns the picture as a PNG file, with the chunks that record its sources and the libraries
  /// that drew it.
  ///
  /// - Throws: The encoder's errors.
  package func png() throws -> [UInt8] { try picture.value() }

  /// Returns the picture for a comparison, with those of its pixels that are known without decoding
  /// its file.
  ///
  /// - Parameter isDecoded: True to decode the file in any case.
  /// - Throws: The encoder's errors.
  func compared(isDecoded: Bool) throws -> ComparedPicture {
    if !isDecoded, let pixels = try makePixels() { return .pixels(pixels) }
    return .png(try png())
  }
}

/// A value that is made on the first request, and kept.
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
