import MaquetteMacros

// Rectangles of which only some corners are round.
struct UnevenCorners: View {
  var body: some View {
    HStack {
      UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24)
        .fill(.blue)
      Text("Message")
        .padding()
        .background(.green)
        .clipShape(.rect(topLeadingRadius: 16, bottomLeadingRadius: 16, topTrailingRadius: 16))
      RoundedRectangle(cornerRadius: 20, style: .continuous)
        .fill(.gray)
        .strokeBorder(.black, lineWidth: 2)
      Ellipse()
    }
    .frame(height: 80)
  }
}

#Preview("uneven-corners") {
  UnevenCorners()
}
