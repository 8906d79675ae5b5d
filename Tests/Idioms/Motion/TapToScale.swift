import MaquetteMacros

// A view that grows when it is tapped.
struct TapToScale: View {
  @State private var isLarge = false

  var body: some View {
    Circle()
      .fill(isLarge ? .red : .blue)
      .frame(width: isLarge ? 200 : 100, height: isLarge ? 200 : 100)
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
          isLarge.toggle()
        }
      }
  }
}

#Preview("tap-to-scale") {
  TapToScale()
}
