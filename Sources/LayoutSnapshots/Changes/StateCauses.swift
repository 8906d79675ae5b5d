/// What people or an app do with a collection, before and after, and what its rows draw because of that.
///
/// A pressed row is gray and has no lines beside it; a lifted one has a shadow; while content is loaded,
/// texts are bars; accessories come and go with editing. None of that is reported beside the state.
struct StateCauses {
  private let isLoading: Bool
  private let isEditing: Bool
  /// The items that were selected, pressed or lifted and those that are, by section and number; of the
  /// states that other items are in than were.
  private let items: [String: (old: Set<[Int]>, new: Set<[Int]>)]

  /// The states of a collection by its settings.
  init(from old: [SnapshotSetting], to new: [SnapshotSetting]) {
    func value(_ name: String, _ settings: [SnapshotSetting]) -> String? {
      settings.first { $0.name == name }?.value
    }
    func differs(_ name: String) -> Bool { value(name, old) != value(name, new) }
    isLoading = differs("loading")
    isEditing = differs("editing")
    var items: [String: (old: Set<[Int]>, new: Set<[Int]>)] = [:]
    for name in ["selected", "highlighted", "dragged"] {
      let (before, after) = (Self.items(value(name, old)), Self.items(value(name, new)))
      if before != after { items[name] = (before, after) }
    }
    self.items = items
  }

  /// Items as in `3`, `0.1 1.0` or `0.1 by 4, −12`.
  private static func items(_ value: String?) -> Set<[Int]> {
    guard let value, let list = value.split(separator: " by ").first else { return [] }
    return Set(
      list.split { !$0.isNumber && $0 != "." }.map { item in
        let numbers = item.split(separator: ".").compactMap { Int($0) }
        return numbers.count == 1 ? [0] + numbers : numbers
      })
  }

  /// True for a change of what elements draw that follows from a state.
  ///
  /// An item that is in a state before and after looks as it did, whatever number it has.
  ///
  /// - Parameters:
  ///   - pairs: All elements with the change.
  ///   - keepsViews: Whether the views of all of them are the same.
  func explain(_ change: DrawingChange, of pairs: [ItemPairs.Pair], keepsViews: Bool) -> Bool {
    if isLoading, keepsViews, change.comesOrGoes { return true }
    if isEditing, keepsViews, change.comesOrGoes || change.isGeometry { return true }
    guard !items.isEmpty, !pairs.isEmpty, pairs.allSatisfy({ $0.new.element?.kind == .cell })
    else { return false }
    switch change {
    // The line above a row is drawn by the one before it.
    case .added(.separator), .removed(.separator):
      return pairs.allSatisfy { changesState($0) || changesState($0, next: 1) }
    case .added(let noun) where noun.text.hasPrefix("fill systemGray"),
      .removed(let noun) where noun.text.hasPrefix("fill systemGray"):
      return pairs.allSatisfy { changesState($0) }
    case .added, .removed, .value(_, .label, _), .value(_, _, .label):
      return keepsViews && pairs.allSatisfy { changesState($0) }
    // A cell may have other colours for its state, as it may have a border or a scale.
    case .value: return pairs.allSatisfy { changesState($0) }
    default: return false
    }
  }

  /// The states in which an item is before or after, and not both, by their names in configs.
  func states(of pair: ItemPairs.Pair) -> Set<String> {
    Set(items.keys.filter { changes($0, of: pair) })
  }

  /// True for an item that is in a state now, and was not.
  func enters(_ pair: ItemPairs.Pair) -> Bool {
    items.contains { name, numbers in
      changes(name, of: pair) && Self.has(numbers.new, pair.new)
    }
  }

  private func changesState(_ pair: ItemPairs.Pair, next step: Int = 0) -> Bool {
    items.keys.contains { changes($0, of: pair, next: step) }
  }

  /// True for an item that got or lost a state, or for the one that so many are before.
  private func changes(_ name: String, of pair: ItemPairs.Pair, next step: Int = 0) -> Bool {
    guard let (old, new) = items[name] else { return false }
    return Self.has(old, pair.old, next: step) != Self.has(new, pair.new, next: step)
  }

  private static func has(_ items: Set<[Int]>, _ part: SnapshotPart, next step: Int = 0) -> Bool {
    guard let element = part.element, element.kind == .cell else { return false }
    return items.contains([element.section, element.number + step])
  }
}

extension DrawingChange {
  /// True for a drawing that came or went, with the label that it gave.
  fileprivate var comesOrGoes: Bool {
    switch self {
    case .added, .removed, .value(_, .label, .nothing), .value(_, .nothing, .label): true
    default: false
    }
  }
}
