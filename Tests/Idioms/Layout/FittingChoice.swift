import MaquetteMacros

// The first of several views that fits.
struct FittingChoice: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("A text that is far too long for a frame of this width")
      Text("A shorter text")
      Text("Short")
    }
    .lineLimit(1)
    .frame(width: 160)
    .border(.gray)
  }
}

#Preview("fitting-choice") {
  FittingChoice()
}
