import DisplayList
import LayoutGeometry
import PlainText

extension SVGDocument {
  /// Writes neighbours of one section as a group of their own.
  func writeSection(_ section: Int, _ elements: ArraySlice<Command>) throws {
    var attributes = SVGAttributes()
    attributes.set("id", names.unique("section-\(section)"))
    attributes.set("data-section", "\(section)")
    body.open("g", attributes)
    body.element("title", text: "section \(section)")
    for (position, element) in zip(elements.indices, elements) {
      guard case .group(let group) = element else { continue }
      levels[levels.count - 1].position = position
      try write(group)
    }
    body.close("g")
  }

  /// Writes a group; one without any effect on its commands is written as its commands.
  func write(_ group: Group) throws {
    guard group.opacity > 0, !group.commands.isEmpty else { return }
    let group = parts.drawable(group)
    if purpose == .viewing, let whole = group.fadedAsAWhole() { return try write(whole) }
    if purpose == .viewing, group.needsPixels { return try writePixels(of: group) }
    if purpose == .editing, group.changesPixelsOfBackground { return try writePixels(of: group) }
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
    // In coordinates of its own, an element reads like its neighbours, and shares its clips and
    // shadows with those of its size. A transform would cut a blend off from what is behind it.
    if group.role.isElement || group.clip != nil || group.shadow != nil, !group.dependsOnBackdrop {
      move(to: group.corner, in: &attributes)
    }
    attributes.setOpacity("opacity", group.opacity)
    var clip = SVGAttributes()
    if let shape = group.clip {
      clip.set("clip-path", plain: "url(#\(self.clip(shape)))")
    }
    if let shadow = group.shadow, group.castsPixels(for: purpose) {
      let content = try markup { try write(group.commands, in: group) }
      try write(shadow, of: group, castBy: clip.text + content, from: outside)
      attributes.add(clip)
      if attributes.isEmpty { return body.add(content) }
      body.open("g", attributes)
      if let title { body.element("title", text: title) }
      body.add(content)
      body.close("g")
      return
    }
    if let shadow = group.shadow {
      attributes.set("filter", "url(#\(filter(shadow, of: group)))")
    } else {
      attributes.add(clip)
      clip = SVGAttributes()
    }
    if attributes.isEmpty, clip.isEmpty { return try write(group.commands, in: group) }
    body.open("g", attributes)
    if let title { body.element("title", text: title) }
    // An element's own clip applies to the result of its filter; a shadow is outside of the clip.
    try write(group.commands, in: group, clip)
    body.close("g")
  }

  /// Writes a group's commands in an element with attributes, if there are any.
  private func write(_ commands: [Command], in group: Group, _ attributes: SVGAttributes) throws {
    if attributes.isEmpty { return try write(commands, in: group) }
    body.open("g", attributes)
    try write(commands, in: group)
    body.close("g")
  }

  /// Returns the markup that `write` adds to the document, separately from it.
  func markup(_ write: () throws -> Void) rethrows -> String {
    let outside = body
    body = SVGWriter()
    defer { body = outside }
    try write()
    return body.text
  }

  /// Gives a group with a role its names, and returns its title.
  private func identify(_ group: Group, in attributes: inout SVGAttributes) -> String? {
    guard purpose == .editing else { return nil }
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

  func clip(_ shape: Shape) -> String {
    let outline = SVGShape(shape.snapped(on: Self.grid), in: self, rule: "clip-rule")
    return definitions.identifier(
      of: "clipPath", SVGAttributes(), content: outline.markup, kind: "clip", names: &names)
  }

  /// Returns the attributes of a filter for a part of the canvas, in sRGB.
  func filterAttributes(for part: Rect) -> SVGAttributes {
    var attributes = region(part)
    attributes.set("filterUnits", "userSpaceOnUse")
    attributes.set("color-interpolation-filters", "sRGB")
    return attributes
  }

  /// Returns the whole pixels that hold a part of the canvas, as the place and the size of an
  /// element.
  func region(_ part: Rect) -> SVGAttributes {
    var attributes = SVGAttributes()
    attributes.set(frame: local(Rect(Self.grid.hull(part))))
    return attributes
  }
}

extension Group {
  /// Indicates whether viewers draw the group differently, or the group's picture depends on a
  /// background that it is drawn without.
  fileprivate var needsPixels: Bool {
    effect != nil || (opacity < 1 && dependsOnBackdrop)
  }

  /// Returns the group with `commands` as the drawing so far; nil if it does not change them.
  func around(_ commands: [Command], for purpose: SVGDocument.Purpose) -> Group? {
    let outer = Group(
      clip: clip, shadow: castsPixels(for: purpose) ? shadow : nil, commands: commands)
    return outer.isTransparentToDrawing ? nil : outer
  }
}

extension Group {
  /// Indicates whether the group's shadow is written as pixels: a filter would cast that of the
  /// pixels of glass and materials, which are wider than these.
  fileprivate func castsPixels(for purpose: SVGDocument.Purpose) -> Bool {
    purpose == .viewing || commands.blendWithoutName || commands.showBackground
  }

  /// Indicates whether a part of the group is written as pixels that hold what is behind it, which
  /// are not what the group draws of the part: a mode that CSS does not have mixes with what is in
  /// an isolated group alone, and an effect changes nothing behind glass or a material.
  fileprivate var changesPixelsOfBackground: Bool {
    (opacity < 1 || effect != nil || shadow != nil)
      && (commands.blendWithoutName || effect != nil && commands.showBackground)
  }
}

extension [Command] {
  /// Indicates whether a part of them is mixed with what is behind it by a mode that CSS does not
  /// have.
  fileprivate var blendWithoutName: Bool {
    haveEffect { if case .blend(let mode) = $0 { mode.isWithoutName } else { false } }
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
    let grid = SVGDocument.grid
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
        // A baseline's start is not a corner, and is used only if there is no shape.
        text = text ?? origin
        next = nil
      }
      guard let next else { continue }
      corner = corner.map { Point(x: min($0.x, next.x), y: min($0.y, next.y)) } ?? next
    }
    return corner ?? text
  }
}
