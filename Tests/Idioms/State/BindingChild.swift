import MaquetteMacros

// A child that changes the state of its parent.
struct BindingChild: View {
  @State private var isPlaying = false

  var body: some View {
    VStack(spacing: 12) {
      Text(isPlaying ? "Now playing" : "Paused")
        .foregroundStyle(isPlaying ? .primary : .secondary)
      PlayButton(isPlaying: $isPlaying)
    }
  }
}

private struct PlayButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button(action: { isPlaying.toggle() }) {
      Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        .font(.title)
    }
  }
}

#Preview("binding-child") {
  BindingChild()
}
