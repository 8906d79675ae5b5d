import LayoutSnapshots
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: [String], _ new: [String]) -> String {
    func snapshot(_ lines: [String]) -> LayoutSnapshot {
      LayoutSnapshot(text: lines.map { $0 + "\n" }.joined())
    }
    return snapshot(new).unifiedDiff(from: snapshot(old))
  }

  @Test func `equal texts have no difference`() {
    expect(diff(["a", "b"], ["a", "b"]), equals: "")
  }

  @Test func `a changed line is between three lines of context`() {
    let old = (1...9).map(String.init)
    var new = old
    new[4] = "five"
    expect(
      diff(old, new),
      equals: """
        --- expected
        +++ actual
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `an inserted line is all that differs`() {
    expect(
      diff(["a", "b", "c"], ["a", "new", "b", "c"]),
      equals: """
        --- expected
        +++ actual
        @@ -1,3 +1,4 @@
         a
        +new
         b
         c

        """)
  }

  @Test func `changes further apart than their context are hunks of their own`() {
    let old = (1...20).map(String.init)
    let new = old.filter { $0 != "2" && $0 != "19" }
    expect(
      diff(old, new),
      equals: """
        --- expected
        +++ actual
        @@ -1,5 +1,4 @@
         1
        -2
         3
         4
         5
        @@ -16,5 +15,4 @@
         16
         17
         18
        -19
         20

        """)
  }

  @Test func `a text that was empty is all new`() {
    expect(
      diff([], ["a", "b"]),
      equals: """
        --- expected
        +++ actual
        @@ -0,0 +1,2 @@
        +a
        +b

        """)
  }

  @Test func `applying the removed and added lines to one text gives the other`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let old = (0..<random.below(30)).map { _ in String(random.below(6)) }
      let new = (0..<random.below(30)).map { _ in String(random.below(6)) }
      expect(applying(diff(old, new), to: old), equals: new)
    }
  }

  @Test func `texts of very many other lines differ in bounded time`() {
    let count = 30_000
    let old = (0..<count).map { "\($0 % 977) \($0 % 3)" }
    let new = (0..<count).map { "\($0 % 983) \($0 % 3)" }
    expect(applying(diff(old, new), to: old), equals: new)
  }

  private func applying(_ diff: String, to old: [String]) -> [String] {
    var new: [String] = []
    var position = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      switch line.first {
      case "@":
        // `@@ -first,count +first,count @@`: what stands before the hunk is kept.
        let place = line.split(separator: " ")[1].dropFirst().split(separator: ",")
        let count = place.count > 1 ? Int(place[1]) ?? 0 : 1
        let first = (Int(place[0]) ?? 0) - (count == 0 ? 0 : 1)
        new += old[position..<first]
        position = first
      case "+": new.append(String(line.dropFirst()))
      case "-": position += 1
      default:
        new.append(old[position])
        position += 1
      }
    }
    return new + old[position...]
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n"), ("a\n", "a\nb\n"), ("a\nb\n", "b\n"), ("a\n", "a\n"),
    ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n"),
    ("-- a\n++ b\n", "@@ -1 +1 @@\n"),
  ])
  func `a difference leads back to where it began`(before: String, after: String) {
    let (old, new) = (LayoutSnapshot(text: before), LayoutSnapshot(text: after))
    expect(new.reverting(new.unifiedDiff(from: old)), equals: old)
  }

  @Test func `a difference of other texts leads nowhere`() {
    let diff = LayoutSnapshot(text: "b\n").unifiedDiff(from: LayoutSnapshot(text: "a\n"))
    #expect(LayoutSnapshot(text: "c\n").reverting(diff) == nil)
    #expect(LayoutSnapshot(text: "b\n").reverting("?") == nil)
  }
}
