/// What people or an app do with a collection, before and after, and what its rows draw because of that.
///
/// A pressed row is gray and has no lines beside it; a lifted one has a shadow; while content is loaded,
/// texts are bars; accessories come and go with editing. None of that is reported beside the state.
struct StateCauses {
  private let isLoading: Bool
  private let isEditing: Bool
  /// The items that are selected, pressed or lifted in one of both alone, by section and number.
  private let items: [String: Set<[Int]>]
  /// Those of them that are in the state now.
  private let entered: [String: Set<[Int]>]

  /// The states of a collection by its settings.
  init(from old: [SnapshotSetting], to new: [SnapshotSetting]) {
    func value(_ name: String, _ settings: [SnapshotSetting]) -> String? {
      settings.first { $0.name == name }?.value
    }
    func differs(_ name: String) -> Bool { value(name, old) != value(name, new) }
    isLoading = differs("loading")
    isEditing = differs("editing")
    var (items, entered): ([String: Set<[Int]>], [String: Set<[Int]>]) = ([:], [:])
    for name in ["selected", "highlighted", "dragged"] {
      let (before, after) = (Self.items(value(name, old)), Self.items(value(name, new)))
      if before != after { items[name] = before.symmetricDifference(after) }
      entered[name] = after.subtracting(before)
    }
    (self.items, self.entered) = (items, entered)
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
  /// - Parameters:
  ///   - elements: All elements with the change.
  ///   - keepsViews: Whether the views of all of them are the same.
  func explain(
    _ change: DrawingChange, of elements: [SnapshotElement], keepsViews: Bool
  ) -> Bool {
    if isLoading, keepsViews, change.comesOrGoes { return true }
    if isEditing, keepsViews, change.comesOrGoes || change.isGeometry { return true }
    guard !items.isEmpty, !elements.isEmpty, elements.allSatisfy({ $0.kind == .cell }) else {
      return false
    }
    switch change {
    // The line above a row is drawn by the one before it.
    case .added(.separator), .removed(.separator):
      return elements.allSatisfy { isOfState($0) || isOfState($0, next: 1) }
    case .added(let noun) where noun.text.hasPrefix("fill systemGray"),
      .removed(let noun) where noun.text.hasPrefix("fill systemGray"):
      return elements.allSatisfy { isOfState($0) }
    case .added, .removed, .value(_, .label, _), .value(_, _, .label):
      return keepsViews && elements.allSatisfy { isOfState($0) }
    // A cell may have other colours for its state, as it may have a border or a scale.
    case .value: return elements.allSatisfy { isOfState($0) }
    default: return false
    }
  }

  /// The states in which an item is before or after, and not both, by their names in configs.
  func states(of part: SnapshotPart) -> Set<String> {
    guard let element = part.element, element.kind == .cell else { return [] }
    return Set(items.filter { $0.value.contains([element.section, element.number]) }.keys)
  }

  /// True for an item that is in a state now, and was not.
  func enters(_ part: SnapshotPart) -> Bool {
    guard let element = part.element, element.kind == .cell else { return false }
    return entered.values.contains { $0.contains([element.section, element.number]) }
  }

  private func isOfState(_ element: SnapshotElement, next step: Int = 0) -> Bool {
    items.values.contains { $0.contains([element.section, element.number + step]) }
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
