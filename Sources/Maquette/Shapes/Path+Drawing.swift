public import DisplayList
public import Foundation
import LayoutGeometry

extension Path: Shape {
  /// Returns the path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// Creates the path that a closure draws.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates the path of the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Creates the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates the path of a rectangle whose corners are quarters of ellipses.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Indicates whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all lines and curves.
  public var boundingRect: CGRect { CGRect(extent) }

  /// Starts a new outline at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(Point(end)))
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    elements.append(.line(Point(end)))
  }

  /// Starts a new outline at the first of some points, and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addQuadratic(to: Point(end), control: Point(control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(
      .curve(Point(end), control1: Point(control1), control2: Point(control2)))
  }

  /// Adds an arc of a circle, after a line from the current point.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: The start of the arc; 0 is to the right.
  ///   - endAngle: The end of the arc.
  ///   - clockwise: The direction as in CoreGraphics, whose y grows upwards: true is anticlockwise
  ///     on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: Point(center), radius: Double(radius), start: startAngle.radians,
      delta: Self.sweep(
        from: startAngle.radians, to: endAngle.radians, isClockwise: !clockwise))
  }

  /// Adds an arc of a circle that starts at an angle and spans another, clockwise on the screen if
  /// that is positive.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: Point(center), radius: Double(radius), start: startAngle.radians,
      delta: delta.radians)
  }

  /// Adds an arc of a circle that touches the line from the current point to one point, and the
  /// line from there to another.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addArc(around: Point(tangent1End), towards: Point(tangent2End), radius: Double(radius))
  }

  /// Adds a rectangle; nothing for a null one.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    appendRect(Rect(rect))
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a rectangle whose corners are quarters of ellipses; nothing for a null one.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull else { return }
    guard style == .circular || cornerSize.width != cornerSize.height else {
      let radii = CornerRadii(min(cornerSize.width, rect.width / 2, rect.height / 2))
      elements += Path(continuousRect: Rect(rect), radii).elements
      return
    }
    addRoundedRect(Rect(rect), radii: Array(repeating: Size(cornerSize), count: 4))
  }

  /// Adds a rectangle with a radius for each corner; nothing for a null one.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    guard !rect.isNull else { return }
    guard style == .circular else {
      let half = max(min(rect.width, rect.height) / 2, 0)
      let radii = CornerRadii(
        topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
        bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading,
        style: .continuous
      ).mapped { min(max($0, 0), half) }
      elements += Path(continuousRect: Rect(rect), radii).elements
      return
    }
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    addRoundedRect(Rect(rect), radii: radii.map { Size(width: Double($0), height: Double($0)) })
  }

  /// Adds the ellipse that touches the sides of a rectangle; nothing for a null one.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    appendEllipse(in: Rect(rect))
  }

  /// Adds all steps of another path.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
  }

  /// Adds a line back to the start of the outline.
  public mutating func closeSubpath() {
    elements.append(.close)
  }

  /// Returns whether the filled path covers a point.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var path = self
    path.isEvenOdd = eoFill
    return path.covers(Point(point))
  }

  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    trimmed(from: Double(start), to: Double(end))
  }

  /// Returns the path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { $0 + Point(x: Double(dx), y: Double(dy)) }
  }

  /// Returns the path with each point transformed by a matrix.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transformed(by: Transform(transform))
  }
}
