import Maquette
import MaquetteTesting
import Testing

// Assertions in Swift Testing: one, several in a test, and one for each argument.
@MainActor
struct CardSnapshots {
  @Test func card() {
    assertSnapshot(of: SnapshotCard(title: "Hello"), as: .image)
  }

  @Test func sizes() {
    assertSnapshot(
      of: SnapshotCard(title: "Small"), as: .image(layout: .fixed(width: 120, height: 80)))
    assertSnapshot(of: SnapshotCard(title: "Fitting"), as: .image(layout: .sizeThatFits))
  }

  @Test(arguments: ["short", "a title that is longer"])
  func titles(title: String) {
    assertSnapshot(of: SnapshotCard(title: title), as: .image, named: title)
  }
}

private struct SnapshotCard: View {
  let title: String

  var body: some View {
    Text(title).padding().background(.yellow)
  }
}
