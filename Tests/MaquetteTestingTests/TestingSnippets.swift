import MaquetteTesting
import Testing
import XCTest

/// The examples of the documentation, with goldens like any other tests.
private func cards(_ colors: [Color], in appearance: Appearance = .light) -> Preview {
  Preview("cards", width: 200, appearance: appearance) {
    CollectionView(colors, layout: .grid(columns: 2, spacing: 8)) { color in
      color.frame(height: 60).cornerRadius(10)
    }
    .padding()
  }
}

@Test func `three cards`() {
  assertSnapshot(of: cards([.pink, .purple, .orange]))
}

@Test(arguments: [Appearance.light, .dark])
func `no cards`(appearance: Appearance) {
  assertSnapshot(of: cards([], in: appearance), named: "\(appearance)")
}

private let preview = cards([.teal])

@Test func card() {
  assertSnapshot(of: preview)
}

final class CardsTests: XCTestCase {
  func testThreeCards() {
    assertSnapshot(of: cards([.pink, .purple, .orange]))
  }
}

@Suite(.snapshots(tolerance: Tolerance(maxDifferingPixels: 20)))
struct TolerantTests {
  @Test func `the first card is not compared`() {
    assertSnapshot(of: cards([.pink, .purple]), masks: [.item(section: 0, item: 0)])
  }
}

/// What is built, but records when it is run.
private enum RecordingSnippets {
  static func scope() {
    withSnapshotTesting(record: .all) {
      assertSnapshot(of: preview)
    }
  }

  @Suite(.snapshots(record: .failed)) struct CardsTests {
  }
}

private struct Card: View {
  let title: String

  var body: some View {
    Text(title).padding().background(.yellow)
  }
}

struct CardSnapshots {
  @MainActor @Test func card() {
    assertSnapshot(of: Card(title: "Hello"), as: .image)
    assertSnapshot(of: Card(title: "Hello"), as: .image(layout: .device(config: .iPhone13)))
  }
}

@MainActor @Test func layout() {
  assertInlineSnapshot(of: Color.yellow.frame(width: 60, height: 40), as: .list) {
    """
    canvas 390×40
    fill rect 0,0 390×40 #FFFFFF
    fill rect 165,0 60×40 #FFCC00
    """
  }
}
