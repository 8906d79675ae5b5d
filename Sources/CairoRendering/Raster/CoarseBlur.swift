import CPixels

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
  ///   - reach: The number of rows above and below one that is painted whose pixels are read.
  ///   - copy: Fills a bitmap with the pixels that are blurred.
  ///   - change: Returns the colour for one that was blurred, of which neighbours are mixed.
  func blurred(
    in area: DeviceRect, reach: Int, copying copy: (Bitmap) -> Void,
    changing change: (UInt32) -> UInt32
  ) -> CoarsePixels {
    let cells = squares(of: area)
    let means = means(of: cells.inset(by: -blur.reach), copying: copy)
    let blurred = means.blurred(blur, in: cells, isOpaque: true) ?? means
    var (last, changed): (UInt32, UInt32) = (0, 0)
    for index in 0..<blurred.width * blurred.height {
      let pixel = blurred.pixels[index]
      if pixel != last { (last, changed) = (pixel, change(pixel)) }
      blurred.pixels[index] = changed
    }
    return CoarsePixels(self, of: blurred, in: area, reach: reach)
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
    let half = UInt64(side * side / 2) &* 0x0001_0001
    for y in 0..<means.height {
      // The pixels of one row of squares at a time stay in the cache.
      let top = (bounds.minY + y) << shift
      let strip = Bitmap(
        DeviceRect(
          minX: bounds.minX << shift, minY: top, maxX: bounds.maxX << shift, maxY: top + side),
        isCleared: false)
      copy(strip)
      let row = means.pixels + y * means.width
      for x in maquette_means(
        strip.pixels, strip.width, Int32(side), row, means.width)..<means.width
      {
        var (low, high) = (half, half)
        for line in 0..<side {
          let pixels = strip.pixels + line * strip.width + x << shift
          for column in 0..<side {
            let lanes = Lanes(pixels[column])
            low &+= lanes.low
            high &+= lanes.high
          }
        }
        let bytes = UInt64(2 * shift)
        row[x] = UInt32(
          truncatingIfNeeded: low >> bytes & 0x00FF_00FF | (high >> bytes & 0x00FF_00FF) << 8)
      }
    }
  }

  /// Calls `body` with runs of columns in each row of an area of a bitmap's alpha out of focus; there is none beyond the
  /// bitmap.
  ///
  /// - Parameter runs: Returns the runs of a row that are needed.
  func forEachRun(
    of area: DeviceRect, ofAlphaOf bitmap: Bitmap, _ runs: (_ y: Int) -> [Range<Int>],
    body: (_ y: Int, _ columns: Range<Int>, _ coverage: UnsafePointer<UInt8>) -> Void
  ) {
    let source = squares(of: area).inset(by: -blur.reach)
    var plane = alphaMeans(of: bitmap, in: source)
    blur.apply(to: &plane, width: source.width, height: source.height)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: source.width) { line in
      withUnsafeTemporaryAllocation(byteCount: area.width, alignment: 8) { row in
        plane.withUnsafeBufferPointer { plane in
          guard let plane = plane.baseAddress, let sums = line.baseAddress,
            let bytes = row.baseAddress?.assumingMemoryBound(to: UInt8.self)
          else { return }
          for y in area.minY..<area.maxY {
            let (top, below) = place(y)
            let upper = plane + (top - source.minY) * source.width
            // With squares of one pixel there is no distance to the row below.
            let lower = below == 0 ? upper : upper + source.width
            let (rest, share) = (UInt32(2 * side - below), UInt32(below))
            for x in 0..<source.width {
              sums[x] = UInt32(upper[x]) &* rest &+ UInt32(lower[x]) &* share
            }
            for columns in runs(y) {
              interpolate(line, from: source.minX, in: columns, into: row)
              body(y, columns, UnsafePointer(bytes))
            }
          }
        }
      }
    }
  }

  /// Replaces bytes by the values of columns between sums of squares in a row.
  private func interpolate(
    _ line: UnsafeMutableBufferPointer<UInt32>, from start: Int, in columns: Range<Int>,
    into row: UnsafeMutableRawBufferPointer
  ) {
    let shift = 2 * side.trailingZeroBitCount + 2
    let half = UInt32(2 * side * side)
    var x = columns.lowerBound
    while x < columns.upperBound {
      let (left, after) = place(x)
      if side == 8, after == 1, let row = row.baseAddress, let line = line.baseAddress {
        let taken = maquette_interpolate(
          line + left - start,
          (row + x - columns.lowerBound).assumingMemoryBound(to: UInt8.self),
          columns.upperBound - x)
        x += taken
        if taken > 0 { continue }
      }
      let first = line[left - start]
      let last = after == 0 ? first : line[left - start + 1]
      var sum = UInt64(first &* UInt32(2 * side - after) &+ last &* UInt32(after) &+ half)
      // A step down is a large number, of which the lanes' sums are small ones again.
      let step = UInt64(bitPattern: 2 * (Int64(last) - Int64(first)))
      let end = min(x + side - after / 2, columns.upperBound)
      while x + 4 <= end {
        let four = Lanes.joined(sum &* Lanes.ones &+ step &* Lanes.places, shift: shift)
        row.storeBytes(of: four.littleEndian, toByteOffset: x - columns.lowerBound, as: UInt32.self)
        sum = sum &+ 4 &* step
        x += 4
      }
      while x < end {
        row[x - columns.lowerBound] = UInt8(truncatingIfNeeded: sum >> UInt64(shift))
        sum = sum &+ step
        x += 1
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
          // Whole squares of eight pixels at a time, and the others one by one.
          var whole = 0..<0
          if side == 8, let sums = sums.baseAddress {
            let before = -area.minX & 7
            let first = before > 0 ? 1 : 0
            let taken =
              before < area.width
              ? maquette_add_alpha(row + before, sums + first, area.width - before) : 0
            whole = columns.lowerBound + first..<columns.lowerBound + first + taken / side
          }
          for column in columns where !whole.contains(column) {
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
  fileprivate func place(_ pixel: Int) -> (square: Int, distance: Int) {
    let first = Self.square(pixel - side / 2, side)
    return (first, 2 * (pixel - first * side) + 1 - side)
  }
}

/// An area's pixels between those of squares, which are made row by row, as far as they are read.
///
/// A few rows stay in the cache, as a whole bitmap does not.
final class CoarsePixels {
  private let blur: CoarseBlur
  private let squares: Bitmap
  private let area: DeviceRect
  private let reach: Int
  /// The rows that were made last, each at its place in the area modulo their number.
  private let rows: Bitmap
  private let mask: Int
  /// Room for a number for each square.
  private let line: UnsafeMutablePointer<UInt64>
  /// The first row that was not made.
  private var next: Int

  fileprivate init(_ blur: CoarseBlur, of squares: Bitmap, in area: DeviceRect, reach: Int) {
    (self.blur, self.squares, self.area, self.reach) = (blur, squares, area, reach)
    line = .allocate(capacity: squares.width + 2)
    if blur.side == 1 {
      // The squares are the area's pixels.
      (rows, mask, next) = (squares, -1, area.maxY)
    } else {
      let count = 1 << (Int.bitWidth - (2 * reach).leadingZeroBitCount)
      rows = Bitmap(
        DeviceRect(
          minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: area.minY + count),
        isCleared: false)
      (mask, next) = (count - 1, area.minY)
    }
  }

  deinit { line.deallocate() }

  /// Makes the pixels that are read with a row; rows are painted from the top.
  func prepare(forRow y: Int) {
    while next < min(y + reach + 1, area.maxY) {
      enlarge(row: next, into: address(x: area.minX, y: next))
      next += 1
    }
  }

  /// Returns the pixel at a place in the area that is at most the reach above or below the row that is painted.
  @inline(__always)
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    rows.pixels + (((y - area.minY) & mask) * rows.width + (x - area.minX))
  }

  private func enlarge(row y: Int, into row: UnsafeMutablePointer<UInt32>) {
    let (side, cells) = (blur.side, squares.bounds)
    // Twice the distance from the middle of the square above, from 1 to 2 × side − 1.
    let (top, below) = blur.place(y)
    let upper = squares.address(x: cells.minX, y: top)
    let lower = upper + (top + 1 < cells.maxY ? cells.width : 0)
    let start = blur.place(area.minX)
    let places = maquette_squares(
      side: Int32(side), below: Int32(below), first: start.square - cells.minX,
      phase: Int32(start.distance / 2))
    guard maquette_enlarge(upper, lower, cells.width, line, row, area.width, places) == 0 else {
      return
    }
    withUnsafeTemporaryAllocation(of: Lanes.self, capacity: cells.width) { line in
      for x in 0..<cells.width {
        line[x] = Lanes(upper[x]).mixed(
          with: Lanes(lower[x]), UInt64(2 * side - below), UInt64(below))
      }
      interpolate(line, into: row)
    }
  }

  /// Replaces a row by the pixels between sums of squares.
  private func interpolate(
    _ line: UnsafeMutableBufferPointer<Lanes>, into row: UnsafeMutablePointer<UInt32>
  ) {
    let (side, cells) = (blur.side, squares.bounds)
    let shift = UInt64(2 * side.trailingZeroBitCount + 2)
    let half = UInt64(2 * side * side) &* 0x0001_0001
    let bytes = UnsafeMutableRawPointer(row)
    var x = area.minX
    while x < area.maxX {
      // From the middle of one square to the next the sums change evenly.
      let (left, after) = blur.place(x)
      let first = line[left - cells.minX]
      let last = line[min(left - cells.minX + 1, cells.width - 1)]
      let sum = first.mixed(with: last, UInt64(2 * side - after), UInt64(after))
      var (low, high) = (
        Lanes.Pair(sum.low &+ half, step: 2 &* (last.low &- first.low)),
        Lanes.Pair(sum.high &+ half, step: 2 &* (last.high &- first.high))
      )
      let end = min(x + side - after / 2, area.maxX)
      while x < end {
        let two = low.bytes(shift: shift) | high.bytes(shift: shift) << 8
        let place = (x - area.minX) * 4
        if x + 1 < end {
          bytes.storeBytes(of: two, toByteOffset: place, as: UInt64.self)
        } else {
          bytes.storeBytes(
            of: UInt32(truncatingIfNeeded: two), toByteOffset: place, as: UInt32.self)
        }
        x += 2
      }
      x = end
    }
  }
}

/// The four bytes of a pixel, or sums of such, in 16 bits each.
private struct Lanes {
  /// The first byte and the third.
  var low: UInt64
  /// The second byte and the last.
  var high: UInt64

  /// Creates lanes of a pixel.
  @inline(__always)
  init(_ pixel: UInt32) {
    low = UInt64(pixel & 0x00FF_00FF)
    high = UInt64(pixel >> 8 & 0x00FF_00FF)
  }

  /// Returns a sum of products.
  @inline(__always)
  func mixed(with other: Lanes, _ share: UInt64, _ otherShare: UInt64) -> Lanes {
    var lanes = self
    lanes.low = low &* share &+ other.low &* otherShare
    lanes.high = high &* share &+ other.high &* otherShare
    return lanes
  }

  /// Two lanes of a pixel and of the next one, which changes by a step from pixel to pixel.
  struct Pair {
    private var sums: UInt64
    private let step: UInt64

    /// Creates the lanes of a pixel and of the next one; a step down is a large number, by which sums are small again.
    @inline(__always)
    init(_ sums: UInt64, step: UInt64) {
      self.sums = sums &+ (sums &+ step) << 32
      self.step = step &* 0x2_0000_0002
    }

    /// Returns the bytes of sums that are divided by a power of two, and goes on to the two pixels after them.
    @inline(__always)
    mutating func bytes(shift: UInt64) -> UInt64 {
      defer { sums = sums &+ step }
      return sums >> shift & 0x00FF_00FF_00FF_00FF
    }
  }

  /// The number 1 in four lanes, and the numbers of these.
  static let ones: UInt64 = 0x0001_0001_0001_0001
  static let places: UInt64 = 0x0003_0002_0001_0000

  /// Returns the bytes of four sums that are divided by a power of two.
  @inline(__always)
  static func joined(_ sums: UInt64, shift: Int) -> UInt32 {
    let bytes = sums >> UInt64(shift) & 0x00FF_00FF_00FF_00FF
    let pairs = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
  }
}
