import DisplayList
import LayoutGeometry
import PlainText

/// Writes display-list commands as an SVG document, in order.
///
/// Edges and baselines go to half points, as in the other documents, which are pixels at @2x: an
/// editor shows round numbers, and neighbours meet.
final class SVGDocument {
  static let grid = PartPictures.grid

  enum Purpose {
    /// A document for viewing, the same in every viewer: letters are outlines, and blurs, mixtures
    /// and filters that viewers draw differently are pixels.
    case viewing
    /// A document for editing, and for programs to read: letters are text, groups have names, and
    /// filters, masks and mixtures are SVG's own.
    case editing
  }

  let drawing: Drawing
  let purpose: Purpose
  let summary: DrawingSummary
  let contextualForms = ContextualForms()
  let parts: PartPictures
  let outlines: SVGOutlines
  let vectors: PictureSources

  var body = SVGWriter()
  var definitions = SVGDefinitions()
  var names = SVGNames()
  /// The pictures that are defined so far.
  var pictures: [PictureKey: SVGPicture] = [:]
  /// The identifiers of pixels that are defined so far, by the digests of their files.
  var pixels: [String: String] = [:]
  /// The shadows that are defined so far.
  var shadows = SVGShadows()
  /// The position of the current group's origin on the canvas, in half points.
  var origin = Point.zero
  /// The lists of commands that are being written, from the outside, each with its progress.
  var levels: [Level] = []

  /// A list of commands that are written up to a position.
  struct Level {
    /// The group of the commands; nil for the canvas and for a group with an effect.
    var group: Group?
    var commands: [Command]
    var position = 0
  }

  /// Creates an empty document for a drawing.
  ///
  /// - Throws: `RenderingError` for a font that cannot be read.
  init(_ drawing: Drawing, for purpose: Purpose) throws {
    self.drawing = drawing
    self.purpose = purpose
    var summary = DrawingSummary()
    summary.add(drawing.displayList.commands)
    self.summary = summary
    parts = PartPictures(drawing)
    outlines = SVGOutlines(glyphs: parts.glyphs)
    if purpose == .viewing { try outlines.count(drawing.displayList.commands) }
    vectors = PictureSources(drawing.pictures)
  }

  /// Writes `commands` into the group that was opened last.
  ///
  /// - Parameter group: The group of the commands; nil for the canvas and for a group with an
  ///   effect.
  func write(_ commands: [Command], in group: Group? = nil) throws {
    let commands = purpose == .editing ? commands.inReadingOrder : commands
    levels.append(Level(group: group, commands: commands))
    defer { levels.removeLast() }
    var position = 0
    while position < commands.count {
      levels[levels.count - 1].position = position
      switch commands[position] {
      case .fill(let shape, let paint):
        try fill(shape, paint)
      case .stroke(let shape, let paint, let style):
        try stroke(shape, paint, style)
      case .image(let image):
        try write(image)
      case .glyphRun(let run, let place, let paint) where purpose == .viewing:
        try writeOutlines(of: run, at: place, paint)
      case .glyphRun(let run, let place, let paint):
        let text = EditableText(run, at: place, paint, followedBy: commands[(position + 1)...])
        try write(text)
        position += text.pieces.count - 1
      case .group(let group):
        guard purpose == .editing, case .element(_, let section, _) = group.role else {
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

  /// Returns the whole document; nothing can be written after it.
  ///
  /// - Parameter title: The drawing's title; nil for a document without a title.
  func finish(title: String?) -> String {
    let size = documentSize
    let (width, height) = (SVGNumber.length(size.width), SVGNumber.length(size.height))
    var attributes = SVGAttributes()
    attributes.set("xmlns", "http://www.w3.org/2000/svg")
    if definitions.markup.hasReferences || body.hasReferences {
      attributes.set("xmlns:xlink", "http://www.w3.org/1999/xlink")
    }
    attributes.set("width", width)
    attributes.set("height", height)
    attributes.set("viewBox", "0 0 \(width) \(height)")
    attributes.set("role", "img")
    let title = title?.withoutDirectionMarks
    if let title { attributes.set("aria-label", title) }
    if purpose == .editing { setTextStyle(in: &attributes) }
    var document = SVGWriter()
    document.open("svg", attributes)
    if let title { document.element("title", text: title) }
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

  /// The document's size, in points.
  private var documentSize: Size {
    // Whole points: browsers would stretch a document of another size to that.
    let page = Rect(origin: .zero, size: drawing.displayList.size)
    let canvas = local(Rect(Self.grid.rect(page)))
    return Size(width: canvas.width.rounded(.up), height: canvas.height.rounded(.up))
  }

  /// Declares the style of most texts once.
  private func setTextStyle(in attributes: inout SVGAttributes) {
    guard let family = summary.family, let size = summary.fontSize else { return }
    attributes.set("font-family", FontFamilyList.text(family))
    attributes.set("font-size", size)
    // Without it, browsers place letters on whole pixels, at other distances than here.
    attributes.set("text-rendering", "geometricPrecision")
    if !summary.hasContextualAlternates {
      attributes.set("style", EditableTextStyle.ligatures(false))
    }
  }

  /// Returns a place on the grid, in half points, in points of the current group.
  func local(_ place: Point) -> Point {
    Point(
      x: (place.x - origin.x) / Self.grid.scale, y: (place.y - origin.y) / Self.grid.scale)
  }

  /// Returns a rectangle on the grid in the same way.
  func local(_ rect: Rect) -> Rect {
    Rect(
      origin: local(rect.origin),
      size: Size(width: rect.width / Self.grid.scale, height: rect.height / Self.grid.scale))
  }

  /// Returns a place in points of the canvas in points of the current group.
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
