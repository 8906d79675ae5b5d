public import CellViews

extension ComputedValues {
  /// What is known of the view with an `id`; nil in the first pass, and for a view that is not
  /// there.
  public subscript(id: String) -> Metrics? { views[id] }
}
