/// The result of comparing all pixels that both pictures have.
struct DifferenceMap: Sendable {
  /// The size of the common area.
  let size: PixelSize
  /// The number of rows of each band except the last.
  let bandHeight: Int
  private(set) var bands: [BandDifference] = []

  /// Creates a map without bands.
  ///
  /// - Parameter isShared: True if several threads make the bands.
  init(size: PixelSize, isShared: Bool) {
    self.size = size
    // Some 250,000 pixels: enough that handing a band from thread to thread costs nothing. More for
    // a single thread, as similar rows are recognised within one band only. No row of the clusters'
    // squares is in two bands.
    let side = DifferenceClusters.side
    bandHeight = max(1, (1 << (isShared ? 18 : 22)) / size.width / side) * side
  }

  /// The number of bands after all comparisons.
  var bandCount: Int { (size.height + bandHeight - 1) / bandHeight }

  func rows(ofBand index: Int) -> Range<Int> {
    index * bandHeight..<min((index + 1) * bandHeight, size.height)
  }

  mutating func append(_ band: BandDifference) {
    bands.append(band)
  }

  /// Returns the first row that is known to have the same pixels and states as row `y`; `y` if
  /// there is none before it.
  func firstLike(_ y: Int) -> Int {
    let band = y / bandHeight
    return band * bandHeight + Int(bands[band].firstLike[y % bandHeight])
  }

  /// Calls `body` with the states of row `y`; nil if all of its pixels are the same.
  @inline(__always)
  func withRow<Result>(_ y: Int, _ body: (UnsafePointer<UInt8>?) throws -> Result) rethrows
    -> Result
  {
    let start = bands[y / bandHeight].starts[y % bandHeight]
    guard start >= 0 else { return try body(nil) }
    return try bands[y / bandHeight].states.withUnsafeBufferPointer {
      try body($0.baseAddress.map { $0 + start })
    }
  }

  /// Calls `body` with the states of some rows of one band: for each, nil if all of its pixels are the
  /// same.
  func withRows<Result>(
    _ rows: Range<Int>, _ body: ([UnsafePointer<UInt8>?]) throws -> Result
  ) rethrows -> Result {
    let band = bands[rows.lowerBound / bandHeight]
    return try band.states.withUnsafeBufferPointer { states in
      try body(
        rows.map { y in
          let start = band.starts[y % bandHeight]
          return start < 0 ? nil : states.baseAddress.map { $0 + start }
        })
    }
  }
}
