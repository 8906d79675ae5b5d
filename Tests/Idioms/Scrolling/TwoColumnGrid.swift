import MaquetteMacros

// Two columns of equal width.
struct TwoColumnGrid: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 16), count: 2)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(0..<5) { index in
          Text("Item \(index)")
            .frame(maxWidth: .infinity)
            .frame(height: 90)
            .background(.orange)
        }
      }
      .padding(.horizontal, 16)
    }
  }
}

#Preview("two-column-grid", traits: .fixedLayout(width: 390, height: 400)) {
  TwoColumnGrid()
}
