import MaquetteMacros

// Colours and corners under their first names.
struct LegacyCard: View {
  var body: some View {
    Text("Sale")
      .foregroundColor(.white)
      .padding()
      .background(Color.red)
      .cornerRadius(8)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.black, lineWidth: 1))
      .overlay(Text("%").foregroundColor(.white).padding(2), alignment: .topTrailing)
      .padding()
  }
}

#Preview("legacy-card") {
  LegacyCard()
}
