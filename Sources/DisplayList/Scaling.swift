package import LayoutGeometry

/// A change of size about a point, separate for each axis, and of place.
package struct Scaling: Hashable, Sendable {
  /// The point about which sizes change, in points of the canvas.
  package var anchor: Point
  /// The factor for distances along x, not negative.
  package var x: Double
  /// The factor for distances along y, not negative.
  package var y: Double
  /// The anchor's new position, in points of the canvas.
  package var destination: Point

  /// Creates a change of size about `anchor`, which stays where it is unless it has a destination.
  package init(about anchor: Point, x: Double, y: Double, to destination: Point? = nil) {
    self.anchor = anchor
    self.x = x
    self.y = y
    self.destination = destination ?? anchor
  }

  /// The factor for lengths without a direction, such as a line's width: the areas' factor is its
  /// square.
  fileprivate var mean: Double { (x * y).squareRoot() }

  fileprivate func callAsFunction(_ point: Point) -> Point {
    Point(
      x: destination.x + (point.x - anchor.x) * x, y: destination.y + (point.y - anchor.y) * y)
  }

  /// Returns the new place and size of a rectangle.
  package func callAsFunction(_ rect: Rect) -> Rect {
    Rect(
      origin: self(rect.origin), size: Size(width: rect.width * x, height: rect.height * y))
  }
}

extension Transform {
  fileprivate init(_ scaling: Scaling) {
    let origin = scaling(Point.zero)
    self.init(a: scaling.x, b: 0, c: 0, d: scaling.y, tx: origin.x, ty: origin.y)
  }
}

extension Command {
  /// Returns the command drawn smaller or larger, and at another place.
  ///
  /// Shapes, pictures and glyphs take both factors. Lengths without a direction take their
  /// geometric mean: the widths of lines and the blur of shadows.
  package func scaled(by scaling: Scaling) -> Command {
    switch self {
    case .fill(let shape, let paint):
      .fill(shape.scaled(by: scaling), paint.scaled(by: scaling))
    case .stroke(let shape, let paint, let style):
      .stroke(
        shape.scaled(by: scaling), paint.scaled(by: scaling),
        style.scaled(by: scaling.mean))
    case .glyphRun(let run, let origin, let paint):
      .glyphRun(run.scaled(by: scaling), scaling(origin), paint.scaled(by: scaling))
    case .image(let image):
      .image(image.scaled(by: scaling))
    case .group(let group):
      .group(group.scaled(by: scaling))
    }
  }
}

extension Shape {
  fileprivate func scaled(by scaling: Scaling) -> Shape {
    switch self {
    case .rect(let rect): .rect(scaling(rect))
    case .ellipse(let rect): .ellipse(scaling(rect))
    case .path(let path): .path(path.scaled(by: scaling))
    case .roundedRect(let rect, let radii):
      // Corners that are no longer as wide as high need a path.
      scaling.x == scaling.y
        ? .roundedRect(scaling(rect), radii.mapped { $0 * scaling.x })
        : .path(Path(roundedRect: rect, radii).scaled(by: scaling))
    }
  }
}

extension Path {
  /// Returns the path drawn smaller or larger.
  package func scaled(by scaling: Scaling) -> Path {
    mapped { scaling($0) }
  }
}

extension StrokeStyle {
  /// Returns the line with all of its lengths multiplied.
  package func scaled(by factor: Double) -> StrokeStyle {
    var style = self
    style.lineWidth *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}

extension Paint {
  fileprivate func scaled(by scaling: Scaling) -> Paint {
    switch self {
    case .color: self
    case .linearGradient(let gradient):
      .linearGradient(
        Gradient(
          start: scaling(gradient.start), end: scaling(gradient.end), stops: gradient.stops))
    case .roundGradient(let gradient):
      .roundGradient(
        gradient.transformed(
          by: scaling.transform.about(scaling.anchor)
            .followed(by: .move(scaling.destination - scaling.anchor))))
    case .meshGradient(let mesh): .meshGradient(mesh.mapped { scaling($0) })
    }
  }
}

extension Scaling {
  fileprivate var transform: Transform { .scale(x: x, y: y) }
}

extension ImageCommand {
  fileprivate func scaled(by scaling: Scaling) -> ImageCommand {
    var image = self
    image.frame = scaling(frame)
    guard turn != nil else { return image }
    // A turned picture grows along the canvas's axes and not along its own.
    image.frame.size = frame.size
    image.turn = .after(scaling.transform, turn)
    return image
  }
}

extension GlyphRun {
  fileprivate func scaled(by scaling: Scaling) -> GlyphRun {
    var run = self
    if turn != nil {
      run.turn = .after(scaling.transform, turn)
      return run
    }
    run.size *= scaling.y
    run.stretch *= scaling.y > 0 ? scaling.x / scaling.y : 1
    run.glyphs = glyphs.map {
      Glyph(id: $0.id, x: $0.x * scaling.x, y: $0.y * scaling.y)
    }
    run.advance *= scaling.x
    run.tracking *= scaling.x
    run.ascent *= scaling.y
    run.descent *= scaling.y
    return run
  }
}

extension Group {
  fileprivate func scaled(by scaling: Scaling) -> Group {
    Group(
      role: role, opacity: opacity,
      effect: effect?.transformed(by: Transform(scaling)) { $0.scaled(by: scaling) },
      clip: clip?.scaled(by: scaling),
      shadow: shadow.map {
        Shadow(
          color: $0.color, radius: $0.radius * scaling.mean,
          offset: Point(x: $0.offset.x * scaling.x, y: $0.offset.y * scaling.y))
      },
      commands: commands.map { $0.scaled(by: scaling) })
  }
}
