import ImageDecoding
import PNGEncoding

/// An opaque picture that a test paints.
package struct TestPicture: Sendable {
  package var width: Int
  package var height: Int
  /// The pixels, row by row: alpha in the highest byte, then red, green, blue.
  package var pixels: [UInt32]

  /// Creates a picture of one colour, which has red in its highest byte of three.
  package init(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFFFF) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0xFF00_0000 | color, count: width * height)
  }

  /// Returns the picture with a rectangle of another colour.
  package func with(_ color: UInt32, x: Int, y: Int, width: Int = 1, height: Int = 1) -> TestPicture
  {
    var copy = self
    for row in y..<y + height {
      for column in x..<x + width {
        copy.pixels[row * self.width + column] = 0xFF00_0000 | color
      }
    }
    return copy
  }

  /// Returns the picture as a PNG file with a comment, which makes files of equal pixels differ.
  package func png(comment: String = "") throws -> [UInt8] {
    let (width, pixels) = (width, pixels)
    return try encodePNG(
      width: width, height: height, hasAlpha: false,
      text: comment.isEmpty ? [] : [PNGText(keyword: "Comment", text: comment)]
    ) { rows, output in
      for index in 0..<rows.count * width {
        output[index] = pixels[rows.lowerBound * width + index]
      }
    }
  }
}

/// Returns the pixels of a PNG, red in the highest byte and alpha in the lowest.
package func straightPixels(_ png: [UInt8]) throws -> [UInt32] {
  try StraightPixels(decodingPNG: png, limits: .golden).bytes.withUnsafeBytes {
    $0.bindMemory(to: UInt32.self).map(UInt32.init(bigEndian:))
  }
}
