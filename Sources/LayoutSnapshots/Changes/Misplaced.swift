import LayoutGeometry

/// The items of a section that were where the rule of their layout puts them, and are not.
struct Misplaced {
  /// The items that are elsewhere than the others have it.
  private(set) var items: [ItemPairs.Pair] = []
  /// Those of the items that came which are not where the rule puts them.
  private(set) var newcomers: [SnapshotPart] = []
  /// All items that moved, or have another size.
  private(set) var all: [ItemPairs.Pair] = []
  /// Whether all of them begin elsewhere than their header and the insets let them, along the axis of the
  /// layout and across.
  private(set) var isShiftedAlong = false
  private(set) var isShiftedAside = false

  /// What stays in sight, before and after; nil where nothing of the section does.
  private var pins: (old: PinnedPlace, new: PinnedPlace)?

  /// - Complexity: O(*items*), and nothing where all of them are where they were.
  init(
    _ items: ItemPairs, from old: [SnapshotPart], to new: [SnapshotPart],
    in section: SectionComparison
  ) {
    let collection = section.collection
    // What people lift is where they hold it.
    all = (items.kept + items.reordered).filter {
      !$0.old.frame.isNear($0.new.frame) && collection.states.states(of: $0).isEmpty
    }
    guard collection.hasSettings, let number = (new.first ?? old.first)?.element?.section,
      old.hasFrames(otherThan: new)
    else { return }
    let isMirrored = collection.screen.isMirrored
    let before = PlaceRule(
      section.facts.old, section: number, parts: old, isMirrored: isMirrored)
    var after = PlaceRule(section.facts.new, section: number, parts: new, isMirrored: isMirrored)
    guard before.layout == after.layout else { return }
    if (old + new).contains(where: collection.pins), before.axis == after.axis {
      pins = (
        PinnedPlace(rule: before, facts: section.facts.old, cells: old.cells),
        PinnedPlace(rule: after, facts: section.facts.new, cells: new.cells)
      )
    }
    // What does not follow in the golden is not known of this screen either.
    if before.start == nil { after.start = nil }
    guard let was = before.verdict(on: old.cells), was.deviating.isEmpty else { return }
    let keepsGroups = before.settings["group"] == after.settings["group"]
    let cells = new.cells
    guard let verdict = after.verdict(on: cells, like: keepsGroups ? was : nil) else {
      return
    }
    let shifted = verdict.shifted.subtracting(was.shifted)
    isShiftedAlong = shifted.contains(after.axis)
    isShiftedAside = shifted.contains(after.axis.cross)
    let deviating = Set(verdict.deviating.map { cells[$0].item })
    self.items = all.filter { deviating.contains($0.new.item) }
    // A rule that few items have shown is none for others.
    guard old.cells.count > 1 else { return }
    newcomers = (items.inserted.joined() + items.cameIntoSight).filter {
      deviating.contains($0.item)
    }
  }

  /// The headers and footers that stay in sight, and are where they cannot be.
  func pinned(_ parts: [(SnapshotPart, SnapshotPart)]) -> [ItemPairs.Pair] {
    guard let pins else { return [] }
    return parts.filter { old, new in
      isBand(new) && !old.frame.isNear(new.frame) && !pins.new.holds(new, since: old, in: pins.old)
    }.map { ItemPairs.Pair(old: $0, new: $1) }
  }

  /// The headers and footers that stay in sight, and are as large as they were, where they can be.
  func held(
    _ parts: [(SnapshotPart, SnapshotPart)]
  ) -> [(SnapshotPart, SnapshotPart)] {
    guard let pins, pins.old.knows, pins.new.knows else { return [] }
    return parts.filter { old, new in
      isBand(new) && old.frame.size.resizes(to: new.frame.size).isEmpty
        && pins.new.holds(new, since: old, in: pins.old, isCertain: true)
    }
  }

  /// True for a header or a footer of a section.
  private func isBand(_ part: SnapshotPart) -> Bool {
    [.header, .footer].contains(part.element?.kind) && part.element?.name == nil
  }
}

extension [SnapshotPart] {
  fileprivate var cells: [SnapshotPart] { filter { $0.element?.kind == .cell } }

  fileprivate func hasFrames(otherThan others: [SnapshotPart]) -> Bool {
    count != others.count || zip(self, others).contains { $0.frame != $1.frame }
  }
}
