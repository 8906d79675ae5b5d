import MaquetteMacros

// Variants, scales and rendering modes of symbols.
struct SymbolVariants: View {
  var body: some View {
    HStack(spacing: 20) {
      Image(systemName: "bell")
        .symbolVariant(.fill)
      Image(systemName: "folder")
        .imageScale(.large)
      Image(systemName: "cloud.sun.rain.fill")
        .symbolRenderingMode(.multicolor)
      Image(systemName: "person.3.sequence.fill")
        .symbolRenderingMode(.palette)
        .foregroundStyle(.blue, .green, .red)
    }
    .font(.title)
  }
}

#Preview("symbol-variants") {
  SymbolVariants()
}
