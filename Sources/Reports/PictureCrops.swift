import ImageDecoding
import PNGEncoding
import PictureComparison

/// Where a picture is cut so that a reader sees what differs, and not the rest.
enum PictureCrops {
  /// What is shown around a difference, in pixels.
  private static let margin = 24
  /// Differences are shown together up to this size, in pixels.
  private static let together = 720
  /// A larger part is cut, in pixels: GitHub shows three of them beside each other.
  private static let longest = 1200

  /// The parts of a picture that show some boxes, those with the largest first.
  ///
  /// - Parameters:
  ///   - size: The size of the larger of the pictures.
  ///   - limit: How many parts there are at most.
  /// - Returns: The parts, and how many boxes none of them shows.
  static func parts(
    around boxes: [PixelRect], of size: PixelSize, limit: Int
  ) -> (parts: [PixelRect], leftOut: Int) {
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    guard !boxes.isEmpty else { return ([whole.cut], 0) }
    let padded = boxes.map { $0.padded(by: margin, in: size) }
    var parts: [PixelRect] = []
    var leftOut = 0
    for box in padded.sorted(by: { $0.width * $0.height > $1.width * $1.height }) {
      let near = parts.firstIndex { part in
        let both = part.union(box)
        return both == part || (both.width <= together && both.height <= together)
      }
      if let near {
        parts[near] = parts[near].union(box)
      } else if parts.count < limit {
        parts.append(box)
      } else {
        leftOut += 1
      }
    }
    return (parts.map(\.cut), leftOut)
  }

  /// Parts of a PNG file's picture as PNG files; nil for each of which the picture has nothing.
  ///
  /// - Throws: `PictureError`, also for a picture that is too large to be a golden; what the encoder throws.
  static func pngs(of bytes: [UInt8], parts: [PixelRect]) throws -> [[UInt8]?] {
    let pixels = try PNGDecoder.decode(bytes, limits: .golden)
    return try parts.map { try png(of: pixels, part: $0) }
  }

  private static func png(of pixels: PixelBuffer, part: PixelRect) throws -> [UInt8]? {
    let width = min(part.x + part.width, pixels.width) - part.x
    let height = min(part.y + part.height, pixels.height) - part.y
    guard width > 0, height > 0 else { return nil }
    return try encodePNG(width: width, height: height, hasAlpha: true) { rows, output in
      pixels.withUnsafeBytes { source in
        for (place, row) in rows.enumerated() {
          let start = (row + part.y) * pixels.stride + part.x * 4
          UnsafeMutableRawBufferPointer(start: output + place * width, count: width * 4)
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + width * 4]))
        }
      }
    }
  }

  fileprivate static let longestSide = longest
}

extension PixelRect {
  fileprivate func padded(by margin: Int, in size: PixelSize) -> PixelRect {
    let left = max(x - margin, 0)
    let top = max(y - margin, 0)
    return PixelRect(
      x: left, y: top, width: max(min(x + width + margin, size.width) - left, 1),
      height: max(min(y + height + margin, size.height) - top, 1))
  }

  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The part at the top left that is not too large to be shown.
  fileprivate var cut: PixelRect {
    PixelRect(
      x: x, y: y, width: min(width, PictureCrops.longestSide),
      height: min(height, PictureCrops.longestSide))
  }
}
