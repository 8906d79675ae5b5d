package import LayoutGeometry

extension NodeModifier {
  /// Places a guide of the view, in points from its leading edge.
  package static func alignmentGuide(
    _ alignment: HorizontalAlignment, at value: @escaping @Sendable (Measurement) throws -> Double
  ) -> NodeModifier {
    NodeModifier(GuidePlace(name: alignment.name) { $0.placing(alignment, at: try value($0)) })
  }

  /// Places a guide of the view, in points from its top edge.
  package static func alignmentGuide(
    _ alignment: VerticalAlignment, at value: @escaping @Sendable (Measurement) throws -> Double
  ) -> NodeModifier {
    NodeModifier(GuidePlace(name: alignment.name) { $0.placing(alignment, at: try value($0)) })
  }

  /// Places guides of the view, as `placing` computes them from its existing ones.
  ///
  /// - Parameter words: The guides and their places.
  package static func alignmentGuides(
    _ words: String, placing: @escaping @Sendable (Measurement) throws -> Measurement
  ) -> NodeModifier {
    NodeModifier(GuidePlace(name: words, placing: placing))
  }
}

/// `alignmentGuide(_:computeValue:)`: a view with a guide at another place.
private struct GuidePlace: PrimitiveModifier {
  /// The guide's name; for several, also their places.
  let name: String
  let placing: @Sendable (Measurement) throws -> Measurement

  var description: ModifierDescription {
    // One function for `placing` is not distinguished from another.
    [.word("alignmentGuide", name, changing: .place)]
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: GuidePlaceLayout(child: child, placing: placing))
  }
}

private struct GuidePlaceLayout: ModifierLayout {
  let child: LayoutNode
  let placing: @Sendable (Measurement) throws -> Measurement

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try placing(try child.measure(proposal, in: pass))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try child.place(in: frame, proposal: proposal, pass: pass)
  }
}
