import MaquetteMacros

// A list that loads when it appears and when it is pulled.
struct RefreshableFeed: View {
  @State private var headlines: [String] = []

  var body: some View {
    List(headlines, id: \.self) { Text($0) }
      .overlay {
        if headlines.isEmpty {
          ProgressView()
        }
      }
      .refreshable { await load() }
      .task { await load() }
  }

  private func load() async {
    try? await Task.sleep(for: .seconds(1))
    headlines = ["Swift 6 is out", "New layouts"]
  }
}

#Preview("refreshable-feed") {
  RefreshableFeed()
}
