import Maquette

// A preview that is a type.
struct LegacyPreview: View {
  var name: String

  var body: some View {
    Text("Hello, \(name)!")
      .padding()
  }
}

struct LegacyPreview_Previews: PreviewProvider {
  static var previews: some View {
    LegacyPreview(name: "World")
      .previewLayout(.sizeThatFits)
      .previewDisplayName("legacy-preview")
    LegacyPreview(name: "Night")
      .previewDevice("iPhone 15")
      .preferredColorScheme(.dark)
  }
}
