import DisplayList
import LayoutGeometry

extension EditableDocument {
  /// Writes a shape's inside.
  func fill(_ shape: Shape, _ paint: Paint) {
    guard !shape.bounds.isEmpty else { return }
    var (element, attributes) = markup(of: shape.snapped(on: Self.grid))
    guard set("fill", paint, for: shape, in: &attributes) else { return }
    body.element(element, attributes)
  }

  /// Writes a shape's outline.
  func stroke(_ shape: Shape, _ paint: Paint, _ style: StrokeStyle) {
    guard style.lineWidth > 0 else { return }
    var (element, attributes) = outline(of: shape, style)
    attributes.set("fill", "none")
    guard set("stroke", paint, for: shape, in: &attributes) else { return }
    let width = shape.strokeWidth(style, on: Self.grid) / Self.grid.scale
    attributes.set("stroke-width", length: width, unless: "1")
    if element == "path" {
      attributes.set("stroke-miterlimit", SVGNumber.length(StrokeStyle.miterLimit))
    }
    if style.dash.contains(where: { $0 > 0 }) {
      attributes.set(
        "stroke-dasharray", style.dash.map { SVGNumber.length(max($0, 0)) }.joined(separator: " "))
    }
    body.element(element, attributes)
  }

  private func outline(of shape: Shape, _ style: StrokeStyle) -> (String, SVGAttributes) {
    guard style.dash.isEmpty, case .path(let path) = shape,
      let line = path.straightLine(lineWidth: style.lineWidth, grid: Self.grid)
    else { return markup(of: shape.snappedCentreLine(style, on: Self.grid)) }
    let area = local(Rect(line))
    let isLevel = path.bounds.height == 0
    var attributes = SVGAttributes()
    attributes.set("x1", length: isLevel ? area.minX : area.midX)
    attributes.set("y1", length: isLevel ? area.midY : area.minY)
    attributes.set("x2", length: isLevel ? area.maxX : area.midX)
    attributes.set("y2", length: isLevel ? area.midY : area.maxY)
    return ("line", attributes)
  }

  /// The element that is a shape, with its geometry in points of the current group.
  func markup(of shape: DeviceShape) -> (element: String, attributes: SVGAttributes) {
    var attributes = SVGAttributes()
    switch shape {
    case .rect(let rect, let radii) where radii.isUniform:
      let rect = local(rect)
      attributes.set("x", length: rect.minX)
      attributes.set("y", length: rect.minY)
      attributes.set("width", length: rect.width, unless: nil)
      attributes.set("height", length: rect.height, unless: nil)
      attributes.set("rx", length: radii.topLeft / Self.grid.scale)
      return ("rect", attributes)
    case .rect(let rect, let radii):
      var path = SVGPath()
      path.addRoundedRect(local(rect), radii, scale: 1 / Self.grid.scale)
      attributes.set("d", path.text)
      return ("path", attributes)
    case .ellipse(let rect):
      let rect = local(rect)
      attributes.set("cx", length: rect.midX)
      attributes.set("cy", length: rect.midY)
      if rect.width == rect.height {
        attributes.set("r", length: rect.width / 2, unless: nil)
        return ("circle", attributes)
      }
      attributes.set("rx", length: rect.width / 2, unless: nil)
      attributes.set("ry", length: rect.height / 2, unless: nil)
      return ("ellipse", attributes)
    case .path(let path):
      var text = SVGPath()
      for element in path.elements {
        switch element {
        case .move(let point): text.move(to: local(point))
        case .line(let point): text.line(to: local(point))
        case .curve(let point, let control1, let control2):
          text.curve(to: local(point), local(control1), local(control2))
        case .close: text.close()
        }
      }
      attributes.set("d", text.text)
      return ("path", attributes)
    }
  }
}
