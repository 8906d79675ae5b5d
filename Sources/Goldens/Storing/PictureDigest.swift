import ImageDecoding
import PNGEncoding
import PictureComparison

/// The record of a golden without a picture.
struct PictureDigest: Hashable, Sendable {
  /// The digest of the pixels: 32 hexadecimal digits.
  var pixels: String
  var size: PixelSize
  /// The machine that drew it: the texts of its file that name libraries and fonts.
  var machine: [PNGTextChunk]

  /// The keywords of the texts that record the machine in a picture's file.
  private static let machineKeywords = ["Software", "Drawn with", "Fonts"]

  init(pixels: String, size: PixelSize, machine: [PNGTextChunk]) {
    self.pixels = pixels
    self.size = size
    self.machine = machine
  }

  /// Creates the digest from a PNG file of ours.
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

  /// Returns the digits of a digest in a PNG file of ours, after the name of its algorithm.
  static func pixels(_ text: String) -> String {
    text.split(separator: " ").last.map(String.init) ?? text
  }

  /// Returns the digest of the pixels from a PNG file of ours; nil for a file without one.
  static func pixels(ofPNG bytes: [UInt8]) -> String? {
    PixelDigest.recorded(inPNG: bytes).map(pixels)
  }
}

/// An error for a PNG file without a digest of its pixels.
struct MissingDigest: Error, CustomStringConvertible {
  var description: String { "the picture carries no digest of its pixels" }
}
