package import DisplayList
package import LayoutGeometry

/// A drawing command in a layout snapshot, with its values; it becomes text only when written.
package struct SnapshotCommand: Hashable, Sendable {
  /// The action of a command.
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    case fill, stroke, text, image, group
  }

  /// The command's action.
  package var verb: Verb
  /// The characters of a text, or the label of a group.
  package var string: String?
  /// The top left corner, or the start of a text's baseline, in points of its part; nil for a
  /// group.
  package var origin: Point?
  /// The size, in points; nil for a text and for a group.
  package var size: Size?
  /// The command's look.
  package var look: Look {
    _read { yield looks[0] }
    _modify { yield &looks[0] }
  }
  /// The look, alone in an array: copies of a command share it until one of them changes.
  ///
  /// A look has 26 properties. With them in each copy, copying and freeing commands took five times as
  /// many instructions.
  private var looks: [Look]
  /// The commands of a group.
  package var commands: [SnapshotCommand]

  /// Creates a command, without the properties that are not given.
  package init(
    _ verb: Verb, string: String? = nil, origin: Point? = nil, size: Size? = nil,
    look: Look = Look(), commands: [SnapshotCommand] = []
  ) {
    self.verb = verb
    self.string = string
    self.origin = origin
    self.size = size
    looks = [look]
    self.commands = commands
  }
}

extension SnapshotCommand {
  /// The properties of a command apart from its place and its size; lengths in points, nil for a
  /// property that a command does not have.
  package struct Look: Hashable, Sendable {
    /// An outline that is neither a rectangle nor a path.
    package var shape: NamedShape?
    package var path: SnapshotPath?
    package var radius: CornerRadii?
    /// The width of a line, or of a text.
    package var width: Double?
    package var dash: [Double]?
    /// The offset into its dashes at which a line begins.
    package var dashPhase: Double?
    package var cap: LineCap?
    package var join: LineJoin?
    package var miterLimit: Double?
    package var font: String?
    /// The font's size.
    package var points: Double?
    package var stretch: Double?
    /// The space after each letter of a text.
    package var tracking: Double?
    package var turn: Turn?
    /// The offsets of a text's lines after the first from the first one's start: x and y of each.
    package var lines: [Double]?
    /// The lines before which the text has a line break of its own, by their numbers from 1 for the
    /// second line.
    package var breaks: [Double]?
    package var picture: String?
    package var opacity: Double?
    /// The effect on a group as one picture.
    package var effect: String?
    /// The scaling or rotation of a group, as in `scale(1.2)`: its commands are without it.
    package var transform: String?
    package var clip: SnapshotClip?
    package var shadow: Double?
    package var shadowOffset: Point?
    package var shadowColor: RGBA?
    package var color: Paint?
    package var tint: RGBA?
    /// The name of the colour, as in `pink`; nil if unknown.
    package var colorName: String?
    /// The name of the tint.
    package var tintName: String?
    /// The name of the picture: a symbol's, or a file's.
    package var pictureName: String?

    /// Creates the look of a command without properties.
    package init() {}

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

  /// A shape that is described by its frame alone.
  package enum NamedShape: String, TextValue {
    case ellipse

    package var dump: String { rawValue }
    package init?(dump word: Substring) { self.init(rawValue: String(word)) }
  }
}

/// A path from the top left of its drawing, or the digest of a long one.
package enum SnapshotPath: TextValue {
  case steps(Path)
  /// `#` and hexadecimal digits.
  case digest(String)

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

  package var dump: String {
    switch self {
    case .steps(let path): path.dump
    case .digest(let digest): digest
    }
  }

  package init?(dump word: Substring) {
    if word.first == "#", word.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      self = .digest(String(word))
    } else if let path = Path(dump: word) {
      self = .steps(path)
    } else {
      return nil
    }
  }
}

/// The clip of a group, in points of its part.
package enum SnapshotClip: TextValue {
  case rect(Rect)
  case rounded(Rect, CornerRadii)
  case ellipse(Rect)
  case path(SnapshotPath)

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

  /// The clip as text, as in `rounded(0,0,9×9,4)`.
  package var dump: String {
    func words(_ frame: Rect) -> String { "\(frame.origin.dump),\(frame.size.dump)" }
    return switch self {
    case .rect(let frame): "rect(\(words(frame)))"
    case .rounded(let frame, let radii): "rounded(\(words(frame)),\(radii.dump))"
    case .ellipse(let frame): "ellipse(\(words(frame)))"
    case .path(let path): "path(\(path.dump))"
    }
  }

  package init?(dump word: Substring) {
    guard let open = word.firstIndex(of: "("), word.last == ")" else { return nil }
    let name = word[..<open]
    let inner = word[word.index(after: open)...].dropLast()
    if name == "path" {
      guard let path = SnapshotPath(dump: inner) else { return nil }
      self = .path(path)
      return
    }
    let words = inner.split(
      separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count >= 3, let x = Double(dump: words[0]), let y = Double(dump: words[1]),
      let size = Size(dump: words[2])
    else { return nil }
    let frame = Rect(origin: Point(x: x, y: y), size: size)
    switch (name, words.count) {
    case ("rect", 3): self = .rect(frame)
    case ("ellipse", 3): self = .ellipse(frame)
    case ("rounded", 4):
      guard let radii = CornerRadii(dump: words[3]) else { return nil }
      self = .rounded(frame, radii)
    default: return nil
    }
  }

  /// The clip without its place.
  var outline: SnapshotClip {
    func outline(_ frame: Rect) -> Rect { Rect(origin: .zero, size: frame.size) }
    return switch self {
    case .rect(let frame): .rect(outline(frame))
    case .rounded(let frame, let radii): .rounded(outline(frame), radii)
    case .ellipse(let frame): .ellipse(outline(frame))
    case .path: self
    }
  }
}

extension SnapshotCommand {
  /// Creates a command of a display list, relative to `origin`, the top left of its part.
  package init(
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
      look.pictureName = names[image.picture]
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

extension SnapshotCommand {
  /// The place in its part where the command draws; nil for a group.
  ///
  /// A text's place is what its font's size and its characters suggest: its layout has it in lines, with the baselines
  /// alone.
  package var bounds: Rect? {
    guard let origin else { return nil }
    if let size { return Rect(origin: origin, size: size) }
    guard verb == .text, let points = look.points else { return nil }
    let lines = (string ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let starts = [0, 0] + (look.lines ?? [])
    let left = stride(from: 0, to: starts.count, by: 2).map { starts[$0] }.min() ?? 0
    // A letter of Inter is about half as wide as its font is large.
    let width = look.width ?? Double(lines.map(\.count).max() ?? 0) * points * 0.52
    // The ascent and descent of iOS's own font; other fonts are close to that.
    let (ascent, descent) = (points * 0.9521, points * 0.2412)
    return Rect(
      x: origin.x + left, y: origin.y - ascent, width: width,
      height: ascent + (starts.last ?? 0) + descent)
  }
}
