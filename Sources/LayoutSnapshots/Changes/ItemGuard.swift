import LayoutGeometry

// What is elsewhere in an element although nothing that is reported can have moved it.
extension LookComparison {
  /// The moves and the other sizes of an element's parts that nothing reported of the element explains,
  /// along the axes that it can reach.
  ///
  /// - Parameters:
  ///   - known: What is known of the views of the element.
  ///   - isAlone: Whether no other item begins where the element does.
  func unexplained(
    from old: SnapshotPart, to new: SnapshotPart, _ known: ElementViews, isAlone: Bool
  ) -> [FoundLook] {
    guard !collection.screen.joinsRuns, old.hasPlaces(otherThan: new), let root = new.view else {
      return []
    }
    let views = known.comparison ?? ViewComparison(from: root, to: root, isInItems: true)
    let drawings = (old: ViewDrawings(old), new: ViewDrawings(new))
    let room = room(from: old, to: new, isAlone: isAlone)
    func causes(_ room: PlaceCauses.Room) -> PlaceCauses? {
      PlaceCauses(drawings, views: views, room: room, isMirrored: collection.screen.isMirrored)
    }
    guard let causesInRoom = causes(room) else { return [] }
    let reorders = views.changes.contains(where: \.reorders)
    let changes = known.masks.unexplained(
      drawingChanges(
        from: old.drawing, to: new.drawing, resizes: [], joinsRuns: false,
        reordersViews: reorders, keepsFills: root.hasFills(of: old.view),
        views: (old.namedViews, new.namedViews),
        drawers: drawers(from: old, to: new, known.comparison), keepsGapMoves: true))
    let found = unexplained(from: old, to: new, changes, known, causesInRoom)
    guard
      let overflow = causesInRoom.overflow(
        of: changes, isSeen: old.hasDrawingAround || new.hasDrawingAround),
      let causesBeyond = causes(room.with(overflow))
    else { return found }
    let others = unexplained(from: old, to: new, changes, known, causesBeyond)
    return others.count < found.count ? others : found
  }

  /// The same, with what can have moved the element's parts.
  ///
  /// - Parameter changes: How what the element draws itself changed, with all moves.
  private func unexplained(
    from old: SnapshotPart, to new: SnapshotPart, _ changes: [ThingChange],
    _ known: ElementViews, _ causes: PlaceCauses
  ) -> [FoundLook] {
    // Two that changed places are each where the other was.
    let swaps = changes.contains(where: \.change.isSwap)
    // A border's line is as far inside of its view as half of its width.
    let borders = Set(changes.filter(\.isOfBorderWidth).map(\.newCommand))
    let moved = changes.filter { change in
      guard let displacement = PlaceCauses.Displacement(change.change) else { return false }
      return !(swaps && change.isInGap) && !borders.contains(change.newCommand)
        && !causes.explain(displacement, ofCommand: change.newCommand, since: change.oldCommand)
    }
    var found = (moved + causes.strays(changes)).map {
      FoundLook(
        look: Look(view: nil, thing: $0.thing, change: $0.change),
        places: ChangePlaces($0.places, of: old, new))
    }
    for piece in aligned(old.views, new.views.inOrder(of: old.views), by: \.viewName) {
      for (before, after) in zip(piece.old, piece.new) {
        found += unexplained(from: before, to: after, known, causes)
      }
    }
    return found
  }

  /// The same for a view with a name in an element.
  private func unexplained(
    from old: SnapshotPart, to new: SnapshotPart, _ known: ElementViews, _ causes: PlaceCauses
  ) -> [FoundLook] {
    let displacement = PlaceCauses.Displacement(from: old.frame, to: new.frame)
    var found: [FoundLook] = []
    if !causes.explain(displacement, of: new) {
      found += placeLooks(from: old, to: new, resizes: [])
        .map { self.found($0, of: old, new) }
    }
    let changes = drawingChanges(
      from: old.drawing, to: new.drawing, resizes: old.frame.size.resizes(to: new.frame.size),
      joinsRuns: false)
    let moved = known.masks.unexplained(changes, from: old, to: new).filter { change in
      guard !known.explain(change, in: new) else { return false }
      return PlaceCauses.Displacement(change.change).map { !causes.explain($0, in: new) } ?? false
    }
    let strays = causes.strays(in: new).filter { stray in
      !moved.contains { $0.places == stray.places }
    }
    return found
      + (moved + strays).map {
        FoundLook(
          look: Look(view: new.viewName, thing: $0.thing, change: $0.change),
          places: ChangePlaces($0.places, of: old, new))
      }
  }

  /// What of the room of an element is another one.
  private func room(
    from old: SnapshotPart, to new: SnapshotPart, isAlone: Bool
  ) -> PlaceCauses.Room {
    let sizes = collection.sizes
    let resizes = old.frame.size.resizes(to: new.frame.size)
    let isFit =
      isAlone && new.element?.kind == .cell && sizes.fitsContents(of: old, new)
      && (resizes.contains(sizes.axis) || !sizes.reachesContents)
    var axes = collection.screen.causes.movableAxes.union(resizes)
    if isFit { axes.remove(sizes.axis) }
    if sizes.reachesContents { axes = Set(Axis.allCases) }
    // Cells have what they show in their middle, but rows of a list with an appearance at their start.
    let isKnown = new.element?.kind == .cell && !sizes.reachesContents
    let growth = old.frame.size.growth(to: new.frame.size)
    let hasAppearance = collection.settings.contains {
      ($0.nameInSection ?? $0.name) == "appearance"
    }
    return PlaceCauses.Room(
      offer: axes, place: axes, fits: isFit ? [sizes.axis] : [],
      growth: isKnown
        ? KnownLengths(horizontal: hasAppearance ? nil : growth.x, vertical: growth.y) : .unknown,
      fitted: KnownLengths(horizontal: growth.x, vertical: growth.y))
  }
}

extension ThingChange {
  /// True for a border of another width.
  fileprivate var isOfBorderWidth: Bool {
    if case .value("border width", _, _) = change { true } else { false }
  }
}

extension PlaceCauses.Displacement {
  /// How far a move or another size is; nil for other changes.
  init?(_ change: DrawingChange) {
    switch change {
    case .moved(_, let from, let to):
      self.init(from: Rect(origin: from, size: .zero), to: Rect(origin: to, size: .zero))
    case .resized(_, let from, let to):
      self.init(from: Rect(origin: .zero, size: from), to: Rect(origin: .zero, size: to))
    default: return nil
    }
  }
}
