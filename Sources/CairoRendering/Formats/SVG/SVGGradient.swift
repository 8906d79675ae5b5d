import DisplayList
import LayoutGeometry

extension SVGDocument {
  /// Returns the identifier of a gradient about a point; nil for one without stops or an extent.
  ///
  /// - Parameter bounds: The visible part of the gradient, in points of the canvas.
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
      attributes.set(
        "gradientTransform",
        matrix: Transform(a: x.x, b: x.y, c: y.x, d: y.y, tx: center.x, ty: center.y))
    }
    attributes.set("gradientUnits", "userSpaceOnUse")
    return definitions.identifier(
      of: "radialGradient", attributes, content: "\n" + stops.markup, kind: "gradient",
      names: &names)
  }

  /// Returns a picture of a paint that SVG does not have, with two pixels a point.
  func pattern(of paint: Paint, over bounds: Rect) throws -> String? {
    let canvas = Self.grid.hull(Rect(origin: .zero, size: drawing.displayList.size))
    let area = Self.grid.hull(bounds).intersection(canvas)
    guard !area.isEmpty else { return nil }
    let frame = local(Rect(area))
    var attributes = SVGAttributes()
    attributes.set(frame: frame)
    attributes.set("patternUnits", "userSpaceOnUse")
    var image = SVGAttributes()
    image.set(size: frame.size)
    image.set(picture: try file(of: paint, in: area))
    return definitions.identifier(
      of: "pattern", attributes, content: "<image\(image.text)/>", kind: "gradient", names: &names)
  }
}

extension SVGDocument {
  /// Returns a paint in an area of the canvas as a PNG file.
  private func file(of paint: Paint, in area: DeviceRect) throws -> [UInt8] {
    var file: [UInt8] = []
    if area.tiles.count == 1 {
      try parts.forEachTile(of: paint, opacity: 1, in: area) {
        file = try ImageSurface($0).png()
      }
      return file
    }
    // A pattern has one picture, whose memory must not grow with the canvas.
    let place = Self.grid.points(of: area)
    let fill = Command.fill(.rect(place), paint).transformed(
      by: .move(Point(x: -place.minX, y: -place.minY)))
    return try Drawing(DisplayList(size: place.size, commands: [fill])).pixelPNG(
      scale: Self.grid.scale)
  }
}

extension Drawing {
  /// Returns the drawing as a PNG file without texts in it.
  func pixelPNG(scale: Double) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try writePNG(scale: scale) { bytes.append(contentsOf: $0) }
    return bytes
  }
}
