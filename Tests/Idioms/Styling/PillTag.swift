import MaquetteMacros

// A tag in a capsule of its own colour.
struct PillTag: View {
  var body: some View {
    Text("Swift")
      .font(.caption)
      .fontWeight(.medium)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.blue.opacity(0.15), in: Capsule())
      .foregroundStyle(.blue)
  }
}

#Preview("pill-tag") {
  PillTag()
}
