import MaquetteMacros

// A picture of the asset catalogue, as wide as its screen.
struct AssetPhoto: View {
  var body: some View {
    Image("landscape")
      .resizable()
      .scaledToFit()
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .padding()
  }
}

#Preview("asset-photo") {
  AssetPhoto()
}
