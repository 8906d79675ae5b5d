import MaquetteMacros

// Pages that stop at each card, and pages with dots.
struct PagingCards: View {
  @State private var page: Int? = 0
  private let colors: [Color] = [.red, .green, .blue]

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(colors.indices, id: \.self) { index in
            colors[index]
              .containerRelativeFrame(.horizontal)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .frame(height: 120)
      TabView {
        ForEach(colors, id: \.self) { $0 }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .frame(height: 120)
    }
  }
}

#Preview("paging-cards") {
  PagingCards()
}
