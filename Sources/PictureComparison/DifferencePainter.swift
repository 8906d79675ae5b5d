import ImageDecoding

/// Paints where two pictures differ.
struct DifferencePainter: Sendable {
  /// How much of the expected picture is left where nothing differs, as in pixelmatch's pictures.
  private static let fading = 0.1
  /// How far the lines of a hatching are apart, in pixels along a row.
  private static let hatching = 8

  private static let white: UInt32 = 0xFFFF_FFFF
  private static let red: UInt32 = 0xFFFF_0000
  private static let yellow: UInt32 = 0xFFFF_FF00
  private static let blue: UInt32 = 0xFFA8_CCFF
  private static let darkBlue: UInt32 = 0xFF5A_96F0

  private let comparison: ComparedPictures

  init(_ comparison: ComparedPictures) {
    self.comparison = comparison
  }

  /// Paints rows of the canvas that holds both pictures: cairo's opaque pixels, without a gap.
  func paint(rows: Range<Int>, to output: UnsafeMutablePointer<UInt32>) {
    let width = comparison.pair.canvas.width
    for y in rows { paintRow(y, to: output + (y - rows.lowerBound) * width) }
  }

  /// True if it is known that row `y` is painted as the one above it.
  func repeatsRowAbove(_ y: Int) -> Bool {
    // The lines of a hatching are elsewhere in each row.
    comparison.pair.haveSameSize && comparison.map.repeatsRowAbove(y)
      && comparison.mask.columns(inRow: y).isEmpty
  }

  private func paintRow(_ y: Int, to output: UnsafeMutablePointer<UInt32>) {
    let pair = comparison.pair
    let common = y < pair.overlap.height ? pair.overlap.width : 0
    if common > 0 {
      pair.withPlanes { expected, _ in
        comparison.map.withRow(y) { states in
          Self.paint(expected.row(y), states, count: common, to: output)
        }
      }
    }
    for x in common..<pair.canvas.width {
      let pixel = pair.expected.pixel(x: x, y: y) ?? pair.actual.pixel(x: x, y: y)
      output[x] = pixel.map { isOnLine(x, y) ? Self.red : Self.faded($0) } ?? Self.white
    }
    for columns in comparison.mask.columns(inRow: y) {
      for x in columns { output[x] = isOnLine(x, y) ? Self.darkBlue : Self.blue }
    }
  }

  /// Paints pixels that both pictures have.
  ///
  /// - Parameter states: Of each pixel; nil if all are the same.
  private static func paint(
    _ row: PixelRow, _ states: UnsafePointer<UInt8>?, count: Int,
    to output: UnsafeMutablePointer<UInt32>
  ) {
    var last = row[0]
    var grey = faded(last)
    var x = 0
    while x < count {
      if let states {
        // In a flat area it is eight times the same.
        if x &+ 8 <= count, UnsafeRawPointer(states + x).loadUnaligned(as: UInt64.self) == allDiffer
        {
          (output + x).update(repeating: red, count: 8)
          x &+= 8
          continue
        }
        let state = states[x]
        if state != PixelState.same.rawValue {
          output[x] = state == PixelState.differs.rawValue ? red : yellow
          x &+= 1
          continue
        }
      }
      let pixel = row[x]
      if pixel != last { (last, grey) = (pixel, faded(pixel)) }
      output[x] = grey
      x &+= 1
    }
  }

  /// The states of eight pixels that differ, in one number.
  private static var allDiffer: UInt64 { 0x0101_0101_0101_0101 }

  /// Whether a pixel is on one of the lines of a hatching, two pixels wide.
  private func isOnLine(_ x: Int, _ y: Int) -> Bool {
    (x + y) % Self.hatching < 2
  }

  /// A straight pixel as light grey.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let opaque = WhiteBlended(pixel | 0xFF00_0000)
    let alpha = fading * Double(pixel >> 24) / 255
    let grey = UInt32(255 + (opaque.brightness - 255) * alpha)
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
