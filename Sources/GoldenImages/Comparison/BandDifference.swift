/// What comparing found of some rows that both pictures have.
struct BandDifference: Sendable {
  /// Whether all pixels are equal, those under the masks too.
  var isIdentical: Bool { states.isEmpty }

  /// A `PixelState` a pixel, row by row; empty if all rows are equal.
  var states: [UInt8] = []
  var differingPixels = 0
  var antialiasedPixels = 0
  /// How many pixels are above no threshold of the sweep, above one, and so on.
  var sweepPixels = [Int](repeating: 0, count: ThresholdSweep.levelCount)
}
