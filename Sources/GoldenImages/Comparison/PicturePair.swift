import CairoRendering
import ImageDecoding
import Workers

/// Two decoded pictures, which may have two sizes.
struct PicturePair: Sendable {
  let expected: StraightPixels
  let actual: StraightPixels
  /// For each row whether the pictures differ there; nil if that is not known.
  ///
  /// If it is known, not all is decoded of rows in which they do not differ.
  private let differingRows: [Bool]?

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
    differingRows = nil
  }

  /// Decodes two PNG files as far as they differ, and as comparing them needs.
  ///
  /// Files of ours are decoded band by band; all others, and broken ones, whole.
  ///
  /// - Throws: `UnreadablePicture`.
  init(differencesOf expected: [UInt8], _ actual: [UInt8], workers: Int) throws {
    guard
      let pictures = try? Self.bandedPictures(expected: expected, actual: actual, workers: workers)
    else {
      try self.init(expected: expected, actual: actual, workers: workers)
      return
    }
    self.init(pictures)
  }

  private init(_ pictures: BandedPictures) {
    expected = pictures.expected
    actual = pictures.actual
    differingRows = pictures.differingRows
  }

  /// Decodes two files of ours, several bands at once.
  ///
  /// - Returns: Nil for files whose chunks are not those of ours.
  /// - Throws: `NotBanded`.
  private static func bandedPictures(
    expected: [UInt8], actual: [UInt8], workers: Int
  ) throws -> BandedPictures? {
    let pair = BandedPair(
      expected: expected, actual: actual, limits: .golden,
      rowsPerBand: PNGBandWorker.rowCount(width:))
    guard let pair else { return nil }
    var bands: [DecodedBand] = []
    try OrderedWork.run(
      count: pair.bandCount, workers: workers,
      makeWorker: {
        let decoder = try BandDecoder(pair)
        return { try decoder.decode($0) }
      },
      take: { bands.append($1) })
    return try pair.pictures(of: bands)
  }

  /// Whether the pictures may differ in row `y` of what both cover.
  @inline(__always)
  func mayDiffer(inRow y: Int) -> Bool {
    differingRows?[y] ?? true
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
