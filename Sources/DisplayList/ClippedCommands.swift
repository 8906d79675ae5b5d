import LayoutGeometry

extension [Command] {
  /// Returns the commands clipped to `shape`, without a mask if shapes alone can express it.
  ///
  /// Code that emits a clip calls this instead of making a `Group` with a clip, and draws the
  /// result. A command inside the shape is unchanged, a rectangle takes over the shape's corners,
  /// and only a command without such a form is drawn through a clip. The picture is the same except
  /// for the antialiasing at the corners, which is better: where one fill is over another, the
  /// lower one does not shine through the corner that both share.
  ///
  /// - Complexity: O(*commands*), those in groups counted too.
  package func clipped(to shape: Shape) -> [Command] {
    if shape.bounds.isEmpty { return [] }
    var resolved = ClipOutline(shape).resolve(self)
    if var fills = CoveredFills(clip: shape) { fills.shorten(&resolved) }
    return resolved
  }
}

/// A clip's outline, and its effect on commands.
private struct ClipOutline {
  private let shape: Shape
  private let bounds: Rect

  init(_ shape: Shape) {
    self.shape = shape
    bounds = shape.bounds
  }

  /// Returns the commands with the clip in their shapes if possible.
  func resolve(_ commands: [Command]) -> [Command] {
    var resolved: [Command] = []
    var masked: [Command] = []
    // Neighbours that need a real clip share one.
    func flush() {
      guard !masked.isEmpty else { return }
      resolved.append(.group(Group(clip: shape, commands: masked)))
      masked.removeAll()
    }
    for command in commands {
      switch resolve(command) {
      case .nothing: break
      case .command(let command):
        flush()
        resolved.append(command)
      case .mask:
        masked.append(command)
      }
    }
    flush()
    return resolved
  }

  private enum Resolution {
    /// Nothing of the command is inside the clip.
    case nothing
    /// The command that draws the part inside the clip.
    case command(Command)
    /// Only a real clip draws the right picture.
    case mask
  }

  private func resolve(_ command: Command) -> Resolution {
    if case .fill(.rect(let rect), _) = command, isSliver(rect) { return .mask }
    let ink = command.inkBounds
    guard ink.intersects(bounds) else { return .nothing }
    if contains(command.textBounds ?? ink) { return .command(command) }
    switch command {
    case .fill(.rect(let rect), let paint):
      guard let shape = intersection(with: rect) else { return .mask }
      return .command(.fill(shape, paint))
    case .fill(let filled, _) where holds(filled):
      return .command(command)
    case .group(var group)
    where group.shadow == nil && group.clip == nil && group.effect.isClippable:
      group.commands = resolve(group.commands)
      return group.commands.isEmpty ? .nothing : .command(.group(group))
    case .fill, .stroke, .glyphRun, .image, .group:
      return .mask
    }
  }

  /// Returns whether the clip, a rectangle, leaves less than a pixel of a rectangle at its edge.
  ///
  /// A renderer draws each rectangle at least one pixel wide, and a clip must not leave a pixel
  /// more of it than it cuts: such a sliver would appear beside the clip.
  private func isSliver(_ rect: Rect) -> Bool {
    guard case .rect = shape, !rect.isEmpty, rect.inset(by: -0.5).intersects(bounds) else {
      return false
    }
    return Axis.allCases.contains { axis in
      let (first, last) = (bounds.origin[axis], bounds.origin[axis] + bounds.size[axis])
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      guard min(end, last) - max(start, first) < 1 else { return false }
      let isAtStart = start < first + 0.5 && !start.isNear(first)
      return isAtStart || (end > last - 0.5 && !(start <= first && end.isNear(last)))
    }
  }

  /// Returns whether all of `rect` is inside: the outlines are convex, so its four corners decide.
  private func contains(_ rect: Rect) -> Bool {
    guard bounds.nearlyContains(rect) else { return false }
    switch shape {
    case .rect: return true
    case .roundedRect(_, let radii):
      return Corner.allCases.allSatisfy { corner in
        radii.keeps(corner.point(of: rect), at: corner, of: bounds, slack: tolerance)
      }
    case .ellipse:
      return Corner.allCases.allSatisfy { corner in
        let point = corner.point(of: rect)
        let x = (point.x - bounds.midX) / (bounds.width / 2)
        let y = (point.y - bounds.midY) / (bounds.height / 2)
        let distance = (x * x + y * y).squareRoot()
        return distance <= 1 || distance.isNear(1)
      }
    case .path: return false
    }
  }

  /// Returns whether `other` is this outline, or has the same sides and corners at least as round.
  private func holds(_ other: Shape) -> Bool {
    guard case .roundedRect(let rect, let others) = other,
      case .roundedRect(bounds, let own) = shape
    else { return other == shape }
    return rect.isNear(bounds) && others.style == own.style
      && Corner.allCases.allSatisfy { others[$0] >= own[$0] }
  }

  /// Returns the part of a rectangle inside the clip, if a shape can express it.
  private func intersection(with rect: Rect) -> Shape? {
    if rect.nearlyContains(bounds) { return shape }
    guard let common = rect.intersection(bounds) else { return nil }
    switch shape {
    case .rect: return .rect(common)
    case .roundedRect(_, let radii):
      var left = radii.mapped { _ in 0 }
      for corner in Corner.allCases where radii[corner] > 0 {
        let square = corner.square(of: bounds, side: radii.reach(corner, in: bounds))
        guard common.intersects(square) else { continue }
        if common.nearlyContains(square) {
          left[corner] = radii[corner]
        } else if let part = common.intersection(square), !contains(part) {
          return nil
        }
      }
      guard left.keepForm(in: common, of: radii, in: bounds) else { return nil }
      return left.isSquare ? .rect(common) : .roundedRect(common, left)
    case .ellipse, .path: return nil
    }
  }
}

extension Command {
  /// The ink that a glyph run declares, without the slack that `inkBounds` adds to it; nil for
  /// others.
  ///
  /// A stroke that leans out of its glyph's advance by a fraction of a point does not call for a
  /// mask.
  fileprivate var textBounds: Rect? {
    guard case .glyphRun(let run, let origin, _) = self, run.turn == nil else { return nil }
    return Rect(
      x: origin.x, y: origin.y - run.ascent, width: run.advance, height: run.ascent + run.descent)
  }
}

/// One of a rectangle's four corners.
package enum Corner: CaseIterable {
  case topLeft, topRight, bottomRight, bottomLeft

  var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  var isTop: Bool { self == .topLeft || self == .topRight }

  /// The other corner of the same horizontal side.
  var across: Corner {
    switch self {
    case .topLeft: .topRight
    case .topRight: .topLeft
    case .bottomRight: .bottomLeft
    case .bottomLeft: .bottomRight
    }
  }

  /// The other corner of the same vertical side.
  var below: Corner {
    switch self {
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomRight: .topRight
    case .bottomLeft: .topLeft
    }
  }

  /// Returns the position of this corner of `rect`.
  func point(of rect: Rect) -> Point {
    Point(x: isLeft ? rect.minX : rect.maxX, y: isTop ? rect.minY : rect.maxY)
  }

  /// Returns the distance of `point` from `centre` in the corner's direction, across and down or
  /// up.
  func outwards(from centre: Point, to point: Point) -> (x: Double, y: Double) {
    (
      x: isLeft ? centre.x - point.x : point.x - centre.x,
      y: isTop ? centre.y - point.y : point.y - centre.y
    )
  }

  /// Returns the square of `side` points in this corner of `rect`.
  func square(of rect: Rect, side: Double) -> Rect {
    Rect(
      x: isLeft ? rect.minX : rect.maxX - side, y: isTop ? rect.minY : rect.maxY - side,
      width: side, height: side)
  }
}

extension CornerRadii {
  package subscript(corner: Corner) -> Double {
    get {
      switch corner {
      case .topLeft: topLeft
      case .topRight: topRight
      case .bottomRight: bottomRight
      case .bottomLeft: bottomLeft
      }
    }
    set {
      switch corner {
      case .topLeft: topLeft = newValue
      case .topRight: topRight = newValue
      case .bottomRight: bottomRight = newValue
      case .bottomLeft: bottomLeft = newValue
      }
    }
  }
}

/// Lengths that differ by less than this, in points, are the same to a clip.
///
/// Frames that are nested reach the same edge by different sums: 185.43 and 185.42999999999998 are
/// one edge, and differ by far less than any scale shows.
private let tolerance = 1e-6

extension Double {
  func isNear(_ other: Double) -> Bool { (self - other).magnitude < tolerance }
}

extension Point {
  func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool { isNear(other, within: tolerance) }

  /// Returns whether no point of `other` is farther outside than the tolerance.
  func nearlyContains(_ other: Rect) -> Bool {
    spans(other, along: .horizontal) && spans(other, along: .vertical)
  }

  /// Returns the same along one axis.
  func spans(_ other: Rect, along axis: Axis) -> Bool {
    switch axis {
    case .horizontal: minX <= other.minX + tolerance && other.maxX <= maxX + tolerance
    case .vertical: minY <= other.minY + tolerance && other.maxY <= maxY + tolerance
    }
  }
}

extension GroupEffect? {
  /// Indicates whether clipping the commands is clipping their picture: only the background of a
  /// pixel of the group blends into it.
  ///
  /// A clip around a blend would cut it off from that background
  /// in most viewers.
  fileprivate var isClippable: Bool {
    switch self {
    case nil, .backdrop?, .glass?, .blend?: true
    case .blur?, .color?, .mask?, .perspective?: false
    }
  }
}
