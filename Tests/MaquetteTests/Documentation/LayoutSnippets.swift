import Maquette

/// The examples of the documentation comments about layout.
private struct LayoutSnippets: View {
  let isWide: Bool

  var body: some View {
    GeometryReader { proxy in
      Capsule().frame(width: proxy.size.width * 0.5)
    }
    ViewThatFits(in: .horizontal) {
      Text("A text that is too long for some places")
      Text("Short")
    }
    switched
    scrolled(["Hello"])
    pinned
    Staircase { Text("One") }
  }

  @State private var position = ScrollPosition(edge: .bottom)

  @ViewBuilder private func scrolled(_ messages: [String]) -> some View {
    ScrollView {
      ForEach(messages, id: \.self) { message in Text(message) }
    }
    .defaultScrollAnchor(.bottom)
    ScrollView {
      ForEach(messages, id: \.self) { message in Text(message) }
    }
    .scrollPosition($position)
  }

  @ViewBuilder private var pinned: some View {
    ScrollView {
      LazyVStack(pinnedViews: [.sectionHeaders]) {
        Section("Today") {
          ForEach(0..<20) { Text("Message \($0)") }
        }
      }
    }
    .scrollPosition(.constant(ScrollPosition(id: 12, anchor: .center)))
  }

  @ViewBuilder private var switched: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
    layout {
      Text("Today")
      Text("Tomorrow")
    }
  }
}

struct Staircase: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let place = CGPoint(x: bounds.minX + 20 * CGFloat(index), y: bounds.minY)
      subview.place(at: place, proposal: .unspecified)
    }
  }
}

extension VerticalAlignment {
  private enum Account: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  static let account = VerticalAlignment(Account.self)
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Receipt: View {
  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Coffee")
        Text("$ 7.00").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      Text("Thank you")
    }
  }
}
