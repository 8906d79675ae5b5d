import LayoutGeometry

extension NodeModifier {
  /// Keeps the ratio of the view's width to its height, or that of its ideal size for nil.
  package static func aspectRatio(_ ratio: Double?, _ mode: ContentMode) -> NodeModifier {
    NodeModifier(AspectRatio(ratio: ratio, contentMode: mode))
  }
}

/// The choice whether a view of a fixed ratio fits into a space or fills it.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case fit, fill
}

/// `aspectRatio(_:contentMode:)`: offers a view the largest space of a ratio that fits the proposal,
/// or the smallest that fills it.
struct AspectRatio: PrimitiveModifier, Settable {
  /// Width divided by height, or nil for the ratio of the view's ideal size.
  var ratio: Double?
  var contentMode: ContentMode

  static let fields: [SettingField<AspectRatio>] = [
    SettingField("aspectRatio", \.ratio, absent: .some(nil)) {
      .number("aspectRatio", $0)
    } parse: {
      Double($0)
    },
    .choice("contentMode", \.contentMode),
  ]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      modifier: AspectRatioLayout(child: child, ratio: ratio, contentMode: contentMode))
  }
}

private struct AspectRatioLayout: ModifierLayout {
  let child: LayoutNode
  let ratio: Double?
  let contentMode: ContentMode

  var isMeantToSpill: Bool { contentMode == .fill || child.isMeantToSpill }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(offer(for: proposal, in: pass), in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try child.place(
      in: frame, proposal: offer(for: proposal, in: pass), pass: pass)
  }

  private func offer(
    for proposal: ProposedSize, in pass: LayoutPass
  ) throws -> ProposedSize {
    guard proposal != .unspecified else { return proposal }
    let ratio = try ratio ?? idealRatio(in: pass)
    // A view without an extent has no ratio to keep.
    guard let ratio, ratio > 0, ratio.isFinite else { return proposal }
    // Each proposed length gives a height; the smaller one fits, the larger one fills.
    let heights = [proposal.width.map { $0 / ratio }, proposal.height].compactMap(\.self)
    guard let height = contentMode == .fit ? heights.min() : heights.max() else {
      return proposal
    }
    return ProposedSize(width: height * ratio, height: height)
  }

  private func idealRatio(in pass: LayoutPass) throws -> Double? {
    let ideal = try child.measure(.unspecified, in: pass).size
    return ideal.isEmpty ? nil : ideal.width / ideal.height
  }
}
