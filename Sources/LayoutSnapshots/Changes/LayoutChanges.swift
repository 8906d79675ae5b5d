import DisplayList
import LayoutGeometry

extension LayoutSnapshot {
  /// What changed since another snapshot of the same screen.
  ///
  /// First the canvas and what it draws; then each collection with its numbers, then what was
  /// inserted and removed in it, then its elements in their order. What follows from something else
  /// is reported once: a row that grew, and not each item in it; items that moved together. Lengths
  /// are in points; items, sections, rows and columns count from 0, as `maquette layout` does.
  ///
  /// Empty if nothing changed; the only change is `incomparable` if one of the two is not a
  /// snapshot.
  ///
  /// - Complexity: O(*text* × *differences*), bounded: where very much differs, elements are paired
  ///   by their numbers.
  package func changes(since expected: LayoutSnapshot) -> [LayoutChange] {
    if expected == self { return [] }
    let old: SnapshotScreen
    let new: SnapshotScreen
    do {
      old = try expected.parsed()
    } catch {
      return [LayoutChange("", .incomparable(reason: "in the golden's, \(error.reason)"))]
    }
    do {
      new = try parsed()
    } catch {
      return [LayoutChange("", .incomparable(reason: "in the new one, \(error.reason)"))]
    }
    let changes = ScreenComparison(names: PartNames(old, new)).changes(from: old, to: new)
    return changes.isEmpty ? [LayoutChange("", .unnamed)] : changes
  }

  /// What changed since another snapshot of the same screen, a sentence each.
  ///
  /// - Parameter limit: How many sentences there may be; if there are more, the last one gives the
  ///   number left out.
  package func sentences(since expected: LayoutSnapshot, limit: Int = 50) -> [Sentence] {
    let changes = changes(since: expected)
    let reported = changes.prefix(limit).map(\.sentence)
    return changes.count > limit
      ? reported + ["and \("\(changes.count - limit)") more"] : reported
  }
}

/// The comparison of two screens, part by part.
struct ScreenComparison {
  let names: PartNames

  func changes(from old: SnapshotScreen, to new: SnapshotScreen) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    let (before, after) = (old.canvas, new.canvas)
    if before.frame.size != after.frame.size {
      changes.append(LayoutChange("the canvas", .frame(from: before.frame, to: after.frame)))
    }
    changes += screenChanges(from: before, to: after)
    changes += innerChanges(from: before.parts, to: after.parts, holder: nil)
    if old.leftOut != new.leftOut {
      changes.append(
        LayoutChange(
          "parts that are not listed", .value(from: "\(old.leftOut)", to: "\(new.leftOut)")))
    }
    return changes
  }

  /// How drawing outside of all parts changed: what moved alike in one sentence.
  private func screenChanges(from old: SnapshotPart, to new: SnapshotPart) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    var shifts: [(distance: Point, changes: [DrawingChange])] = []
    for change in drawingChanges(from: old.drawing, to: new.drawing, resizes: []) {
      switch change {
      case .resized(_, old.frame.size, new.frame.size): break
      case .moved(_, let from, let to):
        if let place = shifts.firstIndex(where: { ($0.distance - (to - from)).isNone }) {
          shifts[place].changes.append(change)
        } else {
          shifts.append((to - from, [change]))
        }
      default: changes.append(LayoutChange("the screen", .drawing(change, isShared: false)))
      }
    }
    return changes
      + shifts.map { distance, moved in
        moved.count == 1
          ? LayoutChange("the screen", .drawing(moved[0], isShared: false))
          : LayoutChange("\(moved.count) drawings outside of views", .shifted(by: distance))
      }
  }

  /// How what a part draws itself changed, without what follows from its size or its texts.
  func ownChanges(from old: SnapshotPart, to new: SnapshotPart) -> [DrawingChange] {
    let changes = drawingChanges(
      from: old.drawing, to: new.drawing, resizes: old.frame.size.resizes(to: new.frame.size))
    return changes.contains(where: \.changesText) ? changes.filter { !$0.isGeometry } : changes
  }

  /// How the views and collections in a part changed.
  ///
  /// - Parameter holder: The element around them, as sentences call it; nil for the canvas.
  func innerChanges(
    from old: [SnapshotPart], to new: [SnapshotPart], holder: String?
  ) -> [LayoutChange] {
    if old == new { return [] }
    let suffix = holder.map { " in \($0)" } ?? ""
    func name(_ part: SnapshotPart) -> String {
      switch part.role {
      case .view(let id): names.view(id: id, label: part.label) + suffix
      case .collection(let collection):
        (collection.id.map { "'\($0.shortened)'" } ?? names.collection(collection.position))
          + suffix
      case .element(let element): names.element(element, label: part.label, in: 0)
      case .canvas: "the canvas"
      }
    }
    var changes: [LayoutChange] = []
    for piece in aligned(old, new, by: \.key) {
      for position in 0..<max(piece.old.count, piece.new.count) {
        let before = position < piece.old.count ? piece.old[position] : nil
        let after = position < piece.new.count ? piece.new[position] : nil
        if let before, let after, before.canBecome(after) {
          changes += partChanges(from: before, to: after, name: name(after), holder: holder)
        } else {
          if let before { changes.append(LayoutChange(name(before), .removed)) }
          if let after { changes.append(LayoutChange(name(after), .inserted(at: nil))) }
        }
      }
    }
    return changes
  }

  private func partChanges(
    from old: SnapshotPart, to new: SnapshotPart, name: String, holder: String?
  ) -> [LayoutChange] {
    if old == new { return [] }
    var changes: [LayoutChange] = []
    if !old.frame.isNear(new.frame) {
      changes.append(LayoutChange(name, .frame(from: old.frame, to: new.frame)))
    }
    if case .collection(let before) = old.role, case .collection(let after) = new.role {
      if before.id != after.id {
        func quoted(_ id: String?) -> String { id.map { "'\($0.shortened)'" } ?? "none" }
        changes.append(
          LayoutChange("the id of \(name)", .value(from: quoted(before.id), to: quoted(after.id))))
      }
      changes += CollectionComparison(
        screen: self, reflows: before.columns != after.columns || before.layout != after.layout,
        scrolled: after.contentOffset - before.contentOffset, position: after.position
      ).changes(from: (before, old), to: (after, new))
      return changes
    }
    changes += ownChanges(from: old, to: new).map {
      LayoutChange(name, .drawing($0, isShared: false))
    }
    if old.label != new.label {
      changes.append(
        LayoutChange(name, .drawing(.label(from: old.label, to: new.label), isShared: false)))
    }
    return changes + innerChanges(from: old.parts, to: new.parts, holder: holder)
  }
}

extension SnapshotPart {
  var isCollection: Bool {
    if case .collection = role { true } else { false }
  }

  /// True if another part may be what became of this one: collections may, and views of one name.
  fileprivate func canBecome(_ other: SnapshotPart) -> Bool {
    isCollection ? other.isCollection : key == other.key
  }

  /// What a view or a collection is known by.
  fileprivate var key: [String?] {
    switch role {
    case .view(let id): ["view", id, id == nil ? label : nil]
    case .collection(let collection): ["collection", collection.id]
    case .canvas, .element: []
    }
  }
}

extension Size {
  /// How much wider and higher another size is.
  func growth(to other: Size) -> Point {
    Point(x: other.width - width, y: other.height - height)
  }

  /// On which axes another size differs.
  func resizes(to other: Size) -> Set<Axis> {
    Set(Axis.allCases.filter { !(other[$0] - self[$0]).isNone })
  }
}

extension Rect {
  /// True for a rectangle that rounding to a thousandth of a point makes of this one.
  func isNear(_ other: Rect) -> Bool {
    (other.origin - origin).isNone && size.resizes(to: other.size).isEmpty
  }
}
