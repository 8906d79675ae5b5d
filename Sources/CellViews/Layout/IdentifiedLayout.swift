import LayoutGeometry

/// A view with an `id`: its place is told to the passes that follow.
struct IdentifiedLayout: UnaryLayout {
  let child: LayoutNode
  let id: String

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    pass.note(id, at: frame)
    let content = try child.place(in: frame, proposal: proposal, pass: pass)
    return PlacedView(
      frame: frame, drawing: NamedDrawing(id: id, label: nil), children: [content])
  }
}
