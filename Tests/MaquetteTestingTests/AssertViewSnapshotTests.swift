import Maquette
import MaquetteTesting
import TestSupport
import Testing

private struct Card: View {
  let title: String
  @State private var isOn = true

  var body: some View {
    Text(title).padding().background(isOn ? Color.yellow : .gray)
  }
}

/// A view if its content is one, as components in packages are.
private struct Framed<Content> {
  let content: Content
}

extension Framed: View where Content: View {
  var body: some View {
    content.frame(width: 60, height: 40)
  }
}

@MainActor
@Suite(.snapshots(record: .never)) struct AssertViewSnapshotTests {
  @Test func `a test's assertions are numbered`() {
    assertSnapshot(of: Card(title: "First"), as: .image)
    assertSnapshot(of: Card(title: "Second"), as: .image(precision: 0.99))
  }

  @Test func `strategies are named or numbered`() {
    let card = Card(title: "Card")
    assertSnapshots(
      of: card, as: ["wide": .image(layout: .fixed(width: 120, height: 80)), "words": .layout])
    assertSnapshots(of: card, as: [.image, .list])
  }

  @Test func `what is wrong is returned`() {
    let failure = verifySnapshot(of: Card(title: "Missing"), as: .list, named: "missing")
    let golden =
      "Tests/MaquetteTestingTests/__Snapshots__/AssertViewSnapshotTests/"
      + "what-is-wrong-is-returned.missing.list.txt"
    expect(failure?.split(separator: "\n").first, equals: "there is no golden: \(golden)")
  }

  @Test func `another name than the test's may be given`() {
    let failure = verifySnapshot(
      of: Card(title: "First"), as: .image, named: "1", testName: "`other words`()")
    #expect(failure == nil)
  }

  @Test func `a layout is compared with the text in the source`() {
    assertInlineSnapshot(of: Rectangle().fill(.yellow).frame(width: 60, height: 40), as: .list) {
      """
      canvas 390×40
      fill rect 0,0 390×40 #FFFFFF
      fill rect 165,0 60×40 #FFCC00
      """
    }
    // (390 − 20) / 2 = 185.
    assertInlineSnapshot(of: Color.red.frame(width: 20, height: 5), as: .text) {
      """
      canvas 390×5
      fill rect 0,0 390×5 #FFFFFF
      fill rect 185,0 20×5 #FF3B30
      """
    }
  }

  @Test func `a type that is a view for some of its contents is drawn`() {
    // (390 − 60) / 2 = 165.
    assertInlineSnapshot(of: Framed(content: Color.yellow), as: .list) {
      """
      canvas 390×40
      fill rect 0,0 390×40 #FFFFFF
      fill rect 165,0 60×40 #FFCC00
      """
    }
  }

  @Test nonisolated func `a view of no actor is drawn from any thread`() async {
    assertSnapshot(of: Text("Anywhere"), as: .image)
  }

  @Test(arguments: ["short", "longer than that"])
  func `each argument has its golden`(title: String) {
    assertSnapshot(of: Card(title: title), as: .image, named: title)
  }
}
