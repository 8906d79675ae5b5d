import MaquetteMacros

// Symbols in a size and a colour.
struct SymbolIcon: View {
  var body: some View {
    HStack(spacing: 24) {
      Image(systemName: "heart.fill")
        .font(.largeTitle)
        .foregroundStyle(.pink)
      Image(systemName: "star")
        .font(.system(size: 28, weight: .light))
      Image(systemName: "globe")
        .foregroundStyle(.tint)
    }
  }
}

#Preview("symbol-icon") {
  SymbolIcon()
}
