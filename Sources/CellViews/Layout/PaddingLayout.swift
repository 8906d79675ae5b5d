import LayoutGeometry

/// Space around a view.
struct PaddingLayout: UnaryLayout {
  let child: LayoutNode
  let insets: EdgeInsets

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let inner = try child.measure(inset(proposal), in: pass)
    let size = Size(
      width: max(inner.size.width + insets.horizontal, 0),
      height: max(inner.size.height + insets.vertical, 0))
    return inner.placed(at: Point(x: insets.leading, y: insets.top), in: size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let offer = inset(proposal)
    let size = try child.measure(offer, in: pass).size
    let childFrame = frame.placing(
      size, at: Point(x: insets.leading, y: insets.top), direction: pass.direction)
    let content = try child.place(in: childFrame, proposal: offer, pass: pass)
    return PlacedView(
      frame: frame,
      drawing: PaddingDrawing(
        padding: MeasuredPart.Padding(insets, direction: pass.direction)),
      children: [content])
  }

  private func inset(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}
