import DisplayList
import LayoutGeometry
import PlainText

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
    var attributes = SVGAttributes()
    let title = identify(group.role, in: &attributes)
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
    guard !attributes.isEmpty else { return try write(group.commands) }
    body.open("g", attributes)
    if let title { body.element("title", text: title) }
    if clip.isEmpty {
      try write(group.commands)
    } else {
      body.open("g", clip)
      try write(group.commands)
      body.close("g")
    }
    body.close("g")
  }

  /// Gives a group with a role its names, and answers its title.
  private func identify(_ role: Group.Role, in attributes: inout SVGAttributes) -> String? {
    switch role {
    case .plain:
      return nil
    case .element(let kind, let section, let item):
      attributes.set("id", names.unique("\(kind)-\(section)-\(item)"))
      attributes.set("data-item", "\(item)")
      return "\(kind) \(section).\(item)"
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

  private func clip(_ shape: Shape) -> String {
    let (element, attributes) = markup(of: shape.snapped(on: Self.grid))
    return definitions.identifier(
      of: "clipPath", SVGAttributes(), content: "<\(element)\(attributes.text)/>", kind: "clip",
      names: &names)
  }

  /// A filter that lays a shadow under what it is applied to.
  private func filter(_ shadow: Shadow, of group: Group) -> String {
    let radius = min(max(shadow.radius, 0), 2 * Blur.largestDeviation / Self.grid.scale)
    // What shows on the canvas and what it is made from; a group may reach much further.
    let reach = Shadow.reach * radius + abs(shadow.offset.x) + abs(shadow.offset.y)
    let canvas = Rect(origin: .zero, size: drawing.displayList.size).inset(by: -reach)
    let area = Self.grid.hull(group.inkBounds.intersection(canvas) ?? .zero)
    let region = local(Rect(area))
    var attributes = SVGAttributes()
    attributes.set("x", length: region.minX, unless: nil)
    attributes.set("y", length: region.minY, unless: nil)
    attributes.set("width", length: region.width, unless: nil)
    attributes.set("height", length: region.height, unless: nil)
    attributes.set("filterUnits", "userSpaceOnUse")
    attributes.set("color-interpolation-filters", "sRGB")

    var steps = SVGMarkup()
    var source = SVGAttributes()
    source.set("in", "SourceAlpha")
    if radius > 0 {
      var blur = source
      // SwiftUI's radius is twice the standard deviation.
      blur.set("stdDeviation", SVGNumber.length(radius / 2))
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
