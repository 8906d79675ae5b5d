import MaquetteMacros

// A card that follows the finger, and one that is held or pinched.
struct DraggableCard: View {
  @State private var offset = CGSize.zero
  @State private var scale = 1.0
  @GestureState private var isPressed = false

  private var drag: some Gesture {
    DragGesture(minimumDistance: 5)
      .onChanged { value in offset = value.translation }
      .onEnded { _ in
        withAnimation(.bouncy) { offset = .zero }
      }
  }

  private var press: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .updating($isPressed) { value, state, _ in state = value }
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(isPressed ? .orange : .blue)
      .frame(width: 160, height: 100)
      .scaleEffect(scale)
      .offset(offset)
      .gesture(drag)
      .simultaneousGesture(press)
      .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      .onLongPressGesture(minimumDuration: 1) { scale = 1 }
  }
}

#Preview("draggable-card") {
  DraggableCard()
}
