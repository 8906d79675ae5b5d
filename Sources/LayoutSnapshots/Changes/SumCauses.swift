import LayoutGeometry

// Whether something is as far as the sum of what is reported makes it.
extension PlaceCauses {
  /// False for what is not as far or as large as the sum of what is reported and of other sizes makes it.
  ///
  /// What another view drew before has moved from one view to the other.
  func isAsFar(
    _ displacement: Displacement, _ link: ViewDrawings.Link, since command: Int?
  ) -> Bool {
    guard let sums, let command, sums.draws(command, asDoes: link) else { return true }
    switch link.use {
    case .own: return displacement.isAs(far: sums.content(of: link.view), larger: .unknown)
    case .background, .overlay:
      let name = link.use == .background ? "background" : "overlay"
      let found = sums.decoration(name, of: link.view)
      return displacement.isAs(far: found.origin, larger: found.growth)
    }
  }

  /// How far a part with a name is elsewhere, and how much larger it is; nil for another part.
  func sums(
    of part: SnapshotPart, _ view: Int
  ) -> (origin: KnownLengths, growth: KnownLengths)? {
    guard let sums, case .view(let id) = part.role else { return nil }
    return sums.decoration(id == nil ? "accessibilityLabel" : "id", of: view)
  }

  /// The moves of what has another size, too, and is not as far as the sum makes it.
  func strays(_ found: [ThingChange]) -> [ThingChange] {
    guard sums != nil else { return [] }
    return found.compactMap { found in
      guard case .resized(let what, _, _) = found.change, let command = found.newCommand,
        let link = drawings.links[command], let from = found.places.before.first?.origin,
        let to = found.places.after.first?.origin
      else { return nil }
      let move = DrawingChange.moved(what, from: from, to: to)
      guard let displacement = Displacement(move),
        !isAsFar(displacement, link, since: found.oldCommand)
      else { return nil }
      var stray = found
      stray.change = move
      return stray
    }
  }

  /// The moves of texts and pictures in a part with a name that are not as far as the sum makes them.
  func strays(in part: SnapshotPart) -> [ThingChange] {
    guard let number = drawings.view(of: part), let named = sums(of: part, number) else {
      return []
    }
    return (sums?.strays(in: number, named: named.origin) ?? []).compactMap { old, new in
      guard let from = old.origin, let to = new.origin else { return nil }
      return ThingChange(
        thing: DrawnThing(verb: new.verb, number: 1, count: 1),
        change: .moved(new.isText ? "text" : "picture", from: from, to: to),
        places: DrawnPlaces([old], [new]))
    }
  }
}
