import MaquetteMacros

// A button that deletes, in red.
struct DestructiveButton: View {
  var body: some View {
    Button("Delete Account", role: .destructive) {
      print("deleted")
    }
  }
}

#Preview("destructive-button") {
  DestructiveButton()
}
