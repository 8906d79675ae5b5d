import DisplayList
import LayoutGeometry

extension EditableDocument {
  /// Adds a paint as the attribute `name`; false if it draws nothing.
  ///
  /// - Parameter shape: What is painted; nil for text, whose bounds are the viewer's own.
  func set(
    _ name: String, _ paint: Paint, for shape: Shape?, in attributes: inout SVGAttributes
  ) -> Bool {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      attributes.set(name, color: color)
    case .linearGradient(let gradient):
      guard let last = gradient.stops.last else { return false }
      // Without a length, everything is behind the end.
      if gradient.start == gradient.end {
        return set(name, .color(last.color), for: shape, in: &attributes)
      }
      attributes.set(name, "url(#\(self.gradient(gradient, for: shape)))")
    }
    return true
  }

  private func gradient(_ gradient: Paint.Gradient, for shape: Shape?) -> String {
    var attributes = SVGAttributes()
    let direction = gradient.end - gradient.start
    if let bounds = shape?.bounds, !bounds.isEmpty, direction.x == 0 || direction.y == 0 {
      // As parts of the shape, so that shapes of any size share it; a slanting one would turn
      // with the shape's proportions.
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
    var stops = SVGMarkup()
    for stop in gradient.stops.asStraightBlends {
      var attributes = SVGAttributes()
      attributes.set("offset", SVGNumber.fraction(min(max(stop.location, 0), 1)))
      attributes.set("stop-color", stop.color.hexadecimal)
      attributes.setOpacity("stop-opacity", stop.color.alpha)
      stops.element("stop", attributes)
    }
    return definitions.identifier(
      of: "linearGradient", attributes, content: "\n" + stops.text, kind: "gradient", names: &names)
  }
}
