import MaquetteMacros

// A round picture with a white line and a shadow.
struct CircleAvatar: View {
  var body: some View {
    Image("avatar")
      .resizable()
      .aspectRatio(contentMode: .fill)
      .frame(width: 120, height: 120)
      .clipShape(Circle())
      .overlay {
        Circle().stroke(.white, lineWidth: 4)
      }
      .shadow(radius: 7)
  }
}

#Preview("circle-avatar") {
  CircleAvatar()
}
