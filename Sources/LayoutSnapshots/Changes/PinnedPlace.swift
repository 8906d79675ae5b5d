import LayoutGeometry

/// Where a header or a footer that stays in sight can be seen: at the edge of what is seen, at its place at
/// rest, or at the end of its section, which pushes it away.
struct PinnedPlace {
  let rule: PlaceRule
  let facts: FactsOfPart
  /// The section's items that the screen shows.
  let cells: [SnapshotPart]

  private var offset: Double { facts.facts.contentOffset[rule.axis] }

  /// Whether enough is seen of the section to know where its headers and footers can be.
  var knows: Bool { !cells.isEmpty }

  /// True for a header or a footer that is where it can be, given where it was.
  ///
  /// Bars that cover the content are not in a snapshot: how far from the edge something stays is known once it
  /// did. Of what begins to stay in sight it is only known that it does not leave its section.
  ///
  /// - Parameter isCertain: Whether it counts, too, that something may have begun to stay in sight.
  func holds(
    _ part: SnapshotPart, since old: SnapshotPart, in before: PinnedPlace, isCertain: Bool = false
  ) -> Bool {
    guard knows, before.knows else { return true }
    let place = part.frame.origin[rule.axis]
    let was = old.frame.origin[rule.axis]
    // Bands across the content stay across it.
    let across = rule.axis.cross
    if !old.frame.size.resizes(to: part.frame.size).contains(across),
      !PlaceRule.isNear(old.frame.origin[across], part.frame.origin[across])
    {
      return false
    }
    let isNear = { PlaceRule.isNear($0, place) }
    if isNear(was - before.edge(of: old) + edge(of: part)) { return true }
    let (rest, ends) = bounds(of: part)
    if isNear(rest) || ends.contains(where: isNear) { return true }
    let (oldRest, oldEnds) = before.bounds(of: old)
    let bounds = [rest] + ends
    let isInside =
      place > (bounds.min() ?? rest) - 0.01 && place < (bounds.max() ?? rest) + 0.01
    if isInside, isPushed(since: before) { return true }
    // How far from the edge it stays is at most how far it was when it did not stay there yet, and at least that
    // when the end of its section pushed it away.
    let distances = (old: before.distance(of: old, at: was), new: distance(of: part, at: place))
    return isInside && !(isCertain && isCrowded(part, rest: rest))
      && (PlaceRule.isNear(was, oldRest) && distances.new < distances.old + 0.01
        || oldEnds.contains { PlaceRule.isNear(was, $0) } && distances.new > distances.old - 0.01)
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

  /// True where the one of the section that is nearer to the edge is seen, and the section does not push it away:
  /// at an edge stays one alone.
  private func isCrowded(_ part: SnapshotPart, rest: Double) -> Bool {
    guard let other = neighbour(of: part, at: isHeader(part) ? -1 : 1) else { return false }
    let axis = rule.axis
    let side = other.frame.origin[axis] + (isHeader(part) ? other.frame.size[axis] : 0)
    let own = part.frame.origin[axis] + (isHeader(part) ? 0 : part.frame.size[axis])
    return !PlaceRule.isNear(side, own) && !PlaceRule.isNear(side, rest)
  }

  /// How far inside of the edge a part is at a place; less than 0 where it is beyond it.
  private func distance(of part: SnapshotPart, at place: Double) -> Double {
    isHeader(part) ? place - edge(of: part) : edge(of: part) - place
  }

  /// The places of a part next to the first item that is shown, and those next to the last one: the section's
  /// own end, and in lists of an appearance, which have space between their sections, where the next one begins.
  ///
  /// Where the first items are scrolled away, its place at rest is before that, out of sight.
  private func bounds(of part: SnapshotPart) -> (rest: Double, ends: [Double]) {
    let axis = rule.axis
    let insets = rule.insets(axis)
    let length = part.frame.size[axis]
    let first = cells.map { $0.frame.origin[axis] }.min() ?? 0
    let last = cells.map { $0.frame.origin[axis] + $0.frame.size[axis] }.max() ?? 0
    let (start, end) = (first - insets.start, last + insets.all - insets.start)
    let other = hasSpace ? neighbour(of: part, at: isHeader(part) ? 1 : -1)?.frame : nil
    if isHeader(part) {
      let next = other.map { $0.origin[axis] - length }
      return (start - length, [end - length] + [next].compactMap(\.self))
    }
    let previous = other.map { $0.origin[axis] + $0.size[axis] }
    return (end, [start] + [previous].compactMap(\.self))
  }

  /// Whether a list has space between its sections.
  private var hasSpace: Bool { rule.settings["appearance"] != nil }

  /// The header or footer of the section that is so many after a part's.
  private func neighbour(of part: SnapshotPart, at step: Int) -> SnapshotPart? {
    guard let element = part.element else { return nil }
    return facts.part.parts.first { other in
      other.element?.kind == element.kind && other.element?.name == nil
        && other.element?.section == element.section + step
    }
  }
}
