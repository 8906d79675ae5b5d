import Maquette
import MaquetteTesting
import Synchronization
import TestSupport
import Testing

@Suite struct AssertSnapshotTests {
  @Test func `a preview that looks as its golden passes`() {
    assertSnapshot(of: square(.orange), record: .never)
  }

  @Test func `an asynchronous test compares as well`() async {
    await Task.yield()
    assertSnapshot(of: square(.orange), record: .never)
  }

  @Test(arguments: ["orange", "purple"]) func `each argument has its golden`(color: String) throws {
    let colors = ["orange": Color.orange, "purple": Color.purple]
    assertSnapshot(of: square(try #require(colors[color])), named: color, record: .never)
  }

  @Test func `a failure is an issue at the assertion`() throws {
    let issues = Mutex<[Issue]>([])
    withKnownIssue {
      assertSnapshot(of: square(.orange), named: "unknown", record: .never)
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    let found = issues.withLock { $0 }
    try #require(found.count == 1)
    #expect(found[0].sourceLocation?.line == #line - 7)
    expect(found[0].sourceLocation?.fileName, equals: "AssertSnapshotTests.swift")
    let lines = found[0].comments.first?.rawValue.split(separator: "\n").map(String.init) ?? []
    let golden =
      "Tests/MaquetteTestingTests/__Snapshots__/AssertSnapshotTests/"
      + "a-failure-is-an-issue-at-the-assertion.unknown.png"
    expect(lines.first, equals: "there is no golden: \(golden)")
  }
}
