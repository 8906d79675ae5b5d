import DisplayList
import LayoutGeometry
import PlainText

extension EditableDocument {
  /// The identifier of a gradient about a point; nil for one without stops or an extent.
  ///
  /// - Parameter bounds: What it is seen in, in points of the canvas.
  func round(_ gradient: Paint.RoundGradient, over bounds: Rect) throws -> String? {
    guard !gradient.stops.isEmpty, gradient.transform.inverted != nil else { return nil }
    return switch gradient.direction {
    case .radial: radial(gradient)
    case .angular: try pattern(of: .roundGradient(gradient), over: bounds)
    }
  }

  private func radial(_ gradient: Paint.RoundGradient) -> String? {
    guard let (radius, stops) = gradient.fromCenter else { return nil }
    let center = localPoint(gradient.center)
    var attributes = SVGAttributes()
    let (x, y) = (gradient.axisX, gradient.axisY)
    if x.y == 0, y.x == 0, x.x == y.y {
      attributes.set("cx", length: center.x, unless: nil)
      attributes.set("cy", length: center.y, unless: nil)
      attributes.set("r", length: radius * x.x, unless: nil)
    } else {
      attributes.set("cx", "0")
      attributes.set("cy", "0")
      attributes.set("r", SVGNumber.text(radius, digits: 4))
      let matrix =
        [x.x, x.y, y.x, y.y].map { SVGNumber.text($0, digits: 4) }
        + [SVGNumber.length(center.x), SVGNumber.length(center.y)]
      attributes.set("gradientTransform", "matrix(\(matrix.joined(separator: " ")))")
    }
    attributes.set("gradientUnits", "userSpaceOnUse")
    return definitions.identifier(
      of: "radialGradient", attributes, content: "\n" + stops.markup, kind: "gradient",
      names: &names)
  }

  /// A picture of a paint that SVG does not have, with two pixels a point.
  func pattern(of paint: Paint, over bounds: Rect) throws -> String? {
    let canvas = Self.grid.hull(Rect(origin: .zero, size: drawing.displayList.size))
    let area = Self.grid.hull(bounds).intersection(canvas)
    guard !area.isEmpty else { return nil }
    let place = Self.grid.points(of: area)
    let fill = Command.fill(.rect(place), paint).transformed(
      by: .move(Point(x: -place.minX, y: -place.minY)))
    let file = try Drawing(DisplayList(size: place.size, commands: [fill])).pixelPNG(
      scale: Self.grid.scale)
    let frame = local(Rect(area))
    var attributes = SVGAttributes()
    attributes.set(frame: frame)
    attributes.set("patternUnits", "userSpaceOnUse")
    var image = SVGAttributes()
    image.set(size: frame.size)
    image.set(picture: file)
    return definitions.identifier(
      of: "pattern", attributes, content: "<image\(image.text)/>", kind: "gradient", names: &names)
  }
}

extension Drawing {
  /// The drawing as a PNG file without texts in it.
  func pixelPNG(scale: Double) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try writePNG(scale: scale) { bytes.append(contentsOf: $0) }
    return bytes
  }
}
