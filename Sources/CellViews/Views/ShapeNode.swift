package import DisplayList
import LayoutGeometry

/// A shape that fills the space it is offered; by default in the foreground colour.
package struct ShapeNode: Hashable, Sendable {
  /// The shape's edge, in whatever space the shape is offered.
  package var outline: Outline
  /// What the inside is painted with; nil leaves it empty where there is a stroke.
  package var fill: ShapePaint?
  /// The line along the outline; nil for none.
  package var stroke: Stroke?

  /// A shape; without paints it is filled with the foreground colour.
  package init(_ outline: Outline, fill: ShapePaint? = nil, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }

  /// The outlines of SwiftUI's shapes.
  package enum Outline: Hashable, Sendable {
    case rectangle
    case roundedRectangle(cornerRadius: Double)
    /// The largest circle in the middle of the space.
    case circle
    /// A rectangle whose shorter sides are half circles.
    case capsule
    /// A path in the unit square, which is stretched over the space.
    case path(Path)
  }

  /// A line along the outline, half inside and half outside, in points.
  package struct Stroke: Hashable, Sendable {
    /// What the line is painted with.
    package var paint: ShapePaint
    /// The line's width, in points.
    package var lineWidth: Double
    /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
    package var dash: [Double]

    /// A line; by default solid and one point wide.
    package init(_ paint: ShapePaint, lineWidth: Double = 1, dash: [Double] = []) {
      self.paint = paint
      self.lineWidth = lineWidth
      self.dash = dash
    }
  }
}

/// A colour or a gradient across the shape.
package enum ShapePaint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
}

extension ShapeNode: LeafView {
  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(ShapeLayout(self, in: environment))
  }
}

/// A shape, a colour or a gradient: it fills what it is offered.
struct ShapeLayout: NodeLayout {
  let kind: ViewLook.Kind
  let outline: ShapeNode.Outline
  let fill: ResolvedPaint?
  let stroke: Stroke?

  /// A stroke whose paint is resolved.
  struct Stroke {
    var paint: ResolvedPaint
    var style: StrokeStyle
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    guard outline == .circle else { return Measurement(size: proposal.filled) }
    // A circle takes the square that fits; a side that nobody offers is as long as the other one.
    let square = ProposedSize(
      width: proposal.width ?? proposal.height, height: proposal.height ?? proposal.width
    ).filled
    let side = min(square.width, square.height)
    return Measurement(size: Size(width: side, height: side))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    // A line around nothing lets touches through.
    if fill?.paint(in: frame).isVisible == true { pass.cover(frame) }
    return PlacedView(
      frame: frame,
      drawing: ShapeDrawing(kind: kind, outline: outline, fill: fill, stroke: stroke))
  }
}

extension ShapeLayout {
  /// A rectangle of one paint.
  init(kind: ViewLook.Kind, filledWith paint: ResolvedPaint) {
    self.init(kind: kind, outline: .rectangle, fill: paint, stroke: nil)
  }

  /// A shape in its surroundings: without paints it is filled with the foreground colour.
  fileprivate init(_ shape: ShapeNode, in environment: ViewEnvironment) {
    let fill = shape.fill?.resolved(in: environment.appearance)
    self.init(
      kind: .shape, outline: shape.outline,
      fill: fill ?? (shape.stroke == nil ? .color(environment.foreground) : nil),
      stroke: shape.stroke.map { stroke in
        Stroke(
          paint: stroke.paint.resolved(in: environment.appearance),
          style: StrokeStyle(lineWidth: stroke.lineWidth, dash: stroke.dash))
      })
  }
}

/// A shape that is filled, stroked, or both.
private struct ShapeDrawing: ViewDrawing {
  let kind: ViewLook.Kind
  let outline: ShapeNode.Outline
  let fill: ResolvedPaint?
  let stroke: ShapeLayout.Stroke?

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty else { return }
    let shape = outline.shape(in: view.frame)
    if let fill = fill?.paint(in: view.frame), fill.isVisible {
      commands.append(.fill(shape, fill))
    }
    if let stroke, stroke.style.lineWidth > 0 {
      let paint = stroke.paint.paint(in: view.frame)
      if paint.isVisible { commands.append(.stroke(shape, paint, stroke.style)) }
    }
  }

  func group(in frame: Rect) -> Group? { nil }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.view(kind))
    look.fills = fill?.fills ?? []
    look.cornerRadius = outline.cornerRadius(in: view.frame)
    look.border = stroke.map { ViewLook.Line($0.paint.fills, width: $0.style.lineWidth) }
    return look
  }
}

extension ShapeNode.Outline {
  /// The radius of the corners of the outline in a view's place, a circle's own; nil for square
  /// corners and for a path.
  func cornerRadius(in frame: Rect) -> Double? {
    switch shape(in: frame) {
    case .roundedRect(_, let radii): radii.topLeft
    case .ellipse(let circle): circle.width / 2
    case .rect, .path: nil
    }
  }

  /// The outline in a view's place; radii are no longer than half of the shorter side.
  func shape(in frame: Rect) -> Shape {
    let half = max(min(frame.width, frame.height) / 2, 0)
    switch self {
    case .rectangle: return .rect(frame)
    case .roundedRectangle(let cornerRadius):
      let radius = min(cornerRadius, half)
      return radius > 0 ? .roundedRect(frame, CornerRadii(radius)) : .rect(frame)
    case .circle:
      return .ellipse(
        Rect(x: frame.midX - half, y: frame.midY - half, width: 2 * half, height: 2 * half))
    case .capsule:
      return half > 0 ? .roundedRect(frame, CornerRadii(half)) : .rect(frame)
    case .path(let path):
      return .path(
        path.mapped {
          Point(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height)
        })
    }
  }
}

/// A shape's paint in the colours of its appearance; a gradient's line is still of the unit square.
enum ResolvedPaint: Sendable {
  case color(ShownColor)
  /// Its colours all have places.
  case linearGradient(start: Point, end: Point, stops: [ViewLook.Fill])

  /// The paint across a view's place, in canvas points.
  func paint(in frame: Rect) -> Paint {
    switch self {
    case .color(let color): .color(color.color)
    case .linearGradient(let start, let end, let stops):
      .linearGradient(
        Paint.Gradient(
          start: frame.point(atUnit: start), end: frame.point(atUnit: end),
          stops: stops.map { Paint.Stop(location: $0.location ?? 0, color: $0.color.color) }))
    }
  }

  /// The paint's colours, those of a gradient in their order.
  var fills: [ViewLook.Fill] {
    switch self {
    case .color(let color): [ViewLook.Fill(color)]
    case .linearGradient(start: _, end: _, let stops): stops
    }
  }
}

extension Rect {
  /// The point at a place of the unit square: (0, 0) is the top left, (1, 1) the bottom right.
  fileprivate func point(atUnit unit: Point) -> Point {
    Point(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}

extension ShapePaint {
  /// The paint in the colours of an appearance.
  func resolved(in appearance: Appearance) -> ResolvedPaint {
    switch self {
    case .color(let color): .color(color.shown(in: appearance))
    case .linearGradient(let gradient): gradient.resolved(in: appearance)
    }
  }
}

extension Paint {
  /// True if the paint leaves a trace.
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }
}

extension Path {
  /// The path with each point replaced by what `place` returns for it.
  func mapped(_ place: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let point, let control1, let control2):
          .curve(place(point), control1: place(control1), control2: place(control2))
        case .close: .close
        }
      })
  }
}
