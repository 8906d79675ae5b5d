import ImageDecoding
import PNGEncoding
import PictureComparison

/// What a golden without a picture records of it.
struct PictureDigest: Hashable, Sendable {
  /// The digest of the pixels: 32 hexadecimal digits.
  var pixels: String
  /// The picture's size.
  var size: PixelSize
  /// What drew it: the texts of its file that name libraries and fonts.
  var machine: [PNGTextChunk]

  /// The texts of a picture's file that record what drew it.
  private static let machineKeywords = ["Software", "Drawn with", "Fonts"]

  /// A digest by its parts.
  init(pixels: String, size: PixelSize, machine: [PNGTextChunk]) {
    self.pixels = pixels
    self.size = size
    self.machine = machine
  }

  /// The digest that a PNG file of ours carries.
  ///
  /// - Throws: `MissingDigest` for a file without one; `PictureError`.
  init(ofPNG bytes: [UInt8]) throws {
    guard let pixels = Self.pixels(ofPNG: bytes), let size = PNGDecoder.size(of: bytes) else {
      throw MissingDigest()
    }
    self.init(
      pixels: pixels,
      size: PixelSize(width: size.width, height: size.height),
      machine: try PNGTextChunk.texts(ofPNG: bytes).filter {
        Self.machineKeywords.contains($0.keyword)
      })
  }

  /// The digits of a digest as a PNG file of ours carries it, after the name of its algorithm.
  static func pixels(_ text: String) -> String {
    text.split(separator: " ").last.map(String.init) ?? text
  }

  /// The digest of the pixels that a PNG file of ours carries; nil for a file without one.
  static func pixels(ofPNG bytes: [UInt8]) -> String? {
    PixelDigest.recorded(inPNG: bytes).map(pixels)
  }
}

/// A PNG file has no digest of its pixels.
struct MissingDigest: Error, CustomStringConvertible {
  var description: String { "the picture carries no digest of its pixels" }
}
