/// The thresholds at which it is counted how many pixels would differ.
enum ThresholdSweep {
  /// From the strictest on; the small ones distinguish shades of a colour.
  static let thresholds = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]

  /// A pixel is above none of the thresholds, above one, and so on.
  static let levelCount = thresholds.count + 1

  /// The steps for pixels that were counted by how many thresholds they are above.
  static func steps(_ countsByLevel: [Int]) -> [PictureDifference.SweepStep] {
    thresholds.indices.map { index in
      PictureDifference.SweepStep(
        threshold: thresholds[index],
        differingPixels: countsByLevel[(index + 1)...].reduce(0, +))
    }
  }
}
