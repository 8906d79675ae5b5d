import LayoutGeometry

/// The arrows beside views, and the lengths on them: what they show follows from the sizes of these views.
///
/// No view draws them; an arrow is known by the side of a view that it is as long as, and its label by the
/// arrow before it.
struct LengthArrows {
  /// An arrow, by what the view beside it is called, and its axis.
  private struct Arrow: Equatable {
    var view: String
    var axis: Axis
  }

  private let old: Side
  private let new: Side

  /// Those of one of the two canvases.
  private struct Side {
    let commands: [SnapshotCommand]
    let drawings: ViewDrawings?
    let parts: [SnapshotPart]

    init(_ canvas: SnapshotPart, _ drawings: ViewDrawings?) {
      commands = canvas.drawing.flattened
      self.drawings = drawings
      parts = canvas.parts
    }

    /// The arrow that a command draws; nil for other commands.
    func arrow(_ index: Int) -> Arrow? {
      guard commands.indices.contains(index), drawings?.links[index] == nil,
        commands[index].verb == .fill, commands[index].look.path != nil,
        let origin = commands[index].origin, let size = commands[index].size
      else { return nil }
      let axis: Axis = size.width > size.height ? .horizontal : .vertical
      func isBeside(_ frame: Rect) -> Bool {
        (frame.origin[axis] - origin[axis]).isNone && (frame.size[axis] - size[axis]).isNone
      }
      if let part = parts.first(where: { isBeside($0.frame) }) {
        return Arrow(view: part.nameInArrows, axis: axis)
      }
      let painted = commands.indices.first { index in
        guard drawings?.links[index]?.use == .own, let origin = commands[index].origin,
          let size = commands[index].size
        else { return false }
        return isBeside(Rect(origin: origin, size: size))
      }
      return painted.flatMap { drawings?.words(ofCommand: $0) }.map { Arrow(view: $0, axis: axis) }
    }

    /// The arrow whose length a command shows, and where the middle of the length is from the arrow's origin.
    func label(_ index: Int) -> (arrow: Arrow, place: Point)? {
      guard let arrow = arrow(index - 1), drawings?.links[index] == nil,
        let start = commands[index - 1].origin, let size = commands[index - 1].size,
        let origin = commands[index].origin, let width = commands[index].look.width,
        let shown = commands[index].string.flatMap({ Double($0) }),
        // Labels have two decimals.
        abs(shown - size[arrow.axis]) < 0.006
      else { return nil }
      var place = Point(x: origin.x + width / 2 - start.x, y: origin.y - start.y)
      place[arrow.axis] -= size[arrow.axis] / 2
      return (arrow, place)
    }
  }

  /// The arrows of two canvases, whose views are known.
  init(
    from old: SnapshotPart, to new: SnapshotPart,
    _ drawings: (old: ViewDrawings?, new: ViewDrawings?)
  ) {
    self.old = Side(old, drawings.old)
    self.new = Side(new, drawings.new)
  }

  /// True for another shape of an arrow that is as long as the same view before and after, and for another
  /// number on it, in its middle.
  func explain(_ found: ThingChange) -> Bool {
    guard let before = found.oldCommand, let after = found.newCommand else { return false }
    switch found.change {
    case .replaced("shape"):
      guard let arrow = new.arrow(after) else { return false }
      return old.arrow(before) == arrow
    case .text, .moved:
      guard let label = new.label(after), let other = old.label(before) else { return false }
      return label.arrow == other.arrow && (label.place - other.place).isNear
    default: return false
    }
  }
}

extension Point {
  /// True for a distance that rounding makes.
  fileprivate var isNear: Bool { abs(x) < 0.01 && abs(y) < 0.01 }
}

extension SnapshotPart {
  /// What distinguishes a part from others, before and after.
  fileprivate var nameInArrows: String {
    switch role {
    case .collection(let collection): collection.id ?? "collection \(collection.position)"
    default: viewName
    }
  }
}
