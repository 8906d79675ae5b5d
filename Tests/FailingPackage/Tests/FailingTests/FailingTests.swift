import MaquetteTesting
import Testing

/// One after another, so that their words come in one order.
@Suite(.serialized, .snapshots(record: .never)) struct FailingTests {
  @Test func `a colour changed`() {
    assertSnapshot(of: cards([.pink, .purple, .teal, .green]))
  }

  @Test func `the spacing changed`() {
    assertSnapshot(of: cards([.pink, .purple, .orange, .green], spacing: 12))
  }

  @Test func `within a tolerance`() {
    assertSnapshot(
      of: cards([.pink, .purple, .orange, .green], title: "Deal"),
      tolerance: Tolerance(maxDifferingPixels: 10))
  }

  @Test func `there is no golden`() {
    assertSnapshot(of: cards([.pink]))
  }

  @Test func `the golden is cut off`() {
    assertSnapshot(of: cards([.pink]))
  }

  @Test func `two assertions of one name`() {
    assertSnapshot(of: cards([.pink]), named: "pink")
    assertSnapshot(of: cards([.pink]), named: "pink")
  }

  @Test(arguments: [1, 2]) func `arguments without names`(count: Int) {
    assertSnapshot(of: cards(Array(repeating: .pink, count: count)))
  }
}
