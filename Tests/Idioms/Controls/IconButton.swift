import MaquetteMacros

// A plain button whose symbol shows its state.
struct IconButton: View {
  @State private var isLiked = false

  var body: some View {
    Button {
      isLiked.toggle()
    } label: {
      Image(systemName: isLiked ? "heart.fill" : "heart")
        .font(.title2)
        .foregroundStyle(isLiked ? .red : .gray)
        .frame(width: 44, height: 44)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Like")
  }
}

#Preview("icon-button") {
  IconButton()
}
