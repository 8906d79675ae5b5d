package import LayoutGeometry

/// An index of the places where a list's commands have ink, which finds those in a band without a
/// scan.
///
/// Built once for a display list and read by any number of painters at once.
///
/// - Complexity: building is O(*commands*). A query on commands in reading order is O(log
///   *commands* + *hits*); on any other order it is right, only slower.
package struct BandIndex: Sendable {
  /// The commands' ink bounds, in points, one for each command.
  package let bounds: [Rect]
  /// The index of each group that has one, by the group's position; see `indexedCount`.
  package let groups: [BandIndex?]
  /// A rectangle that holds the ink of all commands, in points.
  package let union: Rect

  /// The largest bottom edge among the commands up to each position.
  private let prefixBottoms: [Double]
  /// The smallest top edge among the commands from each position on.
  private let suffixTops: [Double]

  /// A group of fewer commands has no index of its own: testing them costs less than keeping it.
  private static let indexedCount = 8

  /// Creates the index of `commands`, with those of the groups in them.
  package init(_ commands: [Command]) {
    var bounds: [Rect] = []
    bounds.reserveCapacity(commands.count)
    var groups: [BandIndex?] = []
    groups.reserveCapacity(commands.count)
    var union = Rect.zero
    for command in commands {
      if case .group(let group) = command, let copies = group.copies {
        bounds.append(group.opacity > 0 ? group.inkBounds(ofContent: copies.inkBounds) : .zero)
        groups.append(nil)
      } else if case .group(let group) = command,
        group.commands.count >= Self.indexedCount
          || group.commands.contains(where: \.isGroup)
      {
        let index = BandIndex(group.commands)
        bounds.append(group.opacity > 0 ? group.inkBounds(ofContent: index.union) : .zero)
        groups.append(index)
      } else {
        bounds.append(command.inkBounds)
        groups.append(nil)
      }
      union = union.union(bounds[bounds.endIndex - 1])
    }
    self.bounds = bounds
    self.groups = groups
    self.union = union

    var lowest = -Double.infinity
    prefixBottoms = bounds.map { rect in
      if !rect.isEmpty { lowest = max(lowest, rect.maxY) }
      return lowest
    }
    var suffixTops = [Double](repeating: .infinity, count: bounds.count)
    var highest = Double.infinity
    for position in bounds.indices.reversed() {
      if !bounds[position].isEmpty { highest = min(highest, bounds[position].minY) }
      suffixTops[position] = highest
    }
    self.suffixTops = suffixTops
  }

  /// Calls `body` with the position of each command whose ink reaches into a band, in order.
  ///
  /// - Parameters:
  ///   - top: The band's upper edge, in points.
  ///   - bottom: The band's lower edge, in points; ink that only touches an edge is not in the
  ///     band.
  package func forEach(from top: Double, to bottom: Double, _ body: (Int) throws -> Void) rethrows {
    for position in candidates(from: top, to: bottom) {
      let rect = bounds[position]
      if !rect.isEmpty, rect.maxY > top, rect.minY < bottom { try body(position) }
    }
  }

  /// Returns the positions outside which no command's ink reaches into the band.
  private func candidates(from top: Double, to bottom: Double) -> Range<Int> {
    // Both arrays ascend: before the first prefix bottom under the band's top all ink ends above
    // the band, and from the first suffix top at its bottom on all ink begins below it.
    let first = prefixBottoms.partitioningIndex { $0 > top }
    let last = suffixTops.partitioningIndex { $0 >= bottom }
    return first..<max(first, last)
  }
}

extension Command {
  fileprivate var isGroup: Bool {
    if case .group = self { true } else { false }
  }
}

extension Array {
  /// Returns the first position whose value holds `predicate`, if it holds for all values after it
  /// too.
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
