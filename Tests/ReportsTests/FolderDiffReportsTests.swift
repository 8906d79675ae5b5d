import Goldens
import Reports
import TestSupport
import Testing

@Suite struct FolderDiffReportsTests {
  private let folder: TemporaryFolder
  private let results: [CaseResult]

  init() throws {
    folder = try TemporaryFolder()
    results = [("a.png", Verdict.changed), ("b.png", .missing), ("c.png", .stale)].map {
      name, verdict in
      CaseResult(
        suite: "expected", name: name, verdict: verdict, golden: "expected/" + name,
        files: ResultFiles(diff: verdict == .changed ? name : nil))
    }
    let png = try TestPicture(4, 3).png()
    for path in [
      "actual/a.png", "actual/b.png", "expected/a.png", "expected/c.png", "out/diff/a.png",
    ] {
      try folder.write(png, to: path)
    }
  }

  private var reports: FolderDiffReports {
    FolderDiffReports(
      results, actual: folder.file("actual"), expected: folder.file("expected/"),
      diffFolder: folder.file("out/diff"))
  }

  @Test func `a page shows all pictures that there are`() throws {
    let page = Page()
    try reports.writePage { page.bytes += $0 }
    let text = String(decoding: page.bytes, as: UTF8.self)
    // Three of the changed picture, one of the new and one of the deleted.
    expect(text.split(separator: "src=\"data:image/png;base64,").count - 1, equals: 5)
    #expect(
      text.contains("maquette diff \(folder.file("actual")) \(folder.file("expected/")) --update"))
    #expect(!text.contains("maquette approve"))
  }

  @Test(arguments: [(false, 1), (true, 3)])
  func `new and deleted pictures fail in JUnit's report if asked for`(
    extendedErrors: Bool, failures: Int
  ) throws {
    let text = try collected { try reports.writeJUnit(extendedErrors: extendedErrors, to: $0) }
    #expect(text.contains("tests=\"3\" failures=\"\(failures)\" errors=\"0\""))
    #expect(text.contains("there is no expected picture"))
    #expect(text.contains("there is only the expected picture"))
    // What is reported of goldens is not true of folders.
    #expect(!text.contains("golden"))
  }

  @Test func `reg-cli's XML of no pictures has an empty suite`() {
    let reports = FolderDiffReports([], actual: "a", expected: "b", diffFolder: nil)
    expect(
      reports.regJUnit(extendedErrors: true),
      equals: """
        <?xml version="1.0"?>
        <testsuites name="reg-cli tests" tests="0" failures="0">
          <testsuite name="reg-cli" tests="0" failures="0"/>
        </testsuites>
        """)
  }

  @Test func `reg-cli's XML has what failed first, and names as text`() {
    let results = [("a&b.png", Verdict.passed), ("\"c\".png", .unreadable), ("<d>.png", .failed)]
    let reports = FolderDiffReports(
      results.map { CaseResult(suite: "b", name: $0, verdict: $1, golden: "b/" + $0) },
      actual: "a", expected: "b", diffFolder: nil)
    expect(
      reports.regJUnit(extendedErrors: false),
      equals: """
        <?xml version="1.0"?>
        <testsuites name="reg-cli tests" tests="3" failures="2">
          <testsuite name="reg-cli" tests="3" failures="2">
            <testcase name="&quot;c&quot;.png">
              <failure message="failed"/>
            </testcase>
            <testcase name="&lt;d&gt;.png">
              <failure message="failed"/>
            </testcase>
            <testcase name="a&amp;b.png"/>
          </testsuite>
        </testsuites>
        """)
  }
}

/// What a page has written so far.
private final class Page {
  var bytes: [UInt8] = []
}
