package import LayoutGeometry

/// The turn, mirroring or slant of a run of glyphs or a picture about its origin.
package struct Turn: Hashable, Sendable {
  /// The factor of x in the new x.
  package var a: Double
  /// The factor of x in the new y.
  package var b: Double
  /// The factor of y in the new x.
  package var c: Double
  /// The factor of y in the new y.
  package var d: Double

  /// Creates the change of directions in a transformation.
  package init(_ transform: Transform) {
    (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
  }

  /// Returns the transformation whose fixed point is `anchor`.
  package func about(_ anchor: Point) -> Transform {
    Transform(a: a, b: b, c: c, d: d, tx: 0, ty: 0).about(anchor)
  }

  /// Returns the turn after a transformation of everything; nil for none.
  static func after(_ transform: Transform, _ turn: Turn?) -> Turn? {
    let whole = turn?.about(.zero).followed(by: transform) ?? transform
    let after = Turn(whole)
    return after == Turn(.identity) ? nil : after
  }
}

extension Turn: TextValue {
  /// The four numbers, as in `0,1,-1,0`.
  package var dump: String { [a, b, c, d].dump }

  package init?(dump word: Substring) {
    guard let numbers = [Double](dump: word), numbers.count == 4 else { return nil }
    self.init(
      Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: 0, ty: 0))
  }
}

extension Command {
  /// Returns the command turned, mirrored, slanted, scaled or moved.
  ///
  /// Shapes, clips and gradients' lines are transformed point by point; glyphs and pictures have a
  /// turn. Lengths without a direction take the mean of the factors, as in `scaled(by:)`.
  package func transformed(by transform: Transform) -> Command {
    if transform.isUpright {
      // Rectangles stay rectangles.
      return scaled(
        by: Scaling(
          about: .zero, x: transform.a, y: transform.d,
          to: Point(x: transform.tx, y: transform.ty)))
    }
    switch self {
    case .fill(let shape, let paint):
      return .fill(.path(shape.transformed(by: transform)), paint.transformed(by: transform))
    case .stroke(let shape, let paint, let style):
      return .stroke(
        .path(shape.transformed(by: transform)), paint.transformed(by: transform),
        style.scaled(by: transform.mean))
    case .glyphRun(var run, let origin, let paint):
      run.turn = .after(transform, run.turn)
      return .glyphRun(run, transform(origin), paint.transformed(by: transform))
    case .image(var image):
      image.turn = .after(transform, image.turn)
      image.frame.origin = transform(image.frame.origin)
      return .image(image)
    case .group(var group):
      group.clip = group.clip.map { .path($0.transformed(by: transform)) }
      group.shadow = group.shadow?.transformed(by: transform)
      group.effect = group.effect?.transformed(by: transform) {
        $0.transformed(by: transform)
      }
      group.commands = group.commands.map { $0.transformed(by: transform) }
      return .group(group)
    }
  }
}

extension Shape {
  /// The outline as a path.
  package var path: Path {
    var path = Path()
    switch self {
    case .rect(let rect): path.appendRect(rect)
    case .roundedRect(let rect, let radii): path = Path(roundedRect: rect, radii)
    case .ellipse(let rect): path.appendEllipse(in: rect)
    case .path(let own): path = own
    }
    return path
  }

  fileprivate func transformed(by transform: Transform) -> Path {
    path.transformed(by: transform)
  }
}

extension Paint {
  /// Returns a gradient's line transformed; its colours stay across the line.
  fileprivate func transformed(by transform: Transform) -> Paint {
    switch self {
    case .color: return self
    case .linearGradient(var gradient):
      gradient.start = transform(gradient.start)
      gradient.end = transform(gradient.end)
      return .linearGradient(gradient)
    case .roundGradient(let gradient): return .roundGradient(gradient.transformed(by: transform))
    case .meshGradient(let mesh): return .meshGradient(mesh.mapped { transform($0) })
    }
  }
}

extension Shadow {
  fileprivate func transformed(by transform: Transform) -> Shadow {
    Shadow(
      color: color, radius: radius * transform.mean,
      offset: transform(offset) - transform(.zero))
  }
}
