import LayoutGeometry

// What is in an element may be longer than the element: a view that fills the element is then as long as its
// contents, around the element's middle.
extension PlaceCauses {
  /// By how much farther an element's views reach beyond it than they did, so that several moves follow from
  /// that; nil where they do not.
  ///
  /// How high texts are is not recorded, and so it is found from what moved: by at most as much as what is in
  /// the element grew, and what is painted around all of it has grown as far.
  ///
  /// - Parameters:
  ///   - changes: How what the element draws changed, with all moves.
  ///   - isSeen: Whether something is painted around all of the element.
  func overflow(of changes: [ThingChange], isSeen: Bool) -> KnownLengths? {
    var found = KnownLengths.zero
    for axis in Axis.allCases {
      guard let possible = sums?.possibleOverflow(along: axis), possible.part != 0 else { continue }
      let lengths = distances(of: changes, along: axis).map { $0 / possible.part }
        .filter { !$0.isNone && $0 / possible.most > 0 && $0 / possible.most <= 1 }
      func isAs(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.02 }
      let counts = lengths.map { length in lengths.count { isAs($0, length) } }
      // One that moved by itself is no reason to take the others for wrong.
      guard let most = counts.max(), most > 1, let place = counts.firstIndex(of: most) else {
        continue
      }
      let isPainted = changes.contains { change in
        guard case .resized(_, let from, let to) = change.change else { return false }
        return isAs(to[axis] - from[axis], lengths[place])
      }
      if !isSeen || isPainted { found[axis] = lengths[place] }
    }
    return found == .zero ? nil : found
  }

  /// By how much farther texts and pictures moved than the sum makes them.
  private func distances(of changes: [ThingChange], along axis: Axis) -> [Double] {
    changes.compactMap { change in
      guard case .moved(_, let from, let to) = change.change, let sums,
        let command = change.newCommand, let old = change.oldCommand,
        let link = drawings.links[command], link.use == .own, sums.draws(old, asDoes: link)
      else { return nil }
      return sums.content(of: link.view)[axis].map { to[axis] - from[axis] - $0 }
    }
  }
}

extension PlaceCauses.Room {
  /// The room, beyond which the views reach farther.
  func with(_ overflow: KnownLengths) -> Self {
    var room = self
    room.overflow = overflow
    return room
  }
}

extension SnapshotPart {
  /// True for an element that has something painted around all of it, such as a border.
  var hasDrawingAround: Bool {
    drawing.flattened.contains { command in
      guard command.verb == .fill || command.verb == .stroke, let size = command.size else {
        return false
      }
      // A border of 2 points is as far inside on both sides together.
      return Axis.allCases.allSatisfy { abs(frame.size[$0] - size[$0]) <= 2 }
    }
  }
}
