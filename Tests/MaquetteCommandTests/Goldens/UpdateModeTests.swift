import Glibc
import TestSupport
import Testing

/// What stands where goldens lie before a run.
enum GoldenState: String, CaseIterable, Sendable {
  /// The golden is what is drawn.
  case passing
  /// The golden is another picture.
  case changed
  /// There is no golden.
  case missing
  /// The golden is what is drawn, and beside it lies one that no case draws.
  case stale
  /// The golden is not a picture.
  case unreadable
}

/// What a run of `test` did.
struct UpdateOutcome: Hashable, Sendable, CustomTestStringConvertible {
  var status: Int32
  /// The verdicts in the summary.
  var summary: String
  /// Whether the golden was written.
  var isWritten: Bool

  var testDescription: String { "\(status), \(summary), written: \(isWritten)" }
}

@Suite(.waiting) struct UpdateModeTests {
  static let table: [(GoldenState, String?, UpdateOutcome)] = [
    row(.passing, nil, 0, "1 passed"), row(.passing, "none", 0, "1 passed"),
    row(.passing, "missing", 0, "1 passed"), row(.passing, "changed", 0, "1 passed"),
    row(.passing, "all", 0, "1 passed"),

    row(.changed, nil, 1, "1 changed"), row(.changed, "none", 1, "1 changed"),
    row(.changed, "missing", 1, "1 changed"),
    row(.changed, "changed", 0, "1 updated", isWritten: true),
    row(.changed, "all", 0, "1 updated", isWritten: true),

    row(.missing, nil, 1, "1 recorded", isWritten: true), row(.missing, "none", 1, "1 missing"),
    row(.missing, "missing", 1, "1 recorded", isWritten: true),
    row(.missing, "changed", 0, "1 updated", isWritten: true),
    row(.missing, "all", 0, "1 updated", isWritten: true),

    row(.stale, nil, 0, "1 passed; 1 stale golden"),
    row(.stale, "none", 0, "1 passed; 1 stale golden"),
    row(.stale, "missing", 0, "1 passed; 1 stale golden"),
    row(.stale, "changed", 0, "1 passed; 1 stale golden"),
    row(.stale, "all", 0, "1 passed; 1 stale golden"),

    row(.unreadable, nil, 2, "1 unreadable"), row(.unreadable, "none", 2, "1 unreadable"),
    row(.unreadable, "missing", 2, "1 unreadable"),
    row(.unreadable, "changed", 2, "1 unreadable"),
    row(.unreadable, "all", 0, "1 updated", isWritten: true),
  ]

  private static func row(
    _ state: GoldenState, _ mode: String?, _ status: Int32, _ summary: String,
    isWritten: Bool = false
  ) -> (GoldenState, String?, UpdateOutcome) {
    (state, mode, UpdateOutcome(status: status, summary: summary, isWritten: isWritten))
  }

  @Test(arguments: table)
  func `each mode writes the goldens that it names, and no others`(
    state: GoldenState, mode: String?, expected: UpdateOutcome
  ) throws {
    let folder = try TemporaryFolder()
    let golden = folder.file("__Snapshots__/a/a.png")
    try folder.write(square("a"), to: "a.yaml")
    func test(_ mode: String?) throws -> ToolRun {
      try runTool(
        ["test"] + (mode.map { ["--update=\($0)"] } ?? []) + ["a.yaml"], in: folder.path,
        environment: ["CI": ""])
    }
    try #require(test("all").status == 0)
    let drawn = try #require(readBytes(golden))
    switch state {
    case .passing: break
    case .changed:
      try folder.write(square("a", color: "red"), to: "a.yaml")
      try #require(test("all").status == 0)
      try folder.write(square("a"), to: "a.yaml")
    case .missing: try #require(unlink(golden) == 0)
    case .stale: try folder.copy(golden, to: "__Snapshots__/a/old.png")
    case .unreadable: try folder.write("no picture", to: "__Snapshots__/a/a.png")
    }
    let before = readBytes(golden)
    let run = try test(mode)
    let summary = run.text.split(separator: "\n").first { $0.hasPrefix("1 case: ") }
    expect(
      UpdateOutcome(
        status: run.status, summary: String(summary?.dropFirst("1 case: ".count) ?? ""),
        isWritten: before != readBytes(golden)), equals: expected)
    #expect(readBytes(golden) == (expected.isWritten ? drawn : before))
    // No mode removes anything.
    #expect(
      listFolder(folder.file("__Snapshots__/a")).contains("old.png") == (state == .stale))
  }

  @Test func `the table has every mode for every state`() {
    expect(Self.table.count, equals: GoldenState.allCases.count * 5)
  }
}
