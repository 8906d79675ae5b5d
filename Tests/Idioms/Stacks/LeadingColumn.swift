import MaquetteMacros

// A column of texts at its leading edge.
struct LeadingColumn: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Margherita").font(.headline)
      Text("Tomato, mozzarella, basil")
      Text("€ 9").foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview("leading-column") {
  LeadingColumn()
}
