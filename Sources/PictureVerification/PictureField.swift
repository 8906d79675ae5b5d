import DisplayList
import ImageDecoding

/// A colour in levels of sRGB, from 0 to 255.
typealias Levels = SIMD3<Double>

extension Levels {
  /// Returns the largest difference of a channel.
  func distance(to other: Levels) -> Double {
    let difference = self - other
    return Swift.max(abs(difference.x), abs(difference.y), abs(difference.z))
  }

  /// Returns the share of `ink` in the colour, if it is a mixture with `ground`; from 0 to 1.
  func share(of ink: Levels, on ground: Levels) -> Double {
    let line = ink - ground
    let length = (line * line).sum()
    return length > 0 ? Swift.min(1, Swift.max(0, ((self - ground) * line).sum() / length)) : 0
  }

  /// The colour that the levels are.
  var rgba: RGBA { RGBA(red: x / 255, green: y / 255, blue: z / 255) }

  /// Creates the levels of a colour over a ground.
  init(_ color: RGBA, over ground: Levels) {
    let own = Levels(color.red, color.green, color.blue) * 255
    self = own * color.alpha + ground * (1 - color.alpha)
  }

  /// The middle value of each channel.
  static func median(of colors: [Levels]) -> Levels {
    func middle(_ channel: (Levels) -> Double) -> Double { colors.map(channel).median ?? 0 }
    return Levels(middle { $0.x }, middle { $0.y }, middle { $0.z })
  }
}

extension [Double] {
  /// The middle value; nil for none.
  var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
  }
}

/// A picture to measure: colours at places, and where the colour changes along a row.
struct PictureField {
  let width: Int
  let height: Int
  private let pixels: StraightPixels
  /// The largest change of a channel from each pixel to the one to its right, row by row.
  private let steps: [UInt8]

  /// Reads a picture; transparent pixels are on white.
  ///
  /// - Complexity: O(*pixels*), in a byte a pixel.
  init(_ pixels: StraightPixels) {
    (width, height) = (pixels.width, pixels.height)
    self.pixels = pixels
    let (width, height) = (width, height)
    steps = [UInt8](unsafeUninitializedCapacity: width * height) { steps, count in
      pixels.withRows { rows in
        for y in 0..<height {
          let row = rows[y]
          for x in 0..<width {
            let right = x &+ 1 < width ? row[x &+ 1] : row[x]
            // Most neighbours are alike.
            steps[y &* width &+ x] = right == row[x] ? 0 : Self.change(row[x], right)
          }
        }
      }
      count = width * height
    }
  }

  /// Returns the colour of a pixel; nil outside the picture.
  subscript(x: Int, y: Int) -> Levels? {
    guard let pixel = pixels.pixel(x: x, y: y) else { return nil }
    let color = Self.onWhite(pixel)
    return Levels(Double(color.x), Double(color.y), Double(color.z))
  }

  /// Returns the change of colour from a pixel, which is in the picture, to the one to its right.
  func step(_ x: Int, _ y: Int) -> UInt8 { steps[y &* width &+ x] }

  /// Returns the colours of square cells from the top left corner on, row by row.
  ///
  /// - Complexity: O(*pixels*).
  func cells(side: Int, width: Int, height: Int) -> [CellGrid.Cell] {
    var cells: [CellGrid.Cell] = []
    cells.reserveCapacity(width * height)
    let count = Int32(side * side)
    pixels.withRows { rows in
      // Most cells have one colour, and most of these that of the one before.
      var last: (pixel: UInt32, cell: CellGrid.Cell)?
      for row in 0..<height {
        let lines = (row * side..<(row + 1) * side).map { rows[$0] }
        for column in 0..<width {
          let places = column &* side..<(column &+ 1) &* side
          let first = lines[0][places.lowerBound]
          if Self.isEven(lines, places, first) {
            if let last, last.pixel == first {
              cells.append(last.cell)
            } else {
              let color = Self.opaque(first)
              let cell = CellGrid.Cell(mean: color, low: color, high: color)
              cells.append(cell)
              last = (first, cell)
            }
            continue
          }
          var sum = SIMD4<Int32>.zero
          var (low, high) = (SIMD4<UInt8>(repeating: 255), SIMD4<UInt8>.zero)
          for line in lines {
            for x in places {
              let color = Self.opaque(line[x])
              sum &+= SIMD4<Int32>(truncatingIfNeeded: color)
              low = pointwiseMin(low, color)
              high = pointwiseMax(high, color)
            }
          }
          cells.append(
            CellGrid.Cell(
              mean: SIMD4(truncatingIfNeeded: (sum &+ count / 2) / count), low: low, high: high))
        }
      }
    }
    return cells
  }

  /// Returns whether the pixels at places of some rows are all alike.
  private static func isEven(
    _ lines: [UnsafePointer<UInt32>], _ places: Range<Int>, _ first: UInt32
  ) -> Bool {
    for line in lines {
      var x = places.lowerBound
      while x < places.upperBound {
        if line[x] != first { return false }
        x &+= 1
      }
    }
    return true
  }

  /// Returns a pixel's colour, and its luma (ITU-R BT.601, as JPEG has it).
  private static func opaque(_ pixel: UInt32) -> SIMD4<UInt8> {
    let color = onWhite(pixel)
    let luma = 77 &* UInt32(color.x) &+ 150 &* UInt32(color.y) &+ 29 &* UInt32(color.z)
    return SIMD4(color, UInt8(truncatingIfNeeded: luma >> 8))
  }

  /// The middle change from a pixel to the next one, in levels: 0 of a drawing, and about 2 of a picture with noise of two
  /// levels.
  ///
  /// - Complexity: O(*pixels*).
  func noise() -> Double {
    var counts = [Int](repeating: 0, count: 256)
    for step in steps { counts[Int(step)] += 1 }
    var rest = steps.count / 2
    return Double(
      counts.firstIndex { count in
        rest -= count
        return rest < 0
      } ?? 0)
  }

  /// Returns the part of a rectangle that is in the picture.
  func clamped(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>)
    -> (columns: Range<Int>, rows: Range<Int>)
  {
    func pixels(_ range: ClosedRange<Double>, _ count: Int) -> Range<Int> {
      let start = min(Double(count), max(0, range.lowerBound.rounded(.down)))
      let end = min(Double(count), max(start, range.upperBound.rounded(.up)))
      return Int(start)..<Int(end)
    }
    return (pixels(columns, width), pixels(rows, height))
  }

  /// Returns the largest change of a channel between two pixels.
  private static func change(_ pixel: UInt32, _ other: UInt32) -> UInt8 {
    let (color, second) = (onWhite(pixel), onWhite(other))
    let change = pointwiseMax(color, second) &- pointwiseMin(color, second)
    return max(change.x, change.y, change.z)
  }

  private static func onWhite(_ pixel: UInt32) -> SIMD3<UInt8> {
    let color = SIMD3(
      UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8),
      UInt8(truncatingIfNeeded: pixel >> 16))
    let alpha = pixel >> 24
    guard alpha < 255 else { return color }
    func blend(_ level: UInt8) -> UInt8 {
      UInt8((UInt32(level) * alpha + 255 * (255 - alpha) + 127) / 255)
    }
    return SIMD3(blend(color.x), blend(color.y), blend(color.z))
  }
}
