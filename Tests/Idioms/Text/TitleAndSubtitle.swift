import MaquetteMacros

// A headline with a secondary line under it.
struct TitleAndSubtitle: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Turtle Rock")
        .font(.headline)
      Text("Joshua Tree National Park")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview("title-and-subtitle") {
  TitleAndSubtitle()
}
