import MaquetteMacros

// As many columns as fit.
struct AdaptiveGrid: View {
  let columns = [GridItem(.adaptive(minimum: 80))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 20) {
        ForEach(0..<10, id: \.self) { _ in
          Circle()
            .fill(.mint)
            .frame(height: 60)
        }
      }
      .padding()
    }
  }
}

#Preview("adaptive-grid", traits: .fixedLayout(width: 390, height: 300)) {
  AdaptiveGrid()
}
