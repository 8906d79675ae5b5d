import MaquetteMacros

// Padding at some edges, twice over, under two backgrounds.
struct PaddedEdges: View {
  var body: some View {
    Text("Padding")
      .padding(.horizontal, 20)
      .padding(.top, 8)
      .padding([.bottom, .trailing], 4)
      .background(.yellow)
      .padding()
      .background(.orange)
  }
}

#Preview("padded-edges") {
  PaddedEdges()
}
