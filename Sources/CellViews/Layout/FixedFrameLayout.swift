import LayoutGeometry

/// A frame of fixed lengths: `frame(width:height:alignment:)`.
struct FixedFrameLayout: FrameLayout {
  let child: LayoutNode
  let frame: FixedFrame
  let mark: ViewMark?

  var alignment: Alignment { frame.alignment }

  var hidesContent: Bool { frame.width == 0 || frame.height == 0 }

  func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
  }

  func size(for proposal: ProposedSize, around child: Size) -> Size {
    Size(width: frame.width ?? child.width, height: frame.height ?? child.height)
  }
}
