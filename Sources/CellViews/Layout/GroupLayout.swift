import DisplayList
import LayoutGeometry

/// A modifier that leaves a view where it is and draws it in another way.
struct GroupLayout: UnaryLayout {
  let child: LayoutNode
  /// What becomes of the view's drawing.
  let drawing: any ViewDrawing

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outside = pass.sight
    defer { pass.sight = outside }
    if drawing.clipsToFrame { pass.sight.clip(to: frame) }
    if drawing.hidesContent { pass.sight.isHidden = true }
    let content = try child.place(in: frame, proposal: proposal, pass: pass)
    return PlacedView(frame: frame, drawing: drawing, children: [content])
  }
}
