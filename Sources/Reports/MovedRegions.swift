import LayoutEdits
package import LayoutGeometry
package import LayoutSnapshots

/// A part of a screen that is only elsewhere than it was, in points of each canvas.
package struct MovedRegion: Hashable, Sendable {
  /// The place before.
  package var from: Rect
  /// The distance to the place now.
  package var shift: Point

  /// The place now.
  package var to: Rect { from.offset(by: shift) }

  /// A region that moved by `shift`.
  package init(from: Rect, shift: Point) {
    self.from = from
    self.shift = shift
  }
}

extension LayoutSnapshot {
  /// Returns the parts that only moved since another snapshot of the same screen, as far as both show them: a comparison
  /// of the pictures must align these to find what else changed.
  ///
  /// Elements, views and texts that moved alike are one region with the space between them, unless
  /// something else is there. Empty if nothing moved, if a text is not a snapshot, or if so much moved,
  /// each by another distance, that aligning it would explain nothing.
  ///
  /// - Complexity: That of `described(since:)`, and O(*distances* × *parts*).
  package func movedRegions(since expected: LayoutSnapshot) -> [MovedRegion] {
    guard expected != self, let edits = try? ScreenEdits(from: expected, to: self) else {
      return []
    }
    return MovedRegionSearch(edits).regions
  }
}

/// The search for what only moved.
private struct MovedRegionSearch {
  /// Aligning more regions would take a picture apart.
  private static let limit = 300

  private struct Piece {
    var old: Rect?
    var new: Rect?
    /// The distance that it moved; nil for what came, went or has another size.
    var shift: Point?
  }

  private var pieces: [Piece] = []

  /// Pairs the views with places and the elements of two screens, and what their canvases draw.
  init(_ edits: ScreenEdits) {
    let (old, new) = (edits.old, edits.new)
    addDrawings(of: old.parts[0].part, new.parts[0].part)
    for node in old.nodes.indices where old.isPlaced(node) {
      if let partner = edits.partner(of: node), new.isPlaced(partner) {
        add(old.placed(node), new.placed(partner))
      } else {
        addLone(old: old.placed(node), new: nil)
      }
    }
    for node in new.nodes.indices
    where new.isPlaced(node) && edits.source(of: node).map(old.isPlaced) != true {
      addLone(old: nil, new: new.placed(node))
    }
  }

  /// Adds the drawings of a canvas itself, where nothing else on it looks the same.
  private mutating func addDrawings(of old: SnapshotPart, _ new: SnapshotPart) {
    let before = Dictionary(grouping: old.drawing, by: \.placeless)
    let after = Dictionary(grouping: new.drawing, by: \.placeless)
    // What has no twin keeps what is around it from being one region.
    func addLone(_ drawing: [SnapshotCommand], of part: SnapshotPart, isOld: Bool) {
      for command in drawing {
        let look = command.placeless
        guard before[look]?.count != 1 || after[look]?.count != 1, let bounds = command.bounds,
          bounds.size != part.frame.size
        else { continue }
        pieces.append(Piece(old: isOld ? bounds : nil, new: isOld ? nil : bounds, shift: nil))
      }
    }
    addLone(old.drawing, of: old, isOld: true)
    addLone(new.drawing, of: new, isOld: false)
    // In the order of drawing: that of a dictionary is another one in each run.
    for command in old.drawing {
      let look = command.placeless
      guard before[look]?.count == 1, let others = after[look], others.count == 1,
        let one = command.bounds,
        let other = others[0].bounds
      else { continue }
      // What is behind all of a canvas did not move.
      guard one.size.isNear(other.size), one.size != old.frame.size else { continue }
      pieces.append(Piece(old: one, new: other, shift: other.origin - one.origin))
    }
  }

  private mutating func add(_ old: PlacedPart?, _ new: PlacedPart?) {
    guard let old, let new else { return }
    let keepsSize = old.frame.size.isNear(new.frame.size)
    pieces.append(
      Piece(
        old: old.visible, new: new.visible,
        shift: keepsSize ? new.frame.origin - old.frame.origin : nil))
  }

  private mutating func addLone(old: PlacedPart?, new: PlacedPart?) {
    pieces.append(Piece(old: old?.visible, new: new?.visible, shift: nil))
  }

  /// The regions, with what moved alike as one where nothing else is between.
  var regions: [MovedRegion] {
    var groups: [(shift: Point, pieces: [Int])] = []
    for (index, piece) in pieces.enumerated() {
      guard let shift = piece.shift, !shift.isNear(.zero) else { continue }
      if let place = groups.firstIndex(where: { $0.shift.isNear(shift) }) {
        groups[place].pieces.append(index)
      } else {
        groups.append((shift, [index]))
      }
      if groups.count > Self.limit { return [] }
    }
    let regions = groups.flatMap { shift, members in
      let seen = members.compactMap { index -> MovedRegion? in
        // A part that is cut at an edge on one side is aligned as far as both show it.
        guard let old = pieces[index].old, let new = pieces[index].new,
          let both = old.intersection(new.offset(by: .zero - shift)), !both.isEmpty
        else { return nil }
        return MovedRegion(from: both, shift: shift)
      }
      guard let first = seen.first else { return [] as [MovedRegion] }
      let whole = MovedRegion(
        from: seen.dropFirst().reduce(first.from) { $0.union($1.from) }, shift: shift)
      let own = Set(members)
      let isAlone = pieces.indices.allSatisfy { index in
        own.contains(index)
          || !(pieces[index].old?.overlaps(whole.from) ?? false)
            && !(pieces[index].new?.overlaps(whole.to) ?? false)
      }
      return isAlone ? [whole] : seen
    }
    return regions.count > Self.limit ? [] : regions
  }
}

extension Rect {
  /// Indicates whether more is common than thousandths of a point, to which a text rounds.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    guard let common = intersection(other) else { return false }
    return min(common.width, common.height) > 0.01
  }
}

extension ScreenTree {
  /// Indicates whether a node is a view of the screen with a place, or an element of a collection among these.
  fileprivate func isPlaced(_ node: Int) -> Bool {
    guard nodes[node].part != nil else { return false }
    switch nodes[node].role {
    case .view: return nodes[node].region == 0
    case .element: return nodes[node].parent.map { nodes[$0].region == 0 } ?? false
    case .canvas, .collection: return false
    }
  }

  fileprivate func placed(_ node: Int) -> PlacedPart? { nodes[node].part.map { parts[$0] } }
}
