import MaquetteMacros

// A price that no longer holds, beside the new one.
struct StruckOutPrice: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("$49")
        .strikethrough()
        .foregroundStyle(.secondary)
      Text("$29")
        .font(.title2.bold())
      Text("Details")
        .underline(true, color: .blue)
    }
  }
}

#Preview("struck-out-price") {
  StruckOutPrice()
}
