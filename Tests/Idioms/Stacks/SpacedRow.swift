import MaquetteMacros

// A settings row: symbol, title, and a value at the other end.
struct SpacedRow: View {
  var body: some View {
    HStack {
      Image(systemName: "bell.fill")
        .foregroundStyle(.red)
      Text("Notifications")
      Spacer()
      Text("On")
        .foregroundStyle(.secondary)
      Image(systemName: "chevron.right")
        .font(.footnote)
        .foregroundStyle(.tertiary)
    }
    .padding()
  }
}

#Preview("spaced-row") {
  SpacedRow()
}
