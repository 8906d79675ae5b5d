package import ImageDecoding
import PNGEncoding
import Workers

extension Drawing {
  /// The number of pixels a worker from which on a second worker pays: below, its thread and its
  /// fonts take longer than they save.
  private static let pixelsPerWorker = 2 << 20

  /// Writes the drawing as a PNG file, piece by piece as it is made.
  ///
  /// It has 8 bits a sample, alpha only if the canvas is not covered completely, and a digest of
  /// its pixels as the last text. The bytes depend on the drawing, the scale and the chunks alone,
  /// not on `workers`; the memory does not grow with the picture's height.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point, from 0.25 to 8.
  ///   - text: Text chunks, each a keyword and a text, in the order in which they are written. A
  ///     keyword has 1 to 79 characters of Latin-1.
  ///   - workers: The largest number of bands that are drawn and encoded at once; a small picture
  ///     takes fewer.
  ///   - cache: The cache of earlier drawings on this thread; used only by a single worker.
  ///   - painted: The painted drawing at this scale; nil to paint it.
  /// - Throws: `RenderingError`, and the errors of `write`.
  package func writePNG(
    scale: Double, text: [(keyword: String, text: String)] = [], workers: Int = 1,
    cache: PaintCache? = nil, painted: PaintedDrawing? = nil,
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let plan = try painted?.plan ?? pngPlan(scale: scale)
    let bands = painted?.bands ?? []
    let header = PNGHeader(
      width: plan.width, height: plan.height, hasAlpha: !plan.isOpaque, scale: scale,
      text: text.map { PNGText(keyword: $0.keyword, text: $0.text) })
    try header.bytes.withUnsafeBytes(write)

    let count = bandCount(of: plan)
    var joiner = PNGBandJoiner(header, digest: bands.isEmpty ? nil : painted?.digest)
    let workerCount = Self.workerCount(for: plan, upTo: workers)
    if workerCount <= 1 {
      let worker = PNGBandWorker(plan, bands, cache: cache)
      for index in 0..<count {
        try joiner.part(for: worker.band(index), isLast: index == count - 1).withUnsafeBytes(write)
      }
      return
    }
    try OrderedWork.run(
      count: count, workers: workerCount,
      makeWorker: {
        let worker = PNGBandWorker(plan, bands)
        return { try worker.band($0) }
      },
      take: { index, band in
        try joiner.part(for: band, isLast: index == count - 1).withUnsafeBytes(write)
      })
  }

  /// Paints the drawing for the digest of its pixels, as the PNG file carries it, without making
  /// the file.
  ///
  /// Compressing a picture takes longer than drawing it, and a comparison with a file needs no
  /// second file. If they differ, the file and the pixels are made from the result, without a
  /// second painting.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point, from 0.25 to 8.
  ///   - workers: The largest number of bands that are drawn at once; the digest does not depend on
  ///     it.
  ///   - cache: The cache of earlier drawings on this thread; used only by a single worker.
  /// - Throws: `RenderingError`, where `writePNG` would.
  package func painted(
    scale: Double, workers: Int = 1, cache: PaintCache? = nil
  ) throws -> PaintedDrawing {
    let plan = try pngPlan(scale: scale)
    let digest = PixelDigest(
      width: plan.width, height: plan.height, samplesPerPixel: plan.isOpaque ? 3 : 4)
    let keepsRows = plan.width * plan.height <= PaintedDrawing.keptPixelLimit
    var bands: [PaintedRows] = []
    func take(_ band: PNGBandDigester.Band) {
      digest.add(band.rows)
      if let kept = band.kept { bands.append(kept) }
    }
    let count = bandCount(of: plan)
    let workerCount = Self.workerCount(for: plan, upTo: workers)
    if workerCount <= 1 {
      let worker = PNGBandDigester(plan, cache: cache)
      for index in 0..<count { take(try worker.digests(ofBand: index, keepsRows: keepsRows)) }
    } else {
      try OrderedWork.run(
        count: count, workers: workerCount,
        makeWorker: {
          let worker = PNGBandDigester(plan)
          return { try worker.digests(ofBand: $0, keepsRows: keepsRows) }
        },
        take: { take($1) })
    }
    return PaintedDrawing(digest: digest.text, plan: plan, bands: bands)
  }

  private static func workerCount(for plan: RasterPlan, upTo workers: Int) -> Int {
    min(workers, bandCount(of: plan), plan.width * plan.height / pixelsPerWorker)
  }

  /// Plans the painting; throws if a PNG cannot have the picture's size.
  private func pngPlan(scale: Double) throws -> RasterPlan {
    let plan = try RasterPlan(self, scale: scale)
    // PNG's own limit for a side.
    guard max(plan.width, plan.height) <= Int(Int32.max) else {
      throw RenderingError.canvasTooLarge(
        pixels: Double(max(plan.width, plan.height)), limit: Double(Int32.max))
    }
    return plan
  }
}

private func bandCount(of plan: RasterPlan) -> Int {
  let rowCount = PNGBandEncoder.rowCount(width: plan.width)
  return (plan.height + rowCount - 1) / rowCount
}

/// A drawing that was painted.
package struct PaintedDrawing: Sendable {
  /// The digest of the pixels, as in the PNG file.
  package let digest: String
  fileprivate let plan: RasterPlan
  /// The bands, as in the file, from the top; empty for a drawing with too many pixels.
  fileprivate let bands: [PaintedRows]

  /// The most pixels that are kept: those of 3840 × 2160 take 32 MB if no two rows are equal.
  fileprivate static let keptPixelLimit = 8 << 20

  /// Returns the pixels as in the PNG file; nil if they were too many to keep.
  package func straightPixels() throws -> StraightPixels? {
    guard !bands.isEmpty else { return nil }
    return try StraightPixels(painted: bands, hasAlpha: !plan.isOpaque)
  }
}

/// Paints and compresses bands of a picture, on one thread.
private final class PNGBandWorker {
  private let plan: RasterPlan
  /// The painter of bands; nil if all bands are painted.
  private let painter: BandPainter?
  private let painted: [PaintedRows]
  private var encoder: PNGBandEncoder

  /// Creates a worker for the bands of `plan`.
  ///
  /// - Parameter painted: All bands as they were painted before; empty to paint them.
  init(_ plan: RasterPlan, _ painted: [PaintedRows], cache: PaintCache? = nil) {
    self.plan = plan
    painter = painted.isEmpty ? BandPainter(plan, cache: cache) : nil
    self.painted = painted
    encoder = PNGBandEncoder(width: plan.width, hasAlpha: !plan.isOpaque)
  }

  /// Returns the band `index`, counted from the top.
  func band(_ index: Int) throws -> EncodedBand {
    let isLast = index == bandCount(of: plan) - 1
    guard let painter else { return encoder.encode(painted[index], isLast: isLast) }
    return try painter.withBand(index) { encoder.encode($0, isLast: isLast) }
  }
}

/// Paints bands of a picture for the digests of their rows, on one thread.
private final class PNGBandDigester {
  typealias Band = (rows: [PixelDigest.Row], kept: PaintedRows?)

  private let painter: BandPainter
  private var digester: PixelRowDigester

  init(_ plan: RasterPlan, cache: PaintCache? = nil) {
    painter = BandPainter(plan, cache: cache)
    digester = PixelRowDigester(width: plan.width, hasAlpha: !plan.isOpaque)
  }

  /// Returns the digests of the rows of the band `index`, counted from the top, and the rows if
  /// they are to be kept.
  func digests(ofBand index: Int, keepsRows: Bool) throws -> Band {
    try painter.withBand(index) { digester.digests(of: $0, keepsRows: keepsRows) }
  }
}

extension BandPainter {
  /// Paints the band `index`, counted from the top, and calls `body` with its pixels.
  fileprivate func withBand<Result>(
    _ index: Int, _ body: (PixelRows) throws -> Result
  ) throws -> Result {
    let rowCount = PNGBandEncoder.rowCount(width: plan.width)
    let top = index * rowCount
    let bottom = min(top + rowCount, plan.height)
    let bitmap = try paint(rows: top..<bottom)
    return try bitmap.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a band without pixels") }
      return try body(PixelRows(start: start, stride: bitmap.stride, count: bottom - top))
    }
  }
}
