import LayoutGeometry

/// The comparison of what a canvas draws outside of all elements.
extension ScreenComparison {
  /// How drawing outside of all parts changed: what moved alike in one sentence.
  func screenChanges(from old: SnapshotPart, to new: SnapshotPart) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    var shifts: [(distance: Point, things: [ThingChange])] = []
    var gaps: [(distance: Double, things: [DrawnThing], places: DrawnPlaces)] = []
    func places(_ found: ThingChange) -> ChangePlaces { ChangePlaces(found.places, of: old, new) }
    var resized: [LayoutChange] = []
    let exchanged = exchange.map { [$0.change] } ?? []
    let drawn = VanishedViews(
      drawingChanges(
        from: old.drawing, to: new.drawing, resizes: [], joinsRuns: joinsRuns,
        reordersViews: viewChanges.contains(where: \.reorders),
        keepsFills: new.view?.hasFills(of: old.view) ?? false,
        views: (old.namedViews, new.namedViews), drawers: drawers, keepsGapMoves: true),
      viewChanges, from: old, to: new, drawings: hidden)
    let views = drawn.views
    let explaining = views.filter(\.canExplain)
    let arrows = knowsViews ? LengthArrows(from: old, to: new, drawings) : nil
    let ofViews = drawn.drawn.filter { found in
      !roles.draw(found) && !explaining.contains { $0.explains(found) }
        && arrows?.explain(found) != true
    }
    let found = exchanged + roles.withoutDialogRows(masks.unexplained(ofViews))
    func screenChange(_ found: ThingChange) -> LayoutChange {
      self.screenChange(found, isOfBackground: isBackground(found, of: old, new))
    }
    changes += masks.reported(views, beside: found).map {
      LayoutChange("", .drawing(.views($0), isShared: false))
    }
    // Where nothing moves things, what is closer together describes moves better.
    let isGuarded = placeCauses?.hasCauses ?? false
    let unexplained =
      isGuarded
      ? found.filter { found in
        if case .resized(_, old.frame.size, new.frame.size) = found.change { return false }
        return isUnexplained(found)
      } + (placeCauses?.strays(found) ?? []) : []
    for found in found where !explainsOnCanvas(found) {
      switch found.change {
      case .resized(_, old.frame.size, new.frame.size): break
      case .replaced("shape"), .value("corner radius", _, _):
        if !views.contains(where: \.replaces) { changes.append(screenChange(found)) }
      case .moved(_, let from, let to):
        if found.isOfOtherText || (isGuarded ? unexplained.contains(found) : found.isInGap) {
          continue
        }
        if let place = shifts.firstIndex(where: { ($0.distance - (to - from)).isNone }) {
          shifts[place].things.append(found)
        } else {
          shifts.append((to - from, [found]))
        }
      case .gap(let one, let other, let distance) where !knowsViews:
        if let last = gaps.last, last.things.last == one, (last.distance - distance).isNone {
          gaps[gaps.count - 1].things.append(other)
          gaps[gaps.count - 1].places = last.places + found.places
        } else {
          gaps.append((distance, [one, other], found.places))
        }
      case .resized where unexplained.contains(found): break
      case let change where knowsViews && (change.followsFromViews || change.isSwap):
        resized.append(screenChange(found).at(places(found)))
      default: changes.append(screenChange(found).at(places(found)))
      }
    }
    changes += gaps.map { distance, things, drawn in
      LayoutChange(self.things(things), .apart(by: distance)).at(ChangePlaces(drawn, of: old, new))
    }
    func all(_ found: [ThingChange]) -> ChangePlaces {
      found.reduce(ChangePlaces()) { $0 + places($1) }
    }
    func moved(_ shifts: [(distance: Point, things: [ThingChange])]) -> [LayoutChange] {
      shifts.map { distance, moved in
        let change =
          moved.count == 1
          ? screenChange(moved[0])
          : LayoutChange(things(moved.map(\.thing)), .shifted(by: distance))
        return change.at(all(moved))
      }
    }
    let rest = unexplainedChanges(unexplained, moved) { screenChange($0).at(places($0)) }
    // What moved because of something else moved along with all that is around it.
    if changes.contains(where: \.movesThings), !joinsRuns {
      guard views.allSatisfy({ $0.comesOrGoes || $0.movesNothing }), exchange == nil,
        shifts.count == 1, gaps.isEmpty, let first = shifts.first
      else {
        return changes + rest
      }
      return changes + rest + [
        LayoutChange("what is around", .shifted(by: first.distance)).at(all(first.things))
      ]
    }
    let isExplained = placeCauses == nil ? knowsViews : isGuarded
    return changes + rest + (resized + moved(shifts)).map { $0.following(if: isExplained) }
  }

  /// True for a change of what the canvas draws that follows from its settings; where the views are known,
  /// they decide about places.
  private func explainsOnCanvas(_ found: ThingChange) -> Bool {
    switch found.change {
    case .moved, .resized, .gap: placeCauses == nil && causes.explain(found.change)
    default: causes.explain(found.change)
    }
  }

  /// True for a thing that is elsewhere, or has another size or other lines, although nothing that is
  /// reported can have moved it.
  private func isUnexplained(_ found: ThingChange) -> Bool {
    guard let placeCauses else { return false }
    return PlaceCauses.Displacement(found.change).map {
      !placeCauses.explain($0, ofCommand: found.newCommand, since: found.oldCommand)
    } ?? false
  }

  /// Sentences for things that nothing reported can have moved: those that moved alike in one.
  private func unexplainedChanges(
    _ found: [ThingChange],
    _ moved: ([(distance: Point, things: [ThingChange])]) -> [LayoutChange],
    _ change: (ThingChange) -> LayoutChange
  ) -> [LayoutChange] {
    var shifts: [(distance: Point, things: [ThingChange])] = []
    var others: [LayoutChange] = []
    for found in found {
      guard case .moved(_, let from, let to) = found.change else {
        others.append(change(found))
        continue
      }
      if let place = shifts.firstIndex(where: { ($0.distance - (to - from)).isNone }) {
        shifts[place].things.append(found)
      } else {
        shifts.append((to - from, [found]))
      }
    }
    return others + moved(shifts)
  }

  /// True for a change of what fills all of a canvas.
  private func isBackground(
    _ found: ThingChange, of old: SnapshotPart, _ new: SnapshotPart
  ) -> Bool {
    func fills(_ rect: Rect?, _ part: SnapshotPart) -> Bool { rect?.isNear(part.frame) ?? true }
    return found.thing.verb == .fill && fills(found.places.before.first, old)
      && fills(found.places.after.first, new)
  }

  private func screenChange(_ found: ThingChange, isOfBackground: Bool) -> LayoutChange {
    // Several rings may be around one text.
    let line = found.thing.verb == .stroke ? viewWords(of: found) : nil
    let words =
      isOfBackground
      ? "the screen's background" : line ?? found.thing.words ?? viewWords(of: found)
    var unnamed = LayoutChange("the screen", .drawing(found.change, isShared: false))
    unnamed.extent = (found.places.after + found.places.before).first?.size
    switch found.change {
    // Their words have the name of what they are about.
    case .text, .numbers, .cut, .rewrapped, .swapped, .exchanged, .gap, .views:
      return LayoutChange("", .drawing(found.change, isShared: false))
    case .value(of: _, from: .name(let from), to: .name(let to))
    where found.thing.isCalled(from) || found.thing.isCalled(to):
      return LayoutChange("", .drawing(found.change, isShared: false))
    case .added, .removed:
      let isContent = found.thing.verb == .text || found.thing.verb == .image
      guard isContent || words != nil else { return unnamed }
      return LayoutChange(
        isContent ? "" : words ?? "", .drawing(found.change, isShared: false))
    case .value, .replaced, .moved, .resized:
      guard let words else { return unnamed }
      // A view's name does not say what of it is painted.
      let isView = !isOfBackground && (line != nil || found.thing.words == nil)
      return LayoutChange(
        words, .drawing(isView ? found.change : found.change.ofNamedThing, isShared: false))
    }
  }

  /// What draws something without a name: `color 2`, `the background of the hstack`.
  private func viewWords(of found: ThingChange) -> String? {
    if let command = found.newCommand { return drawings.new?.words(ofCommand: command) }
    return found.oldCommand.flatMap { drawings.old?.words(ofCommand: $0) }
  }

  /// Several things by their names: `text 'Cancel', text 'Save' and 2 more`.
  private func things(_ things: [DrawnThing]) -> String {
    let names = things.compactMap(\.words)
    guard names.count > 1 else { return "\(things.count) drawings outside of views" }
    let rest = things.count - min(names.count, 2)
    return rest > 0 ? "\(names[0]), \(names[1]) and \(rest) more" : "\(names[0]) and \(names[1])"
  }
}
