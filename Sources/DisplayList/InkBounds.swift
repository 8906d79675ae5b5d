package import LayoutGeometry

extension Command {
  /// A rectangle that holds all ink of the command, in points; empty if it draws nothing.
  ///
  /// It may be larger than the ink, never smaller, before a renderer snaps edges to its pixels.
  package var inkBounds: Rect {
    switch self {
    case .fill(let shape, _): shape.bounds
    case .stroke(let shape, _, let style): style.inkBounds(around: shape)
    case .glyphRun(let run, let origin, _): run.inkBounds(at: origin)
    case .image(let image):
      image.turn.map { $0.about(image.frame.origin).bounds(of: image.frame) } ?? image.frame
    case .group(let group): group.inkBounds
    }
  }
}

extension Shape {
  /// The smallest rectangle that holds the shape's points and control points, in points.
  package var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.bounds
    }
  }
}

extension Path {
  /// The smallest rectangle that holds all points and control points, in points.
  package var bounds: Rect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func add(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let point, let control1, let control2):
        add(point)
        add(control1)
        add(control2)
      case .close: break
      }
    }
    if low.x > high.x { return .zero }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }
}

extension StrokeStyle {
  func inkBounds(around shape: Shape) -> Rect {
    guard lineWidth > 0 else { return .zero }
    // Only a path has corners sharper than a right angle, where the mitre leaves the half width.
    let reach =
      if case .path = shape { lineWidth * self.reach } else { lineWidth / 2 }
    return shape.bounds.inset(by: -reach)
  }
}

extension GlyphRun {
  /// Returns a rectangle that holds the run's ink, in points, if its origin is at `origin`.
  ///
  /// Glyphs lean over their advances, and stacked marks rise over their font's ascent, so there is
  /// half a font size of slack on every side.
  package func inkBounds(at origin: Point) -> Rect {
    let level = levelInkBounds(at: origin)
    return turn.map { $0.about(origin).bounds(of: level) } ?? level
  }

  /// Returns the same for a run without a turn.
  private func levelInkBounds(at origin: Point) -> Rect {
    var low = 0.0
    var high = advance
    var above = 0.0
    var below = 0.0
    for glyph in glyphs {
      low = min(low, glyph.x)
      high = max(high, glyph.x)
      above = min(above, glyph.y)
      below = max(below, glyph.y)
    }
    let slack = size / 2
    let slackAcross = slack * stretch
    return Rect(
      x: origin.x + low - slackAcross, y: origin.y - ascent + above - slack,
      width: high - low + 2 * slackAcross, height: ascent + descent + below - above + 2 * slack)
  }
}

extension [Command] {
  /// A rectangle that holds the ink of all commands, in points.
  package var inkBounds: Rect { reduce(.zero) { $0.union($1.inkBounds) } }
}

extension Group {
  /// A rectangle that holds the group's ink with its clip and its shadow, in points.
  package var inkBounds: Rect {
    opacity > 0 ? inkBounds(ofContent: commands.inkBounds) : .zero
  }

  /// Returns the same for a group whose commands' ink `content` holds.
  func inkBounds(ofContent content: Rect) -> Rect {
    var clipped = content
    switch effect {
    case .mask(let mask)?:
      let opaque = mask.inkBounds
      clipped = opaque.intersection(content) ?? .zero
    case .perspective(let perspective)? where !content.isEmpty:
      clipped = perspective.bounds(of: content)
    case .some(let effect) where !content.isEmpty: clipped = content.inset(by: -effect.reach)
    case .some, nil: break
    }
    if let clip { clipped = clipped.intersection(clip.bounds) ?? .zero }
    guard let shadow, !clipped.isEmpty else { return clipped }
    return clipped.union(shadow.inkBounds(under: clipped))
  }
}

extension Shadow {
  /// The reach of the blur, in radii: three standard deviations, where a Gaussian is cut.
  package static let reach = 3.0

  /// Returns a rectangle that holds the shadow of everything in `caster`, in points.
  package func inkBounds(under caster: Rect) -> Rect {
    caster.inset(by: -Self.reach * max(0, radius)).offset(by: offset)
  }
}
