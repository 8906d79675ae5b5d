import CPixels
import Glibc

/// A Gaussian blur of coverage.
///
/// Sums of whole numbers give the same result wherever the rows begin, so a shadow is the same in
/// every band.
struct Blur: Sendable {
  /// The distance at which a pixel still has a share, to either side, in pixels.
  let reach: Int
  /// The standard deviation, in pixels: blurs of the same one are the same.
  let deviation: Double
  private let method: Method

  private enum Method {
    /// The shares of a pixel and of those to one side of it, in 65,536ths.
    case shares([UInt32])
    case boxes(Box)
  }

  /// A mean of pixels; the outermost two have a part of a share.
  ///
  /// Source: the extended box filter of P. Gwosdek and others, "Theoretical Foundations of Gaussian
  /// Convolution by Extended Box Filtering" (2011). Boxes of whole pixels alone make a blur up to
  /// half a pixel wider or narrower than it should be.
  private struct Box {
    /// The number of pixels to either side that have a whole share.
    let radius: Int
    /// The share of the next pixel on either side, in 64ths: sums of boxes of the largest deviation
    /// stay in 32 bits.
    let edge: UInt32

    /// All shares, in 64ths.
    private let total: UInt32
    private let reciprocal: UInt64
    private let shift: UInt64

    init(width: Double) {
      radius = Int((width - 1) / 2)
      edge = UInt32((width - Double(2 * radius + 1)) * 32 + 0.5)
      total = UInt32(2 * radius + 1) * 64 + 2 * edge
      shift = UInt64(31 + UInt32.bitWidth - total.leadingZeroBitCount)
      reciprocal = ((1 << shift) + UInt64(total) - 1) / UInt64(total)
    }

    /// The same for several means at a time.
    var inC: maquette_box {
      maquette_box(edge: edge, half: total / 2, reciprocal: reciprocal, shift: Int32(shift))
    }

    /// Returns a sum of products with the shares, divided by all shares.
    ///
    /// A number of 31 bits is divided by one of b bits without an error if it is multiplied by a
    /// reciprocal of 31 + b bits.
    func mean(_ sum: UInt32) -> UInt32 {
      UInt32(truncatingIfNeeded: (UInt64(sum &+ total / 2) &* reciprocal) &>> shift)
    }
  }

  /// The largest deviation, in pixels, to which larger ones are cut: the bitmaps around a band stay
  /// bounded.
  static let largestDeviation = 200.0

  /// The smallest deviation, in pixels, that is computed by boxes: below, they would be a few
  /// pixels wide, and computing the exact shares costs no more.
  private static let leastOfBoxes = 2.0

  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, Self.largestDeviation) : 0
    self.deviation = sigma
    if sigma >= Self.leastOfBoxes {
      // The width of three boxes in SVG's feGaussianBlur, and in browsers: σ × 3 × √(2π) / 4. They
      // are within 3 % of the true curve.
      let box = Box(width: sigma * 1.8799712059732503)
      reach = 3 * (box.radius + (box.edge > 0 ? 1 : 0))
      method = .boxes(box)
    } else {
      let shares = Self.shares(sigma)
      reach = shares.count - 1
      method = .shares(shares)
    }
  }

  /// Returns the shares of the pixel itself and of those on one side; with those on the other side
  /// they sum to 65,536.
  private static func shares(_ sigma: Double) -> [UInt32] {
    // A thousandth of a pixel moves less than half a level of ink.
    if sigma < 0.001 { return [65536] }
    // The integral of the Gaussian's integral. Its second difference is the share of a pixel's ink
    // that gets into another one.
    func integral(_ x: Double) -> Double {
      x * (1 + erf(x / (sigma * 2.0.squareRoot()))) / 2
        + sigma * exp(-x * x / (2 * sigma * sigma)) / (2 * .pi).squareRoot()
    }
    let sides = (1...Int((3 * sigma).rounded(.up))).map { index in
      let x = Double(index)
      return UInt32((integral(x + 1) - 2 * integral(x) + integral(x - 1)) * 65536 + 0.5)
    }
    let used = sides.prefix { $0 > 0 }
    return [65536 - 2 * used.reduce(0, +)] + used
  }

  /// Indicates whether the blur changes nothing.
  var isIdentity: Bool { reach == 0 }

  /// Blurs coverage of `width` × `height` pixels in place; there is none beyond its edges.
  ///
  /// Only columns are blurred, as many side by side as a processor adds at once: rows are turned to
  /// columns and back, which takes half of the time of blurring them directly.
  func apply(to coverage: inout [UInt8], width: Int, height: Int) {
    precondition(
      coverage.count == width * height, "\(coverage.count) bytes for \(width) × \(height)")
    if isIdentity { return }
    let count = coverage.count
    coverage.withUnsafeMutableBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { turned in
        guard let bytes = bytes.baseAddress, let turned = turned.baseAddress else { return }
        Self.transpose(bytes, into: turned, width: width, height: height)
        blurColumns(of: turned, width: height, height: width)
        Self.transpose(turned, into: bytes, width: height, height: width)
        blurColumns(of: bytes, width: width, height: height)
      }
    }
  }

  /// Turns rows to columns, sixteen rows at a time: whole columns would miss the cache.
  private static func transpose(
    _ bytes: UnsafePointer<UInt8>, into turned: UnsafeMutablePointer<UInt8>, width: Int,
    height: Int
  ) {
    let side = 16
    for top in stride(from: 0, to: height, by: side) {
      let bottom = min(top + side, height)
      let taken =
        bottom - top == side
        ? maquette_transpose(bytes + top * width, width, turned + top, height) : 0
      for x in taken..<width {
        for y in top..<bottom { turned[x * height + y] = bytes[y * width + x] }
      }
    }
  }

  private func blurColumns(of bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
    // Side by side, as many columns as keep their rows in the cache from one pass to the next, and
    // no more than 4 MB of very long ones.
    let lineLength = 2 * height + 2
    let columnCount = min(width, max(1, min(64, (1 << 20) / lineLength)))
    let capacity = columnCount * lineLength
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { memory in
      guard let memory = memory.baseAddress else { return }
      for left in stride(from: 0, to: width, by: columnCount) {
        let stripe = Stripe(
          memory: memory, pixels: bytes + left, stride: width,
          count: min(columnCount, width - left), height: height)
        switch method {
        case .shares(let shares): stripe.mix(shares)
        case .boxes(let box):
          // The three passes keep eight more bits than a byte.
          stripe.read(shift: 8)
          stripe.average(box, from: stripe.first, into: stripe.second)
          stripe.average(box, from: stripe.second, into: stripe.first)
          stripe.average(box, from: stripe.first, into: stripe.second)
          stripe.write(stripe.second)
        }
      }
    }
  }

  /// Columns that are blurred side by side.
  private struct Stripe {
    let pixels: UnsafeMutablePointer<UInt8>
    /// The number of pixels from one row to the next.
    let stride: Int
    let count: Int
    let height: Int
    /// The pixels before and after a pass, and the sums of one.
    let first: UnsafeMutablePointer<UInt32>
    let second: UnsafeMutablePointer<UInt32>
    private let sums: UnsafeMutablePointer<UInt32>
    /// The empty rows above the first row and below the last one.
    private let nothing: UnsafeMutablePointer<UInt32>

    /// Creates a stripe.
    ///
    /// - Parameter memory: Room for two stripes and two rows of one.
    init(
      memory: UnsafeMutablePointer<UInt32>, pixels: UnsafeMutablePointer<UInt8>, stride: Int,
      count: Int, height: Int
    ) {
      (self.pixels, self.stride, self.count, self.height) = (pixels, stride, count, height)
      first = memory
      second = first + count * height
      sums = second + count * height
      nothing = sums + count
      nothing.update(repeating: 0, count: count)
    }

    func read(shift: UInt32) {
      for y in 0..<height {
        let (row, bytes) = (first + y * count, pixels + y * stride)
        for x in 0..<count { row[x] = UInt32(bytes[x]) &<< shift }
      }
    }

    func write(_ line: UnsafeMutablePointer<UInt32>) {
      for y in 0..<height {
        let (row, bytes) = (line + y * count, pixels + y * stride)
        for x in 0..<count {
          bytes[x] = UInt8(truncatingIfNeeded: min(255, (row[x] &+ 128) &>> 8))
        }
      }
    }

    private func row(
      _ y: Int, of line: UnsafeMutablePointer<UInt32>
    ) -> UnsafeMutablePointer<UInt32> {
      y >= 0 && y < height ? line + y * count : nothing
    }

    func average(
      _ box: Box, from line: UnsafeMutablePointer<UInt32>,
      into blurred: UnsafeMutablePointer<UInt32>
    ) {
      let radius = box.radius
      sums.update(repeating: 0, count: count)
      for y in 0..<min(radius, height) {
        let row = row(y, of: line)
        for x in 0..<count { sums[x] &+= row[x] }
      }
      for y in 0..<height {
        let (comes, goes) = (row(y + radius, of: line), row(y - radius - 1, of: line))
        let (next, result) = (row(y + radius + 1, of: line), blurred + y * count)
        for x in maquette_average(sums, comes, goes, next, result, count, box.inC)..<count {
          sums[x] &+= comes[x] &- goes[x]
          result[x] = box.mean(sums[x] &* 64 &+ (next[x] &+ goes[x]) &* box.edge)
        }
      }
    }

    /// Replaces the pixels by sums of their neighbours and of themselves.
    func mix(_ shares: [UInt32]) {
      read(shift: 0)
      for y in 0..<height {
        let (middle, bytes) = (first + y * count, pixels + y * stride)
        for x in 0..<count { sums[x] = middle[x] &* shares[0] &+ 32768 }
        for distance in 1..<shares.count {
          let (above, below) = (row(y - distance, of: first), row(y + distance, of: first))
          let share = shares[distance]
          for x in 0..<count { sums[x] &+= (above[x] &+ below[x]) &* share }
        }
        for x in 0..<count { bytes[x] = UInt8(truncatingIfNeeded: sums[x] &>> 16) }
      }
    }
  }
}
