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

  /// The band `index`, counted from the top.
  func band(_ index: Int) throws -> EncodedBand {
    let plan = painter.plan
    let top = index * Self.rowCount(width: plan.width)
    let bottom = min(top + Self.rowCount(width: plan.width), plan.height)
    let bitmap = try painter.paint(rows: top..<bottom)
    return bitmap.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a band without pixels") }
      return encoder.encode(
        PixelRows(start: start, stride: bitmap.stride, count: bottom - top),
        isLast: bottom == plan.height)
    }
  }
}
