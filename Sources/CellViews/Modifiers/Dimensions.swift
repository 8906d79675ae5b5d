import DisplayList
import LayoutGeometry
import TextShaping

extension NodeModifier {
  /// Draws arrows with the measured lengths along the view's edges.
  package static func dimensions(_ dimensions: Dimensions) -> NodeModifier {
    NodeModifier(dimensions)
  }
}

/// Arrows along a view's edges with the measured length, as in the fifth article.
public struct Dimensions: Hashable, Sendable {
  /// The edges that get an arrow.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
  }

  /// The edges that get an arrow.
  package var edges: Set<Edge>
  /// The arrows' colour.
  package var arrow: Color
  /// The colour of the lengths.
  package var label: Color

  /// Arrows along some edges.
  package init(edges: Set<Edge>, arrow: Color, label: Color) {
    self.edges = edges
    self.arrow = arrow
    self.label = label
  }
}

extension Dimensions: PrimitiveModifier {
  package var description: ModifierDescription {
    let names = Edge.allCases.filter(edges.contains).map(\.rawValue)
    return [
      .word("dimensions", names.joined(separator: ","), changing: .paint),
      .color("dimensionsArrow", arrow), .color("dimensionsLabel", label),
    ]
  }

  package func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      modifier: DimensionsLayout(self, around: child, appearance: environment.appearance))
  }
}

private struct DimensionsLayout: ModifierLayout {
  let child: LayoutNode
  let edges: [Dimensions.Edge]
  let arrow: RGBA
  let label: RGBA

  /// The labels' font size, in points: a caption's.
  private static let fontSize = 12.0

  init(_ dimensions: Dimensions, around child: LayoutNode, appearance: Appearance) {
    self.child = child
    // In the order of their declaration: a set has no stable one.
    edges = Dimensions.Edge.allCases.filter(dimensions.edges.contains)
    arrow = dimensions.arrow.resolved(in: appearance)
    label = dimensions.label.resolved(in: appearance)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let content = try child.place(in: frame, proposal: proposal, pass: pass)
    let arrows = try edges.map { edge in
      let side = side(of: edge, direction: pass.direction)
      let length = side.axis == .horizontal ? frame.width : frame.height
      let text = try pass.shaper.shape(
        TextRequest(string: length.shortened, font: .annotation(size: Self.fontSize)))
      return DimensionArrow(side: side, text: text)
    }
    return PlacedView(
      frame: frame,
      drawing: DimensionsDrawing(arrows: arrows, arrowColor: arrow, labelColor: label),
      children: [content])
  }

  private func side(
    of edge: Dimensions.Edge, direction: LayoutDirection
  ) -> DimensionArrow.Side {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}

/// A view with arrows along its edges, outside of them.
private struct DimensionsDrawing: ModifierDrawing {
  let arrows: [DimensionArrow]
  let arrowColor: RGBA
  let labelColor: RGBA

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
    for arrow in arrows {
      let line = arrow.line(along: view.frame)
      if arrowColor.alpha > 0 {
        commands.append(.fill(.path(arrow.path(of: line)), .color(arrowColor)))
      }
      if labelColor.alpha > 0 {
        commands += arrow.text.commands(at: arrow.labelFrame(on: line).origin, color: labelColor)
      }
    }
  }
}

/// An arrow as long as a view's side, with two heads and a label on its middle.
///
/// A label that leaves no room for both heads is beyond the line, away from the view.
private struct DimensionArrow: Sendable {
  /// A side of a view on the canvas.
  enum Side: Sendable {
    case top, left, bottom, right

    /// The axis along which the side runs.
    var axis: Axis { self == .top || self == .bottom ? .horizontal : .vertical }
  }

  /// The line's two ends, which are the heads' tips.
  struct Line {
    var start: Point
    var end: Point
    /// The line's length, in points.
    var length: Double { end.x - start.x + end.y - start.y }
  }

  let side: Side
  let text: ShapedText

  /// The distance from the view's edge to the line, in points: a label of two or three digits
  /// beside a vertical line does not touch the view.
  static let distance = 16.0
  /// The line's thickness, in points.
  static let thickness = 1.0
  /// The length of a head, in points, and half of its width.
  static let head = (length: 6.0, halfWidth: 3.0)
  /// The space between the label and the line, in points.
  static let gap = 3.0

  /// Returns the line beside a view, as long as the view's side.
  func line(along frame: Rect) -> Line {
    switch side {
    case .top: horizontal(y: frame.minY - Self.distance, frame)
    case .bottom: horizontal(y: frame.maxY + Self.distance, frame)
    case .left: vertical(x: frame.minX - Self.distance, frame)
    case .right: vertical(x: frame.maxX + Self.distance, frame)
    }
  }

  private func horizontal(y: Double, _ frame: Rect) -> Line {
    Line(start: Point(x: frame.minX, y: y), end: Point(x: frame.maxX, y: y))
  }

  private func vertical(x: Double, _ frame: Rect) -> Line {
    Line(start: Point(x: x, y: frame.minY), end: Point(x: x, y: frame.maxY))
  }

  /// Half of the space that the label takes along the line, in points.
  private var halfBreak: Double { text.size[side.axis] / 2 + Self.gap }

  /// Returns whether the line has room for its heads on both sides of the label.
  private func holdsLabel(_ line: Line) -> Bool {
    line.length / 2 >= halfBreak + Self.head.length
  }

  func labelFrame(on line: Line) -> Rect {
    var center = Point(x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2)
    if !holdsLabel(line) {
      let beyond = text.size[side.axis.cross] / 2 + Self.head.halfWidth + Self.gap
      switch side {
      case .top: center.y -= beyond
      case .bottom: center.y += beyond
      case .left: center.x -= beyond
      case .right: center.x += beyond
      }
    }
    return Rect(
      x: center.x - text.size.width / 2, y: center.y - text.size.height / 2,
      width: text.size.width, height: text.size.height)
  }

  /// Returns the line, open at the label, and its two heads.
  func path(of line: Line) -> Path {
    let head = min(Self.head.length, line.length / 2)
    var path = Path()
    // Positions along the line and across it, from the line's start.
    func add(_ corners: [(along: Double, across: Double)]) {
      for (index, corner) in corners.enumerated() {
        let distance =
          side.axis == .horizontal
          ? Point(x: corner.along, y: corner.across) : Point(x: corner.across, y: corner.along)
        let point = line.start + distance
        path.elements.append(index == 0 ? .move(point) : .line(point))
      }
      path.elements.append(.close)
    }
    func addBar(from start: Double, to end: Double) {
      guard start < end else { return }
      let half = Self.thickness / 2
      add([(start, -half), (end, -half), (end, half), (start, half)])
    }
    let width = Self.head.halfWidth
    add([(0, 0), (head, -width), (head, width)])
    add([(line.length, 0), (line.length - head, -width), (line.length - head, width)])
    if holdsLabel(line) {
      addBar(from: head, to: line.length / 2 - halfBreak)
      addBar(from: line.length / 2 + halfBreak, to: line.length - head)
    } else {
      addBar(from: head, to: line.length - head)
    }
    return path
  }
}

extension Double {
  /// The number with at most two decimals, in its shortest form: `300`, `57.5`, `33.33`.
  fileprivate var shortened: String {
    let rounded = (self * 100).rounded() / 100
    // Above 2^53 there are no decimals, and an Int may not hold the number.
    guard abs(rounded) < 9_007_199_254_740_992, rounded == rounded.rounded() else {
      return "\(rounded)"
    }
    return "\(Int(rounded))"
  }
}
