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
  func changes(since expected: LayoutSnapshot) -> [LayoutChange] {
    if expected == self { return [] }
    var old: SnapshotScreen
    var new: SnapshotScreen
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
    var unrecorded: [LayoutChange] = []
    if old.format != new.format {
      let format = min(old.format, new.format)
      (old, new) = (old.limited(to: format), new.limited(to: format))
      if format < .givenLengths, old.hasTransforms || new.hasTransforms {
        unrecorded = [LayoutChange("what is scaled or turned", .recordedOtherwise)]
        (old.canvas, new.canvas) = old.canvas.withoutTransforms(beside: new.canvas)
      }
    }
    old.findPlaces()
    new.findPlaces()
    old.canvas.nameElements()
    new.canvas.nameElements()
    old.canvas.nameViews()
    new.canvas.nameViews()
    let exchange = TextExchange(from: old.canvas, to: new.canvas)
    if let exchange {
      old.canvas.drawing = exchange.applied(to: old.canvas.drawing)
      old.canvas.view = old.canvas.view.map(exchange.applied)
    }
    let comparison = ScreenComparison(
      from: old, to: new, names: PartNames(old, new), exchange: exchange)
    let changes = comparison.changes(from: old, to: new) + unrecorded
    if changes.isEmpty, old.format == new.format, !comparison.viewChanges.isEmpty {
      // The drawings are equal, and what the views were given differs.
      return comparison.viewChanges.map { LayoutChange("", .drawing(.views($0), isShared: false)) }
    }
    if changes.isEmpty {
      // A text of an earlier format is another one, whatever it records.
      let isSame = old.format != new.format && old.canvas == new.canvas
      return isSame ? [] : [LayoutChange("", .unnamed)]
    }
    let causes = changes.filter { $0.rank < .consequence }.withoutRepetition
    // Nothing is elsewhere because it has another colour: then no cause explains the places.
    let isExplained = causes.contains(where: \.movesThings)
    // The first of equals stays the first.
    return (isExplained ? causes : changes).enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
  }
}

/// The comparison of two screens, part by part.
///
/// A class, as the comparisons of their parts hold it and are copied.
final class ScreenComparison {
  let names: PartNames
  /// Whether one of the screens has the lines of a text as texts of their own.
  let joinsRuns: Bool
  let causes: CanvasCauses
  /// Whether the views of both screens are known, from which the places of all that they draw follow.
  let knowsViews: Bool
  /// How the views of the screen changed; nil where they are not known.
  let views: ViewComparison?
  /// What the views of the screen draw, where that changed.
  let drawings: (old: ViewDrawings?, new: ViewDrawings?)
  /// What controls and bars draw that came or went.
  let roles: RoleDrawings
  /// What follows from clips and redactions.
  let masks: MaskedDrawings
  /// Which views draw the screen, where some were hidden or shown.
  let hidden: HiddenDrawings?
  /// What can be elsewhere because of what is reported; nil where the views are not known, and where
  /// everything is where it was.
  let placeCauses: PlaceCauses?
  /// True for a screen from right to left.
  let isMirrored: Bool
  /// The sizes of dynamic type of both screens.
  let types: (old: String?, new: String?)
  /// The texts of the screen that were exchanged, and are in the old one where they are in the new one.
  let exchange: TextExchange?

  init(
    from old: SnapshotScreen, to new: SnapshotScreen, names: PartNames, exchange: TextExchange?
  ) {
    self.names = names
    self.exchange = exchange
    isMirrored = new.isMirrored
    types = (old.dynamicType, new.dynamicType)
    joinsRuns = !old.hasSettings || !new.hasSettings
    causes = CanvasCauses(from: old, to: new)
    let isWhole = old.canvas.view?.isWhole == true && new.canvas.view?.isWhole == true
    knowsViews = isWhole
    // What is drawn in collections alone has no views of the screen.
    let isElsewhere = old.canvas.hasPlaces(otherThan: new.canvas)
    let drawings: (old: ViewDrawings?, new: ViewDrawings?) =
      isElsewhere || old.canvas.drawing != new.canvas.drawing
      ? (ViewDrawings(old.canvas), ViewDrawings(new.canvas)) : (nil, nil)
    self.drawings = drawings
    let views: ViewComparison? =
      if let before = old.canvas.view, let after = new.canvas.view {
        ViewComparison(from: before, to: after, isInItems: false, drawings: drawings)
      } else {
        nil
      }
    self.views = views
    placeCauses =
      isWhole && !joinsRuns && isElsewhere
      ? PlaceCauses(drawings, of: new, views: views, canvas: causes) : nil
    roles = RoleDrawings(views, old.canvas, new.canvas, drawings: drawings)
    masks = MaskedDrawings(views, old.canvas, new.canvas, drawings: drawings)
    hidden = HiddenDrawings(views, old.canvas, new.canvas, drawings: drawings)
  }

  /// How the views of the screen changed; nothing where they are not known.
  var viewChanges: [ViewChange] { views?.changes ?? [] }

  /// True for a change of what a view draws that follows from what the view was given, or from its kind.
  private func explains(_ found: ThingChange, in part: SnapshotPart) -> Bool {
    guard let name = part.givenName else { return false }
    return viewChanges.contains { $0.explains(found, ofViewNamed: name) }
  }

  /// True for a frame of a view or a collection that follows from what is reported.
  private func explains(_ old: Rect, _ new: Rect, of part: SnapshotPart) -> Bool {
    placeCauses?.explain(PlaceCauses.Displacement(from: old, to: new), of: part) ?? false
  }

  /// True for a collection whose cells have more or less room because of what is reported around it.
  private func changesRoom(from old: SnapshotPart, to new: SnapshotPart) -> Bool {
    let isSideways = new.settings.contains(SnapshotSetting("scrollDirection", "horizontal"))
    var axes: Set<Axis> = [isSideways ? .vertical : .horizontal]
    // Its cells fill all of the room.
    if case .collection(let collection) = new.role, collection.layout == "aspectGrid" {
      axes = Set(Axis.allCases)
    }
    return old.frame.size.resizes(to: new.frame.size).intersection(axes).contains { axis in
      placeCauses?.resizes(new, along: axis) == true
    }
  }

  /// True for a change of place or size in a view with a name that follows from what is reported.
  private func explains(_ found: ThingChange, in part: SnapshotPart, _ holder: String?) -> Bool {
    guard let placeCauses, holder == nil else { return true }
    return PlaceCauses.Displacement(found.change).map { placeCauses.explain($0, in: part) } ?? true
  }

  func changes(from old: SnapshotScreen, to new: SnapshotScreen) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    let (before, after) = (old.canvas, new.canvas)
    changes += causes.changes
    if before.frame.size != after.frame.size {
      changes.append(
        LayoutChange(
          "the canvas", .frame(from: before.frame, to: after.frame),
          isConsequence: !joinsRuns))
    }
    changes += screenChanges(from: before, to: after)
    if after.changesLists(from: before) { changes.removeAll(where: \.isOfListBackground) }
    changes += innerChanges(from: before.parts, to: after.parts, holder: nil)
    changes =
      joiningCollections(changes.withoutRepeatedViews).joiningThings {
        holder(of: $0, in: after)
      }
      .countingContent
    if old.leftOut != new.leftOut {
      changes.append(
        LayoutChange(
          "parts that are not listed", .value(from: "\(old.leftOut)", to: "\(new.leftOut)")))
    }
    return changes
  }

  /// The changes with one for what changed alike in several collections.
  private func joiningCollections(_ changes: [LayoutChange]) -> [LayoutChange] {
    guard Set(changes.compactMap(\.collection)).count > 1 else { return changes }
    var joined = JoinedChanges()
    for change in changes {
      joined.add(
        change, of: change.collection ?? -1,
        suffix: change.collection.map(names.suffix) ?? "")
    }
    return joined.joined(names.collections)
  }

  /// What texts are called that are all texts of one view, from which they inherit how they look.
  ///
  /// - Parameter names: The texts as sentences call them, each with its own quotes.
  private func holder(of names: [String], in canvas: SnapshotPart) -> String? {
    guard let view = canvas.view,
      names.allSatisfy({ $0.hasPrefix("text '") || $0.hasPrefix("view '") })
    else { return nil }
    return NamedView(root: view).holder(ofTextsNamed: Set(names))
  }

  /// How what a part draws itself changed, without what follows from its size or its texts.
  func ownChanges(from old: SnapshotPart, to new: SnapshotPart) -> [ThingChange] {
    let changes = drawingChanges(
      from: old.drawing, to: new.drawing, resizes: old.frame.size.resizes(to: new.frame.size),
      joinsRuns: joinsRuns
    ).filter { !causes.explain($0.change) }
    return changes.contains(where: \.change.changesText)
      ? changes.filter { !$0.change.followsFromText } : changes
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
    var removed: [SnapshotPart] = []
    var added: [SnapshotPart] = []
    // Collections without ids are known by what they were given.
    let pieces = aligned(old, new, by: \.keyWithSettings).flatMap {
      aligned($0.old, $0.new, by: \.key)
    }
    for piece in pieces {
      for position in 0..<max(piece.old.count, piece.new.count) {
        let before = position < piece.old.count ? piece.old[position] : nil
        let after = position < piece.new.count ? piece.new[position] : nil
        if let before, let after, before.canBecome(after) {
          changes += partChanges(from: before, to: after, name: name(after), holder: holder)
        } else {
          if let before { removed.append(before) }
          if let after { added.append(after) }
        }
      }
    }
    for before in removed {
      // What is gone here and came there is elsewhere in the order.
      if let index = added.firstIndex(where: { before.canBecome($0) && !before.isCollection }) {
        let after = added.remove(at: index)
        if !knowsViews { changes.append(LayoutChange(name(after), .drawnInAnotherOrder)) }
        changes += partChanges(from: before, to: after, name: name(after), holder: holder)
      } else {
        if holder == nil, roles.hold(before, wasThere: true) { continue }
        changes.append(LayoutChange(name(before), .removed).at(before, nil))
      }
    }
    if holder == nil { added.removeAll { roles.hold($0, wasThere: false) } }
    return changes + added.map { LayoutChange(name($0), .inserted(at: nil)).at(nil, $0) }
  }

  private func partChanges(
    from old: SnapshotPart, to new: SnapshotPart, name: String, holder: String?
  ) -> [LayoutChange] {
    if old == new { return [] }
    var changes: [LayoutChange] = []
    if !old.frame.isNear(new.frame) {
      // A collection is as large as its content, or as the room that it is offered.
      let keepsPlace = (new.frame.origin - old.frame.origin).isNone
      changes.append(
        LayoutChange(
          name, .frame(from: old.frame, to: new.frame),
          isConsequence: placeCauses != nil && holder == nil
            ? explains(old.frame, new.frame, of: new)
            : knowsViews && !new.isCollection
              || !joinsRuns && new.isCollection
                && (knowsViews || keepsPlace || new.parts.isEmpty || old.parts.isEmpty
                  || !causes.changes.isEmpty)
        ).at(old, new))
    }
    if case .collection(let before) = old.role, case .collection(let after) = new.role {
      if before.id != after.id {
        func quoted(_ id: String?) -> String { id.map { "'\($0.shortened)'" } ?? "none" }
        changes.append(
          LayoutChange("the id of \(name)", .value(from: quoted(before.id), to: quoted(after.id)))
            .at(old, new))
      }
      changes += CollectionComparison(
        screen: self,
        reflows: before.columns != after.columns || before.layout != after.layout
          || after.hasLanes(old.settings + new.settings) && before.rows != after.rows,
        scrolled: after.contentOffset - before.contentOffset, position: after.position,
        changesListAppearance: new.changesLists(from: old),
        sizes: SizeCauses(
          from: FactsOfPart(facts: before, part: old), to: FactsOfPart(facts: after, part: new),
          changesRoom: causes.changesRoom || holder == nil && changesRoom(from: old, to: new)),
        lengths: ItemLengths(from: old, to: new),
        states: StateCauses(from: old.settings, to: new.settings),
        list: ListDrawings(from: old, to: new, isMirrored: isMirrored, types: types),
        settings: new.settings,
        layout: after.layout, columns: after.columns
      ).changes(
        from: FactsOfPart(facts: before, part: old), to: FactsOfPart(facts: after, part: new))
      return changes
    }
    func change(_ found: ThingChange) -> LayoutChange {
      LayoutChange(name, .drawing(found.change, isShared: false))
        .at(ChangePlaces(found.places, of: old, new))
    }
    let found = ownChanges(from: old, to: new)
    let drawn = VanishedViews(
      holder == nil ? masks.unexplained(found, from: old, to: new) : found,
      holder == nil ? viewChanges.filter(\.isVanishing) : [], from: old, to: new)
    changes += drawn.views.map { LayoutChange("", .drawing(.views($0), isShared: false)) }
    let own = drawn.drawn.filter { !explains($0, in: new) }.map {
      change($0)
        .following(if: knowsViews && $0.change.followsFromViews && explains($0, in: new, holder))
    }
    changes += own
    if holder == nil, let placeCauses, placeCauses.hasCauses {
      let reported = Set(own.filter { !$0.isConsequence }.map(\.fact))
      changes += placeCauses.strays(in: new).map(change).filter { !reported.contains($0.fact) }
    }
    if old.label != new.label {
      changes.append(
        LayoutChange(name, .drawing(.label(from: old.label, to: new.label), isShared: false))
          .at(old, new))
    }
    return changes + innerChanges(from: old.parts, to: new.parts, holder: holder)
  }
}

extension SnapshotPart {
  /// True for a part of which something is elsewhere, or has another size, than in another one; what is in
  /// elements is not looked at.
  func hasPlaces(otherThan other: SnapshotPart) -> Bool {
    if frame != other.frame || parts.count != other.parts.count { return true }
    if drawing.arePlaced(otherThan: other.drawing) { return true }
    return !isCollection && zip(parts, other.parts).contains { $0.hasPlaces(otherThan: $1) }
  }

  /// The views with names in a canvas or an element, but for those in other elements.
  var namedViews: [ViewInPart] {
    parts.flatMap { part -> [ViewInPart] in
      guard let name = part.givenName else { return [] }
      return [ViewInPart(name: name, frame: part.frame)]
    }
  }

  var isCollection: Bool {
    if case .collection = role { true } else { false }
  }

  /// True if another part may be what became of this one: collections may, and views of one name.
  fileprivate func canBecome(_ other: SnapshotPart) -> Bool {
    isCollection ? other.isCollection : key == other.key
  }

  /// What a view is known by, or a collection with what it was given.
  fileprivate var keyWithSettings: [String?] {
    guard case .collection(let collection) = role else { return key }
    return key + [collection.layout] + settings.flatMap { [$0.name, $0.value] }
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

extension [SnapshotCommand] {
  fileprivate func arePlaced(otherThan others: [SnapshotCommand]) -> Bool {
    count != others.count
      || zip(self, others).contains { one, other in
        one.origin != other.origin || one.size != other.size
          || one.commands.arePlaced(otherThan: other.commands)
      }
  }
}
