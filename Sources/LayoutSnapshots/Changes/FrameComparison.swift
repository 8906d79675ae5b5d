import LayoutGeometry

/// The comparison of items' frames: by rows and columns where they are in such, else by items that
/// moved alike.
struct FrameComparison {
  let collection: CollectionComparison
  /// Whether items flow into other columns or by another layout, so that their places mean nothing.
  let reflows: Bool

  /// How many sentences describe items that moved each by another distance; the rest is counted.
  private static let groupLimit = 8

  /// How many of so many groups are described: all, unless more than one is left over.
  static func reportedCount(of count: Int) -> Int { count > groupLimit + 1 ? groupLimit : count }

  /// How the frames of items changed.
  ///
  /// - Parameters:
  ///   - reportsTracks: Whether rows and columns may be reported: the items are in the same
  ///     order.
  ///   - count: How many items there are, if some are not compared.
  func changes(
    _ pairs: [ItemPairs.Pair], reportsTracks: Bool, of count: Int? = nil
  ) -> [LayoutChange] {
    guard pairs.contains(where: { !$0.old.frame.isNear($0.new.frame) }) else { return [] }
    var changes: [LayoutChange] = []
    var unreported = Set(Axis.allCases)
    if reportsTracks, !reflows, pairs.count > 1 {
      for axis in [Axis.vertical, .horizontal] {
        guard let tracks = TrackComparison(pairs, along: axis, in: collection) else { continue }
        changes += tracks.changes
        unreported.remove(axis)
      }
    }
    return changes + groupChanges(pairs, along: unreported, of: count ?? pairs.count)
  }

  private struct Move: Hashable {
    var by: Point
    var from: Size
    var to: Size
  }

  /// Items that moved alike, along axes that nothing else reports.
  private func groupChanges(
    _ pairs: [ItemPairs.Pair], along axes: Set<Axis>, of count: Int
  ) -> [LayoutChange] {
    var groups: [(move: Move, pairs: [ItemPairs.Pair])] = []
    var places: [Move: Int] = [:]
    for pair in pairs {
      let (old, new) = (pair.old.frame, pair.new.frame)
      var move = Move(by: .zero, from: .zero, to: .zero)
      for axis in axes {
        let distance = new.origin[axis] - old.origin[axis]
        if !reflows, !distance.isNone { move.by[axis] = (distance * 1000).rounded() / 1000 }
        if !(new.size[axis] - old.size[axis]).isNone {
          move.from[axis] = old.size[axis]
          move.to[axis] = new.size[axis]
        }
      }
      guard !move.by.isNone || move.from != move.to else { continue }
      if let place = places[move] {
        groups[place].pairs.append(pair)
      } else {
        places[move] = groups.count
        groups.append((move, [pair]))
      }
    }
    var changes = groups.prefix(Self.reportedCount(of: groups.count))
      .map { change($0.move, $0.pairs, of: count) }
    let rest = groups.dropFirst(changes.count).flatMap(\.pairs)
    if !rest.isEmpty {
      changes.append(LayoutChange("\(rest.count) more items", .movedToo).at(rest))
    }
    return changes
  }

  /// - Parameter count: How many items there are.
  private func change(_ move: Move, _ pairs: [ItemPairs.Pair], of count: Int) -> LayoutChange {
    if pairs.count == 1, !reflows {
      return LayoutChange(
        collection.name(pairs[0].new),
        .frame(from: pairs[0].old.frame, to: pairs[0].new.frame)
      ).at(pairs)
    }
    let name = collection.name(items: pairs.map(\.new), of: count)
    return LayoutChange(
      name,
      move.from == move.to
        ? .shifted(by: move.by)
        : .resizedTogether(from: move.from, to: move.to, by: move.by)
    ).at(pairs)
  }
}
