import CellViews
import DisplayList
public import Foundation
import LayoutGeometry

/// A painted shape: its inside, and lines along the outline on top.
public nonisolated struct _ShapeView<Content: Shape>: _BuiltInView, Sendable {
  private let shape: Content
  /// The paints from the back to the front.
  private var layers: [ShapeNode]
  /// The shadows of the fill, the first on top.
  private var shadows: [BoxShadow] = []
  /// Words of the paints that are not drawn.
  private var undrawn: [UndrawnWord] = []

  /// A painted part of a shape.
  enum Paint {
    case outline(fill: ShapePaint? = nil, isEvenOdd: Bool = false)
    case stroke(ShapeNode.Stroke)
    case border(ShapeNode.Outline, ShapeNode.Stroke)
  }

  /// Creates a shape with a paint.
  ///
  /// - Parameter style: The style of the paint; nil for the foreground.
  init(_ shape: Content, _ paint: Paint, in style: _ShapePaint? = nil) {
    self.shape = shape
    layers = []
    add(paint)
    if let style { add(style, of: paint) }
  }

  /// Returns the shape with one more paint on top.
  private func adding(_ paint: Paint, in style: _ShapePaint) -> Self {
    var view = self
    view.add(paint)
    view.add(style, of: paint)
    return view
  }

  /// Adds the shadows and the notices of a style; lines do not cast shadows of their own.
  private mutating func add(_ style: _ShapePaint, of paint: Paint) {
    guard case .outline = paint else {
      undrawn += style.undrawn
      return
    }
    shadows += style.shadows.map(\.shadow)
    undrawn += style.unknownWords
  }

  private mutating func add(_ paint: Paint) {
    let outline = shape._outline.outline
    switch paint {
    case .outline(let fill, let isEvenOdd):
      layers.append(ShapeNode(isEvenOdd ? outline.evenOdd : outline, fill: fill))
    case .stroke(let stroke):
      // A fill and a line along its outline are one shape, as in configs.
      if let last = layers.indices.last, layers[last].stroke == nil, layers[last].fill != nil {
        layers[last].stroke = stroke
      } else {
        layers.append(ShapeNode(outline, stroke: stroke))
      }
    case .border(let outline, let stroke): layers.append(ShapeNode(outline, stroke: stroke))
    }
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let node = layers.dropFirst().reduce(ViewNode.shape(layers[0])) { node, layer in
      .modified(node, .overlay(.shape(layer), .center))
    }
    let shaded = shadows.isEmpty ? node : .modified(node, .boxShadows(BoxShadows(shadows)))
    return _ViewNodes(shaded.noticing(undrawn))
  }
}

nonisolated extension _ShapeView {
  /// Returns the shape with a fill on top of its paints.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fill: FillStyle = FillStyle()
  ) -> Self {
    adding(.outline(fill: style._paint.paint, isEvenOdd: fill.isEOFilled), in: style._paint)
  }

  /// Returns the shape with a line along its outline, half inside and half outside; lengths in
  /// points.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape with a line along its outline, half inside and half outside.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style line: StrokeStyle, antialiased: Bool = true
  ) -> Self {
    adding(.stroke(ShapeNode.Stroke(style._paint.paint, style: line.line)), in: style._paint)
  }

  /// Returns the shape with a dashed line along its outline; lengths in points.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, dash: [CGFloat]
  ) -> Self {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth, dash: dash))
  }
}

nonisolated extension _ShapeView where Content: InsettableShape {
  /// Returns the shape with a line inside of its outline; lengths in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape with a line inside of its outline.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style line: StrokeStyle, antialiased: Bool = true
  ) -> Self {
    adding(shape.border(style._paint.paint, line), in: style._paint)
  }
}

nonisolated extension InsettableShape {
  fileprivate func border(_ paint: ShapePaint?, _ line: StrokeStyle) -> _ShapeView<Self>.Paint {
    .border(
      inset(by: line.lineWidth / 2)._outline.outline,
      ShapeNode.Stroke(paint, style: line.line))
  }

  /// Returns a line inside of the shape's outline; lengths in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a line inside of the shape's outline.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style line: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(self, border(style._paint.paint, line), in: style._paint)
  }

  /// Returns a line inside of the shape's outline, in the foreground; lengths in points.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a line inside of the shape's outline, in the foreground.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
    _ShapeView(self, border(nil, style))
  }
}

nonisolated extension Shape {
  /// Returns the shape filled with a style.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fill: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(
      self, .outline(fill: style._paint.paint, isEvenOdd: fill.isEOFilled), in: style._paint)
  }

  /// Returns the shape filled with the foreground.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(self, .outline(isEvenOdd: style.isEOFilled))
  }

  /// Returns a line along the shape's outline, half inside and half outside; lengths in points.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a line along the shape's outline, half inside and half outside.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style line: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(
      self, .stroke(ShapeNode.Stroke(style._paint.paint, style: line.line)), in: style._paint)
  }

  /// Returns a dashed line along the shape's outline; lengths in points.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, dash: [CGFloat]
  ) -> _ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth, dash: dash))
  }

  /// Returns a line along the shape's outline, in the foreground unless it is filled; lengths in
  /// points.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a line along the shape's outline, in the foreground unless it is filled.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }
}

/// A line along a shape's outline, which can be filled as a shape.
public nonisolated struct _StrokedShape<Base: Shape>: Shape {
  /// The shape.
  public var shape: Base
  /// The line.
  public var style: StrokeStyle

  /// Returns the middle of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the shape's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Returns the line in a style.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fill: FillStyle = FillStyle()
  ) -> _ShapeView<Base> {
    shape.stroke(style, style: self.style)
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(
      .shape(
        ShapeNode(
          shape._outline.outline, stroke: ShapeNode.Stroke(nil, style: style.line))))
  }
}
