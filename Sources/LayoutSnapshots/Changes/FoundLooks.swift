extension [LookComparison.FoundLook] {
  /// Each change once, and the corners of a border or a clip only if they changed otherwise than those
  /// of what they are around.
  var withoutRepetition: Self {
    var seen: Set<LookComparison.Look> = []
    var corners: Set<LookComparison.Look> = []
    return filter { found in
      let look = found.look
      guard case .value(let name, let from, let to) = look.change,
        name == "corner radius" || name == "border radius"
      else { return seen.insert(look).inserted }
      let corner = LookComparison.Look(
        view: look.view, thing: nil, change: .value(of: "corner radius", from: from, to: to))
      let isCorner = name == "corner radius" || !contains { $0.look.isCorner(like: corner) }
      return isCorner && corners.insert(corner).inserted
    }
  }
}

extension [LookComparison.FoundLook] {
  /// The looks with moves of things in an element that are not among them.
  func addingStrays(_ strays: [ThingChange], of pair: ItemPairs.Pair) -> Self {
    self
      + strays.filter { stray in !contains { $0.look.change == stray.change } }.map {
        LookComparison.FoundLook(
          look: LookComparison.Look(view: nil, thing: $0.thing, change: $0.change),
          places: ChangePlaces($0.places, of: pair.old, pair.new))
      }
  }
}

extension [ChangePlaces] {
  /// All of them as one.
  var joined: ChangePlaces {
    ChangePlaces(before: flatMap(\.before), after: flatMap(\.after))
  }
}

extension [LookComparison.FoundLook] {
  /// The looks with one for a change that all texts, or all pictures, of the element have in common.
  var joiningAllTexts: Self {
    var joined: Self = []
    for found in self {
      let verb = found.look.thing?.verb
      let same = filter { $0.look.thing?.verb == verb && $0.look.change == found.look.change }
      guard let thing = found.look.thing, verb == .text || verb == .image, thing.count > 1,
        case .value = found.look.change, same.count == thing.count
      else {
        joined.append(found)
        continue
      }
      guard !joined.contains(where: { $0.look.change == found.look.change }) else { continue }
      var common = found
      common.look.thing = DrawnThing(verb: thing.verb, number: 1, count: 1)
      common.places = same.map(\.places).joined
      joined.append(common)
    }
    return joined
  }
}

extension LookComparison.Look {
  /// True for the same change of corners, of whatever thing in the same view.
  fileprivate func isCorner(like other: Self) -> Bool {
    view == other.view && change == other.change
  }
}
