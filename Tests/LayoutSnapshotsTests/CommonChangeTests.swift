import LayoutSnapshots
import TestSupport
import Testing

/// What changes of several screens have in common.
@Suite struct CommonChangeTests {
  /// What changed between two screens of a view with a name, in words and as others have it.
  private func change(
    _ name: String, from old: String, to new: String
  ) throws -> ChangeFacts {
    func layout(_ drawing: String) -> LayoutSnapshot {
      snapshot("view \"\(name)\" 10,10 80×20\n  \(drawing)")
    }
    let changes = layout(new).described(since: layout(old))
    try #require(changes.count == 1, "\(changes.map(\.sentence.text))")
    return changes[0].facts
  }

  @Test func `the same change of views with other names is one`() throws {
    let facts = try ["Apples", "Pears"].map { name in
      try change(
        name, from: "fill 0,0 80×20 radius=10 color=#FF0000",
        to: "fill 0,0 80×20 radius=14 color=#FF0000")
    }
    expect(facts.map(\.common), equals: ["corner radius 10 → 14", "corner radius 10 → 14"])
    expect(facts[0].values, equals: facts[1].values)
  }

  @Test func `other values are another change`() throws {
    let facts = try [14, 15].map { radius in
      try change(
        "Apples", from: "fill 0,0 80×20 radius=10 color=#FF0000",
        to: "fill 0,0 80×20 radius=\(radius) color=#FF0000")
    }
    #expect(facts[0].values != facts[1].values)
  }

  @Test func `colours with names are the same in light and dark`() throws {
    let facts = try [("#00C7BE", "#FF3B30"), ("#63E6E2", "#FF453A")].map { old, new in
      try change(
        "Apples", from: "fill 0,0 80×20 color=\(old) colorName=mint",
        to: "fill 0,0 80×20 color=\(new) colorName=red")
    }
    expect(facts.map(\.common), equals: ["fill mint → red", "fill mint → red"])
    expect(facts[0].values, equals: facts[1].values)
    let other = try change(
      "Apples", from: "fill 0,0 80×20 color=#00C7BE colorName=mint",
      to: "fill 0,0 80×20 color=#FF3B30")
    #expect(other.values != facts[0].values)
  }

  @Test(arguments: [
    // The number is the screen's own, and stays.
    ("Page 1", "Seite 1", "Page 2", "Seite 2", true),
    ("Page 1", "Page 2", "Page 1", "Page 3", false),
    ("Page 1", "Seite 1", "Page 1", "Side 1", false),
  ])
  func `texts change alike where their words do, and each keeps its numbers`(
    old: String, new: String, otherOld: String, otherNew: String, areAlike: Bool
  ) throws {
    func facts(_ old: String, _ new: String) throws -> ChangeFacts {
      func text(_ words: String) -> String {
        "text \"\(words)\" 0,16 width=40 font=\"Inter Regular\" points=17 color=#000000"
      }
      return try change("title", from: text(old), to: text(new))
    }
    let (one, other) = (try facts(old, new), try facts(otherOld, otherNew))
    #expect((one.values == other.values) == areAlike)
  }
}
