import ImageDecoding

/// Paints and compresses bands of a picture, on one thread.
package final class PNGBandWorker {
  /// The rows of a band, but for its last one: they decide the bytes, and so are no one's to
  /// choose.
  private static let greatestRowCount = 512
  /// What a band takes of a wide picture, so that the memory does not grow with its width.
  private static let greatestPixelCount = 4 << 20

  private let painter: BandPainter
  private var encoder: PNGBandEncoder

  /// A worker for the bands of `plan`.
  init(_ plan: RasterPlan) {
    painter = BandPainter(plan)
    encoder = PNGBandEncoder(width: plan.width, hasAlpha: !plan.isOpaque)
  }

  /// How many rows each band of a picture has but its last.
  package static func rowCount(width: Int) -> Int {
    max(1, min(greatestRowCount, greatestPixelCount / width))
  }

  /// How many bands a picture has.
  static func bandCount(of plan: RasterPlan) -> Int {
    let rowCount = rowCount(width: plan.width)
    return (plan.height + rowCount - 1) / rowCount
  }

  /// The band `index`, counted from the top.
  func band(_ index: Int) throws -> EncodedBand {
    let isLast = index == Self.bandCount(of: painter.plan) - 1
    return try painter.withBand(index) { encoder.encode($0, isLast: isLast) }
  }
}

/// Paints bands of a picture for the digests of their rows alone, on one thread.
final class PNGBandDigester {
  private let painter: BandPainter
  private var row: PNGSampleRow

  /// A worker for the bands of `plan`.
  init(_ plan: RasterPlan) {
    painter = BandPainter(plan)
    row = PNGSampleRow(width: plan.width, hasAlpha: !plan.isOpaque)
  }

  /// The digests of the rows of the band `index`, counted from the top.
  func rowDigests(ofBand index: Int) throws -> [PixelDigest.Row] {
    try painter.withBand(index) { pixels in
      var digests: [PixelDigest.Row] = []
      digests.reserveCapacity(pixels.count)
      for y in 0..<pixels.count {
        // A row like the one above has its digest too.
        if let above = digests.last, pixels.repeatsRowAbove(y) {
          digests.append(above)
        } else {
          row.fill(from: pixels[y])
          digests.append(row.digest)
        }
      }
      return digests
    }
  }
}

extension BandPainter {
  /// Paints the band `index`, counted from the top, and calls `body` with its pixels.
  fileprivate func withBand<Result>(
    _ index: Int, _ body: (PixelRows) throws -> Result
  ) throws -> Result {
    let rowCount = PNGBandWorker.rowCount(width: plan.width)
    let top = index * rowCount
    let bottom = min(top + rowCount, plan.height)
    let bitmap = try paint(rows: top..<bottom)
    return try bitmap.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a band without pixels") }
      return try body(PixelRows(start: start, stride: bitmap.stride, count: bottom - top))
    }
  }
}
