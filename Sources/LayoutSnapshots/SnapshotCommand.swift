package import DisplayList
package import LayoutGeometry

/// A drawing command as a layout snapshot describes it.
package struct SnapshotCommand: Hashable, Sendable {
  /// What a command does.
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    case fill, stroke, text, image, group
  }

  /// What of a command can change apart from its place and its size; in the order of writing.
  package enum Attribute: String, Hashable, Sendable, CaseIterable {
    case shape, path, radius, width, dash, font, points, stretch, picture, opacity, clip
    case shadow, shadowOffset, shadowColor, color, tint
  }

  /// What the command does.
  package var verb: Verb
  /// The characters of a text, or the label of a group.
  package var string: String?
  /// The top left corner, or the start of a text's baseline, in points of its part; nil for a
  /// group.
  package var origin: Point?
  /// The size, in points; a text has none, and neither has a group.
  package var size: Size?
  /// What else is known, as text.
  package var attributes: [Attribute: String]
  /// The commands of a group.
  package var commands: [SnapshotCommand]

  /// A command; it has none of the properties that are not given.
  package init(
    _ verb: Verb, string: String? = nil, origin: Point? = nil, size: Size? = nil,
    attributes: [Attribute: String] = [:], commands: [SnapshotCommand] = []
  ) {
    self.verb = verb
    self.string = string
    self.origin = origin
    self.size = size
    self.attributes = attributes
    self.commands = commands
  }
}

extension SnapshotCommand {
  /// A command of a display list, relative to `origin`, the top left of its part.
  package init(_ command: Command, from origin: Point) {
    switch command {
    case .fill(let shape, let paint):
      self.init(.fill, shape, from: origin)
      attributes[.color] = paint.snapshotText(from: origin)
    case .stroke(let shape, let paint, let style):
      self.init(.stroke, shape, from: origin)
      attributes[.width] = style.lineWidth.dump
      if !style.dash.isEmpty { attributes[.dash] = style.dash.map(\.dump).joined(separator: ",") }
      attributes[.color] = paint.snapshotText(from: origin)
    case .glyphRun(let run, let place, let paint):
      let font = run.font
      self.init(.text, string: run.text, origin: place - origin)
      attributes[.width] = run.advance.dump
      attributes[.font] =
        font.name + (font.isSlanted ? " slanted" : "") + (font.isEmboldened ? " emboldened" : "")
      attributes[.points] = run.size.dump
      if run.stretch != 1 { attributes[.stretch] = run.stretch.dump }
      attributes[.color] = paint.snapshotText(from: origin)
    case .image(let image):
      self.init(.image, origin: image.frame.origin - origin, size: image.frame.size)
      // Enough of the digest to distinguish pictures.
      attributes[.picture] = String(image.picture.rawValue.prefix(12))
      attributes[.tint] = image.tint?.dump
    case .group(let group):
      self.init(.group, commands: group.commands.map { SnapshotCommand($0, from: origin) })
      if case .named(let id, let label) = group.role { string = label ?? id }
      if group.opacity != 1 { attributes[.opacity] = group.opacity.dump }
      attributes[.clip] = group.clip?.snapshotText(from: origin)
      attributes[.shadow] = group.shadow?.radius.dump
      attributes[.shadowOffset] = group.shadow?.offset.dump
      attributes[.shadowColor] = group.shadow?.color.dump
    }
  }

  /// A command that draws a shape.
  private init(_ verb: Verb, _ shape: Shape, from origin: Point) {
    let bounds = shape.bounds
    self.init(verb, origin: bounds.origin - origin, size: bounds.size)
    switch shape {
    case .rect: break
    case .roundedRect(_, let radii): attributes[.radius] = radii.snapshotText
    case .ellipse: attributes[.shape] = "ellipse"
    // From the corner of its bounds, so that a path that moves stays the same.
    case .path(let path): attributes[.path] = path.snapshotText(from: bounds.origin)
    }
  }
}

extension Shape {
  fileprivate func snapshotText(from origin: Point) -> String {
    let frame = bounds.offset(by: Point.zero - origin)
    return switch self {
    case .rect: "rect(\(frame.origin.dump),\(frame.size.dump))"
    case .roundedRect(_, let radii):
      "rounded(\(frame.origin.dump),\(frame.size.dump),\(radii.snapshotText))"
    case .ellipse: "ellipse(\(frame.origin.dump),\(frame.size.dump))"
    case .path(let path): "path(\(path.snapshotText(from: origin)))"
    }
  }
}

extension CornerRadii {
  /// One radius, or four clockwise from the top left.
  fileprivate var snapshotText: String {
    isUniform
      ? topLeft.dump
      : [topLeft, topRight, bottomRight, bottomLeft].map(\.dump).joined(separator: ",")
  }
}

extension Path {
  /// The steps in SVG's letters, without spaces; of a long path, a digest of those.
  fileprivate func snapshotText(from origin: Point) -> String {
    let steps = steps(from: origin)
    guard steps.utf8.count > 80 else { return steps }
    // FNV-1a: an accident will not change a drawing and keep its digest.
    let digest = steps.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return "#\(String(digest, radix: 16))"
  }

  private func steps(from origin: Point) -> String {
    elements.map { element in
      switch element {
      case .move(let point): "M\((point - origin).dump)"
      case .line(let point): "L\((point - origin).dump)"
      case .curve(let point, let control1, let control2):
        "C\((control1 - origin).dump),\((control2 - origin).dump),\((point - origin).dump)"
      case .close: "Z"
      }
    }.joined()
  }
}

extension Paint {
  fileprivate func snapshotText(from origin: Point) -> String {
    switch self {
    case .color(let color): return color.dump
    case .linearGradient(let gradient):
      let stops = gradient.stops.map { "\($0.color.dump)@\($0.location.dump)" }
      let line = "\((gradient.start - origin).dump)..\((gradient.end - origin).dump)"
      return "gradient(\(([line] + stops).joined(separator: ",")))"
    }
  }
}
