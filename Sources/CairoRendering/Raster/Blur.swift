import Glibc

/// A Gaussian blur of coverage.
///
/// Sums of whole numbers give the same result wherever the rows begin, so a shadow is the same in
/// every band.
struct Blur: Sendable {
  /// How far to either side a pixel has a share, in pixels.
  let reach: Int
  private let method: Method

  private enum Method {
    /// The shares of a pixel and of those to one side of it, in 65,536ths.
    case shares([UInt32])
    case boxes(Box)
  }

  /// A mean of pixels, of which the outermost two have a part of a share.
  ///
  /// Source: the extended box filter of P. Gwosdek and others, "Theoretical Foundations of Gaussian
  /// Convolution by Extended Box Filtering" (2011). Boxes of whole pixels alone make a blur up to half a
  /// pixel wider or narrower than it should be.
  private struct Box {
    /// How many pixels to either side have a whole share.
    let radius: Int
    /// The share of the next one on either side, in 64ths: sums of boxes of the largest deviation stay
    /// in 32 bits.
    let edge: UInt32

    init(width: Double) {
      radius = Int((width - 1) / 2)
      edge = UInt32((width - Double(2 * radius + 1)) * 32 + 0.5)
    }

    /// All shares, in 64ths.
    var total: UInt32 { UInt32(2 * radius + 1) * 64 + 2 * edge }
  }

  /// Wider deviations than this, in pixels, are cut to it: the bitmaps around a band stay bounded.
  static let largestDeviation = 200.0

  /// Narrower ones than this, in pixels, are computed as they are: boxes are a few pixels wide there,
  /// and so many pixels cost no more.
  private static let leastOfBoxes = 2.0

  /// A blur with a standard deviation in pixels.
  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, Self.largestDeviation) : 0
    if sigma >= Self.leastOfBoxes {
      // The width of three boxes that SVG's feGaussianBlur has, and browsers: σ × 3 × √(2π) / 4. They are
      // within 3 % of the true curve.
      let box = Box(width: sigma * 1.8799712059732503)
      reach = 3 * (box.radius + (box.edge > 0 ? 1 : 0))
      method = .boxes(box)
    } else {
      let shares = Self.shares(sigma)
      reach = shares.count - 1
      method = .shares(shares)
    }
  }

  /// The shares of the pixels from one on that have any; they and those on the other side make 65,536.
  private static func shares(_ sigma: Double) -> [UInt32] {
    // A thousandth of a pixel moves less than half a level of ink.
    if sigma < 0.001 { return [65536] }
    // The integral of the Gaussian's integral. Its second difference is how much of a pixel's ink gets
    // into another one.
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

  /// True if the blur leaves everything as it is.
  var isIdentity: Bool { reach == 0 }

  /// Blurs coverage of `width` × `height` pixels in place; beyond its edges there is none.
  func apply(to coverage: inout [UInt8], width: Int, height: Int) {
    precondition(
      coverage.count == width * height, "\(coverage.count) bytes for \(width) × \(height)")
    if isIdentity { return }
    var line = [UInt32](repeating: 0, count: max(width, height))
    var blurred = line
    coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      line.withUnsafeMutableBufferPointer { line in
        blurred.withUnsafeMutableBufferPointer { blurred in
          for y in 0..<height {
            blur(base + y * width, count: width, step: 1, line, blurred)
          }
          for x in 0..<width { blur(base + x, count: height, step: width, line, blurred) }
        }
      }
    }
  }

  /// Blurs `count` bytes, `step` apart.
  private func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int,
    _ line: UnsafeMutableBufferPointer<UInt32>, _ blurred: UnsafeMutableBufferPointer<UInt32>
  ) {
    switch method {
    case .shares(let shares):
      for index in 0..<count { line[index] = UInt32(bytes[index * step]) }
      mix(line, shares, into: blurred, count: count)
      for index in 0..<count { bytes[index * step] = UInt8((blurred[index] + 32768) >> 16) }
    case .boxes(let box):
      // The three passes keep eight more bits than a byte.
      for index in 0..<count { line[index] = UInt32(bytes[index * step]) << 8 }
      average(line, box, into: blurred, count: count)
      average(blurred, box, into: line, count: count)
      average(line, box, into: blurred, count: count)
      for index in 0..<count { bytes[index * step] = UInt8(min(255, (blurred[index] + 128) >> 8)) }
    }
  }

  private func mix(
    _ line: UnsafeMutableBufferPointer<UInt32>, _ shares: [UInt32],
    into blurred: UnsafeMutableBufferPointer<UInt32>, count: Int
  ) {
    for index in 0..<count { blurred[index] = line[index] &* shares[0] }
    for distance in 1..<shares.count where distance < count {
      let share = shares[distance]
      for index in distance..<count {
        blurred[index] &+= line[index - distance] &* share
        blurred[index - distance] &+= line[index] &* share
      }
    }
  }

  private func average(
    _ line: UnsafeMutableBufferPointer<UInt32>, _ box: Box,
    into blurred: UnsafeMutableBufferPointer<UInt32>, count: Int
  ) {
    let (radius, edge, total) = (box.radius, box.edge, box.total)
    var sum: UInt32 = 0
    for index in 0..<min(radius, count) { sum &+= line[index] }
    for index in 0..<count {
      if index + radius < count { sum &+= line[index + radius] }
      if index - radius > 0 { sum &-= line[index - radius - 1] }
      var edges: UInt32 = 0
      if index + radius + 1 < count { edges &+= line[index + radius + 1] }
      if index - radius > 0 { edges &+= line[index - radius - 1] }
      blurred[index] = (sum &* 64 &+ edges &* edge &+ total / 2) / total
    }
  }
}
