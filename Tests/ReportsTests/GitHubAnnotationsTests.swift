import Goldens
import Reports
import TestSupport
import Testing

@Suite struct GitHubAnnotationsTests {
  @Test func `each case that is not well has a line at its config, errors first`() throws {
    let lines = try annotations(everyVerdict)
    expect(
      lines,
      equals: [
        "::error file=Samples/cards.yaml,title=cards.dark%3A changed::"
          + "cairo 1.16.0 drew the golden, this is 1.18.0%0A"
          + "item 7 moved (16, 200) → (16, 208) pt%0A"
          + "1300 of 40000 pixels differ (3.25 %25)%0A"
          + "214 pixels differ in 40 × 12 px at (16, 200) px: item 7, item 8",
        "::error file=Samples/cards.yaml,title=new%3A missing::there is no golden",
        "::error file=Samples/users.yaml,title=torn%3A unreadable::'g/torn.png' ends too soon",
        "::error file=Samples/users.yaml,title=broken%3A failed::a font is missing",
        "::error file=Samples/users.yaml,title=first%3A recorded::"
          + "there was no golden: this picture was recorded as one",
        "::warning file=Samples/users.yaml,title=old%3A stale::no case draws this golden",
        "::notice file=Samples/users.yaml,title=took%3A updated::the golden was updated",
      ])
  }

  @Test func `a case of a test is annotated at its golden`() throws {
    var result = changedCase
    result.suite = "CardTests"
    try #require(annotations([result])[0].hasPrefix("::error file=g/cards.dark.png,title="))
  }

  @Test(arguments: [(10, 10), (11, 10), (300, 10)])
  func `no more than ten annotations are written`(cases: Int, lines: Int) throws {
    try #require(annotations(missing(cases)).count == lines)
  }

  @Test func `the last annotation counts the rest`() throws {
    // Nine are told apart; of the 21 that are left all are named.
    let last = try #require(try annotations(missing(30)).last)
    #expect(last.hasPrefix("::error title=21 more cases::case-9 in cards.yaml%0Acase-10 in "))
    #expect(last.hasSuffix("%0Acase-29 in cards.yaml"))
    // Of 91 that are left 50 are named.
    try #require((annotations(missing(100)).last ?? "").hasSuffix("%0Aand 41 more"))
  }

  @Test func `cases that changed alike have one annotation`() throws {
    var other = changedCase
    other.name = "cards.light"
    other.golden = "g/cards.light.png"
    var lines = try annotations([changedCase, other])
    expect(
      lines,
      equals: [
        "::error file=Samples/cards.yaml,title=2 cases from cards.dark%3A changed::"
          + "the same change in 2 cases: cards.dark, cards.light%0A"
          + "cairo 1.16.0 drew the golden, this is 1.18.0%0A"
          + "item 7 moved (16, 200) → (16, 208) pt"
      ])
    other.layoutChanges = []
    lines = try annotations([changedCase, other])
    expect(lines.count, equals: 2)
  }

  @Test func `hostile text is one line and no property`() throws {
    let lines = try annotations([hostileCase])
    expect(lines.count, equals: 1)
    #expect(
      lines[0].hasPrefix(
        "::error file=<script>alert('&')</script>|a|`b`%0A## c%0D%250A%3A%3Aerror%3A%3A]]>\\u{0}\\u{1b}"
      ))
    expect(lines[0].unicodeScalars.map(\.value).filter { $0 < 0x20 }, equals: [])
    #expect(
      lines[0].contains(
        ",title=<script>alert('&')</script>|a|`b`\\n## c\\r%250A%3A%3Aerror%3A%3A]]>\\u{0}\\u{1b}"))
  }

  @Test func `parts of a run that are missing are the first annotation`() throws {
    let coverage = RunCoverage(missing: ["3/4"].compactMap { Shard($0) })
    let missing = "::error title=The run is incomplete::the shard 3/4 is missing"
    try #require(annotations([], coverage: coverage) == [missing])
    // GitHub shows ten errors: this one, eight cases and the rest.
    let lines = try annotations(self.missing(10), coverage: coverage)
    expect(lines.count, equals: 10)
    expect(lines.first, equals: missing)
    #expect((lines.last ?? "").hasPrefix("::error title=2 more cases::case-8 in "))
  }

  private func annotations(
    _ results: [CaseResult], coverage: RunCoverage = RunCoverage()
  ) throws -> [String] {
    try collected(GitHubAnnotations(ResultStream(results, coverage: coverage)).write)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func missing(_ count: Int) -> [CaseResult] {
    (0..<count).map {
      CaseResult(suite: "cards.yaml", name: "case-\($0)", verdict: .missing, golden: "g/\($0).png")
    }
  }
}
