import MaquetteMacros

// A layout whose lines break where they are full.
struct FlowingTags: View {
  private let tags = ["Swift", "Layout", "Grid", "Preview", "Linux", "Snapshot", "Collection"]

  var body: some View {
    FlowingLayout(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text(tag).padding(8).background(.teal.opacity(0.2), in: .capsule)
      }
    }
    .frame(width: 260)
  }
}

private struct FlowingLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offsets = offsets(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(width: proposal.width ?? offsets.width, height: offsets.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, offset) in zip(subviews, offsets(of: subviews, in: bounds.width).origins) {
      let point = CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y)
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
    }
  }

  private func offsets(
    of subviews: Subviews, in width: CGFloat
  ) -> (origins: [CGPoint], width: CGFloat, height: CGFloat) {
    var origins: [CGPoint] = []
    var (x, y, lineHeight, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x + size.width > width, x > 0 {
        y += lineHeight + spacing
        (x, lineHeight) = (0, 0)
      }
      origins.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      widest = max(widest, x - spacing)
      lineHeight = max(lineHeight, size.height)
    }
    return (origins, widest, y + lineHeight)
  }
}

#Preview("flowing-tags") {
  FlowingTags()
}
