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
  package func svgEditable(title: String) throws -> [UInt8] {
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
  let contextualForms = ContextualForms()
  let glyphs = GlyphCache()
  let vectors: PictureSources

  var body = SVGMarkup()
  var definitions = SVGDefinitions()
  var names = SVGNames()
  /// The pictures that are defined so far.
  var pictures: [PictureKey: EditablePicture] = [:]
  /// Where the origin of the group that is being written is on the canvas, in half points.
  var origin = Point.zero
  /// The lists of commands that are being written, from the outside, and how far.
  private(set) var levels: [Level] = []

  /// Commands of which those before a position are written, and what clips them.
  struct Level {
    var clip: Shape?
    var commands: [Command]
    var position = 0
  }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    var summary = DrawingSummary()
    summary.add(drawing.displayList.commands)
    self.summary = summary
    vectors = PictureSources(drawing.pictures)
  }

  /// Writes `commands` into the group that was opened last.
  ///
  /// - Parameter clip: What clips them.
  func write(_ commands: [Command], in clip: Shape? = nil) throws {
    let commands = commands.inReadingOrder
    levels.append(Level(clip: clip, commands: commands))
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
      if !summary.hasContextualAlternates {
        attributes.set("style", EditableTextStyle.ligatures(false))
      }
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

extension EditableDocument {
  /// Writes neighbours of one section as a group of their own.
  func writeSection(_ section: Int, _ elements: ArraySlice<Command>) throws {
    var attributes = SVGAttributes()
    attributes.set("id", names.unique("section-\(section)"))
    attributes.set("data-section", "\(section)")
    body.open("g", attributes)
    body.element("title", text: "section \(section)")
    for case .group(let group) in elements { try write(group) }
    body.close("g")
  }

  /// Writes a group; one that changes nothing is written as its commands.
  func write(_ group: Group) throws {
    guard group.opacity > 0, !group.commands.isEmpty else { return }
    if let effect = group.effect {
      var outer = group
      outer.effect = nil
      guard outer.isTransparentToDrawing, outer.role == .plain else {
        outer.commands = [.group(Group(effect: effect, commands: group.commands))]
        return try write(outer)
      }
      return try write(group.commands, with: effect)
    }
    var attributes = SVGAttributes()
    let title = identify(group, in: &attributes)
    let outside = origin
    defer { origin = outside }
    // In coordinates of its own, an element reads as its neighbours do, and shares its clips and
    // shadows with those of its size.
    if group.role.isElement || group.clip != nil || group.shadow != nil {
      move(to: group.corner, in: &attributes)
    }
    attributes.setOpacity("opacity", group.opacity)
    if let shadow = group.shadow {
      attributes.set("filter", "url(#\(filter(shadow, of: group)))")
    }
    var clip = SVGAttributes()
    if let shape = group.clip {
      clip.set("clip-path", "url(#\(self.clip(shape)))")
      // An element's own clip applies to what its filter made; a shadow is outside of the clip.
      if group.shadow == nil {
        attributes.add(clip)
        clip = SVGAttributes()
      }
    }
    guard !attributes.isEmpty else { return try write(group.commands, in: group.clip) }
    body.open("g", attributes)
    if let title { body.element("title", text: title) }
    if clip.isEmpty {
      try write(group.commands, in: group.clip)
    } else {
      body.open("g", clip)
      try write(group.commands, in: group.clip)
      body.close("g")
    }
    body.close("g")
  }

  /// Gives a group with a role its names, and answers its title.
  private func identify(_ group: Group, in attributes: inout SVGAttributes) -> String? {
    switch group.role {
    case .plain, .transformed:
      return nil
    case .element(let kind, let section, let item):
      let name = (group.template ?? kind).withoutDirectionMarks
      attributes.set("id", names.unique("\(name)-\(section)-\(item)"))
      attributes.set("data-item", "\(item)")
      return "\(name) \(section).\(item)"
    case .named(let id, let label):
      guard let name = label ?? id else { return nil }
      attributes.set("id", names.unique(id ?? name))
      let title = name.withoutDirectionMarks
      if label != nil { attributes.set("aria-label", title) }
      return title
    }
  }

  /// Moves the origin to a place on the grid, in half points of the canvas.
  private func move(to place: Point, in attributes: inout SVGAttributes) {
    let moved = local(place)
    guard moved != .zero else { return }
    let x = SVGNumber.length(moved.x)
    attributes.set(
      "transform",
      moved.y == 0 ? "translate(\(x))" : "translate(\(x) \(SVGNumber.length(moved.y)))")
    origin = place
  }

  /// The identifier of a clip to a shape.
  func clip(_ shape: Shape) -> String {
    let outline = EditableShape(shape.snapped(on: Self.grid), in: self, rule: "clip-rule")
    return definitions.identifier(
      of: "clipPath", SVGAttributes(), content: "<\(outline.element)\(outline.attributes.text)/>",
      kind: "clip", names: &names)
  }

  /// Where a filter works on a part of the canvas, in sRGB.
  func filterAttributes(for part: Rect) -> SVGAttributes {
    var attributes = region(part)
    attributes.set("filterUnits", "userSpaceOnUse")
    attributes.set("color-interpolation-filters", "sRGB")
    return attributes
  }

  /// The whole pixels that hold a part of the canvas, as the place and the size of an element.
  func region(_ part: Rect) -> SVGAttributes {
    var attributes = SVGAttributes()
    attributes.set(frame: local(Rect(Self.grid.hull(part))))
    return attributes
  }

  /// A filter that lays a shadow under what it is applied to.
  private func filter(_ shadow: Shadow, of group: Group) -> String {
    let radius = min(max(shadow.radius, 0), Blur.largestDeviation / Self.grid.scale)
    // What shows on the canvas and what it is made from; a group may reach much further.
    let reach = Shadow.reach * radius + abs(shadow.offset.x) + abs(shadow.offset.y)
    let canvas = Rect(origin: .zero, size: drawing.displayList.size).inset(by: -reach)
    let attributes = filterAttributes(for: group.inkBounds.intersection(canvas) ?? .zero)

    var steps = SVGMarkup()
    var source = SVGAttributes()
    source.set("in", "SourceAlpha")
    if radius > 0 {
      var blur = source
      blur.set("stdDeviation", SVGNumber.length(radius))
      steps.element("feGaussianBlur", blur)
      source = SVGAttributes()
    }
    if shadow.offset != .zero {
      source.set("dx", length: Double(Self.grid.edge(shadow.offset.x)) / Self.grid.scale)
      source.set("dy", length: Double(Self.grid.edge(shadow.offset.y)) / Self.grid.scale)
      steps.element("feOffset", source)
      source = SVGAttributes()
    }
    source.set("values", shadow.color.replacementMatrix)
    steps.element("feColorMatrix", source)
    var merged = SVGMarkup()
    merged.element("feMergeNode", SVGAttributes())
    var graphic = SVGAttributes()
    graphic.set("in", "SourceGraphic")
    merged.element("feMergeNode", graphic)
    steps.element("feMerge", SVGAttributes(), content: "\n" + merged.text)
    return definitions.identifier(
      of: "filter", attributes, content: "\n" + steps.text, kind: "shadow", names: &names)
  }
}

extension RGBA {
  /// The matrix of feColorMatrix that replaces colours by this one and multiplies their alpha by
  /// its own.
  var replacementMatrix: String {
    let rows = [red, green, blue].map { "0 0 0 0 \(SVGNumber.fraction($0))" }
    return (rows + ["0 0 0 \(SVGNumber.fraction(alpha)) 0"]).joined(separator: " ")
  }
}

extension Group.Role {
  fileprivate var isElement: Bool {
    if case .element = self { return true }
    return false
  }
}

extension Group {
  /// The top left corner of the group's clip or else of its shapes and pictures, in half points.
  fileprivate var corner: Point {
    let grid = EditableDocument.grid
    let corner = topLeft ?? .zero
    return Point(x: Double(grid.edge(corner.x)), y: Double(grid.edge(corner.y)))
  }

  /// The same in points; nil if there is none.
  private var topLeft: Point? {
    if let clip { return clip.bounds.origin }
    var corner: Point?
    var text: Point?
    for command in commands {
      let next: Point?
      switch command {
      case .fill(let shape, _), .stroke(let shape, _, _): next = shape.bounds.origin
      case .image(let image): next = image.frame.origin
      case .group(let group): next = group.topLeft
      case .glyphRun(_, let origin, _):
        // A baseline's start is not a corner, and serves where there is no shape.
        text = text ?? origin
        next = nil
      }
      guard let next else { continue }
      corner = corner.map { Point(x: min($0.x, next.x), y: min($0.y, next.y)) } ?? next
    }
    return corner ?? text
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
