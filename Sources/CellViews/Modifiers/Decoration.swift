import DisplayList
package import LayoutGeometry

extension NodeModifier {
  /// Puts a view behind, proposed the size of the view in front of it.
  package static func background(_ view: ViewNode, _ alignment: Alignment) -> NodeModifier {
    NodeModifier(Decoration(.background, view, alignment))
  }

  /// Puts a view on top, proposed the size of the view under it.
  package static func overlay(_ view: ViewNode, _ alignment: Alignment) -> NodeModifier {
    NodeModifier(Decoration(.overlay, view, alignment))
  }
}

/// `background(_:alignment:)` and `overlay(_:alignment:)`: a view behind another one or on top of
/// it, with the size of the decorated view as its proposal.
struct Decoration: DecoratingModifier {
  enum Depth {
    case background, overlay
  }

  let depth: Depth
  let view: ViewNode
  fileprivate(set) var alignment: Alignment

  init(_ depth: Depth, _ view: ViewNode, _ alignment: Alignment) {
    self.depth = depth
    self.view = view
    self.alignment = alignment
  }

  var decoration: ViewNode? { view }

  func adding(_ view: ViewNode) -> (any PrimitiveModifier)? { Decoration(depth, view, alignment) }

  var description: ModifierDescription {
    let kind = depth == .background ? "background" : "overlay"
    return ModifierDescription(
      [.word(kind, view.kind, changing: .content)],
      adding: ModifierDescription.AddedView(kind, view, alignment))
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(
      modifier: DecorationLayout(
        child: child, decoration: decoration, alignment: alignment, depth: depth))
  }
}

extension Decoration: Settable {
  // Not among the description's settings: the layout text writes the alignment with the added view.
  static let fields: [SettingField<Decoration>] = [.alignment("alignment", \.alignment)]
}

private struct DecorationLayout: ModifierLayout {
  /// The decorated view.
  let child: LayoutNode
  let decoration: LayoutNode
  let alignment: Alignment
  let depth: Decoration.Depth

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let content = try child.measure(proposal, in: pass)
    let offer = ProposedSize(frame.size)
    let measurement = try decoration.measure(offer, in: pass)
    let origin = measurement.origin(in: content, alignment: alignment)
    let decorationFrame = frame.placing(
      measurement.size, at: origin, direction: pass.direction)
    // In drawing order, so that collections are listed in that order too.
    switch depth {
    case .overlay:
      let below = try child.place(in: frame, proposal: proposal, pass: pass)
      let above = try decoration.place(in: decorationFrame, proposal: offer, pass: pass)
      return PlacedView(
        frame: frame, drawing: DecorationDrawing(content: 0), children: [below, above])
    case .background:
      let below = try decoration.place(in: decorationFrame, proposal: offer, pass: pass)
      let above = try child.place(in: frame, proposal: proposal, pass: pass)
      return PlacedView(
        frame: frame, drawing: DecorationDrawing(content: 1), children: [below, above])
    }
  }
}

/// A view and the one behind it or on top of it, without a drawing of its own.
struct DecorationDrawing: ViewDrawing {
  /// The index of the decorated one of the two, from 0 at the bottom.
  let content: Int

  func part(of view: PlacedView) -> ViewPart { .holding }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.decoration(content: content)) }
}
