import LayoutGeometry

/// Where a header or a footer that stays in sight can be seen: at the edge of what is seen, at its place at
/// rest, or at the end of its section, which pushes it away.
struct PinnedPlace {
  let rule: PlaceRule
  let facts: FactsOfPart
  /// The section's items that the screen shows.
  let cells: [SnapshotPart]

  private var offset: Double { facts.facts.contentOffset[rule.axis] }

  /// True for a header or a footer that is where it can be, given where it was.
  ///
  /// Bars that cover the content are not in a snapshot: how far from the edge something stays is known once it
  /// did. Of what begins to stay in sight it is only known that it does not leave its section.
  func holds(_ part: SnapshotPart, since old: SnapshotPart, in before: PinnedPlace) -> Bool {
    guard !cells.isEmpty, !before.cells.isEmpty else { return true }
    let place = part.frame.origin[rule.axis]
    let was = old.frame.origin[rule.axis]
    // Bands across the content stay across it.
    let across = rule.axis.cross
    if old.frame.size.resizes(to: part.frame.size).isEmpty,
      !PlaceRule.isNear(old.frame.origin[across], part.frame.origin[across])
    {
      return false
    }
    let isNear = { PlaceRule.isNear($0, place) }
    if isNear(was - before.edge(of: old) + edge(of: part)) { return true }
    let (rest, end) = bounds(of: part)
    if isNear(rest) || isNear(end) { return true }
    let (oldRest, oldEnd) = before.bounds(of: old)
    let wasStaying = !PlaceRule.isNear(was, oldRest) && !PlaceRule.isNear(was, oldEnd)
    let isInside = place > min(rest, end) - 0.01 && place < max(rest, end) + 0.01
    if isInside, isPushed(since: before) { return true }
    // It was that far from the edge, and did not stay there yet.
    let distances = (old: before.edge(of: old) - was, new: edge(of: part) - place)
    return !wasStaying && isInside && abs(distances.new) < abs(distances.old) + 0.01
  }

  /// True where what is over the content is longer or shorter, by which nobody knows here how far the edge is
  /// at which something stays.
  private func isPushed(since before: PinnedPlace) -> Bool {
    let settings = Set(facts.part.settings).symmetricDifference(before.facts.part.settings)
    return settings.contains { ["refreshing", "contentInset"].contains($0.name) }
  }

  private func isHeader(_ part: SnapshotPart) -> Bool { part.element?.kind == .header }

  /// Where a part is that stays at the very edge of the viewport.
  private func edge(of part: SnapshotPart) -> Double {
    isHeader(part)
      ? offset : offset + facts.part.frame.size[rule.axis] - part.frame.size[rule.axis]
  }

  /// The places of a part next to the first item that is shown, and next to the last one.
  ///
  /// Where the first items are scrolled away, its place at rest is before that, out of sight.
  private func bounds(of part: SnapshotPart) -> (rest: Double, end: Double) {
    let axis = rule.axis
    let insets = rule.insets(axis)
    let length = part.frame.size[axis]
    let first = cells.map { $0.frame.origin[axis] }.min() ?? 0
    let last = cells.map { $0.frame.origin[axis] + $0.frame.size[axis] }.max() ?? 0
    let (start, end) = (first - insets.start, last + insets.all - insets.start)
    return isHeader(part) ? (start - length, end - length) : (end, start)
  }
}
