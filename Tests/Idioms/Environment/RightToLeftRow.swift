import MaquetteMacros

// A row from right to left.
struct RightToLeftRow: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack {
      Text(direction == .rightToLeft ? "Right" : "Left")
      Spacer()
      Image(systemName: "star")
        .padding(.trailing, 20)
    }
    .padding(.leading, 10)
  }
}

#Preview("right-to-left-row") {
  RightToLeftRow()
    .environment(\.layoutDirection, .rightToLeft)
}
