import DisplayList
import LayoutGeometry

/// A shape as an SVG element, with its geometry in points of the current group.
struct SVGShape {
  let element: String
  /// The steps of a path; nil for other elements.
  private(set) var steps: String?
  /// All but the steps.
  var attributes = SVGAttributes()

  /// Creates the inside of a shape on the grid.
  ///
  /// - Parameter rule: The attribute for the fill rule, which has another name in a clip.
  init(_ shape: DeviceShape, in document: SVGDocument, rule: String = "fill-rule") {
    let scale = SVGDocument.grid.scale
    switch shape {
    case .rect(let rect, let radii) where radii.isUniform && radii.style == .circular:
      element = "rect"
      let rect = document.local(rect)
      attributes.set("x", length: rect.minX)
      attributes.set("y", length: rect.minY)
      attributes.set("width", length: rect.width, unless: nil)
      attributes.set("height", length: rect.height, unless: nil)
      attributes.set("rx", length: radii.topLeft / scale)
    case .rect(let rect, let radii) where radii.style == .circular:
      element = "path"
      var path = SVGPath()
      path.addRoundedRect(document.local(rect), radii, scale: 1 / scale)
      steps = path.text
    case .ellipse(let rect):
      let rect = document.local(rect)
      element = rect.width == rect.height ? "circle" : "ellipse"
      attributes.set("cx", length: rect.midX)
      attributes.set("cy", length: rect.midY)
      if rect.width == rect.height {
        attributes.set("r", length: rect.width / 2, unless: nil)
      } else {
        attributes.set("rx", length: rect.width / 2, unless: nil)
        attributes.set("ry", length: rect.height / 2, unless: nil)
      }
    case .rect, .path:
      element = "path"
      let path = shape.path
      var text = SVGPath()
      text.add(path.elements) { document.local($0) }
      steps = text.text
      if path.isEvenOdd { attributes.set(rule, "evenodd") }
    }
  }

  var markup: String {
    "<\(element)\(steps.map { " d=\"\($0)\"" } ?? "")\(attributes.text)/>"
  }

  /// Returns the centre line of a stroke.
  fileprivate static func outline(
    of shape: Shape, _ style: StrokeStyle, in document: SVGDocument
  ) -> SVGShape {
    let grid = SVGDocument.grid
    guard style.dash.isEmpty, style.lineCap == .butt, case .path(let path) = shape,
      let line = path.straightLine(lineWidth: style.lineWidth, grid: grid)
    else {
      var line = shape.snappedCentreLine(style, on: grid)
      // Dashes begin at the start of the line, which is on the right of SVG's ellipses, and on top
      // of ours.
      if case .ellipse = line, !style.dash.isEmpty { line = .path(line.path) }
      return SVGShape(line, in: document)
    }
    let area = document.local(Rect(line))
    let isLevel = path.bounds.height == 0
    var attributes = SVGAttributes()
    attributes.set("x1", length: isLevel ? area.minX : area.midX)
    attributes.set("y1", length: isLevel ? area.midY : area.minY)
    attributes.set("x2", length: isLevel ? area.maxX : area.midX)
    attributes.set("y2", length: isLevel ? area.midY : area.maxY)
    return SVGShape(element: "line", attributes: attributes)
  }

  private init(element: String, attributes: SVGAttributes) {
    self.element = element
    self.attributes = attributes
  }
}

extension SVGDocument {
  /// The number of characters from which on a path's steps are written once: a reference is not
  /// much shorter than the corners of a card.
  private static let sharedSteps = 64

  /// Writes a shape with its paint; for a long path in a document for viewing, only a reference.
  private func write(_ shape: SVGShape) {
    guard purpose == .viewing, let steps = shape.steps, steps.utf8.count >= Self.sharedSteps else {
      return body.line(shape.markup)
    }
    var outline = SVGAttributes()
    outline.set("d", plain: steps)
    let identifier = definitions.identifier(
      of: "path", outline, content: "", kind: "shape", names: &names)
    var attributes = SVGAttributes()
    attributes.set("xlink:href", plain: "#" + identifier)
    attributes.add(shape.attributes)
    body.element("use", attributes)
  }

  func fill(_ shape: Shape, _ paint: Paint) throws {
    guard !shape.bounds.isEmpty else { return }
    if purpose == .viewing, paint.isMissingInSVG { return try fillWithPixels(shape, paint) }
    var markup = SVGShape(shape.snapped(on: Self.grid), in: self)
    guard
      try set("fill", paint, for: shape, over: shape.bounds, in: &markup.attributes)
    else { return }
    write(markup)
  }

  func stroke(_ shape: Shape, _ paint: Paint, _ style: StrokeStyle) throws {
    guard style.lineWidth > 0 else { return }
    var outline = SVGShape.outline(of: shape, style, in: self)
    outline.attributes.set("fill", "none")
    let bounds = Command.stroke(shape, paint, style).inkBounds
    guard
      try set("stroke", paint, for: shape, over: bounds, in: &outline.attributes)
    else { return }
    let width = shape.strokeWidth(style, on: Self.grid) / Self.grid.scale
    outline.attributes.set("stroke-width", length: width, unless: "1")
    if outline.element == "path" || !style.hasSquareCorners {
      outline.attributes.set("stroke-miterlimit", SVGNumber.length(style.miterLimit))
    }
    if style.lineCap != .butt { outline.attributes.set("stroke-linecap", style.lineCap.rawValue) }
    if style.lineJoin != .miter {
      outline.attributes.set("stroke-linejoin", style.lineJoin.rawValue)
    }
    if style.dash.contains(where: { $0 > 0 }) {
      outline.attributes.set(
        "stroke-dasharray", style.dash.map { SVGNumber.length(max($0, 0)) }.joined(separator: " "))
      if style.dashPhase != 0 {
        outline.attributes.set("stroke-dashoffset", SVGNumber.length(style.dashPhase))
      }
    }
    write(outline)
  }
}

extension SVGDocument {
  /// Adds a paint as the attribute `name`; returns false if it draws nothing.
  ///
  /// - Parameter shape: The painted shape; nil for text, whose bounds are the viewer's own.
  /// - Parameter bounds: The visible part of the paint, in points of the canvas.
  func set(
    _ name: String, _ paint: Paint, for shape: Shape?, over bounds: Rect,
    in attributes: inout SVGAttributes
  ) throws -> Bool {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      attributes.set(name, color: color)
    case .linearGradient(let gradient):
      guard let last = gradient.stops.last else { return false }
      // Without a length, everything is after the end.
      if gradient.start == gradient.end {
        return try set(name, .color(last.color), for: shape, over: bounds, in: &attributes)
      }
      attributes.set(name, "url(#\(self.gradient(gradient, for: shape)))")
    case .roundGradient(let gradient):
      guard let reference = try round(gradient, over: bounds) else {
        guard let last = gradient.ascending.stops.last else { return false }
        return try set(name, .color(last.color), for: shape, over: bounds, in: &attributes)
      }
      attributes.set(name, "url(#\(reference))")
    case .meshGradient:
      guard let reference = try pattern(of: paint, over: bounds) else { return false }
      attributes.set(name, "url(#\(reference))")
    }
    return true
  }

  private func gradient(_ gradient: Paint.Gradient, for shape: Shape?) -> String {
    var attributes = SVGAttributes()
    let direction = gradient.end - gradient.start
    if purpose == .editing, let bounds = shape?.editorBounds, !bounds.isEmpty,
      direction.x == 0 || direction.y == 0
    {
      // As shares of the shape, so that shapes of any size share the gradient, and an enlarged one
      // keeps it; a slanting one would turn with the shape's proportions. Viewers on cairo have
      // shares of a shape less exactly than places.
      let parts = [
        ("x1", (gradient.start.x - bounds.minX) / bounds.width, "0"),
        ("y1", (gradient.start.y - bounds.minY) / bounds.height, "0"),
        ("x2", (gradient.end.x - bounds.minX) / bounds.width, "1"),
        ("y2", (gradient.end.y - bounds.minY) / bounds.height, "0"),
      ]
      for (name, part, absence) in parts {
        // Across its direction a gradient is the same everywhere.
        let isAcross = name.hasPrefix("x") ? direction.x == 0 : direction.y == 0
        let number = SVGNumber.text(isAcross ? 0 : part, digits: 4)
        if number != absence { attributes.set(name, number) }
      }
    } else {
      let (start, end) = (localPoint(gradient.start), localPoint(gradient.end))
      attributes.set("x1", length: start.x, unless: nil)
      attributes.set("y1", length: start.y, unless: nil)
      attributes.set("x2", length: end.x, unless: nil)
      attributes.set("y2", length: end.y, unless: nil)
      attributes.set("gradientUnits", "userSpaceOnUse")
    }
    return definitions.identifier(
      of: "linearGradient", attributes, content: "\n" + gradient.stops.markup, kind: "gradient",
      names: &names)
  }
}

extension Shape {
  /// The shape's bounds in SVG's sense; nil for a path, whose control points may be outside of
  /// them.
  fileprivate var editorBounds: Rect? {
    if case .path = self { return nil }
    return bounds
  }
}

extension [Paint.Stop] {
  /// The stops as elements, one a line.
  var markup: String {
    var stops = SVGWriter()
    for stop in asStraightBlends {
      var attributes = SVGAttributes()
      attributes.set("offset", SVGNumber.fraction(Swift.min(Swift.max(stop.location, 0), 1)))
      attributes.set("stop-color", stop.color.hexadecimal)
      attributes.setOpacity("stop-opacity", stop.color.alpha)
      stops.element("stop", attributes)
    }
    return stops.text
  }

  /// The number of parts of a blend whose colour and alpha both change.
  private static let parts = 8

  /// The stops for a format that blends colours and alpha separately, as SVG does.
  ///
  /// Ours are blended premultiplied, so that each counts by its coverage: where colour and alpha
  /// both change, the blend is written in steps.
  fileprivate var asStraightBlends: [Paint.Stop] {
    guard let first, let last else { return [] }
    var stops: [Paint.Stop] = []
    for (position, stop) in withLentColors.enumerated() {
      if position > 0, let before = stops.last, before.blendsOtherwise(to: stop) {
        for part in 1..<Self.parts {
          let share = Double(part) / Double(Self.parts)
          let location = before.location + (stop.location - before.location) * share
          stops.append(
            Paint.Stop(
              location: location, color: color(at: location, first: first, last: last)))
        }
      }
      stops.append(stop)
    }
    return stops
  }
}

extension Paint.Stop {
  /// Returns whether the colours between this stop and the next depend on the way of blending.
  fileprivate func blendsOtherwise(to next: Paint.Stop) -> Bool {
    var opaque = color
    opaque.alpha = next.color.alpha
    return location < next.location && color.alpha != next.color.alpha && opaque != next.color
  }
}
