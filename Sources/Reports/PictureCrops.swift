import ImageDecoding
import LayoutSnapshots
import PNGEncoding
package import PictureComparison

/// Where a picture is cut so that a reader sees what differs, and not the rest.
enum PictureCrops {
  /// What is shown around a difference, in pixels.
  private static let margin = 24
  /// Differences are shown together up to this size, in pixels.
  private static let together = 720
  /// A larger part is cut, in pixels: GitHub shows three of them beside each other.
  private static let longest = 1200

  /// A part of the picture that was, and the part of the one that is that belongs beside it.
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

    /// Both in one size, which is not too large to be shown.
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

  /// The parts of pictures that show what sentences are about, those of the first sentences first.
  ///
  /// - Parameters:
  ///   - places: The places of each sentence before and after, in pixels.
  ///   - size: The size of the larger of the pictures.
  ///   - limit: How many parts there are at most.
  /// - Returns: The parts, and how many sentences have places that none of them shows.
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

  /// The part that shows a sentence's first places; nil for a sentence without any.
  private static func part(of places: PicturePlaces, in size: PixelSize) -> Part? {
    let sides = [places.before, places.after].map { around($0, in: size) }
    // What was not there is shown where it is now, and what is gone where it was.
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

  /// The parts of a picture that show some boxes, those with the largest first.
  ///
  /// - Parameters:
  ///   - size: The size of the larger of the pictures.
  ///   - limit: How many parts there are at most.
  /// - Returns: The parts, the same of both pictures, and how many boxes none of them shows.
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
}

/// The places of a change in the picture that was, and in the one that is, in pixels.
package struct PicturePlaces: Hashable {
  /// Nothing for what was not there.
  package var before: [PixelRect]
  /// Nothing for what is gone.
  package var after: [PixelRect]

  /// The places of a change of a layout in pictures.
  init(_ places: ChangePlaces, _ scales: PictureScales) {
    self.init(
      before: scales.boxes(places.before, on: .expected),
      after: scales.boxes(places.after, on: .actual))
  }

  /// Places in pixels.
  package init(before: [PixelRect], after: [PixelRect]) {
    self.before = before
    self.after = after
  }

  /// True if there is nothing to show.
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
