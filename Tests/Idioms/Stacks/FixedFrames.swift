import MaquetteMacros

// Frames of fixed and of flexible lengths, with their borders.
struct FixedFrames: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Fixed")
        .frame(width: 100, height: 60, alignment: .topLeading)
        .border(.red)
      Text("Flexible")
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .trailing)
        .border(Color.blue, width: 2)
      Text("At most 120 points")
        .frame(maxWidth: 120)
        .border(.green)
    }
    .padding()
  }
}

#Preview("fixed-frames") {
  FixedFrames()
}
