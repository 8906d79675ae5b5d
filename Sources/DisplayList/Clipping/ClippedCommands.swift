import LayoutGeometry

extension [Command] {
  /// The commands as `shape` clips them, without a mask wherever shapes alone can say it.
  ///
  /// What emits a clip calls this instead of making a `Group` with a clip, and draws the result.
  /// A command that lies inside of the shape stays as it is, a rectangle takes the shape's corners
  /// over, and only what has no such form is drawn through a clip. The picture is the same but for
  /// the antialiasing at the corners, which is better: where one fill lies over another, the lower
  /// one does not shine through the corner that both share.
  ///
  /// - Complexity: O(*commands*), those in groups counted too.
  public func clipped(to shape: Shape) -> [Command] {
    if shape.bounds.isEmpty { return [] }
    let clip = ClipOutline(shape)
    var resolved = clip.resolve(self)
    clip.shortenCovered(in: &resolved)
    return resolved
  }
}

/// A clip's outline, and what it makes of commands.
struct ClipOutline {
  let shape: Shape
  let bounds: Rect

  init(_ shape: Shape) {
    self.shape = shape
    bounds = shape.bounds
  }

  /// The commands with the clip in their shapes where that is possible.
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
    /// The clip leaves nothing of the command.
    case nothing
    /// This command draws what the clip leaves.
    case command(Command)
    /// Only a real clip can tell.
    case mask
  }

  private func resolve(_ command: Command) -> Resolution {
    let ink = command.inkBounds
    guard ink.intersects(bounds) else { return .nothing }
    if contains(command.textBounds ?? ink) { return .command(command) }
    switch command {
    case .fill(.rect(let rect), let paint):
      guard let shape = intersection(with: rect) else { return .mask }
      return .command(.fill(shape, paint))
    case .fill(let filled, _) where holds(filled):
      return .command(command)
    case .group(var group) where group.shadow == nil && group.clip == nil:
      group.commands = resolve(group.commands)
      return group.commands.isEmpty ? .nothing : .command(.group(group))
    case .fill, .stroke, .glyphRun, .image, .group:
      return .mask
    }
  }

  /// True if all of `rect` lies inside: the outlines are convex, so its four corners tell.
  private func contains(_ rect: Rect) -> Bool {
    guard bounds.nearlyContains(rect) else { return false }
    switch shape {
    case .rect: return true
    case .roundedRect(_, let radii):
      return Corner.allCases.allSatisfy { corner in
        let radius = radii[corner]
        let centre = corner.point(of: bounds.inset(by: radius))
        let point = corner.point(of: rect)
        let (x, y) = corner.outwards(from: centre, to: point)
        let distance = (x * x + y * y).squareRoot()
        return x <= 0 || y <= 0 || distance <= radius || distance.isNear(radius)
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

  /// True if `other` is this outline, or has the same sides and corners at least as round.
  private func holds(_ other: Shape) -> Bool {
    guard case .roundedRect(let rect, let others) = other,
      case .roundedRect(bounds, let own) = shape
    else { return other == shape }
    return rect.isNear(bounds) && Corner.allCases.allSatisfy { others[$0] >= own[$0] }
  }

  /// What the clip leaves of a rectangle, if a shape can say it.
  private func intersection(with rect: Rect) -> Shape? {
    if rect.nearlyContains(bounds) { return shape }
    guard let common = rect.intersection(bounds) else { return nil }
    switch shape {
    case .rect: return .rect(common)
    case .roundedRect(_, let radii):
      var left = CornerRadii.zero
      for corner in Corner.allCases where radii[corner] > 0 {
        let square = corner.square(of: bounds, side: radii[corner])
        guard common.intersects(square) else { continue }
        if common.nearlyContains(square) {
          left[corner] = radii[corner]
        } else if let part = common.intersection(square), !contains(part) {
          return nil
        }
      }
      return left == .zero ? .rect(common) : .roundedRect(common, left)
    case .ellipse, .path: return nil
    }
  }
}

extension Command {
  /// What a glyph run says of its ink, without the slack that `inkBounds` adds to it; nil for
  /// others.
  ///
  /// A stroke that leans out of its glyph's advance by a fraction of a point does not call for a
  /// mask.
  fileprivate var textBounds: Rect? {
    guard case .glyphRun(let run, let origin, _) = self else { return nil }
    return Rect(
      x: origin.x, y: origin.y - run.ascent, width: run.advance, height: run.ascent + run.descent)
  }
}
