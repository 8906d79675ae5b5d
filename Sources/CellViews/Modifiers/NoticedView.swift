import LayoutGeometry

extension NodeModifier {
  /// Notices something about the view; changes nothing.
  package static func notice(_ finding: Notice.Finding) -> NodeModifier {
    NodeModifier(NoticedView(finding: finding))
  }
}

/// A finding about a view before it is laid out; changes nothing.
struct NoticedView: LengthKeepingModifier {
  let finding: Notice.Finding

  func change(_ environment: inout ViewEnvironment) {
    // Like a mark, a notice is not a level.
    environment.depth -= 1
  }

  var description: ModifierDescription {
    // A view is the same whatever `finding` there is about it.
    []
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      NoticedLayout(child: child, finding: finding, mark: environment.mark),
      priority: child.priority, isSpacer: child.isSpacer, isMeantToSpill: child.isMeantToSpill)
  }
}

private struct NoticedLayout: NodeLayout {
  let child: LayoutNode
  let finding: Notice.Finding
  let mark: ViewMark?

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(proposal, in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    pass.notice(finding, mark: mark)
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}
