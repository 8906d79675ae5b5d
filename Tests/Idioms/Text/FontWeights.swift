import MaquetteMacros

// Weights and slants of one text style.
struct FontWeights: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Light").fontWeight(.light)
      Text("Semibold").fontWeight(.semibold)
      Text("Heavy title").font(.title2).fontWeight(.heavy)
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Medium callout").font(.callout.weight(.medium))
    }
  }
}

#Preview("font-weights") {
  FontWeights()
}
