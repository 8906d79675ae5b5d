import FileAccess
import Goldens
import PictureComparison
import TestSupport
import Testing

@Suite struct FolderDiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["actual", "expected"] { try makeFolder(folder.file(name)) }
  }

  /// Writes a picture of 4 × 3 pixels.
  private func draw(_ color: UInt32, at path: String) throws {
    try folder.write(TestPicture(4, 3, color).png(), to: path)
  }

  private func pictures(_ name: String) throws -> PictureFolder {
    try PictureFolder(folder.file(name))
  }

  private func results(
    diffFolder: String? = nil, tolerance: Tolerance = .none, jobs: Int = 1
  ) throws -> [CaseResult] {
    var results: [CaseResult] = []
    try FolderDiff(
      actual: pictures("actual"), expected: pictures("expected"),
      diffFolder: diffFolder.map(folder.file), tolerance: tolerance
    ).run(jobs: jobs) { results.append($0) }
    return results
  }

  /// One picture of each kind.
  private func drawEveryKind() throws {
    try draw(0x000000, at: "actual/changed.png")
    try draw(0xFFFFFF, at: "expected/changed.png")
    try draw(0x000000, at: "actual/new.png")
    try draw(0x000000, at: "expected/old.png")
    for name in ["actual", "expected"] { try draw(0x0000FF, at: "\(name)/f/same.png") }
  }

  @Test(arguments: [1, 2, 7])
  func `each picture has a result, in the order of the names`(jobs: Int) throws {
    try drawEveryKind()
    let results = try results(jobs: jobs)
    expect(results.map(\.name), equals: ["changed.png", "f/same.png", "new.png", "old.png"])
    expect(results.map(\.verdict), equals: [.changed, .passed, .missing, .stale])
    // All of the 4 × 3 pixels.
    expect(results.map { $0.difference?.differingPixels }, equals: [12, nil, nil, nil])
    expect(results.map(\.files.diff), equals: [nil, nil, nil, nil])
  }

  @Test func `a difference within the tolerance passes, with its number`() throws {
    try drawEveryKind()
    let changed = try #require(
      try results(diffFolder: "diff", tolerance: Tolerance(maxDifferingPixels: 12)).first)
    expect(changed.verdict, equals: .passed)
    expect(changed.difference?.differingPixels, equals: 12)
    expect(folder.names, equals: ["actual", "expected"])
  }

  // The grey of `deepPNG` is 0x14.
  @Test(arguments: [0x141414, 0x151515] as [UInt32])
  func `an expected picture of 16 bits a sample is reported where it passes`(color: UInt32) throws {
    try folder.write(deepPNG, to: "expected/a.png")
    try folder.write(TestPicture(2, 1, color).png(), to: "actual/a.png")
    let result = try #require(results(tolerance: Tolerance(maxDifferingPixels: 2)).first)
    expect(result.verdict, equals: .passed)
    let golden = folder.file("expected/a.png")
    expect(
      result.message,
      equals: "\(golden) has 16 bits a sample, of which the upper 8 are compared")
  }

  @Test func `pictures that differ in their endings alone have two diffs`() throws {
    for name in ["a.jpg", "a.png", "f/b.jpeg"] {
      // What a file is, its bytes tell.
      try draw(0x000000, at: "actual/\(name)")
      try draw(0xFFFFFF, at: "expected/\(name)")
    }
    try #require(
      results(diffFolder: "diff").map(\.files.diff) == ["a.jpg.png", "a.png", "f/b.png"])
    expect(listFolder(folder.file("diff")), equals: ["a.jpg.png", "a.png", "f"])
    expect(listFolder(folder.file("diff/f")), equals: ["b.png"])
  }

  @Test func `an expected picture that is none is unreadable, and an actual one has failed`()
    throws
  {
    for name in ["a.png", "b.png"] {
      for side in ["actual", "expected"] { try draw(0x000000, at: "\(side)/\(name)") }
    }
    try folder.write("torn", to: "expected/a.png")
    try folder.write("torn", to: "actual/b.png")
    let results = try results()
    expect(results.map(\.verdict), equals: [.unreadable, .failed])
    expect(
      results.map(\.message),
      equals: ["expected/a.png", "actual/b.png"].map {
        "cannot read '\(folder.file($0))': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture"
      })
  }

  @Test func `an update makes the expected pictures the actual ones`() throws {
    try drawEveryKind()
    var update = FolderUpdate()
    for result in try results() { update.add(result) }
    try update.apply(from: pictures("actual"), to: pictures("expected"))
    try #require(pictures("expected").pictures == ["changed.png", "f/same.png", "new.png"])
    try #require(results().map(\.verdict) == [.passed, .passed, .passed])
  }

  @Test func `an update keeps an expected picture without a readable successor`() throws {
    try draw(0x000000, at: "expected/a.png")
    try folder.write("torn", to: "actual/a.png")
    let before = try #require(readBytes(folder.file("expected/a.png")))
    var update = FolderUpdate()
    for result in try results() { update.add(result) }
    try update.apply(from: pictures("actual"), to: pictures("expected"))
    expect(readBytes(folder.file("expected/a.png")), equals: before)
  }
}
