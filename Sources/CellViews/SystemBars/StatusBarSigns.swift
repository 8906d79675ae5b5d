import DisplayList
import LayoutGeometry

/// A shape of a status bar, in points from the top left corner of its sign.
struct StatusBarShape: Hashable {
  var shape: Shape
  /// The opacity of the bar's colour.
  var opacity = 1.0
  /// The width of its line; nil for a filled shape.
  var lineWidth: Double?
  /// Indicates whether the shape is red in a battery that is nearly empty.
  var isCharge = false
}

/// The signs of a status bar, of bars, arcs and rounded rectangles.
struct StatusBarSign {
  let size: Size
  let shapes: [StatusBarShape]

  /// Returns four bars, each higher than the one before.
  static func cellular(scale: Double) -> StatusBarSign {
    let size = Size(width: 17 * scale, height: 10.5 * scale)
    let bar = Size(width: 3 * scale, height: size.height)
    let step = (size.width - bar.width) / 3
    let shapes = (0..<4).map { index in
      let height = bar.height * (4 + 2.2 * Double(index)) / 10.6
      let rect = Rect(
        x: step * Double(index), y: size.height - height, width: bar.width, height: height)
      return StatusBarShape(shape: .roundedRect(rect, CornerRadii(0.75 * scale)))
    }
    return StatusBarSign(size: size, shapes: shapes)
  }

  /// Returns a quarter of a disc and two rings around it, all from one point at the bottom.
  static func wifi(scale: Double) -> StatusBarSign {
    let radius = 10.8 * scale
    // A quarter is as wide as the chord between its ends.
    let size = Size(width: radius * 2.0.squareRoot(), height: radius)
    let center = Point(x: size.width / 2, y: radius)
    // The rings' inner and outer radii, as fractions of the outermost.
    let rings = [(0.0, 0.31), (0.43, 0.66), (0.78, 1.0)]
    let elements = rings.flatMap { inner, outer in
      Path.quarterRing(around: center, from: radius * inner, to: radius * outer)
    }
    return StatusBarSign(size: size, shapes: [StatusBarShape(shape: .path(Path(elements)))])
  }

  /// Returns a rounded rectangle with a knob, filled up to the battery's charge.
  static func battery(level: Double, scale: Double) -> StatusBarSign {
    let (line, inset) = (scale, 2 * scale)
    let body = Rect(x: 0, y: 0, width: 22 * scale, height: 11.5 * scale)
    let knob = Rect(
      x: body.maxX + scale, y: body.midY - 2 * scale, width: 1.5 * scale, height: 4 * scale)
    var charge = body.inset(by: inset)
    charge.size.width *= min(max(level, 0), 1)
    let radius = min(1.75 * scale, charge.width / 2)
    let round = CornerRadii(
      topLeft: 0, topRight: knob.width, bottomRight: knob.width, bottomLeft: 0)
    var shapes = [
      StatusBarShape(
        shape: .roundedRect(body.inset(by: line / 2), CornerRadii(3.25 * scale)), opacity: 0.35,
        lineWidth: line),
      StatusBarShape(shape: .roundedRect(knob, round), opacity: 0.4),
    ]
    if charge.width > 0 {
      shapes.append(
        StatusBarShape(shape: .roundedRect(charge, CornerRadii(radius)), isCharge: true))
    }
    return StatusBarSign(size: Size(width: knob.maxX, height: body.height), shapes: shapes)
  }
}

extension Path {
  /// Returns a quarter of a ring that opens upwards, clockwise from the left end of its outer arc;
  /// of a disc if the inner radius is 0.
  fileprivate static func quarterRing(
    around center: Point, from inner: Double, to outer: Double
  ) -> [Element] {
    let half = 0.5.squareRoot()
    func place(_ radius: Double, _ across: Double, _ tangent: Double) -> Point {
      // From an end at 45 degrees, along the tangent towards the top.
      Point(
        x: center.x + across * radius * (half - half * tangent),
        y: center.y - radius * (half + half * tangent))
    }
    func end(_ radius: Double, _ across: Double) -> Point { place(radius, across, 0) }
    func arc(_ radius: Double, to across: Double) -> Element {
      .curve(
        end(radius, across), control1: place(radius, -across, circleControl),
        control2: place(radius, across, circleControl))
    }
    let outerArc = [Element.move(end(outer, -1)), arc(outer, to: 1)]
    guard inner > 0 else { return outerArc + [.line(center), .close] }
    return outerArc + [.line(end(inner, 1)), arc(inner, to: -1), .close]
  }
}
