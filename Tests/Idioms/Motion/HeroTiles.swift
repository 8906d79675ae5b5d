import MaquetteMacros

// A tile that moves to where its detail is.
struct HeroTiles: View {
  @Namespace private var namespace
  @State private var isExpanded = false

  var body: some View {
    VStack {
      if isExpanded {
        RoundedRectangle(cornerRadius: 24)
          .fill(.purple)
          .matchedGeometryEffect(id: "tile", in: namespace)
          .frame(height: 300)
          .zIndex(1)
      } else {
        HStack {
          RoundedRectangle(cornerRadius: 8)
            .fill(.purple)
            .matchedGeometryEffect(id: "tile", in: namespace)
            .frame(width: 60, height: 60)
          Text("Purple")
        }
      }
    }
    .onTapGesture { withAnimation(.snappy) { isExpanded.toggle() } }
  }
}

#Preview("hero-tiles") {
  HeroTiles()
}
