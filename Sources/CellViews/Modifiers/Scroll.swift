import LayoutGeometry

/// A viewport on content that is at least as long as the viewport, and shown from its start.
struct Scroll: PrimitiveModifier {
  let axis: Axis

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(modifier: ScrollLayout(child: child, axis: axis))
  }
}

private struct ScrollLayout: ModifierLayout {
  let child: LayoutNode
  let axis: Axis

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    var size = try child.measure(freed(proposal), in: pass).size
    size[axis] = proposal[axis] ?? size[axis]
    return Measurement(size: size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    var offer = freed(proposal)
    // Content that is shorter than its viewport is offered all of it, so that a spacer at its end
    // keeps the rest at the start.
    if try child.measure(offer, in: pass).size[axis] < frame.size[axis] {
      offer[axis] = frame.size[axis]
    }
    let size = try child.measure(offer, in: pass).size
    var origin = Point.zero
    origin[axis.cross] = (frame.size[axis.cross] - size[axis.cross]) / 2
    guard let visible = pass.sight.visible.intersection(frame) else {
      return PlacedView(frame: frame, drawing: nil)
    }
    let outside = pass.sight
    pass.sight = outside.through(visible)
    defer { pass.sight = outside }
    let content = try child.place(
      in: frame.placing(size, at: origin, direction: pass.direction), proposal: offer, pass: pass)
    // An edge that sticks out by less than a hundredth of a point does so by rounding.
    let isLonger = size[axis] > frame.size[axis] + 0.01
    return PlacedView(
      frame: frame, drawing: ViewportDrawing(collection: nil, isClipped: isLonger),
      children: [content])
  }

  /// The proposal without an end along the axis.
  private func freed(_ proposal: ProposedSize) -> ProposedSize {
    var freed = proposal
    freed[axis] = nil
    return freed
  }
}
