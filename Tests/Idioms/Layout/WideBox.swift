import MaquetteMacros

// Boxes of a ratio that fit, and one that fills a smaller frame.
struct WideBox: View {
  var body: some View {
    VStack(spacing: 16) {
      Rectangle()
        .fill(.blue)
        .aspectRatio(16 / 9, contentMode: .fit)
      Rectangle()
        .fill(.red)
        .aspectRatio(CGSize(width: 3, height: 1), contentMode: .fill)
        .frame(width: 120, height: 60)
        .clipped()
    }
    .padding(.horizontal, 40)
  }
}

#Preview("wide-box") {
  WideBox()
}
