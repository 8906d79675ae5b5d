import MaquetteMacros

// A layout that gives all of its views the width of the widest.
struct EqualWidthButtons: View {
  var body: some View {
    EqualWidths {
      ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { pet in
        Button(pet) {}.frame(maxWidth: .infinity).border(.blue)
      }
    }
  }
}

private struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = widest(of: subviews)
    let spacing = spacings(of: subviews).reduce(0, +)
    return CGSize(width: size.width * CGFloat(subviews.count) + spacing, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let size = widest(of: subviews)
    let spacings = spacings(of: subviews)
    var x = bounds.minX + size.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
      x += size.width + spacings[index]
    }
  }

  private func widest(of subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { size, next in
      CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  private func spacings(of subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

#Preview("equal-width-buttons") {
  EqualWidthButtons()
}
