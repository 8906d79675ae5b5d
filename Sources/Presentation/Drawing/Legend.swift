import CellViews
import DisplayList
import LayoutGeometry
import TextShaping

/// What stands below a picture with redlines: what it shows, which colour says what, and what was
/// left out.
struct Legend {
  /// The legend's height, in points.
  let height: Double

  private let appearance: Appearance
  private let lines: [(text: ShapedText, isTitle: Bool, y: Double)]
  private let keys: [(pill: LabelPill, color: RGBA, frame: Rect)]

  private static let padding = 12.0
  /// Between lines, and between keys, in points.
  private static let gap = 5.0
  private static let titleFont = FontRequest(size: 11, weight: .semibold)
  private static let font = FontRequest(size: 10)

  /// The legend of a screen, as wide as the screen.
  ///
  /// - Parameter omitted: How many labels of a topic found no place.
  /// - Throws: What the shaper throws.
  init(
    of screen: MeasuredScreen, name: String, annotations: [Annotation],
    omitted: [Redline.Topic: Int], shaper: TextShaper
  ) throws {
    appearance = screen.canvas.appearance
    // On a canvas that is narrower than a word the text is cut, and the picture keeps its width.
    let width = max(screen.bounds.width - 2 * Self.padding, 24)
    var lines: [(text: ShapedText, isTitle: Bool, y: Double)] = []
    var y = Self.padding
    func add(_ string: String, isTitle: Bool) throws {
      let text = try shaper.shape(
        TextRequest(
          string: string, font: isTitle ? Self.titleFont : Self.font, width: width))
      lines.append((text, isTitle, y))
      y += text.size.height + Self.gap
    }
    try add("\(name) · \(sizeText(screen.bounds.size)) pt", isTitle: true)
    for line in Self.omissions(omitted) { try add(line, isTitle: false) }

    var keys: [(pill: LabelPill, color: RGBA, frame: Rect)] = []
    var x = Self.padding
    var lineEnd = y
    for annotation in Self.distinct(annotations) {
      let pill = try LabelPill(annotation.word, shaper: shaper)
      if x > Self.padding, x + pill.size.width > Self.padding + width {
        x = Self.padding
        y = lineEnd + Self.gap
      }
      keys.append(
        (pill, annotation.topic.color, Rect(origin: Point(x: x, y: y), size: pill.size)))
      x += pill.size.width + Self.gap
      lineEnd = y + pill.size.height
    }
    self.lines = lines
    self.keys = keys
    // Whole points: the picture's own rows keep their places among the pixels.
    height = (lineEnd + Self.padding).rounded(.up)
  }

  /// The annotations in the order of their topics, each topic once.
  private static func distinct(_ annotations: [Annotation]) -> [Annotation] {
    Redline.Topic.allCases.compactMap { topic in annotations.last { $0.topic == topic } }
  }

  /// What was left out, in words.
  private static func omissions(_ omitted: [Redline.Topic: Int]) -> [String] {
    Redline.Topic.allCases.compactMap { topic in
      omitted[topic].map { count in
        "\(topic.rawValue): \(count) \(count == 1 ? "label" : "labels") left out for want of room"
      }
    }
  }

  /// The legend under a picture.
  func commands(below picture: Rect) -> [Command] {
    let isLight = appearance == .light
    let origin = Point(x: picture.minX, y: picture.maxY)
    let frame = Rect(
      origin: origin, size: Size(width: picture.width, height: height))
    let edge = Rect(origin: origin, size: Size(width: picture.width, height: 1))
    var commands: [Command] = [
      .fill(.rect(frame), .color(isLight ? RGBA(hex: 0xF5F5F7) : RGBA(hex: 0x1C1C1E))),
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
      .group(Group(role: .named(id: "legend", label: nil), clip: .rect(frame), commands: commands))
    ]
  }
}
