import LayoutGeometry

/// Frames that repeat at equal distances, as those of identical groups.
///
/// Only the frames of one group are stored.
struct PatternFrames: Sendable {
  /// The number of items.
  let count: Int
  /// The axis along which the groups follow each other.
  let axis: Axis
  /// The distance from one group's start to the next one's, in points.
  let pitch: Double
  /// The frames of the first group; at least one.
  private let pattern: IndexedFrames

  /// Creates frames of a repeated pattern.
  init(count: Int, axis: Axis, pitch: Double, pattern: [Rect]) {
    precondition(!pattern.isEmpty, "a pattern without frames")
    self.count = count
    self.axis = axis
    self.pitch = pitch
    self.pattern = IndexedFrames(pattern)
  }

  /// The number of items in each group.
  var patternCount: Int { pattern.frames.count }

  /// The number of groups; the last may be incomplete.
  var groupCount: Int { count == 0 ? 0 : (count - 1) / patternCount + 1 }

  func frame(at item: Int) -> Rect {
    let (group, place) = item.quotientAndRemainder(dividingBy: patternCount)
    return pattern.frames[place].offset(by: distance(of: group))
  }

  /// The smallest rectangle around all frames.
  var bounds: Rect {
    guard count > 0 else { return .zero }
    guard count > patternCount else {
      return pattern.frames[..<count].reduce(Rect.zero) { $0.union($1) }
    }
    let lastCount = count - (groupCount - 1) * patternCount
    let last = pattern.frames[..<lastCount].reduce(Rect.zero) { $0.union($1) }
    return pattern.bounds
      .union(pattern.bounds.offset(by: distance(of: groupCount - 2)))
      .union(last.offset(by: distance(of: groupCount - 1)))
  }

  /// Calls `body` with the items near a rectangle, in item order.
  ///
  /// - Complexity: O(log *pattern* + *hits*).
  func forEachFrame(near rect: Rect, _ body: (Int, Rect) -> Void) {
    guard count > 0 else { return }
    let around = pattern.bounds
    let lower = rect.origin[axis] - (around.origin[axis] + around.size[axis])
    let upper = rect.origin[axis] + rect.size[axis] - around.origin[axis]
    // Groups without a pitch all coincide.
    let first = pitch > 0 ? bounded(lower / pitch) : 0
    let last = pitch > 0 ? bounded((upper / pitch).rounded(.up)) : groupCount - 1
    guard first <= last else { return }
    for group in first...last {
      let distance = distance(of: group)
      pattern.forEachFrame(near: rect.offset(by: Point.zero - distance)) { place, frame in
        let item = group * patternCount + place
        if item < count { body(item, frame.offset(by: distance)) }
      }
    }
  }

  private func bounded(_ group: Double) -> Int {
    group > 0 ? Int(min(group, Double(groupCount - 1))) : 0
  }

  private func distance(of group: Int) -> Point {
    var distance = Point.zero
    distance[axis] = Double(group) * pitch
    return distance
  }
}
