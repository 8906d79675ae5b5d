extension Carousel {
  /// The offset at which a carousel without end shows the same, near the middle of its sets.
  ///
  /// An offset that is more than one set from the middle of the content moves to within one set of
  /// it, by whole sets; any other stays. A carousel of one set has nothing to move by.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled, in points.
  ///   - itemCount: How many items one set has.
  public func recentred(offset: Double, itemCount: Int) -> Double {
    guard numberOfSets > 1, itemCount > 0 else { return offset }
    let centre = contentWidth(itemCount: itemCount) / 2
    let oneSet = setWidth(itemCount: itemCount)
    let distance = offset - centre
    guard abs(distance) > oneSet, oneSet > 0 else { return offset }
    return centre + distance.truncatingRemainder(dividingBy: oneSet)
  }

  /// The distance from an item to the same item in the next set, in points.
  public func setWidth(itemCount: Int) -> Double { Double(itemCount) * pitch }

  /// A reason why scrolling without end shows its seams.
  public enum RecentringProblem: Hashable, Sendable {
    /// Fewer than three sets: there is no set on each side of the middle one.
    case tooFewSets(Int)
    /// One set, of this length in points, is not shorter than half of the content without the
    /// viewport: the content ends before the offset is moved.
    case setTooLong(Double, available: Double)
  }

  /// Why recentring cannot work for so many items in a viewport; empty if it can, or if the
  /// carousel has one set and so is not meant to.
  public func recentringProblems(
    itemCount: Int, viewportWidth: Double
  ) -> [RecentringProblem] {
    guard numberOfSets > 1, itemCount > 0 else { return [] }
    var problems: [RecentringProblem] = []
    if numberOfSets < 3 { problems.append(.tooFewSets(numberOfSets)) }
    let oneSet = setWidth(itemCount: itemCount)
    let available = contentWidth(itemCount: itemCount) / 2 - viewportWidth
    if oneSet >= available { problems.append(.setTooLong(oneSet, available: available)) }
    return problems
  }
}
