import LayoutGeometry

/// Moves what a view draws and leaves its place in the layout where it was.
struct OffsetLayout: UnaryLayout {
  let child: LayoutNode
  /// The distance in points, along x towards the trailing edge.
  let offset: Point

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let x = pass.direction == .leftToRight ? offset.x : -offset.x
    return try child.place(
      in: frame.offset(by: Point(x: x, y: offset.y)), proposal: proposal, pass: pass)
  }
}
