import Goldens
import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
import PictureComparison
import TestSupport
import Testing

@Suite struct ChangeGroupsTests {
  @Test func `one cause in forty cases is one line`() throws {
    let results = (10..<50).map { changed("grid-\($0)", "corner radius 10 → 14") }
    let groups = try ChangeGroups(ResultStream(results))
    let group = try #require(groups.group(of: results[7]))
    expect(group.members.map(\.name), equals: results.map(\.name))
    expect(
      group.lines(of: results[0]), equals: ["corner radius 10 → 14 in 40 cases: grid-10 … grid-49"])
  }

  @Test func `several causes have a line each, five at most`() throws {
    let causes = (1...7).map { "cause \($0)" }
    for (count, last) in [(5, "cause 5"), (6, "and 2 more (-v shows them)")] {
      let results = ["a", "b"].map { changed($0, causes.prefix(count).joined(separator: "\n")) }
      let group = try #require(ChangeGroups(ResultStream(results)).group(of: results[0]))
      let lines = group.lines(of: results[0], hint: "-v shows")
      expect(lines.first, equals: "the same change in 2 cases: a, b")
      // The cases, and five lines about them.
      expect(lines.count, equals: 6)
      expect(lines.last, equals: last)
    }
  }

  @Test func `numbers of pixels make no difference, sentences and machines do`() {
    let result = changed("a", "gap 8 → 12")
    var other = changed("b", "gap 8 → 12")
    other.difference?.differingPixels = 7
    expect(Change(of: other), equals: Change(of: result))
    other.machineDifferences = ["cairo 1.16.0 drew the golden, 1.18.4 this picture"]
    #expect(Change(of: other) != Change(of: result))
    #expect(Change(of: changed("b", "gap 8 → 13")) != Change(of: result))
  }

  @Test func `changes of one sentence with other values are other changes`() {
    var results = ["a", "b", "c"].map { changed($0, "the screen: fill red removed") }
    for (index, values) in ["1f", "2e", "1f"].enumerated() {
      results[index].changeFacts = [ChangeFacts(kind: .structure, values: values)]
    }
    #expect(Change(of: results[0]) != Change(of: results[1]))
    expect(Change(of: results[0]), equals: Change(of: results[2]))
  }

  @Test func `cases are alike by their values, whatever things are called`() throws {
    var results = [
      changed("a", "'Apples': corner radius 10 → 14"),
      changed("b", "'Pears': corner radius 10 → 14"),
      changed("c", "'Plums': corner radius 10 → 15"),
    ]
    for (index, radius) in [14, 14, 15].enumerated() {
      results[index].changeFacts = [
        ChangeFacts(values: "\(radius)", common: "corner radius 10 → \(radius)")
      ]
    }
    let groups = try ChangeGroups(ResultStream(results))
    #expect(groups.group(of: results[2]) == nil)
    let group = try #require(groups.group(of: results[0]))
    expect(group.lines(of: results[0]), equals: ["corner radius 10 → 14 in 2 cases: a, b"])
    expect(groups.change(of: results[0]), equals: groups.change(of: results[1]))
  }

  @Test func `names that all cases have stay in the sentence of a group`() throws {
    /// A stack of two texts whose padding changed in each case.
    func changes(_ names: [(String, String)]) throws -> [String] {
      let results = names.enumerated().map { index, names in
        let parts = ["padding of the vstack of '", names.0, "' and '", names.1, "' 16 → 20 pt"]
        var result = changed("\(index)", parts.joined())
        result.changeFacts = [
          ChangeFacts(
            kind: .style, values: "padding", common: "padding of the vstack 16 → 20 pt",
            parts: parts)
        ]
        return result
      }
      let group = try #require(ChangeGroups(ResultStream(results)).group(of: results[0]))
      return group.causes(of: results[0])
    }
    expect(
      try changes([("First Cedar", "At the end"), ("First Maple", "At the end")]),
      equals: ["padding of the vstack of '…' and 'At the end' 16 → 20 pt"])
    // Without a name that all have, the sentence has none.
    expect(
      try changes([("A", "B"), ("A", "C"), ("D", "C")]),
      equals: ["padding of the vstack 16 → 20 pt"])
    expect(
      try changes([("A", "B"), ("A", "B")]),
      equals: ["padding of the vstack of 'A' and 'B' 16 → 20 pt"])
  }

  @Test func `the same change in light and dark is one, with both variants of each preview`()
    throws
  {
    func variant(_ name: String, _ colors: String, x: Double = 0) -> CaseResult {
      var result = changed(name, "fill \(colors)")
      result.changeFacts = [
        ChangeFacts(
          places: ChangePlaces(after: [Rect(x: x, y: 0, width: 9, height: 9)]), values: colors)
      ]
      return result
    }
    let results = [
      variant("a.light", "#EEEEEE → #FFEEEE"), variant("a.dark", "#111111 → #331111"),
      variant("b.light", "#EEEEEE → #FFEEEE", x: 5), variant("b.dark", "#111111 → #331111", x: 5),
    ]
    let groups = try ChangeGroups(ResultStream(results))
    expect(groups.all.map(\.names), equals: ["a.light, b.light, a.dark, b.dark"])
    #expect(
      groups.group(of: results[3])?.lines(of: results[0])
        == [
          "fill #EEEEEE → #FFEEEE, other colours in dark in 4 cases: "
            + "a.light, b.light, a.dark, b.dark"
        ])
    // Of b's dark variant, something else changed.
    let others = try ChangeGroups(
      ResultStream(results.dropLast() + [variant("b.dark", "#111111 → #331111", x: 7)]))
    expect(others.all.map(\.names), equals: ["a.light, b.light", "a.dark, b.dark"])
  }

  @Test func `pixels that no sentence explains are like no others`() {
    var result = changed("a", "")
    result.layoutChanges = []
    #expect(Change(of: result) == nil)
    // A scale explains all of them.
    result.difference?.scales = ScaleChange(expected: 2, actual: 3)
    #expect(Change(of: result) != nil)
    result.verdict = .passed
    #expect(Change(of: result) == nil)
  }

  @Test func `changes that a sentence only counts or cannot describe are like no others`() {
    var result = changed("a", "the layouts differ in something that only their texts show")
    result.changeFacts = [ChangeFacts()]
    #expect(Change(of: result) == nil)
    // What is left out of a list is known by its digest.
    var many = [changed("a", "and 3 more"), changed("b", "and 3 more"), changed("c", "and 3 more")]
    for (index, values) in ["1f", "2e", "1f"].enumerated() {
      many[index].changeFacts = [ChangeFacts(values: values)]
    }
    #expect(Change(of: many[0]) != nil)
    #expect(Change(of: many[0]) != Change(of: many[1]))
    expect(Change(of: many[0]), equals: Change(of: many[2]))
  }

  @Test func `what is alone comes first, then each group once`() throws {
    let missing = CaseResult(suite: "a.yaml", name: "new", verdict: .missing, golden: "g/new.png")
    let results = [
      changed("a", "one"), changed("b", "two"), changed("c", "three"), changed("d", "one"), missing,
      changed("e", "two"),
    ]
    let stream = ResultStream(results)
    var names: [String] = []
    try ChangeGroups(stream).forEach(of: stream, where: { $0.name != "d" }) { result, group in
      names.append(group?.names ?? result.name)
    }
    expect(names, equals: ["c", "new", "a, d", "b, e"])
  }

  @Test func `cases of one name are named by their goldens`() throws {
    var results = [changed("a", "one"), changed("a", "one")]
    results[1].golden = "other/__Snapshots__/cards/a.png"
    let group = try #require(ChangeGroups(ResultStream(results)).group(of: results[0]))
    expect(group.names, equals: "g/a, other/cards/a")
  }

  /// A case that changed, with a line for each cause.
  private func changed(_ name: String, _ causes: String) -> CaseResult {
    let size = PixelSize(width: 2, height: 2)
    return CaseResult(
      suite: "cards.yaml", name: name, verdict: .changed, golden: "g/\(name).png",
      layoutChanges: causes.split(separator: "\n").map { Sentence(String($0)) },
      difference: PictureDifference(expectedSize: size, actualSize: size, differingPixels: 3))
  }
}
