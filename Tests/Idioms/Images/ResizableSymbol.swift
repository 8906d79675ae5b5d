import MaquetteMacros

// A symbol that fits into a frame, as pictures do.
struct ResizableSymbol: View {
  var body: some View {
    Image(systemName: "photo")
      .resizable()
      .renderingMode(.template)
      .aspectRatio(contentMode: .fit)
      .frame(width: 64, height: 64)
      .foregroundStyle(.secondary)
  }
}

#Preview("resizable-symbol") {
  ResizableSymbol()
}
