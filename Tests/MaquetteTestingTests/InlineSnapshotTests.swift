import Goldens
import Maquette
import MaquetteTesting
import TestSupport
import Testing

@Suite struct InlineSnapshotTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("CardTests.swift")
  }

  private var source: String { readText(path) ?? "" }

  private func recorder(run: String = "1") -> InlineSnapshotRecorder {
    InlineSnapshotRecorder(folder: ResultsFolder(path: folder.file("results")), run: run)
  }

  @Test func `several assertions of a file are recorded in one run, in any order`() throws {
    try folder.write(
      """
      func first() {
        assertInlineSnapshot(of: a, as: .list)
      }
      func second() {
        assertInlineSnapshot(of: b, as: .list) {
          "old"
        }
      }
      func third() {
        assertInlineSnapshot(of: c, as: .list)
      }

      """, to: "CardTests.swift")
    // The lines that the compiler saw are 2, 5 and 10, and the parentheses in column 23.
    try recorder().record("one\ntwo", inFile: path, line: 5, column: 23)
    try recorder().record("three", inFile: path, line: 10, column: 23)
    try recorder().record("four", inFile: path, line: 2, column: 23)
    let expected = #"""
      func first() {
        assertInlineSnapshot(of: a, as: .list) {
          """
          four
          """
        }
      }
      func second() {
        assertInlineSnapshot(of: b, as: .list) {
          """
          one
          two
          """
        }
      }
      func third() {
        assertInlineSnapshot(of: c, as: .list) {
          """
          three
          """
        }
      }

      """#
    expect(source, equals: expected)
    // A test that is repeated writes nothing new.
    try recorder().record("three", inFile: path, line: 10, column: 23)
    expect(source, equals: expected)
  }

  @Test func `an assertion has one snapshot`() throws {
    try folder.write("assertInlineSnapshot(of: a, as: .list)\n", to: "CardTests.swift")
    try recorder().record("one", inFile: path, line: 1, column: 21)
    #expect(throws: InlineSnapshotProblem.otherSnapshot) {
      try recorder().record("two", inFile: path, line: 1, column: 21)
    }
    #expect(throws: InlineSnapshotProblem.sharedLine(1)) {
      try recorder().record("two", inFile: path, line: 1, column: 61)
    }
    // The next run was compiled from what this one wrote.
    try recorder(run: "2").record("two", inFile: path, line: 1, column: 21)
    #expect(
      source == #"""
        assertInlineSnapshot(of: a, as: .list) {
          """
          two
          """
        }

        """#)
  }

  @Test func `a source that someone edited is not written into`() throws {
    try folder.write("// new\nassertInlineSnapshot(of: a, as: .list)\n", to: "CardTests.swift")
    #expect(throws: InlineSnapshotProblem.noCall(line: 1)) {
      try recorder().record("one", inFile: path, line: 1, column: 21)
    }
    expect(source, equals: "// new\nassertInlineSnapshot(of: a, as: .list)\n")
  }

  @Test func `processes of one run write one after another`() async throws {
    let lines = (0..<20).map { _ in "assertInlineSnapshot(of: a, as: .list)\n" }.joined()
    try folder.write(lines, to: "CardTests.swift")
    try await withThrowingTaskGroup { group in
      for line in 1...20 {
        group.addTask { [path] in
          try recorder().record("line \(line)", inFile: path, line: line, column: 21)
        }
      }
      try await group.waitForAll()
    }
    let found = source.split(separator: "\n").filter { $0.hasPrefix("  line ") }
    #expect(found == (1...20).map { "  line \($0)" })
  }

  // MARK: - Outcomes

  private func outcome(
    of text: String, expecting expected: String?, _ recording: SnapshotRecording
  ) throws -> [String] {
    try InlineSnapshotAssertion(
      location: AssertionLocation(
        fileID: "CardTests/CardTests.swift", filePath: "/nowhere/CardTests.swift", line: 4,
        column: 5),
      test: TestIdentity(file: "/CardTests.swift", suite: [], name: "card"), expected: expected,
      recorder: recorder()
    ).outcome(of: text, recording: recording).lines
  }

  @Test(arguments: [SnapshotRecording.missing, .failed, .never])
  func `an equal text passes`(recording: SnapshotRecording) throws {
    let lines = try outcome(of: "one\ntwo\n", expecting: "one\ntwo", recording)
    expect(lines, equals: [])
  }

  @Test func `another text is shown line by line`() throws {
    let lines = try outcome(of: "one\ntwo\n", expecting: "one\nthree", .missing)
    expect(lines.first, equals: "the text is not the snapshot's")
    expect(lines.filter { $0.hasPrefix("-t") || $0.hasPrefix("+t") }, equals: ["-three", "+two"])
    expect(
      lines.last, equals: "to accept it: run its test with SNAPSHOT_TESTING_RECORD=failed")
  }

  @Test func `nothing is written where recording is off`() throws {
    let lines = try outcome(of: "one\n", expecting: nil, .never)
    expect(
      lines,
      equals: [
        "there is no snapshot in CardTests/CardTests.swift:4",
        "to record it: run its test with SNAPSHOT_TESTING_RECORD=missing",
      ])
  }

  @Test func `an assertion compares with the text in its closure`() {
    assertInlineSnapshot(of: square(.orange), as: .list, record: .never) {
      """
      canvas 10×10
      fill rect 0,0 10×10 #FFFFFF
      fill rect 0,0 10×10 #FF9500
      """
    }
  }
}
