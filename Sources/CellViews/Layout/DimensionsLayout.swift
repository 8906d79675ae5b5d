import DisplayList
import LayoutGeometry
import TextShaping

/// A view with arrows along its edges and the length of each.
struct DimensionsLayout: UnaryLayout {
  let child: LayoutNode
  let edges: [Dimensions.Edge]
  let arrow: RGBA
  let label: RGBA

  /// The labels' font size, in points: a caption's.
  private static let fontSize = 12.0

  init(_ dimensions: Dimensions, around child: LayoutNode, appearance: Appearance) {
    self.child = child
    // In the order of their declaration: a set has none that stays the same.
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
        TextRequest(string: length.shortened, font: FontRequest(size: Self.fontSize)))
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
