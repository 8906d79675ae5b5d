/// Undoes PNG's filters, by which a row holds what its samples differ from a guess by.
///
/// Samples have 8 bits, and a pixel has three or four.
enum RowFilter {
  /// Turns a filtered row into samples.
  ///
  /// - Parameters:
  ///   - filter: The filter's number, with which the row began.
  ///   - row: The row after that number; the byte after its end may be read, and is kept.
  ///   - above: The samples of the row above; nil for the first row, above which all are 0.
  /// - Returns: False for a filter that PNG does not have.
  static func undo(
    _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?,
    width: Int, bytesPerPixel: Int
  ) -> Bool {
    switch (filter, above) {
    case (0, _), (2, nil):
      break
    case (2, let above?):
      for index in 0..<width * bytesPerPixel { row[index] &+= above[index] }
    case (1, _), (4, nil):
      // Without a row above, Paeth's guess is the pixel to the left.
      undo(row, above: nil, width, bytesPerPixel) { left, _, _ in left }
    case (3, _):
      undo(row, above: above, width, bytesPerPixel) { left, up, _ in (left &+ up) &>> 1 }
    case (4, _):
      undo(row, above: above, width, bytesPerPixel, guess: paeth)
    default:
      return false
    }
    return true
  }

  /// Adds to each pixel what `guess` makes of the pixels to its left, above it, and above to the
  /// left.
  @inline(__always)
  private static func undo(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?, _ width: Int,
    _ bytesPerPixel: Int,
    guess: (SIMD4<Int16>, SIMD4<Int16>, SIMD4<Int16>) -> SIMD4<Int16>
  ) {
    var left = SIMD4<Int16>.zero
    var upLeft = SIMD4<Int16>.zero
    // With three samples a pixel, the fourth is the next pixel's, and is written back as it was.
    let kept: SIMD4<Int16> = bytesPerPixel == 3 ? [0, 0, 0, 255] : .zero
    for x in 0..<width {
      let place = x &* bytesPerPixel
      let filtered = load(row + place)
      let up = above.map { load($0 + place) } ?? .zero
      let pixel = (filtered &+ guess(left, up, upLeft)) & 255
      let stored = pixel & ~kept | filtered & kept
      UnsafeMutableRawPointer(row + place).storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: stored), as: SIMD4<UInt8>.self)
      (left, upLeft) = (pixel, up)
    }
  }

  /// Whichever of the three is nearest to left + up − upper left; the first of those as near.
  @inline(__always)
  private static func paeth(
    _ left: SIMD4<Int16>, _ up: SIMD4<Int16>, _ upLeft: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    let fromLeft = magnitude(up &- upLeft)
    let fromUp = magnitude(left &- upLeft)
    let fromUpLeft = magnitude(left &+ up &- upLeft &- upLeft)
    let other = upLeft.replacing(with: up, where: fromUp .<= fromUpLeft)
    return other.replacing(
      with: left, where: (fromLeft .<= fromUp) .& (fromLeft .<= fromUpLeft))
  }

  @inline(__always)
  private static func magnitude(_ values: SIMD4<Int16>) -> SIMD4<Int16> {
    values.replacing(with: 0 &- values, where: values .< 0)
  }

  @inline(__always)
  private static func load(_ bytes: UnsafePointer<UInt8>) -> SIMD4<Int16> {
    SIMD4<Int16>(
      truncatingIfNeeded: UnsafeRawPointer(bytes).loadUnaligned(as: SIMD4<UInt8>.self))
  }
}
