/// Which views in one certainly became which, of those that were paired.
///
/// Pairs are guesses where views without names came or went among others of their kind.
struct CertainPairs {
  /// True where each view has one of its kind in its place, and none is equal to what another one was.
  private let keepsOrder: Bool
  /// How many views there are of each, before and after.
  private let equal: Counts<SnapshotView>
  private let named: Counts<[String?]>

  init(
    _ old: [NamedView], _ new: [NamedView], _ pairs: [(old: NamedView, new: NamedView)]
  ) {
    let partners = Dictionary(
      pairs.map { ($0.new.number, $0.old.number) }, uniquingKeysWith: { first, _ in first })
    let isInPlace =
      old.count == new.count
      && zip(old, new).allSatisfy {
        $0.view.kind == $1.view.kind && partners[$1.number] == $0.number
      }
    let edited = isInPlace ? zip(old, new).filter { $0.view != $1.view } : []
    equal =
      isInPlace && edited.count < 2
      ? Counts([], []) : Counts(old.map(\.view), new.map(\.view))
    keepsOrder =
      isInPlace
      && edited.allSatisfy { [equal] in
        equal.isFewer(of: $0.view) && equal.isMore(of: $1.view) || edited.count == 1
      }
    named = keepsOrder ? Counts([], []) : Counts(old.map(\.key), new.map(\.key))
  }

  /// True for a pair that no other one of its views is as likely as.
  func contain(_ pair: (old: NamedView, new: NamedView)) -> Bool {
    if keepsOrder || pair.old.view == pair.new.view && equal.isSame(of: pair.new.view) {
      return true
    }
    return pair.new.isNamed && pair.old.key == pair.new.key && named.isSame(of: pair.new.key)
  }

  /// How many values there are of each, before and after.
  private struct Counts<Value: Hashable> {
    private var counts: [Value: (old: Int, new: Int)] = [:]

    init(_ old: [Value], _ new: [Value]) {
      for value in old { counts[value, default: (0, 0)].old += 1 }
      for value in new { counts[value, default: (0, 0)].new += 1 }
    }

    /// True for a value that went.
    func isFewer(of value: Value) -> Bool { counts[value].map { $0.new < $0.old } ?? false }

    /// True for a value that came.
    func isMore(of value: Value) -> Bool { counts[value].map { $0.new > $0.old } ?? false }

    /// True for a value of which there are as many as before.
    func isSame(of value: Value) -> Bool {
      counts[value].map { $0.old == $0.new } ?? true
    }
  }
}
