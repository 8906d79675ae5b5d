import LayoutGeometry

extension ItemPairs {
  /// What is known of the elements that the screens do not show.
  struct Sight {
    /// Whether there were elements that the old screen did not show.
    var hidesOld = false
    /// How many elements there are that the new screen does not show.
    var hiddenCount = 0
    /// Whether there are as many elements as before, shown or not.
    var hasSameCount = true
    /// How many elements more there are than before, shown or not, where none but items came or went; nil
    /// where it is not known.
    var countChange: Int?
    /// The section that they are in; nil for the only one.
    var section: Int?
    /// Whether the content was scrolled.
    var isScrolled = false
  }
}

extension ItemPairs.Sight {
  /// What is known of two collections.
  init(
    from old: SnapshotPart, _ oldFacts: SnapshotCollection, to new: SnapshotPart,
    _ newFacts: SnapshotCollection
  ) {
    let change = newFacts.elementCount - oldFacts.elementCount
    hidesOld = old.parts.count < oldFacts.elementCount
    hiddenCount = newFacts.elementCount - new.parts.count
    hasSameCount = change == 0
    isScrolled = !(newFacts.contentOffset - oldFacts.contentOffset).isNone
    // A carousel shows each item in several sets.
    func others(_ parts: [SnapshotPart]) -> Int { parts.count { $0.element?.kind != .cell } }
    guard others(old.parts) == others(new.parts), newFacts.layout != "carousel" else { return }
    // Of several sections it is only known which one has other items if no other one has.
    func labels(_ parts: [SnapshotPart]) -> [Int: [String?]] {
      parts.sections.reduce(into: [:]) { $0[$1.number] = $1.cells.map(\.label) }
    }
    let (before, after) = (labels(old.parts), labels(new.parts))
    let sections = Set(before.keys).union(after.keys)
    let differing = sections.filter { before[$0] != after[$0] }
    if sections.count < 2 || differing.count == 1 {
      (countChange, section) = (change, differing.count == 1 ? differing.first : sections.first)
    }
  }
}
