import MaquetteMacros

// What is shown where there is nothing.
struct EmptySearch: View {
  var body: some View {
    ContentUnavailableView {
      Label("No Mail", systemImage: "tray.fill")
    } description: {
      Text("New messages appear here.")
    } actions: {
      Button("Refresh") {}
    }
  }
}

#Preview("empty-search") {
  EmptySearch()
}
