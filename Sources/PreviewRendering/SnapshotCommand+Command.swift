import DisplayList
import LayoutGeometry
import LayoutSnapshots
import PlainText

extension SnapshotCommand {
  /// Creates a command of a display list, relative to `origin`, the top left of its part.
  init(
    _ command: Command, from origin: Point, names: DrawingNames = DrawingNames()
  ) {
    switch command {
    case .fill(let shape, let paint):
      self.init(.fill, shape, from: origin)
      look.color = paint.moved(by: Point.zero - origin)
      look.colorName = names.name(of: paint, as: .fill, at: shape.bounds)
    case .stroke(let shape, let paint, let style):
      self.init(.stroke, shape, from: origin)
      look.width = style.lineWidth
      look.add(style)
      look.color = paint.moved(by: Point.zero - origin)
      look.colorName = names.name(of: paint, as: .border, at: shape.bounds)
    case .glyphRun(let run, let place, let paint):
      let font = run.font
      self.init(.text, string: run.text, origin: place - origin)
      look.width = run.advance
      look.font =
        (font.nameAtSmallSizes ?? font.name) + (font.isSlanted ? " slanted" : "")
        + (font.isEmboldened ? " emboldened" : "")
      look.points = run.size
      look.stretch = run.stretch == 1 ? nil : run.stretch
      look.tracking = run.tracking == 0 ? nil : run.tracking
      look.turn = run.turn
      look.color = paint.moved(by: Point.zero - origin)
      look.colorName = names.name(
        of: paint, as: .foreground, at: Rect(origin: place, size: .zero))
    case .image(let image):
      self.init(.image, origin: image.frame.origin - origin, size: image.frame.size)
      // These characters of the digest suffice to distinguish pictures.
      look.picture = String(image.picture.rawValue.prefix(12))
      look.tint = image.tint
      look.turn = image.turn
      look.tintName = image.tint.flatMap { names.name(of: $0, as: .foreground, at: image.frame) }
      look.pictureName = names.name(of: image.picture, at: image.frame)
    case .group(let group):
      self.init(
        .group, commands: group.commands.map { SnapshotCommand($0, from: origin, names: names) })
      switch group.role {
      case .named(let id, let label): string = label ?? id
      case .transformed(let transform): look.transform = transform
      case .plain, .element: break
      }
      look.opacity = group.opacity == 1 ? nil : group.opacity
      look.effect = group.effect.map { $0.moved(by: Point.zero - origin).dump }
      look.clip = group.clip.map { SnapshotClip($0, from: origin) }
      look.shadow = group.shadow?.radius
      look.shadowOffset = group.shadow?.offset
      look.shadowColor = group.shadow?.color
    }
  }

  /// Creates a command that draws a shape.
  private init(_ verb: Verb, _ shape: Shape, from origin: Point) {
    let bounds = shape.bounds
    self.init(verb, origin: bounds.origin - origin, size: bounds.size)
    switch shape {
    case .rect: break
    case .roundedRect(_, let radii): look.radius = radii
    case .ellipse: look.shape = .ellipse
    // From the corner of its bounds, so that a path that moves stays the same.
    case .path(let path): look.path = SnapshotPath(path, from: bounds.origin)
    }
  }
}

extension DrawingNames {
  fileprivate func name(of paint: Paint, as use: Use, at place: Rect) -> String? {
    if case .color(let color) = paint { name(of: color, as: use, at: place) } else { nil }
  }
}

extension Path {
  fileprivate func moved(by distance: Point) -> Path { mapped { $0 + distance } }
}

extension Paint {
  /// Returns the paint with a gradient's line, its centre or its points moved.
  fileprivate func moved(by distance: Point) -> Paint {
    switch self {
    case .color: return self
    case .linearGradient(var gradient):
      gradient.start = gradient.start + distance
      gradient.end = gradient.end + distance
      return .linearGradient(gradient)
    case .roundGradient(let gradient):
      return .roundGradient(gradient.transformed(by: .move(distance)))
    case .meshGradient(let mesh): return .meshGradient(mesh.mapped { $0 + distance })
    }
  }
}

extension SnapshotCommand.Look {
  /// Adds the properties of a line that differ from the defaults.
  fileprivate mutating func add(_ style: StrokeStyle) {
    let usual = StrokeStyle(lineWidth: 1)
    dash = style.dash.isEmpty ? nil : style.dash
    dashPhase = style.dash.isEmpty || style.dashPhase == 0 ? nil : style.dashPhase
    cap = style.lineCap == usual.lineCap ? nil : style.lineCap
    join = style.lineJoin == usual.lineJoin ? nil : style.lineJoin
    miterLimit = style.miterLimit == usual.miterLimit ? nil : style.miterLimit
  }
}

extension SnapshotPath {
  /// Creates a path relative to `origin`.
  init(_ path: Path, from origin: Point) {
    let path = path.moved(by: Point.zero - origin)
    let steps = path.dump
    guard steps.utf8.count > 80 else {
      self = .steps(path)
      return
    }
    self = .digest("#\(String(steps.accidentDigest, radix: 16))")
  }
}

extension SnapshotClip {
  /// Creates a shape relative to `origin`.
  init(_ shape: Shape, from origin: Point) {
    let frame = shape.bounds.offset(by: Point.zero - origin)
    switch shape {
    case .rect: self = .rect(frame)
    case .roundedRect(_, let radii): self = .rounded(frame, radii)
    case .ellipse: self = .ellipse(frame)
    case .path(let path): self = .path(SnapshotPath(path, from: origin))
    }
  }
}
