import LayoutGeometry

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
    recentring(of: offset, itemCount: itemCount)?.recentred ?? offset
  }

  /// What recentring makes of an offset; nil for a carousel that has nothing to move by.
  private func recentring(of offset: Double, itemCount: Int) -> Recentring? {
    let oneSet = setWidth(itemCount: itemCount)
    guard numberOfSets > 1, oneSet > 0 else { return nil }
    let centre = contentWidth(itemCount: itemCount) / 2
    let distance = offset - centre
    let recentred =
      abs(distance) > oneSet ? centre + distance.truncatingRemainder(dividingBy: oneSet) : offset
    return Recentring(
      offset: offset, recentred: recentred, middle: centre, setWidth: oneSet)
  }

  /// What recentring makes of an offset after paging; nil for a carousel that has nothing to move
  /// by.
  ///
  /// - Parameters:
  ///   - offset: How far the content would be scrolled, in points.
  ///   - viewportLength: The width that is seen, in points.
  ///   - itemCount: How many items one set has.
  public func recentring(
    near offset: Double, viewportLength: Double, itemCount: Int
  ) -> Recentring? {
    recentring(
      of: pagedOffset(near: offset, viewportLength: viewportLength, itemCount: itemCount),
      itemCount: itemCount)
  }

  /// How an offset was moved by whole sets; lengths in points from the leading edge.
  public struct Recentring: Hashable, Sendable, CustomStringConvertible {
    /// What the content would be scrolled to.
    public let offset: Double
    /// What it is scrolled to.
    public let recentred: Double
    /// The middle of the content.
    public let middle: Double
    /// The distance from an item to the same item in the next set.
    public let setWidth: Double

    /// The move in words, as in `recentred: offset = 0 + 1 × 2274`.
    public var description: String {
      let (length, start) = (LengthExpression(setWidth), LengthExpression(offset))
      guard recentred != offset else {
        return "not recentred: \(lengthText(offset)) is at most one set, \(lengthText(setWidth)), "
          + "from the middle, \(lengthText(middle))"
      }
      let sets = ((recentred - offset) / setWidth).rounded()
      let moved =
        sets < 0
        ? start - LengthExpression(-sets) * length : start + LengthExpression(sets) * length
      return "recentred by whole sets: \(moved.equation(for: "offset", recentred))"
    }
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
