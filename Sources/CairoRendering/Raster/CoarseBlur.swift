/// A Gaussian blur that is many pixels wide, of the means of squares of pixels, between which it interpolates.
///
/// It differs from the exact blur by a level or two. The squares are those of the device grid, so that a pixel is
/// the same in every band.
struct CoarseBlur: Sendable {
  /// The length of a square's sides, in pixels: a power of two.
  let side: Int
  /// The blur of the means.
  let blur: Blur

  /// The largest side: the products of four weights and a byte stay in 16 bits.
  private static let largestSide = 8

  /// Creates a blur by its standard deviation, in pixels; nil for one that is too narrow for squares.
  init?(deviation: Double) {
    var side = Self.largestSide
    while side > 1, Double(side) * 2.5 > deviation { side /= 2 }
    guard side > 1 else { return nil }
    self.side = side
    // The mean of a square and the interpolation between two of them blur as well.
    let length = Double(side * side)
    let rest = deviation * deviation - (length - 1) / 12 - length / 6
    blur = Blur(deviation: (max(rest, 0) / length).squareRoot())
  }

  /// The distance at which a pixel has a share, to either side, in pixels.
  var reach: Int { (blur.reach + 2) * side }

  /// Returns the squares that the blurred pixels of an area are interpolated from.
  private func squares(of area: DeviceRect) -> DeviceRect {
    // A pixel before a square's middle is interpolated from the square before.
    let half = side / 2
    return DeviceRect(
      minX: Self.square(area.minX - half, side), minY: Self.square(area.minY - half, side),
      maxX: Self.square(area.maxX - 1 + half, side) + 1,
      maxY: Self.square(area.maxY - 1 + half, side) + 1)
  }

  /// Returns the number of the square that a column or a row is in.
  private static func square(_ place: Int, _ side: Int) -> Int {
    // Shifts round towards the smaller number, below 0 too.
    place >> side.trailingZeroBitCount
  }

  /// Returns the pixels that those of an area depend on: whole squares.
  func source(of area: DeviceRect) -> DeviceRect {
    pixels(of: squares(of: area).inset(by: -blur.reach))
  }

  /// Returns the whole squares that an area is in.
  func whole(_ area: DeviceRect) -> DeviceRect {
    pixels(
      of: DeviceRect(
        minX: Self.square(area.minX, side), minY: Self.square(area.minY, side),
        maxX: Self.square(area.maxX - 1, side) + 1, maxY: Self.square(area.maxY - 1, side) + 1))
  }

  private func pixels(of squares: DeviceRect) -> DeviceRect {
    DeviceRect(
      minX: squares.minX * side, minY: squares.minY * side, maxX: squares.maxX * side,
      maxY: squares.maxY * side)
  }

  /// Returns the means of the squares of some pixels, whose bounds are whole squares.
  private func means(of bitmap: Bitmap) -> Bitmap {
    let (bounds, shift) = (bitmap.bounds, side.trailingZeroBitCount)
    let means = Bitmap(
      DeviceRect(
        minX: bounds.minX >> shift, minY: bounds.minY >> shift, maxX: bounds.maxX >> shift,
        maxY: bounds.maxY >> shift), isCleared: false)
    let half = UInt64(side * side / 2) &* Lanes.ones
    for y in 0..<means.height {
      let rows = bitmap.pixels + (y << shift) * bitmap.width
      let row = means.pixels + y * means.width
      for x in 0..<means.width {
        var sum = half
        let corner = rows + x << shift
        for line in 0..<side {
          let pixels = corner + line * bitmap.width
          for column in 0..<side { sum &+= Lanes.split(pixels[column]) }
        }
        row[x] = Lanes.joined(sum, shift: 2 * shift)
      }
    }
    return means
  }

  /// Returns pixels out of focus in an area, from those of whole squares, beyond which there are none.
  func blurred(_ source: Bitmap, in area: DeviceRect) -> Bitmap? {
    let cells = squares(of: area)
    guard var blurred = means(of: source).blurred(blur, in: cells) else { return nil }
    if blurred.bounds != cells {
      let whole = Bitmap(cells)
      whole.lay(blurred, clip: cells, opacity: 255)
      blurred = whole
    }
    let result = Bitmap(area, isCleared: false)
    let shift = side.trailingZeroBitCount
    let half = UInt64(2 * side * side) &* Lanes.ones
    var line = [UInt64](repeating: 0, count: cells.width)
    for y in area.minY..<area.maxY {
      // Twice the distance from the middle of the square above, from 1 to 2 × side − 1.
      let (top, below) = place(y)
      let upper = blurred.address(x: cells.minX, y: top)
      let lower = upper + (top + 1 < cells.maxY ? cells.width : 0)
      for x in 0..<cells.width {
        line[x] =
          Lanes.split(upper[x]) &* UInt64(2 * side - below) &+ Lanes.split(lower[x])
          &* UInt64(below)
      }
      let row = result.address(x: area.minX, y: y)
      line.withUnsafeBufferPointer { line in
        var x = area.minX
        while x < area.maxX {
          // From the middle of one square to the next the sums change evenly.
          let (left, after) = place(x)
          let first = line[left - cells.minX]
          let last = line[min(left - cells.minX + 1, cells.width - 1)]
          var sum =
            first &* UInt64(2 * side - after) &+ last &* UInt64(after) &+ half
          let step = (last &- first) &* 2
          let end = min(x + side - after / 2, area.maxX)
          while x < end {
            row[x - area.minX] = Lanes.joined(sum, shift: 2 * shift + 2)
            sum = sum &+ step
            x += 1
          }
        }
      }
    }
    return result
  }

  /// Returns the square whose middle is before a pixel's, and twice the distance of both.
  private func place(_ pixel: Int) -> (square: Int, distance: Int) {
    let first = Self.square(pixel - side / 2, side)
    return (first, 2 * (pixel - first * side) + 1 - side)
  }
}

/// The four bytes of a pixel in 16 bits each.
private enum Lanes {
  static let ones: UInt64 = 0x0001_0001_0001_0001

  @inline(__always)
  static func split(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    let pairs = (wide | wide << 16) & 0x0000_FFFF_0000_FFFF
    return (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF
  }

  /// Returns the pixel of sums that are divided by a power of two.
  @inline(__always)
  static func joined(_ sums: UInt64, shift: Int) -> UInt32 {
    let bytes = sums >> UInt64(shift) & 0x00FF_00FF_00FF_00FF
    let pairs = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
  }
}
