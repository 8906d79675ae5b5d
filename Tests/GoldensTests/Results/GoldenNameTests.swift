import Goldens
import TestSupport
import Testing

@Suite struct GoldenNameTests {
  @Test(arguments: [
    ("Samples/__Snapshots__/cards/cards.dark.png", "Samples/cards/cards.dark"),
    ("__Snapshots__/cards/cards.png", "cards/cards"), ("g/cards.png", "g/cards"),
  ])
  func `a golden's name is its path without what all goldens share`(golden: String, name: String) {
    let result = CaseResult(suite: "", name: "", verdict: .passed, golden: golden)
    expect(result.goldenName, equals: name)
  }
}
