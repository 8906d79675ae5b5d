package import ImageDecoding
import Workers

/// Two decoded pictures with the result of their comparison.
package struct ComparedPictures: Sendable {
  /// The number of pixels from which on a second thread pays.
  private static let parallelPixelCount = 1 << 20

  let pair: PicturePair
  let mask: PixelMask
  let map: DifferenceMap

  /// Decodes two PNG files and compares them by a tolerance's comparator and threshold.
  ///
  /// - Parameters:
  ///   - masks: The rectangles that are not compared, in pixels from the top left.
  ///   - workers: The largest number of threads that decode and compare.
  /// - Throws: `UnreadablePicture`.
  package init(
    expected: [UInt8], actual: [UInt8], tolerance: Tolerance, masks: [PixelRect] = [],
    workers: Int = 1
  ) throws {
    try self.init(
      expected: expected, actual: .png(actual), tolerance: tolerance, masks: masks,
      workers: workers)
  }

  /// Decodes a PNG file and compares it with a picture.
  init(
    expected: [UInt8], actual: ComparedPicture, tolerance: Tolerance, masks: [PixelRect],
    workers: Int
  ) throws {
    let pair = try PicturePair(expected: expected, actual: actual, workers: workers)
    self.pair = pair
    mask = PixelMask(masks, canvas: pair.canvas)
    let compare = Self.bandComparison(pair, mask, tolerance)
    let pixelCount = pair.overlap.width * pair.overlap.height
    let workers = pixelCount < Self.parallelPixelCount ? 1 : workers
    var map = DifferenceMap(size: pair.overlap, isShared: workers > 1)
    let empty = map
    try OrderedWork.run(
      count: map.bandCount, workers: workers,
      makeWorker: { { compare(empty.rows(ofBand: $0)) } },
      take: { map.append($1) })
    self.map = map
  }

  /// Returns the function that compares rows; the comparator is chosen once, and not for each
  /// pixel.
  private static func bandComparison(
    _ pair: PicturePair, _ mask: PixelMask, _ tolerance: Tolerance
  ) -> @Sendable (Range<Int>) -> BandDifference {
    switch tolerance.comparator {
    case .exact:
      BandComparison(
        pair, mask: mask, tolerance: tolerance, distance: ChannelDistance(), sweep: YIQDistance()
      ).compare
    case .yiq:
      BandComparison(
        pair, mask: mask, tolerance: tolerance, distance: YIQDistance(), sweep: YIQDistance()
      ).compare
    case .yiq7:
      BandComparison(
        pair, mask: mask, tolerance: tolerance, distance: YIQ7Distance(), sweep: YIQ7Distance()
      ).compare
    case .oklab:
      BandComparison(
        pair, mask: mask, tolerance: tolerance, distance: OKLabDistance(), sweep: OKLabDistance()
      ).compare
    case .deltaE94:
      BandComparison(
        pair, mask: mask, tolerance: tolerance, distance: DeltaE94Distance(),
        sweep: DeltaE94Distance()
      ).compare
    }
  }

  /// The treatment of the colours that each of the files states.
  package var colors: (expected: ColorHandling, actual: ColorHandling) {
    (pair.expected.colors, pair.actual.colors)
  }

  /// The size of a picture of the differences, which has room for both.
  package var canvas: PixelSize { pair.canvas }

  /// Returns the match of the pictures by `tolerance`.
  func match(_ tolerance: Tolerance) -> PictureMatch {
    if isIdentical { return .identicalPixels }
    let difference = difference
    return tolerance.allows(difference, in: map)
      ? .withinTolerance(difference) : .different(difference)
  }

  /// The areas that only one of the pictures covers: to the right of the common area, and below it.
  private var uncommonAreas: [PixelRect] {
    let common = pair.overlap
    return [pair.expected, pair.actual].flatMap { picture in
      [
        PixelRect(
          x: common.width, y: 0, width: picture.width - common.width, height: picture.height),
        PixelRect(
          x: 0, y: common.height, width: common.width, height: picture.height - common.height),
      ]
    }.filter { $0.width > 0 && $0.height > 0 }
  }

  /// Indicates whether all pixels are equal, those under the masks too.
  private var isIdentical: Bool {
    pair.haveSameSize && map.bands.allSatisfy(\.isIdentical)
  }

  /// The difference in numbers.
  private var difference: PictureDifference {
    let canvas = pair.canvas
    let uncommon = uncommonAreas.map { area in
      PictureDifference.Cluster(
        box: area, differingPixels: area.width * area.height - mask.count(in: area))
    }.filter { $0.differingPixels > 0 }
    let uncommonCount = uncommon.reduce(0) { $0 + $1.differingPixels }
    let levels = map.bands.reduce(into: [Int](repeating: 0, count: ThresholdSweep.levelCount)) {
      for level in $0.indices { $0[level] += $1.sweepPixels[level] }
    }
    let clusters = (uncommon + DifferenceClusters.find(in: map)).sorted {
      $0.differingPixels > $1.differingPixels
    }
    return PictureDifference(
      expectedSize: PixelSize(width: pair.expected.width, height: pair.expected.height),
      actualSize: PixelSize(width: pair.actual.width, height: pair.actual.height),
      differingPixels: map.bands.reduce(uncommonCount) { $0 + $1.differingPixels },
      antialiasedPixels: map.bands.reduce(0) { $0 + $1.antialiasedPixels },
      maskedPixels: mask.count(
        in: PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)),
      clusters: Array(clusters.prefix(PictureDifference.clusterLimit)),
      clusterCount: clusters.count,
      sweep: ThresholdSweep.steps(levels).map {
        PictureDifference.SweepStep(
          threshold: $0.threshold, differingPixels: $0.differingPixels + uncommonCount)
      })
  }
}
