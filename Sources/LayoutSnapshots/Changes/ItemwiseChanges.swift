// What decides how a change of several items is reported.
extension DrawingChange {
  /// True for another picture where its name is all that the thing is called.
  func names(_ thing: DrawnThing) -> Bool {
    guard case .value(_, .name(let from), .name(let to)) = self else { return false }
    return thing.isCalled(from) || thing.isCalled(to)
  }

  /// True for what came or went, which moves what is around it.
  var changesStructure: Bool {
    switch self {
    case .added(let noun), .removed(let noun): noun != .separator && noun != .clip
    default: false
    }
  }

  /// True for other characters of a text.
  var changesContentOfText: Bool {
    switch self {
    case .text, .numbers: true
    default: false
    }
  }

  /// False for another text in which other words are between the numbers.
  func hasPattern(of other: DrawingChange) -> Bool {
    guard case .text(let one, _) = self, case .text(let two, _) = other else { return true }
    return pattern(of: one) == pattern(of: two)
  }

  /// True for a change whose words do not name what changed.
  var needsThing: Bool {
    switch self {
    case .value, .replaced, .moved, .resized: true
    case .text, .numbers, .cut, .rewrapped, .added, .removed, .swapped, .exchanged, .gap, .views:
      false
    }
  }
}
