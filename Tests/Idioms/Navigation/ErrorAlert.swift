import MaquetteMacros

// An alert that is not shown at rest.
struct ErrorAlert: View {
  @State private var isPresented = false

  var body: some View {
    Button("Upload") { isPresented = true }
      .alert("No connection", isPresented: $isPresented) {
        Button("Retry") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Check your network, and try again.")
      }
  }
}

#Preview("error-alert") {
  ErrorAlert()
}
