import MaquetteMacros

// A label over the corner of a picture.
struct BadgedPicture: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.teal)
        .frame(width: 200, height: 120)
      Text("NEW")
        .font(.caption2)
        .bold()
        .foregroundStyle(.white)
        .padding(6)
        .background(.black.opacity(0.6))
        .padding(8)
    }
  }
}

#Preview("badged-picture") {
  BadgedPicture()
}
