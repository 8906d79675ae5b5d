/// A Gaussian blur of means of squares of pixels, between which it interpolates.
///
/// It differs from the exact blur by a level or two, and a narrow one, whose squares are pixels, is exact. The
/// squares are those of the device grid, so that a pixel is the same in every band.
struct CoarseBlur: Sendable {
  /// The length of a square's sides, in pixels: a power of two.
  let side: Int
  /// The blur of the means.
  let blur: Blur

  /// The largest side: the products of four weights and a byte stay in 16 bits.
  private static let largestSide = 8

  /// Creates a blur by its standard deviation, in pixels.
  init(deviation: Double) {
    let deviation = min(deviation, Blur.largestDeviation)
    var side = Self.largestSide
    while side > 1, Double(side) * 2.5 > deviation { side /= 2 }
    self.side = side
    guard side > 1 else {
      blur = Blur(deviation: deviation)
      return
    }
    // The mean of a square and the interpolation between two of them blur as well.
    let length = Double(side * side)
    let rest = deviation * deviation - (length - 1) / 12 - length / 6
    blur = Blur(deviation: (max(rest, 0) / length).squareRoot())
  }

  /// The distance at which a pixel has a share, to either side, in pixels.
  var reach: Int { side == 1 ? blur.reach : (blur.reach + 2) * side }

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

  /// Returns opaque pixels out of focus in an area; those behind it that are clear count as white.
  ///
  /// - Parameters:
  ///   - copy: Fills a bitmap with the pixels that are blurred.
  ///   - change: Returns the colour for one that was blurred, of which neighbours are mixed.
  func blurred(
    in area: DeviceRect, copying copy: (Bitmap) -> Void, changing change: (UInt32) -> UInt32
  ) -> Bitmap {
    let cells = squares(of: area)
    let means = means(of: cells.inset(by: -blur.reach), copying: copy)
    let blurred = means.blurred(blur, in: cells, isOpaque: true) ?? means
    var (last, changed): (UInt32, UInt32) = (0, 0)
    for index in 0..<blurred.width * blurred.height {
      let pixel = blurred.pixels[index]
      if pixel != last { (last, changed) = (pixel, change(pixel)) }
      blurred.pixels[index] = changed
    }
    if side == 1 { return blurred }
    let result = Bitmap(area, isCleared: false)
    let shift = side.trailingZeroBitCount
    let half = UInt64(2 * side * side) &* Lanes.ones
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: cells.width) { line in
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
        var x = area.minX
        while x < area.maxX {
          // From the middle of one square to the next the sums change evenly.
          let (left, after) = place(x)
          let first = line[left - cells.minX]
          let last = line[min(left - cells.minX + 1, cells.width - 1)]
          var sum = first &* UInt64(2 * side - after) &+ last &* UInt64(after) &+ half
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

  /// Returns the means of squares, over white.
  private func means(of squares: DeviceRect, copying copy: (Bitmap) -> Void) -> Bitmap {
    let means = Bitmap(squares, isCleared: false)
    if side == 1 { copy(means) } else { average(into: means, copying: copy) }
    for index in 0..<means.width * means.height where means.pixels[index] >> 24 < 255 {
      means.pixels[index] = over(means.pixels[index], .max)
    }
    return means
  }

  private func average(into means: Bitmap, copying copy: (Bitmap) -> Void) {
    let (bounds, shift) = (means.bounds, side.trailingZeroBitCount)
    let half = UInt64(side * side / 2) &* Lanes.ones
    for y in 0..<means.height {
      // The pixels of one row of squares at a time stay in the cache.
      let top = (bounds.minY + y) << shift
      let strip = Bitmap(
        DeviceRect(
          minX: bounds.minX << shift, minY: top, maxX: bounds.maxX << shift, maxY: top + side),
        isCleared: false)
      copy(strip)
      let row = means.pixels + y * means.width
      for x in 0..<means.width {
        var sum = half
        for line in 0..<side {
          let pixels = strip.pixels + line * strip.width + x << shift
          for column in 0..<side { sum &+= Lanes.split(pixels[column]) }
        }
        row[x] = Lanes.joined(sum, shift: 2 * shift)
      }
    }
  }

  /// Calls `body` with each row of an area of a bitmap's alpha out of focus; there is none beyond the bitmap.
  func forEachRow(
    of area: DeviceRect, ofAlphaOf bitmap: Bitmap,
    _ body: (_ y: Int, _ coverage: UnsafePointer<UInt8>) -> Void
  ) {
    let source = squares(of: area).inset(by: -blur.reach)
    var plane = alphaMeans(of: bitmap, in: source)
    blur.apply(to: &plane, width: source.width, height: source.height)
    let shift = UInt32(2 * side.trailingZeroBitCount + 2)
    let half = UInt32(2 * side * side)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: source.width) { line in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width) { row in
        guard let bytes = row.baseAddress else { return }
        for y in area.minY..<area.maxY {
          let (top, below) = place(y)
          let upper = (top - source.minY) * source.width
          // With squares of one pixel there is no distance to the row below.
          let lower = below == 0 ? upper : upper + source.width
          for x in 0..<source.width {
            line[x] =
              UInt32(plane[upper + x]) &* UInt32(2 * side - below)
              &+ UInt32(plane[lower + x]) &* UInt32(below)
          }
          var x = area.minX
          while x < area.maxX {
            let (left, after) = place(x)
            let first = line[left - source.minX]
            let last = after == 0 ? first : line[left - source.minX + 1]
            var sum = first &* UInt32(2 * side - after) &+ last &* UInt32(after) &+ half
            let step = (last &- first) &* 2
            let end = min(x + side - after / 2, area.maxX)
            while x < end {
              bytes[x - area.minX] = UInt8(truncatingIfNeeded: sum &>> shift)
              sum = sum &+ step
              x += 1
            }
          }
          body(y, UnsafePointer(bytes))
        }
      }
    }
  }

  /// Returns the means of a bitmap's alpha in squares, row by row.
  private func alphaMeans(of bitmap: Bitmap, in squares: DeviceRect) -> [UInt8] {
    let shift = side.trailingZeroBitCount
    var plane = [UInt8](repeating: 0, count: squares.width * squares.height)
    let area = bitmap.bounds.intersection(
      DeviceRect(
        minX: squares.minX << shift, minY: squares.minY << shift, maxX: squares.maxX << shift,
        maxY: squares.maxY << shift))
    if area.isEmpty { return plane }
    let columns = area.minX >> shift...(area.maxX - 1) >> shift
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: columns.count) { sums in
      for square in area.minY >> shift...(area.maxY - 1) >> shift {
        sums.update(repeating: UInt32(side * side / 2))
        for y in max(square << shift, area.minY)..<min((square + 1) << shift, area.maxY) {
          let row = bitmap.address(x: area.minX, y: y)
          for column in columns {
            var sum: UInt32 = 0
            for x in max(column << shift, area.minX)..<min((column + 1) << shift, area.maxX) {
              sum &+= row[x - area.minX] >> 24
            }
            sums[column - columns.lowerBound] &+= sum
          }
        }
        let start = (square - squares.minY) * squares.width - squares.minX
        for column in columns {
          plane[start + column] = UInt8(
            truncatingIfNeeded: sums[column - columns.lowerBound] >> UInt32(2 * shift))
        }
      }
    }
    return plane
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
