/// How the views of items changed, most of which have the same views.
struct KnownViewChanges {
  private var known: [(old: SnapshotView?, new: SnapshotView?, views: ViewComparison)] = []

  mutating func changes(from old: SnapshotView?, to new: SnapshotView?) -> ViewComparison? {
    if old == new { return nil }
    if let known = known.first(where: { $0.old == old && $0.new == new }) { return known.views }
    guard let views = viewComparison(from: old, to: new, isInItems: true) else { return nil }
    // Where each item has views of its own, looking for equal ones would take longer.
    if known.count < 16 { known.append((old, new, views)) }
    return views
  }
}
