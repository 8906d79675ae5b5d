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
