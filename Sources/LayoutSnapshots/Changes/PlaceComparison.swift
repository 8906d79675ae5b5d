import LayoutGeometry

/// The places of a part's texts and pictures among each other: their order, and how close they are.
///
/// Where a stack's spacing changed, each thing in it is elsewhere; that those beside each other are
/// closer is one fact, and so is that two of them changed places.
struct PlaceComparison {
  /// A text or a picture before and after.
  struct Pair {
    var old: SnapshotCommand
    var new: SnapshotCommand
    var thing: DrawnThing
  }

  /// What is to be reported.
  private(set) var changes: [ThingChange] = []
  /// The things whose moves follow from that.
  private(set) var explained: Set<DrawnThing> = []

  init(_ all: [Pair], resizes: Set<Axis>) {
    let pairs = all.filter { $0.new.isContent && $0.old.origin != nil && $0.new.origin != nil }
    // What grew pushes others away.
    func isResized(_ axis: Axis) -> Bool {
      !resizes.contains(axis)
        && all.contains { pair in
          guard let old = pair.old.size, let new = pair.new.size else { return false }
          return old.resizes(to: new).contains(axis)
        }
    }
    guard pairs.count > 1 else { return }
    if swapped(pairs) { return }
    // What is as wide as it is offered is as far apart as there is room.
    let axes = [Axis.vertical, .horizontal].filter { $0 == .vertical || !resizes.contains($0) }
    for axis in axes where !isResized(axis) { compareGaps(pairs, along: axis) }
  }

  /// Two things that changed places.
  private mutating func swapped(_ pairs: [Pair]) -> Bool {
    for axis in [Axis.vertical, .horizontal] {
      let before = pairs.indices.sorted { pairs[$0].start(axis).old < pairs[$1].start(axis).old }
      let after = pairs.indices.sorted { pairs[$0].start(axis).new < pairs[$1].start(axis).new }
      let differing = before.indices.filter { before[$0] != after[$0] }
      guard differing.count == 2, before[differing[0]] == after[differing[1]] else { continue }
      let both = [pairs[before[differing[0]]], pairs[before[differing[1]]]]
      guard both[0].isBeside(both[1], along: axis) else { continue }
      let (one, other) = (both[0].thing, both[1].thing)
      changes.append(
        ThingChange(
          thing: one, change: .swapped(one, other),
          places: DrawnPlaces(both.map(\.old), both.map(\.new))))
      explained.formUnion([one, other])
      return true
    }
    return false
  }

  /// Things that follow each other along an axis, and are closer together than they were.
  private mutating func compareGaps(_ pairs: [Pair], along axis: Axis) {
    let order = pairs.sorted { $0.start(axis).old < $1.start(axis).old }
    guard
      order.map(\.thing)
        == pairs.sorted(by: { $0.start(axis).new < $1.start(axis).new })
        .map(\.thing)
    else { return }
    for (one, other) in zip(order, order.dropFirst()) {
      // Another text or font has another extent, from which the gap's other length follows.
      guard one.keepsExtent(axis), other.keepsExtent(axis) else { continue }
      let gap = (
        old: other.start(axis).old - one.start(axis).old,
        new: other.start(axis).new - one.start(axis).new
      )
      // What begins at the same place is not one after the other.
      guard !gap.old.isNone, !gap.new.isNone, !(gap.new - gap.old).isNone else { continue }
      changes.append(
        ThingChange(
          thing: one.thing, change: .gap(one.thing, other.thing, by: gap.new - gap.old),
          places: DrawnPlaces([one.old, other.old], [one.new, other.new])))
      explained.formUnion([one.thing, other.thing])
    }
  }
}

extension PlaceComparison.Pair {
  /// True for two that follow each other along an axis, before and after: texts of other lengths in the
  /// middle of a column begin in another order, and are below each other; those of other fonts in a row
  /// have other baselines.
  fileprivate func isBeside(_ other: Self, along axis: Axis) -> Bool {
    let tops = (self.start(.vertical), other.start(.vertical))
    let distances = [tops.0.old - tops.1.old, tops.0.new - tops.1.new]
    if axis == .horizontal { return distances.allSatisfy(\.isNone) }
    // Less than a line apart is beside each other.
    let line = max(old.look.points ?? 0, other.old.look.points ?? 0)
    return distances.allSatisfy { abs($0) > line * 0.8 }
  }

  fileprivate func start(_ axis: Axis) -> (old: Double, new: Double) {
    (old.origin?[axis] ?? 0, new.origin?[axis] ?? 0)
  }

  /// True for a thing that takes as much room along an axis as before: a line of text has one height,
  /// whatever its characters are.
  fileprivate func keepsExtent(_ axis: Axis) -> Bool {
    (axis == .vertical || old.string == new.string) && old.size == new.size
      && old.look.font == new.look.font && old.look.points == new.look.points
      && old.look.lines == new.look.lines
  }
}

extension SnapshotCommand {
  /// True for what views show, and not for what is behind or around it.
  fileprivate var isContent: Bool { verb == .text || verb == .image }
}
