import ImageDecoding
import LayoutEdits
import PNGEncoding
package import PictureComparison

/// Parts of pictures that show the differences without the rest.
enum PictureCrops {
  /// The margin around a difference, in pixels.
  private static let margin = 24
  /// The largest size, in pixels, at which differences are shown together.
  private static let together = 720
  /// The longest side of a part, in pixels; a longer one is cut: GitHub shows three of them beside
  /// each other.
  private static let longest = 1200

  /// A part of the earlier picture, and the corresponding part of the current one.
  struct Part: Hashable {
    var before: PixelRect
    var after: PixelRect

    fileprivate func union(_ other: Part) -> Part {
      Part(before: before.union(other.before), after: after.union(other.after))
    }

    fileprivate var isSmall: Bool {
      [before, after].allSatisfy { $0.width <= together && $0.height <= together }
    }

    fileprivate var shift: [Int] { [after.x - before.x, after.y - before.y] }

    /// Returns both parts in one size that is not too large to be shown.
    fileprivate func cut(in size: PixelSize) -> Part {
      let width = min(max(before.width, after.width), longest)
      let height = min(max(before.height, after.height), longest)
      func place(_ part: PixelRect) -> PixelRect {
        PixelRect(
          x: max(0, min(part.x, size.width - width)), y: max(0, min(part.y, size.height - height)),
          width: width, height: height)
      }
      return Part(before: place(before), after: place(after))
    }
  }

  /// Returns the parts of pictures that show the subjects of sentences, those of the first
  /// sentences first.
  ///
  /// - Parameters:
  ///   - places: The places of each sentence before and after, in pixels.
  ///   - size: The size of the larger of the pictures.
  ///   - limit: The largest number of parts.
  /// - Returns: The parts, and the number of sentences that have places in none of them.
  static func parts(
    of places: [PicturePlaces], in size: PixelSize, limit: Int
  ) -> (parts: [Part], leftOut: Int) {
    var parts: [Part] = []
    var leftOut = 0
    for place in places {
      guard let part = part(of: place, in: size) else { continue }
      let near = parts.firstIndex { other in
        let both = other.union(part)
        return both == other || other.shift == part.shift && both.isSmall
      }
      if let near {
        parts[near] = parts[near].union(part)
      } else if parts.count < limit {
        parts.append(part)
      } else {
        leftOut += 1
      }
    }
    return (parts.map { $0.cut(in: size) }, leftOut)
  }

  /// Returns the part that shows a sentence's first places; nil for a sentence without any.
  private static func part(of places: PicturePlaces, in size: PixelSize) -> Part? {
    let sides = [places.before, places.after].map { around($0, in: size) }
    // The earlier picture shows the current place of a new element, and the current picture the
    // earlier place of a removed one.
    guard let before = sides[0] ?? sides[1], let after = sides[1] ?? sides[0] else { return nil }
    return Part(before: before, after: after)
  }

  private static func around(_ places: [PixelRect], in size: PixelSize) -> PixelRect? {
    let padded = places.map { $0.padded(by: margin, in: size) }
    guard let first = padded.first else { return nil }
    return padded.dropFirst().reduce(first) { shown, place in
      let both = shown.union(place)
      return both.width <= together && both.height <= together ? both : shown
    }
  }

  /// Returns the parts of a picture that show some boxes, those with the largest first.
  ///
  /// - Parameters:
  ///   - size: The size of the larger of the pictures.
  ///   - limit: The largest number of parts.
  /// - Returns: The parts, the same for both pictures, and the number of boxes in none of them.
  static func parts(
    around boxes: [PixelRect], of size: PixelSize, limit: Int
  ) -> (parts: [Part], leftOut: Int) {
    guard !boxes.isEmpty else {
      let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      return ([Part(before: whole, after: whole).cut(in: size)], 0)
    }
    let largest = boxes.sorted { $0.width * $0.height > $1.width * $1.height }
    return parts(
      of: largest.map { PicturePlaces(before: [$0], after: [$0]) }, in: size, limit: limit)
  }

  /// Returns parts of a PNG file's picture as PNG files; nil for each that is outside of the
  /// picture.
  ///
  /// - Throws: `PictureError`, also for a picture that is too large to be a golden; the encoder's
  ///   errors.
  static func pngs(of bytes: [UInt8], parts: [PixelRect]) throws -> [[UInt8]?] {
    let pixels = try PNGDecoder.decode(bytes, limits: .golden).buffer
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
}

/// The places of a change in the earlier picture, and in the current one, in pixels.
package struct PicturePlaces: Hashable {
  /// The earlier places; empty for a new element.
  package var before: [PixelRect]
  /// The current places; empty for a removed element.
  package var after: [PixelRect]

  /// Creates the places of a change of a layout in pictures.
  init(_ places: ChangePlaces, _ scales: PictureScales) {
    self.init(
      before: scales.boxes(places.before, on: .expected),
      after: scales.boxes(places.after, on: .actual))
  }

  /// Creates places in pixels.
  package init(before: [PixelRect], after: [PixelRect]) {
    self.before = before
    self.after = after
  }

  /// Indicates whether there are no places.
  package var isEmpty: Bool { before.isEmpty && after.isEmpty }
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
}
