package import LayoutGeometry

/// A part of a screen that is only elsewhere than it was, in points of each canvas.
package struct MovedRegion: Hashable, Sendable {
  /// Where it was.
  package var from: Rect
  /// How far it moved.
  package var shift: Point

  /// Where it is.
  package var to: Rect { from.offset(by: shift) }

  /// A region that moved by `shift`.
  package init(from: Rect, shift: Point) {
    self.from = from
    self.shift = shift
  }
}

extension LayoutSnapshot {
  /// What only moved since another snapshot of the same screen, as far as both show it: what a
  /// comparison of the pictures must align to find what else changed.
  ///
  /// Elements, views and texts that moved alike are one region with the space between them, unless
  /// something else is there. Empty if nothing moved, if a text is not a snapshot, or if so much moved,
  /// each by another distance, that aligning it would explain nothing.
  ///
  /// - Complexity: That of `described(since:)`, and O(*distances* × *parts*).
  package func movedRegions(since expected: LayoutSnapshot) -> [MovedRegion] {
    guard expected != self, var old = try? expected.parsed(), var new = try? parsed() else {
      return []
    }
    old.findPlaces()
    new.findPlaces()
    var search = MovedRegionSearch()
    search.compare(old.canvas, new.canvas)
    return search.regions
  }
}

/// The search for what only moved.
private struct MovedRegionSearch {
  /// Aligning more regions would take a picture apart.
  private static let limit = 300

  private struct Piece {
    var old: Rect?
    var new: Rect?
    /// How far it moved; nil for what came, went or has another size.
    var shift: Point?
  }

  private var pieces: [Piece] = []

  /// Pairs what two parts hold and draw.
  mutating func compare(_ old: SnapshotPart, _ new: SnapshotPart) {
    addDrawings(of: old, new)
    let (before, after) = (old.parts, new.parts)
    for piece in aligned(before, after, by: \.movedKey) {
      guard piece.old.count == 1, piece.new.count == 1, let one = piece.old.first,
        let other = piece.new.first, one.movedKey == other.movedKey
      else {
        for part in piece.old { addLone(old: part, new: nil) }
        for part in piece.new { addLone(old: nil, new: part) }
        continue
      }
      if case .collection(let facts) = one.role, case .collection(let newFacts) = other.role {
        compare(one, facts, other, newFacts)
      } else {
        add(one, other)
      }
    }
  }

  /// Pairs the elements of two collections.
  private mutating func compare(
    _ old: SnapshotPart, _ oldFacts: SnapshotCollection, _ new: SnapshotPart,
    _ newFacts: SnapshotCollection
  ) {
    let sight = ItemPairs.Sight(from: old, oldFacts, to: new, newFacts)
    for (before, after) in SectionPairs(old.parts.sections, new.parts.sections).all {
      let (one, other) = (before?.parts ?? [], after?.parts ?? [])
      let items = ItemPairs(before?.cells ?? [], after?.cells ?? [], sight: sight)
      for pair in items.kept + items.reordered { add(pair.old, pair.new) }
      for part in items.removed.joined() { addLone(old: part, new: nil) }
      for part in items.inserted.joined() { addLone(old: nil, new: part) }
      for kind in [SnapshotElement.Kind.header, .footer] {
        let both = [one, other].map { $0.first { $0.element?.kind == kind } }
        if let header = both[0], let later = both[1] {
          add(header, later)
        } else {
          addLone(old: both[0], new: both[1])
        }
      }
    }
  }

  /// What a canvas draws itself, where nothing else on it looks the same.
  private mutating func addDrawings(of old: SnapshotPart, _ new: SnapshotPart) {
    let before = Dictionary(grouping: old.drawing, by: \.withoutPlace)
    let after = Dictionary(grouping: new.drawing, by: \.withoutPlace)
    // What has no twin keeps what is around it from being one region.
    func addLone(_ drawing: [SnapshotCommand], of part: SnapshotPart, isOld: Bool) {
      for command in drawing {
        let look = command.withoutPlace
        guard before[look]?.count != 1 || after[look]?.count != 1, let bounds = command.bounds,
          bounds.size != part.frame.size
        else { continue }
        let place = bounds.offset(by: part.place.origin)
        pieces.append(Piece(old: isOld ? place : nil, new: isOld ? nil : place, shift: nil))
      }
    }
    addLone(old.drawing, of: old, isOld: true)
    addLone(new.drawing, of: new, isOld: false)
    // In the order of drawing: that of a dictionary is another one in each run.
    for command in old.drawing {
      let look = command.withoutPlace
      guard before[look]?.count == 1, let others = after[look], others.count == 1,
        let one = command.bounds,
        let other = others[0].bounds
      else { continue }
      // What is behind all of a canvas did not move.
      guard one.size.resizes(to: other.size).isEmpty, one.size != old.frame.size else { continue }
      pieces.append(
        Piece(
          old: one.offset(by: old.place.origin), new: other.offset(by: new.place.origin),
          shift: other.origin - one.origin))
    }
  }

  private mutating func add(_ old: SnapshotPart, _ new: SnapshotPart) {
    let keepsSize = old.frame.size.resizes(to: new.frame.size).isEmpty
    pieces.append(
      Piece(
        old: old.place.visible, new: new.place.visible,
        shift: keepsSize ? new.place.origin - old.place.origin : nil))
  }

  private mutating func addLone(old: SnapshotPart?, new: SnapshotPart?) {
    guard old != nil || new != nil else { return }
    pieces.append(Piece(old: old?.place.visible, new: new?.place.visible, shift: nil))
  }

  /// The regions, with what moved alike as one where nothing else is between.
  var regions: [MovedRegion] {
    var groups: [(shift: Point, pieces: [Int])] = []
    for (index, piece) in pieces.enumerated() {
      guard let shift = piece.shift, !shift.isNone else { continue }
      if let place = groups.firstIndex(where: { ($0.shift - shift).isNone }) {
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
  /// True if more is common than thousandths of a point, to which a text rounds.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    guard let common = intersection(other) else { return false }
    return min(common.width, common.height) > 0.01
  }
}

extension SnapshotPart {
  /// What a part on a canvas is known by, wherever it is.
  fileprivate var movedKey: [String?] {
    switch role {
    case .view(let id): ["view", id, id == nil ? label : nil]
    case .collection(let collection): ["collection", collection.id]
    case .canvas, .element: []
    }
  }
}

extension SnapshotCommand {
  /// The command, wherever it is.
  fileprivate var withoutPlace: SnapshotCommand {
    var command = self
    command.origin = nil
    return command
  }
}
