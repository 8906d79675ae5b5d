import MaquetteMacros

// A button that closes its screen, and one that opens a page.
struct DismissButton: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    HStack {
      Text(isPresented ? "Details" : "Home")
      Spacer()
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill")
          .foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

#Preview("dismiss-button") {
  DismissButton()
}
