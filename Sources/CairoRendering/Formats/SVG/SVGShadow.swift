import DisplayList
import LayoutGeometry
import PlainText

/// The shadows that a document has as pictures, each once.
struct SVGShadows {
  /// A caster of a shadow.
  struct Caster: Hashable {
    /// The digest of the caster's markup, in coordinates of its own.
    var markup: String
    var shadow: Shadow
  }

  /// The look of a shadow.
  struct Form: Hashable {
    var width: Int
    /// The digest of the shadow's coverage, row by row.
    var coverage: String
    var color: RGBA
  }

  /// A shadow's picture, and its place from the caster's origin, in half points.
  struct Picture {
    var identifier: String
    var x: Double
    var y: Double
  }

  var ofCasters: [Caster: Picture] = [:]
  var ofForms: [Form: String] = [:]
}

extension SVGDocument {
  /// Writes a group's shadow as pixels; a small one refers to the picture that all of its form
  /// share.
  ///
  /// - Parameters:
  ///   - caster: The group's clip and content as markup, in its own coordinates, which begin at the
  ///     origin.
  ///   - outside: The origin of the group around it.
  func write(
    _ shadow: Shadow, of group: Group, castBy caster: String, from outside: Point
  ) throws {
    let inside = origin
    origin = outside
    defer { origin = inside }
    let canvas = Rect(origin: .zero, size: drawing.displayList.size)
    guard shadow.color.alpha > 0, group.inkBounds.intersects(canvas) else { return }
    // Parts outside of the canvas are not in the markup, and may cast a shadow onto it.
    let isWhole = canvas.contains(group.commands.inkBounds)
    let key = SVGShadows.Caster(markup: sha256(Array(caster.utf8)), shadow: shadow)
    if isWhole, let known = shadows.ofCasters[key] {
      let place = Point(x: inside.x + known.x, y: inside.y + known.y)
      return use(known.identifier, at: local(place), opacity: group.opacity)
    }
    guard let whole = try parts.wholeShadow(of: group) else {
      return try parts.forEachTile(ofShadowOf: group) { bitmap in
        try write(bitmap, opacity: group.opacity)
      }
    }
    let corner = Point(x: Double(whole.rect.minX), y: Double(whole.rect.minY))
    let picture = SVGShadows.Picture(
      identifier: try identifier(of: whole.coverage, shadow.color), x: corner.x - inside.x,
      y: corner.y - inside.y)
    if isWhole { shadows.ofCasters[key] = picture }
    use(picture.identifier, at: local(corner), opacity: group.opacity)
  }

  /// Returns the identifier of the picture of a colour with a shadow's coverage.
  private func identifier(of coverage: Coverage, _ color: RGBA) throws -> String {
    let form = SVGShadows.Form(
      width: coverage.width, coverage: sha256(coverage.bytes), color: color)
    if let known = shadows.ofForms[form] { return known }
    let area = DeviceRect(minX: 0, minY: 0, maxX: coverage.width, maxY: coverage.height)
    let bitmap = Bitmap(area)
    bitmap.paint(coverage, x: 0, y: 0, clip: area, with: .color(PremultipliedColor(color)))
    let identifier = try definition(of: bitmap)
    shadows.ofForms[form] = identifier
    return identifier
  }
}

extension SVGDocument {
  /// Returns a filter that lays a shadow under its element.
  func filter(_ shadow: Shadow, of group: Group) -> String {
    let radius = min(max(shadow.radius, 0), Blur.largestDeviation / Self.grid.scale)
    // The visible part and its source; a group may reach much further.
    let reach = Shadow.reach * radius + abs(shadow.offset.x) + abs(shadow.offset.y)
    let canvas = Rect(origin: .zero, size: drawing.displayList.size).inset(by: -reach)
    let attributes = filterAttributes(for: group.inkBounds.intersection(canvas) ?? .zero)

    var steps = SVGWriter()
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
    var merged = SVGWriter()
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
