import ImageDecoding
import Workers

/// Two decoded pictures, which may have two sizes.
struct PicturePair: Sendable {
  let expected: StraightPixels
  let actual: StraightPixels

  /// Decodes two PNG files, on two threads if there are as many workers.
  ///
  /// - Throws: `UnreadablePicture`.
  init(expected: [UInt8], actual: [UInt8], workers: Int) throws {
    var pictures: [StraightPixels] = []
    try OrderedWork.run(
      count: 2, workers: workers,
      makeWorker: {
        { index in
          do {
            return try StraightPixels(
              decodingPNG: index == 0 ? expected : actual, limits: .golden)
          } catch let error as PictureError {
            throw UnreadablePicture(isExpected: index == 0, error: error)
          }
        }
      },
      take: { pictures.append($1) })
    self.expected = pictures[0]
    self.actual = pictures[1]
  }

  /// The size of what both cover, from the top left; both sides are above 0.
  var overlap: PixelSize {
    PixelSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
  }

  /// The size of what holds both.
  var canvas: PixelSize {
    PixelSize(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
  }

  /// Whether both have the same size.
  var haveSameSize: Bool { overlap == canvas }

  /// Calls `body` with what both cover, of the expected picture and of the actual one.
  func withPlanes<Result>(_ body: (PixelPlane, PixelPlane) throws -> Result) rethrows -> Result {
    try expected.withUnsafeBytes { expectedBytes in
      try actual.withUnsafeBytes { actualBytes in
        guard let first = expectedBytes.bindMemory(to: UInt32.self).baseAddress,
          let second = actualBytes.bindMemory(to: UInt32.self).baseAddress
        else { preconditionFailure("a picture without pixels") }
        return try body(
          PixelPlane(
            pixels: first, stride: expected.width, width: overlap.width, height: overlap.height),
          PixelPlane(
            pixels: second, stride: actual.width, width: overlap.width, height: overlap.height))
      }
    }
  }
}

/// The part of a picture that another one covers too, as a comparison reads it.
struct PixelPlane {
  /// The pixels, red in the lowest byte and alpha in the highest.
  let pixels: UnsafePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int

  /// The row `y`, from its first pixel on.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    pixels + y &* stride
  }

  /// How many pixels of the area are before the one in column `x` of row `y`.
  @inline(__always)
  func index(x: Int, y: Int) -> Int { y &* width &+ x }

  /// The pixel in column `x` of row `y`.
  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 {
    UInt32(littleEndian: pixels[y &* stride &+ x])
  }
}
