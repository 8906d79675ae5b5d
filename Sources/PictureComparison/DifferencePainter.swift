import ImageDecoding

/// Paints the differences between two pictures.
struct DifferencePainter: Sendable {
  /// The remaining share of the expected picture where nothing differs, as in pixelmatch's
  /// pictures.
  private static let fading = 0.1
  /// The distance between the lines of a hatching, in pixels along a row.
  private static let hatching = 8

  /// The colours: white and the faded greys, then those that mark pixels.
  static let palette: [UInt32] =
    (darkest...255).map { 0x01_0101 * UInt32($0) } + [0xFF_0000, 0xFF_FF00, 0xA8_CCFF, 0x5A_96F0]

  /// The darkest faded grey: 255 × 0.9, cut off.
  private static let darkest: UInt8 = 229
  private static let white = 255 - darkest
  private static let red = white + 1
  private static let yellow = white + 2
  private static let blue = white + 3
  private static let darkBlue = white + 4

  private let comparison: ComparedPictures

  init(_ comparison: ComparedPictures) {
    self.comparison = comparison
  }

  /// Returns the first row that is known to be painted like row `y`; `y` if there is none before
  /// it.
  func firstLike(_ y: Int) -> Int {
    // The lines of a hatching shift from row to row.
    comparison.pair.haveSameSize && comparison.mask.columns(inRow: y).isEmpty
      ? comparison.map.firstLike(y) : y
  }

  /// Paints a row of the canvas with both pictures: a place in the palette for each pixel.
  func paintRow(_ y: Int, to output: UnsafeMutablePointer<UInt8>) {
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
  /// - Parameter states: The state of each pixel; nil if all are the same.
  private static func paint(
    _ row: PixelRow, _ states: UnsafePointer<UInt8>?, count: Int,
    to output: UnsafeMutablePointer<UInt8>
  ) {
    var last = row[0]
    var grey = faded(last)
    var x = 0
    while x < count {
      var end = count
      if x &+ 8 <= count {
        end = x &+ 8
        // In a flat area all eight are the same.
        let eight = states.map { UnsafeRawPointer($0 + x).loadUnaligned(as: UInt64.self) } ?? 0
        var mark: UInt8?
        if eight == allDiffer {
          mark = red
        } else if eight == 0, row.repeatsPixel(eightFrom: x) {
          let pixel = row[x]
          if pixel != last { (last, grey) = (pixel, faded(pixel)) }
          mark = grey
        }
        if let mark {
          UnsafeMutableRawPointer(output + x).storeBytes(
            of: 0x0101_0101_0101_0101 &* UInt64(mark), as: UInt64.self)
          x = end
          continue
        }
      }
      while x < end {
        let state = states?[x] ?? PixelState.same.rawValue
        if state == PixelState.same.rawValue {
          let pixel = row[x]
          if pixel != last { (last, grey) = (pixel, faded(pixel)) }
          output[x] = grey
        } else {
          output[x] = state == PixelState.differs.rawValue ? red : yellow
        }
        x &+= 1
      }
    }
  }

  /// The states of eight pixels that differ, in one number.
  private static var allDiffer: UInt64 { 0x0101_0101_0101_0101 }

  /// Returns whether a pixel is on one of the lines of a hatching, two pixels wide.
  private func isOnLine(_ x: Int, _ y: Int) -> Bool {
    (x + y) % Self.hatching < 2
  }

  /// Returns a straight pixel as light grey.
  private static func faded(_ pixel: UInt32) -> UInt8 {
    let opaque = WhiteBlended(pixel | 0xFF00_0000)
    let alpha = fading * Double(pixel >> 24) / 255
    return UInt8(255 + (opaque.brightness - 255) * alpha) - darkest
  }
}
