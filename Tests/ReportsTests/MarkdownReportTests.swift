import Foundation
import Goldens
import LayoutSnapshots
import Reports
import TestSupport
import Testing

@Suite struct MarkdownReportTests {
  @Test func `what changed comes first, and what passed is only counted`() throws {
    let text = try markdown(everyVerdict)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| <code>") }
    let verdicts = rows.map { $0.split(separator: "|")[1].trimmingCharacters(in: .whitespaces) }
    expect(
      verdicts,
      equals: [
        "changed", "missing", "unreadable", "failed", "stale", "recorded", "updated",
      ])
    #expect(text.hasPrefix("### Golden images: 1 changed, 1 missing, 1 unreadable, "))
  }

  @Test func `a changed case has a row and its own part`() throws {
    try #require(
      markdown([changedCase], urlPrefix: "https://ci.example/7/") == """
        ### Golden images: 1 changed

        > This machine is not the goldens':
        >
        > - cairo 1.16.0 drew the golden, this is 1.18.0 (1 case)

        | case | | what changed |
        |---|---|---|
        | <code>cards.dark</code> in <code>Samples/cards.yaml</code> | changed | \
        item 7 moved (16, 200) → (16, 208) pt<br>1300 of 40000 pixels differ (3.25 %)\
        <br>214 pixels differ in 40 × 12 px at (16, 200) px: item 7, item 8 |

        <details><summary><code>cards.dark</code>: item 7 moved (16, 200) → (16, 208) pt</summary>

        | expected | actual | diff |
        |---|---|---|
        | ![expected picture of cards.dark](https://ci.example/7/cards.dark-expected.png) | \
        ![actual picture of cards.dark](https://ci.example/7/cards.dark-actual.png) | \
        ![diff picture of cards.dark](https://ci.example/7/cards.dark-diff.png) |

        ```text
        cairo 1.16.0 drew the golden, this is 1.18.0
        item 7 moved (16, 200) → (16, 208) pt
        1300 of 40000 pixels differ (3.25 %)
        214 pixels differ in 40 × 12 px at (16, 200) px: item 7, item 8
        ```

        </details>

        Accept what is meant with `maquette approve`.

        """)
  }

  @Test func `a run that is all well is a line`() throws {
    try #require(markdown([everyVerdict[0]]) == "### Golden images: 1 passed\n\n")
  }

  @Test func `a run without all its parts is not all well`() throws {
    let coverage = RunCoverage(missing: ["3/4"].compactMap { Shard($0) })
    let report = try MarkdownReport(ResultStream([everyVerdict[0]], coverage: coverage))
    try #require(
      report.text() == """
        ### Golden images: 1 passed; the shard 3/4 is missing

        **The run is incomplete:** the shard 3/4 is missing, and what became of the cases in it is \
        not known.


        """)
  }

  @Test(arguments: [4096, MarkdownReport.commentLimit])
  func `a report that would be too long counts what is left out`(limit: Int) throws {
    let results = changedCases(2000)
    let text = try markdown(results, limit: limit)
    #expect(text.utf8.count <= limit)
    // A row takes some 250 bytes.
    #expect(text.utf8.count > limit - 900)
    let rows = text.components(separatedBy: "| <code>").count - 1
    #expect(text.contains("… and \(2000 - rows) more of these 2000, which did not fit.\n"))
  }

  @Test func `the details give way to the table`() throws {
    let results = changedCases(150)
    let text = try markdown(results)
    #expect(text.utf8.count <= 65_536)
    expect(text.components(separatedBy: "| <code>").count - 1, equals: 150)
    let details = text.components(separatedBy: "<details>").count - 1
    #expect(text.contains("The details of \(150 - details) more cases did not fit.\n"))
  }

  @Test func `hostile text ends no cell and makes no markup`() throws {
    let text = try markdown([hostileCase], urlPrefix: "https://ci.example/(a) b|/")
    // In the block of code nothing has a meaning but its end.
    let markup = text.components(separatedBy: "````text")[0]
    #expect(!markup.contains("<script"))
    #expect(!markup.contains("@team"))
    #expect(!markup.contains("team#12"))
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| <code>") })
    // Three cells have four bars.
    expect(row.split(separator: "|", omittingEmptySubsequences: false).count, equals: 5)
    #expect(!row.contains("`"))
    #expect(text.contains("https://ci.example/%28a%29%20b%7C/%3Cscript%3Ealert%28%27%26%27"))
    // The sentences hold a fence of three.
    expect(text.components(separatedBy: "\n````text\n").count, equals: 2)
    expect(text.components(separatedBy: "\n````\n").count, equals: 2)
  }

  @Test func `marks that fill the limit leave room for the end`() throws {
    var result = changedCase
    result.machineDifferences = (0..<10).map {
      "\($0)" + String(repeating: "a\u{301}\u{302}", count: 300)
    }
    result.name = String(repeating: "a" + String(repeating: "\u{301}", count: 32), count: 300)
    let text = try markdown([result], limit: 4096)
    #expect(text.utf8.count <= 4096)
    #expect(text.contains("… and 1 more of these 1, which did not fit.\n"))
  }

  @Test func `cases that changed alike have one row, after the others`() throws {
    var results = changedCases(4)
    for index in 1...3 { results[index].layoutChanges = ["corner radius 10 → 14"] }
    results.swapAt(0, 3)
    let rows = try markdown(results).split(separator: "\n").filter { $0.hasPrefix("| <code>") }
    try #require(rows.count == 2)
    #expect(rows[0].hasPrefix("| <code>case-0</code> in "))
    expect(
      rows[1],
      equals: "| <code>case-3</code> in <code>Samples/cards.yaml</code> and 2 more | changed |"
        + " the same change in 3 cases: case-3, case-1, case-2<br>corner radius 10 → 14 |")
  }

  /// Cases that changed, each in its own way.
  private func changedCases(_ count: Int) -> [CaseResult] {
    (0..<count).map { index in
      var result = changedCase
      result.name = "case-\(index)"
      result.golden = "g/case-\(index).png"
      let move = "item \(index) moved"
      result.layoutChanges = [Sentence(move)]
      return result
    }
  }

  private func markdown(
    _ results: [CaseResult], limit: Int = MarkdownReport.commentLimit, urlPrefix: String? = nil
  ) throws -> String {
    try MarkdownReport(ResultStream(results), limit: limit, urlPrefix: urlPrefix).text()
  }
}
