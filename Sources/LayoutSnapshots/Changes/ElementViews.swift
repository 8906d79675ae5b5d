/// What is known of the views of an element that is compared, which is handed on for each of them.
final class ElementViews {
  let changes: [ViewChange]
  let comparison: ViewComparison?
  /// What follows from clips and redactions.
  let masks: MaskedDrawings
  /// Which views draw the element, where some were hidden or shown.
  let hidden: HiddenDrawings?
  /// Whether another order of drawing is reported as one of the views.
  let knowsOrder: Bool

  init(_ comparison: ViewComparison?, _ old: SnapshotPart, _ new: SnapshotPart) {
    changes = comparison?.changes ?? []
    self.comparison = comparison
    masks = MaskedDrawings(comparison, old, new)
    hidden = HiddenDrawings(comparison, old, new)
    knowsOrder = old.view != nil && new.view != nil
  }

  /// True for a change of what the element or a view with a name in it draws that follows from what a view was
  /// given, or from its kind.
  func explain(_ found: ThingChange, in part: SnapshotPart) -> Bool {
    let name = part.givenName
    return changes.contains { change in
      change.explains(found)
        || name.map { change.explains(found, ofViewNamed: $0) } ?? false
    }
  }
}
