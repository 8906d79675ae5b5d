import MaquetteMacros

// Titles with their symbols, in the styles of labels.
struct IconLabels: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Downloads", systemImage: "arrow.down.circle")
      Label("Rain", systemImage: "cloud.rain")
        .labelStyle(.iconOnly)
      Label {
        Text("Ada Lovelace")
      } icon: {
        Circle().fill(.orange).frame(width: 24, height: 24)
      }
    }
  }
}

#Preview("icon-labels") {
  IconLabels()
}
