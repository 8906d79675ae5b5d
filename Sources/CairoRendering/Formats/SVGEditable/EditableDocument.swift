import DisplayList
import ImageDecoding
import LayoutGeometry
import PlainText

extension Drawing {
  /// The drawing as an SVG document for people: shapes, texts and groups that an editor shows as
  /// such, as large as the canvas in whole points.
  ///
  /// Texts are texts: a viewer needs their fonts. Pixels are embedded, SVG pictures are shapes.
  /// The same drawing gives the same bytes.
  ///
  /// - Parameter title: What the drawing is called, for viewers and screen readers.
  /// - Throws: `RenderingError`, and `PictureError` for an SVG picture that cannot be drawn.
  public func svgEditable(title: String) throws -> [UInt8] {
    let document = EditableDocument(self)
    try document.write(displayList.commands)
    return Array(document.finish(title: title).utf8)
  }
}

/// Writes display-list commands as an SVG document for people, in order.
///
/// Edges and baselines go to half points, as in the other documents, where they are at @2x in
/// pixels: an editor shows round numbers, and neighbours meet.
final class EditableDocument {
  /// The grid of half points.
  static let grid = DocumentPainter.grid

  let drawing: Drawing
  let summary: DrawingSummary
  let glyphs = GlyphCache()
  let vectors: PictureSources

  var body = SVGMarkup()
  var definitions = SVGDefinitions()
  var names = SVGNames()
  /// The pictures that are defined so far.
  var pictures: [PictureKey: DefinedPicture] = [:]
  /// Where the origin of the group that is being written is on the canvas, in half points.
  var origin = Point.zero

  init(_ drawing: Drawing) {
    self.drawing = drawing
    var summary = DrawingSummary()
    summary.add(drawing.displayList.commands)
    self.summary = summary
    vectors = PictureSources(drawing.pictures)
  }

  /// Writes `commands` into the group that was opened last.
  func write(_ commands: [Command]) throws {
    let commands = commands.inReadingOrder
    var position = 0
    while position < commands.count {
      switch commands[position] {
      case .fill(let shape, let paint):
        fill(shape, paint)
      case .stroke(let shape, let paint, let style):
        stroke(shape, paint, style)
      case .image(let image):
        try write(image)
      case .glyphRun(let run, let place, let paint):
        let text = EditableText(run, at: place, paint, followedBy: commands[(position + 1)...])
        try write(text)
        position += text.pieces.count - 1
      case .group(let group):
        guard case .element(_, let section, _) = group.role else {
          try write(group)
          break
        }
        let elements = commands[position...].prefix { $0.section == section }
        try writeSection(section, elements)
        position += elements.count - 1
      }
      position += 1
    }
  }

  /// The whole document; nothing can be written after it.
  func finish(title: String) -> String {
    // Whole points: browsers would stretch a document of another size to that.
    let canvas = local(Rect(Self.grid.rect(Rect(origin: .zero, size: drawing.displayList.size))))
    let width = SVGNumber.length(canvas.width.rounded(.up))
    let height = SVGNumber.length(canvas.height.rounded(.up))
    let content = definitions.markup.text + body.text
    var attributes = SVGAttributes()
    attributes.set("xmlns", "http://www.w3.org/2000/svg")
    if content.contains("xlink:href") {
      attributes.set("xmlns:xlink", "http://www.w3.org/1999/xlink")
    }
    attributes.set("width", width)
    attributes.set("height", height)
    attributes.set("viewBox", "0 0 \(width) \(height)")
    attributes.set("role", "img")
    let title = title.withoutDirectionMarks
    attributes.set("aria-label", title)
    if let family = summary.family, let size = summary.fontSize {
      attributes.set("font-family", FontFamilyList.text(family))
      attributes.set("font-size", size)
      // Without it, browsers place letters on whole pixels, each at another distance than here.
      attributes.set("text-rendering", "geometricPrecision")
    }
    var document = SVGMarkup()
    document.open("svg", attributes)
    document.element("title", text: title)
    let description = summary.description
    if !description.isEmpty { document.element("desc", text: description) }
    if !definitions.markup.text.isEmpty {
      document.open("defs", SVGAttributes())
      document.add(definitions.markup.text)
      document.close("defs")
    }
    document.add(body.text)
    document.close("svg")
    return document.text
  }

  /// A place on the grid, in half points, as the group that is being written has it, in points.
  func local(_ place: Point) -> Point {
    Point(
      x: (place.x - origin.x) / Self.grid.scale, y: (place.y - origin.y) / Self.grid.scale)
  }

  /// A rectangle on the grid in the same way.
  func local(_ rect: Rect) -> Rect {
    Rect(
      origin: local(rect.origin),
      size: Size(width: rect.width / Self.grid.scale, height: rect.height / Self.grid.scale))
  }

  /// A place in points of the canvas in points of the group that is being written.
  func localPoint(_ point: Point) -> Point {
    local(Point(x: point.x * Self.grid.scale, y: point.y * Self.grid.scale))
  }
}

extension Command {
  /// The section of an element's group; nil for anything else.
  fileprivate var section: Int? {
    guard case .group(let group) = self, case .element(_, let section, _) = group.role else {
      return nil
    }
    return section
  }
}

extension [Command] {
  /// The commands with the glyph runs of each line in the order in which they are read.
  ///
  /// Runs come from left to right, whatever their direction, and cover each other nowhere.
  ///
  /// - Complexity: O(*commands* × *levels*).
  var inReadingOrder: [Command] {
    guard contains(where: { ($0.run?.run.level ?? 0) > 0 }) else { return self }
    var ordered: [Command] = []
    var line: [Command] = []
    for command in self {
      if let last = line.last, !command.continues(last) {
        ordered += line.inReversedRuns
        line = []
      }
      if command.run == nil { ordered.append(command) } else { line.append(command) }
    }
    return ordered + line.inReversedRuns
  }

  /// The runs of one line from left to right in the order of reading.
  ///
  /// Rule L2 of UAX #9 reverses all runs of a level or a higher one, from the highest level to the
  /// lowest odd one; the same from the lowest to the highest undoes it.
  private var inReversedRuns: [Command] {
    var runs = self
    let levels = runs.map { $0.run?.run.level ?? 0 }
    guard let highest = levels.max(), highest > 0 else { return runs }
    for level in 1...highest {
      var start = 0
      while start < runs.count {
        guard let first = runs[start...].firstIndex(where: { $0.level >= level }) else { break }
        let end = runs[first...].firstIndex { $0.level < level } ?? runs.count
        runs[first..<end].reverse()
        start = end
      }
    }
    return runs
  }
}

extension Command {
  fileprivate var run: (run: GlyphRun, left: Double, baseline: Double)? {
    guard case .glyphRun(let run, let origin, _) = self else { return nil }
    return (run, origin.x, origin.y)
  }

  fileprivate var level: UInt8 { run?.run.level ?? 0 }

  /// True if the command is a run directly after the run `last` on the same line.
  fileprivate func continues(_ last: Command) -> Bool {
    guard let run, let last = last.run else { return false }
    return run.baseline == last.baseline
      && abs(run.left - last.left - last.run.advance) < EditableText.gap
  }
}
