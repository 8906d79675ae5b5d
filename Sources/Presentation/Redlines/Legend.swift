import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import TextShaping

/// The legend below a picture with redlines: its measurements, the meaning of each colour, and the
/// omissions.
struct Legend {
  /// The legend's width, in points: the picture's, but wide enough for reading.
  let width: Double
  /// The legend's height, in points.
  let height: Double
  /// The text of the lines, from top to bottom.
  let strings: [String]

  private let appearance: Appearance
  private let lines: [(text: ShapedText, isTitle: Bool, y: Double)]
  private let keys: [(pill: LabelPill, color: RGBA, frame: Rect)]

  private static let padding = 12.0
  private static let leastWidth = 240.0
  /// The gap between lines, and between keys, in points.
  private static let gap = 5.0
  private static let titleFont = FontRequest.annotation(size: 11, weight: .semibold)
  private static let font = FontRequest.annotation(size: 10)

  /// Creates the legend of a screen.
  ///
  /// - Parameter omitted: The labels of a topic for which there was no place.
  /// - Throws: The shaper's errors.
  init(
    of screen: MeasuredScreen, name: String, annotations: [Annotation],
    omitted: [Redline.Topic: [String]], shaper: TextShaper
  ) throws {
    appearance = screen.canvas.appearance
    width = max(screen.bounds.width, Self.leastWidth)
    let room = width - 2 * Self.padding
    var strings: [String] = []
    var lines: [(text: ShapedText, isTitle: Bool, y: Double)] = []
    var y = Self.padding
    func add(_ string: String, isTitle: Bool) throws {
      let text = try shaper.shape(
        TextRequest(
          string: string, font: isTitle ? Self.titleFont : Self.font, width: room))
      strings.append(string)
      lines.append((text, isTitle, y))
      y += text.size.height + Self.gap
    }
    try add("\(name) · \(sizeText(screen.bounds.size)) pt", isTitle: true)
    for rule in screen.rules() { try add(rule, isTitle: false) }
    for note in screen.notes(annotations) { try add(note, isTitle: false) }
    if let omissions = Self.omissions(omitted) { try add(omissions, isTitle: false) }

    var keys: [(pill: LabelPill, color: RGBA, frame: Rect)] = []
    var x = Self.padding
    var lineEnd = y
    for annotation in Self.distinct(annotations) {
      let pill = try LabelPill(annotation.word, shaper: shaper)
      if x > Self.padding, x + pill.size.width > Self.padding + room {
        x = Self.padding
        y = lineEnd + Self.gap
      }
      keys.append(
        (pill, annotation.topic.color, Rect(origin: Point(x: x, y: y), size: pill.size)))
      x += pill.size.width + Self.gap
      lineEnd = y + pill.size.height
    }
    self.strings = strings
    self.lines = lines
    self.keys = keys
    // Whole points: the picture's own rows keep their places among the pixels.
    height = (lineEnd + Self.padding).rounded(.up)
  }

  /// Returns the annotations in the order of their topics, each topic once.
  private static func distinct(_ annotations: [Annotation]) -> [Annotation] {
    Redline.Topic.allCases.compactMap { topic in annotations.last { $0.topic == topic } }
  }

  /// The largest number of omitted labels of a topic that are written out.
  private static let omissionLimit = 6

  /// Returns the omissions in words, as in `spacing 10, 14.5; index 0, 1, 2, 3, 4, 5 and 94 more`;
  /// nil for none.
  private static func omissions(_ omitted: [Redline.Topic: [String]]) -> String? {
    let topics = Redline.Topic.allCases.compactMap { topic in
      omitted[topic].map { labels in
        let more = labels.count - omissionLimit
        return "\(topic.rawValue) " + labels.prefix(omissionLimit).joined(separator: ", ")
          + (more > 0 ? " and \(more) more" : "")
      }
    }
    return topics.isEmpty
      ? nil : "labels left out for want of room: " + topics.joined(separator: "; ")
  }

  /// Returns the legend under a picture.
  func commands(below picture: Rect) -> [Command] {
    let isLight = appearance == .light
    let origin = Point(x: picture.minX, y: picture.maxY)
    let width = max(width, picture.width)
    let frame = Rect(origin: origin, size: Size(width: width, height: height))
    let edge = Rect(origin: origin, size: Size(width: width, height: 1))
    // The legend also fills the area beside a narrow picture.
    let beside = Rect(
      x: picture.maxX, y: picture.minY, width: width - picture.width, height: picture.height)
    let background = isLight ? RGBA(hex: 0xF5F5F7) : RGBA(hex: 0x1C1C1E)
    var commands: [Command] = beside.isEmpty ? [] : [.fill(.rect(beside), .color(background))]
    commands += [
      .fill(.rect(frame), .color(background)),
      .fill(.rect(edge), .color(isLight ? RGBA(hex: 0xD1D1D6) : RGBA(hex: 0x3A3A3C))),
    ]
    let titleColor = isLight ? RGBA.black : .white
    let textColor = isLight ? RGBA(hex: 0x48484A) : RGBA(hex: 0xD1D1D6)
    for line in lines {
      commands += line.text.commands(
        at: origin + Point(x: Self.padding, y: line.y),
        color: line.isTitle ? titleColor : textColor)
    }
    for key in keys {
      commands += key.pill.commands(in: key.frame.offset(by: origin), color: key.color)
    }
    return [
      .group(Group(role: .named(id: "legend", label: nil), commands: commands))
    ]
  }
}

extension MeasuredScreen {
  /// Returns the rules of the visible collections, each once, as in `grid: 2 columns, gap 20 · 9
  /// items of 169 × 120`.
  package func rules() -> [String] {
    var rules: [String] = []
    for (index, collection) in collections.enumerated() where !visibleFrame(of: index).isEmpty {
      let rule = words(for: collection)
      if !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  /// Returns the measurements that found nothing: the absence is an answer, too.
  fileprivate func notes(_ annotations: [Annotation]) -> [String] {
    var notes: [String] = []
    if annotations.contains(.touch), touchRedlines().isEmpty {
      notes.append("touch: every target is large enough")
    }
    if annotations.contains(.overflow), overflowRedlines().isEmpty {
      notes.append("overflow: everything fits")
    }
    if annotations.contains(.safeArea), safeAreaRedlines().isEmpty {
      notes.append("safe area: none")
    }
    return notes
  }

  private func words(for collection: PlacedCollection) -> String {
    let arrangement = collection.arrangement
    let name = (collection.id.map { "\($0), " } ?? "") + arrangement.summary.kind
    let rule = arrangement.rule.map { $0.text(lengths: tokens.text(for:)) }
      .joined(separator: ", ")
    let count = arrangement.itemCount
    let items = "\(count) \(count == 1 ? "item" : "items")"
    let size = arrangement.summary.cellSize.map { " of \(sizeText($0))" } ?? ""
    return (rule.isEmpty ? name : "\(name): \(rule)") + " · \(items)\(size)"
  }
}
