import LayoutGeometry

/// Where some elements begin along an axis, before and after.
struct ElementRows {
  private var old: [Double: Int] = [:]
  private var new: [Double: Int] = [:]
  /// The first of them, and the lowest number of an item among them.
  private var start = Double.infinity
  private var number = Int.max
  private let axis: Axis

  init(_ pairs: [ItemPairs.Pair], along axis: Axis) {
    self.axis = axis
    for pair in pairs {
      old[Self.key(pair.old.frame.origin[axis]), default: 0] += 1
      new[Self.key(pair.new.frame.origin[axis]), default: 0] += 1
      start = min(start, pair.old.frame.origin[axis])
      if pair.new.element?.kind == .cell { number = min(number, pair.new.item) }
    }
  }

  private static func key(_ start: Double) -> Double { (start * 100).rounded() }

  /// How many of them begin where an element does, before and after.
  private func counts(_ pair: ItemPairs.Pair) -> (old: Int, new: Int) {
    (
      old[Self.key(pair.old.frame.origin[axis])] ?? 0,
      new[Self.key(pair.new.frame.origin[axis])] ?? 0
    )
  }

  /// True for an element that begins where one of them does, before or after, or is one.
  func haveRow(of pair: ItemPairs.Pair) -> Bool { counts(pair) != (0, 0) }

  /// True for one of them that is alone in its row, before and after.
  func areAlone(_ pair: ItemPairs.Pair) -> Bool { counts(pair) == (1, 1) }

  /// True for an element after one of them.
  func areBefore(_ pair: ItemPairs.Pair) -> Bool { start < pair.old.frame.origin[axis] - 0.01 }

  /// True for an item after one of them.
  func haveItem(before pair: ItemPairs.Pair) -> Bool { number < pair.new.item }
}
