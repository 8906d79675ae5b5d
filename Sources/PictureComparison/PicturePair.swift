import Glibc
import ImageDecoding
import Workers

/// Two decoded pictures, which may have two sizes.
struct PicturePair: Sendable {
  let expected: StraightPixels
  let actual: StraightPixels

  /// Decodes a PNG file, and the other picture if it is a file too: on two threads if there are as
  /// many workers.
  ///
  /// - Throws: `UnreadablePicture`.
  init(expected: [UInt8], actual: ComparedPicture, workers: Int) throws {
    let sources = [.png(expected), actual]
    var pictures: [StraightPixels] = []
    try OrderedWork.run(
      count: 2, workers: workers,
      makeWorker: {
        { index in
          switch sources[index] {
          case .pixels(let pixels): return pixels
          case .png(let file):
            do {
              return try StraightPixels.compared(ofPNG: file, limits: .golden)
            } catch let error as PictureError {
              throw UnreadablePicture(isExpected: index == 0, error: error)
            }
          }
        }
      },
      take: { pictures.append($1) })
    self.expected = pictures[0]
    self.actual = pictures[1]
  }

  /// The size of the common area, from the top left; both sides are above 0.
  var overlap: PixelSize {
    PixelSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
  }

  /// The size with room for both.
  var canvas: PixelSize {
    PixelSize(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
  }

  /// Indicates whether both have the same size.
  var haveSameSize: Bool { overlap == canvas }

  /// Calls `body` with the common area of the expected picture and of the actual one.
  func withPlanes<Result>(_ body: (PixelPlane, PixelPlane) throws -> Result) rethrows -> Result {
    let overlap = overlap
    return try expected.withRows { expected in
      try actual.withRows { actual in
        try body(
          PixelPlane(rows: expected, width: overlap.width, height: overlap.height),
          PixelPlane(rows: actual, width: overlap.width, height: overlap.height))
      }
    }
  }
}

/// The part of a picture that another one covers too, for reading by a comparison.
struct PixelPlane {
  private let rows: StraightRows
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int

  /// Creates a part of a picture, from its top left.
  init(rows: StraightRows, width: Int, height: Int) {
    self.rows = rows
    self.width = width
    self.height = height
  }

  /// Returns the row `y`, from its first pixel on: red in the lowest byte and alpha in the highest.
  @inline(__always)
  func row(_ y: Int) -> PixelRow { PixelRow(pixels: rows[y]) }

  /// Returns the place of the row `y` in memory, from 0 on: rows at one place have the same pixels.
  @inline(__always)
  func place(_ y: Int) -> Int { rows.place(y) }

  /// Returns the number of pixels of the area before the one in column `x` of row `y`.
  @inline(__always)
  func index(x: Int, y: Int) -> Int { y &* width &+ x }

  /// The pixel in column `x` of row `y`.
  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 { row(y)[x] }
}

/// A row of straight pixels, which compares several at a time where many are alike.
struct PixelRow {
  let pixels: UnsafePointer<UInt32>

  /// The number of equal pixels after which more are compared by the C library, as many at a time,
  /// with the processor's widest vectors: for few pixels its call would take longer.
  private static let blockCount = 32

  /// The pixel in column `x`, red in its lowest byte and alpha in its highest.
  @inline(__always)
  subscript(x: Int) -> UInt32 { UInt32(littleEndian: pixels[x]) }

  /// Returns the number of columns from `x` on, before `end`, whose pixels equal those of another
  /// row.
  @inline(__always)
  func countLike(_ other: PixelRow, from x: Int, to end: Int) -> Int {
    var next = x
    while next &+ 8 <= end {
      let difference =
        (pair(next) ^ other.pair(next)) | (pair(next &+ 2) ^ other.pair(next &+ 2))
        | (pair(next &+ 4) ^ other.pair(next &+ 4)) | (pair(next &+ 6) ^ other.pair(next &+ 6))
      if difference != 0 { break }
      next &+= 8
      guard next &- x == Self.blockCount else { continue }
      while next &+ Self.blockCount <= end,
        memcmp(pixels + next, other.pixels + next, 4 &* Self.blockCount) == 0
      {
        next &+= Self.blockCount
      }
    }
    while next < end, pixels[next] == other.pixels[next] { next &+= 1 }
    return next &- x
  }

  /// Returns the number of columns from `x` on, before `end`, with one pixel here and one in
  /// another row.
  @inline(__always)
  func runCount(with other: PixelRow, from x: Int, to end: Int) -> Int {
    let (first, second) = (pixels[x], other.pixels[x])
    // Most pixels at the edges of letters have no equal neighbour.
    if x &+ 1 < end, pixels[x &+ 1] != first || other.pixels[x &+ 1] != second { return 1 }
    let (fourFirst, fourSecond) = (SIMD4(repeating: first), SIMD4(repeating: second))
    var next = x &+ 1
    while next &+ 8 <= end {
      let difference =
        (four(next) ^ fourFirst) | (four(next &+ 4) ^ fourFirst)
        | (other.four(next) ^ fourSecond) | (other.four(next &+ 4) ^ fourSecond)
      let halves = unsafeBitCast(difference, to: SIMD2<UInt64>.self)
      if halves[0] | halves[1] != 0 { break }
      next &+= 8
      guard next &- x == Self.blockCount &+ 1 else { continue }
      while next &+ Self.blockCount <= end,
        repeatsPixel(before: next), other.repeatsPixel(before: next)
      {
        next &+= Self.blockCount
      }
    }
    while next < end, pixels[next] == first, other.pixels[next] == second { next &+= 1 }
    return next &- x
  }

  /// Returns whether a block of columns from `x` on repeats the pixel before them.
  @inline(__always)
  private func repeatsPixel(before x: Int) -> Bool {
    memcmp(pixels + x, pixels + x - 1, 4 &* Self.blockCount) == 0
  }

  /// Returns whether the eight columns from `x` on have one pixel.
  @inline(__always)
  func repeatsPixel(eightFrom x: Int) -> Bool {
    let pixel = SIMD4(repeating: pixels[x])
    let halves = unsafeBitCast(
      (four(x) ^ pixel) | (four(x &+ 4) ^ pixel), to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }

  @inline(__always)
  private func four(_ x: Int) -> SIMD4<UInt32> {
    UnsafeRawPointer(pixels + x).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private func pair(_ x: Int) -> UInt64 {
    UnsafeRawPointer(pixels + x).loadUnaligned(as: UInt64.self)
  }
}
