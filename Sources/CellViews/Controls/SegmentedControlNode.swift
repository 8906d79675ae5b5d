package import LayoutGeometry
import TextShaping

/// A choice among a few texts or symbols in one row, as UISegmentedControl: segments of one width,
/// a point apart, 32 points high.
package struct SegmentedControlNode: Sendable {
  /// The options, from the leading to the trailing end.
  package var items: [ViewNode]
  /// The chosen one, from 0; nil, or a number without an item, for none.
  package var selected: Int?

  /// Creates a choice among texts or symbols.
  package init(_ items: [ViewNode], selected: Int? = nil) {
    self.items = items
    self.selected = selected
  }

  private static let height = 32.0

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let style = environment.systemStyle.segments
    let segments = items.enumerated().map { index, item in
      segment(
        item, isSelected: index == selected, style: style, isDark: environment.appearance == .dark)
    }
    let control = ViewNode.custom(
      CustomNode(EqualSegments(children: segments, spacing: style.spacing))
    )
    .with(.background(.shape(style.outline, fill: .tertiarySystemFill), .center))
    return environment.isInListRow ? control.padded(bottom: -style.overhangInRow) : control
  }

  private func segment(
    _ item: ViewNode, isSelected: Bool, style: SystemStyle.SegmentStyle, isDark: Bool
  ) -> ViewNode {
    let label =
      item
      .font(.fixed(FontRequest(size: 13, weight: isSelected ? .semibold : .medium)))
      .with(.environment(.lineLimit(1)))
      .with(.padding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)))
      .filling(minHeight: Self.height)
    guard isSelected else { return label }
    var surface = ViewNode.shape(style.chosenOutline, fill: isDark ? .systemGray2 : .white)
    if let shadow = style.chosenShadow { surface = surface.with(.shadow(shadow)) }
    return label.with(.background(surface.with(.padding(EdgeInsets(2))), .center))
  }
}

/// Segments of one width: their proposal's part, or that of the broadest with the spacing between two
/// (with 1 point, three of 87 are 263 broad on iOS 17.5).
private struct EqualSegments: PrimitiveView {
  let children: [ViewNode]
  let spacing: Double

  var description: ViewDescription {
    // `spacing` is the system's.
    ViewDescription("segments", children: children)
  }

  func node(
    holding children: [LayoutNode], in environment: ViewEnvironment
  ) -> LayoutNode { LayoutNode(EqualSegmentsLayout(children: children, spacing: spacing)) }
}

private struct EqualSegmentsLayout: NodeLayout {
  let children: [LayoutNode]
  let spacing: Double

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let gaps = spacing * Double(max(children.count - 1, 0))
    let part = proposal.width.map { max($0 - gaps, 0) / Double(max(children.count, 1)) }
    var size = Size.zero
    for child in children {
      let own = try child.measure(
        ProposedSize(width: part, height: proposal.height), in: pass
      ).size
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    size.width = size.width * Double(children.count) + gaps
    return Measurement(size: size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let gaps = spacing * Double(max(children.count - 1, 0))
    let size = Size(
      width: max(frame.width - gaps, 0) / Double(max(children.count, 1)), height: frame.height)
    let placed = try children.enumerated().map { index, child in
      let place = frame.placing(
        size, at: Point(x: Double(index) * (size.width + spacing), y: 0),
        direction: pass.direction)
      return try child.place(in: place, proposal: ProposedSize(size), pass: pass)
    }
    return PlacedView(frame: frame, drawing: DecorationDrawing(content: 0), children: placed)
  }
}

extension SegmentedControlNode: Control {
  package var description: ViewDescription {
    ViewDescription("segmentedControl", fieldSettings, children: items)
  }

  package var isTouchTarget: Bool { true }
}

extension SegmentedControlNode: HoldingViews {
  package static let fields: [SettingField<SegmentedControlNode>] = [
    SettingField("value", \.selected, absent: nil) {
      .word("value", $0.map { "\($0)" } ?? "none", changing: .content)
    } parse: {
      $0 == "none" ? .some(nil) : Int($0)
    }
  ]

  package func holding(_ children: [ViewNode]) -> SegmentedControlNode? {
    SegmentedControlNode(children, selected: selected)
  }
}
