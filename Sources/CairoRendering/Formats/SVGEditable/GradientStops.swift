import DisplayList

extension [Paint.Stop] {
  /// How many parts a blend is divided into whose colour and alpha both change.
  private static let parts = 8

  /// The stops for a format that blends colours apart from their alpha, as SVG does.
  ///
  /// Ours are blended premultiplied, so that each counts for as much as it covers: where colour and
  /// alpha both change, the blend is told in steps.
  var asStraightBlends: [Paint.Stop] {
    guard let first, let last else { return [] }
    var stops: [Paint.Stop] = []
    for (position, stop) in withLentColors.enumerated() {
      if position > 0, let before = stops.last, before.blendsOtherwise(to: stop) {
        for part in 1..<Self.parts {
          let share = Double(part) / Double(Self.parts)
          let location = before.location + (stop.location - before.location) * share
          stops.append(
            Paint.Stop(
              location: location, color: color(at: location, first: first, last: last)))
        }
      }
      stops.append(stop)
    }
    return stops
  }
}

extension Paint.Stop {
  /// True if the colours between this stop and the next differ by the way they are blended.
  fileprivate func blendsOtherwise(to next: Paint.Stop) -> Bool {
    var opaque = color
    opaque.alpha = next.color.alpha
    return location < next.location && color.alpha != next.color.alpha && opaque != next.color
  }
}
