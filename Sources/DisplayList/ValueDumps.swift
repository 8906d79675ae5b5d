package import LayoutGeometry

extension Double {
  /// The number rounded to a thousandth, in its shortest form: `16`, `0.5`, `-3.125`.
  package var dump: String {
    // A number this large has no thousandths to round; adding 0 makes -0 a plain 0.
    let text = "\(magnitude < 1e12 ? (self * 1000).rounded() / 1000 + 0 : self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Point {
  /// The coordinates, as in `16,0.5`.
  package var dump: String { "\(x.dump),\(y.dump)" }
}

extension Size {
  /// The lengths, as in `169×120`.
  package var dump: String { "\(width.dump)×\(height.dump)" }
}

extension Rect {
  var dump: String { "\(origin.dump) \(size.dump)" }
}

extension RGBA {
  /// `#RRGGBB`, followed by the alpha unless the colour is opaque.
  package var dump: String {
    func byte(_ value: Double) -> String {
      let byte = UInt8(value > 0 ? min(value, 1) * 255 + 0.5 : 0)
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + digits : digits
    }
    let color = "#" + byte(red) + byte(green) + byte(blue)
    return alpha >= 1 ? color : color + byte(alpha)
  }
}

extension Paint {
  var dump: String {
    switch self {
    case .color(let color): color.dump
    case .linearGradient(let gradient):
      (["gradient \(gradient.start.dump) to \(gradient.end.dump)"]
        + gradient.stops.map { "\($0.color.dump) \($0.location.dump)" })
        .joined(separator: " ")
    }
  }
}

extension Shape {
  var dump: String {
    switch self {
    case .rect(let rect): "rect \(rect.dump)"
    case .roundedRect(let rect, let radii): "rounded \(rect.dump) \(radii.dump)"
    case .ellipse(let rect): "ellipse \(rect.dump)"
    case .path(let path): "path \(path.dump)"
    }
  }
}

extension CornerRadii {
  /// One radius, or four clockwise from the top left.
  var dump: String {
    isUniform
      ? "radius \(topLeft.dump)"
      : "radii \(topLeft.dump),\(topRight.dump),\(bottomRight.dump),\(bottomLeft.dump)"
  }
}

extension StrokeStyle {
  var dump: String {
    let width = "width \(lineWidth.dump)"
    return dash.isEmpty ? width : width + " dash " + dash.map(\.dump).joined(separator: ",")
  }
}

extension Path {
  /// The steps in SVG's letters: M, L, C, Z.
  package var dump: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.dump)"
      case .line(let point): "L\(point.dump)"
      case .curve(let point, let control1, let control2):
        "C\(control1.dump) \(control2.dump) \(point.dump)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
