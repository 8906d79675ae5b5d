import MaquetteMacros

// A child that observes the model of its parent.
struct ObservedChild: View {
  @StateObject private var player = Player()

  var body: some View {
    TrackView(player: player)
  }
}

@MainActor
private final class Player: ObservableObject {
  @Published var title = "So What"
  @Published var volume = 0.25
}

private struct TrackView: View {
  @ObservedObject var player: Player

  var body: some View {
    VStack {
      Text(player.title).font(.headline)
      Slider(value: $player.volume)
    }
    .padding()
  }
}

#Preview("observed-child") {
  ObservedChild()
}
