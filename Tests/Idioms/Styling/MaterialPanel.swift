import MaquetteMacros

// A panel of blurred material over a picture.
struct MaterialPanel: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
      VStack(alignment: .leading) {
        Text("Sunset").font(.headline)
        Text("5 songs").font(.caption)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.ultraThinMaterial)
      Text("Playing")
        .padding(8)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
    .frame(height: 200)
  }
}

#Preview("material-panel") {
  MaterialPanel()
}
