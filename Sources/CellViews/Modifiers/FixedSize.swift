import LayoutGeometry

extension NodeModifier {
  /// Keeps the view at its ideal width, height or size.
  package static func fixedSize(horizontal: Bool, vertical: Bool) -> NodeModifier {
    NodeModifier(FixedSize(isHorizontal: horizontal, isVertical: vertical))
  }
}

/// `fixedSize(horizontal:vertical:)`: proposes nothing to a view, so that it takes its ideal size.
struct FixedSize: PrimitiveModifier, Settable {
  var isHorizontal: Bool
  var isVertical: Bool

  static let fields: [SettingField<FixedSize>] = [
    SettingField("fixedSize", \.axes, absent: []) {
      .axes("fixedSize", $0, default: [])
    } parse: {
      Set(words: $0)
    }
  ]

  private var axes: Set<Axis> {
    get {
      Set([isHorizontal ? Axis.horizontal : nil, isVertical ? .vertical : nil].compactMap(\.self))
    }
    set {
      (isHorizontal, isVertical) = (newValue.contains(.horizontal), newValue.contains(.vertical))
    }
  }

  var description: ModifierDescription {
    // The axes are those of `isHorizontal` and `isVertical`.
    ModifierDescription(fieldSettings)
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: FixedSizeLayout(child: child, modifier: self))
  }
}

private struct FixedSizeLayout: ModifierLayout {
  let child: LayoutNode
  let modifier: FixedSize

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(offer(for: proposal), in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try child.place(in: frame, proposal: offer(for: proposal), pass: pass)
  }

  private func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: modifier.isHorizontal ? nil : proposal.width,
      height: modifier.isVertical ? nil : proposal.height)
  }
}
