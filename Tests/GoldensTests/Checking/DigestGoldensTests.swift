import FileAccess
import Goldens
import LayoutSnapshots
import PNGEncoding
import PictureComparison
import TestSupport
import Testing

@Suite struct DigestGoldensTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(folder: folder.file("__Snapshots__/cards"), name: "b")
  }

  @Test func `a digest takes the picture's place, and the picture the digest's`() throws {
    try record(square(.black), form: .picture)
    try record(square(.black), form: .hash)
    expect(names, equals: ["b.layout.txt", "digests.txt"])
    try record(square(.black), form: .picture)
    expect(names, equals: ["b.layout.txt", "b.png"])
  }

  @Test func `a line is a case, by name`() throws {
    for name in ["c", "a", "b"] {
      try recordGolden(
        png: square(.black), layout: LayoutSnapshot(text: ""),
        at: GoldenPlace(folder: place.folder, name: name), form: .hash)
    }
    let lines = try #require(readText(digests)).split(separator: "\n")
    expect(lines[0], equals: "maquette digests 1")
    expect(lines.dropFirst().prefix(3).map { $0.suffix(2) }, equals: [" a", " b", " c"])
    expect(lines[1].split(separator: " ")[2], equals: "4x2")
  }

  @Test(arguments: [
    (UpdateMode.none, false, Verdict.missing), (.missing, false, .recorded),
    (.changed, false, .updated), (.all, false, .updated),
    (.none, true, .changed), (.missing, true, .changed), (.changed, true, .updated),
    (.all, true, .updated),
  ])
  func `a golden that is missing or differs is handled as a picture's`(
    update: UpdateMode, isThere: Bool, verdict: Verdict
  ) throws {
    if isThere { try record(square(.white), form: .hash) }
    try #require(check(update).verdict == verdict)
    try #require(
      check(.none).verdict == (verdict == .missing || verdict == .changed ? verdict : .passed))
    #expect(readText(place.picture) == nil)
  }

  @Test func `a difference that the tolerance allows needs the picture as it was`() throws {
    try record(square(.white), form: .hash)
    let tolerance = Tolerance(maxDifferingPixels: 8)
    try #require(check(.none, tolerance: tolerance).verdict == .changed)
    let old = try drawn(.white)
    try #require(check(.none, tolerance: tolerance) { _ in old }.verdict == .passed)
    let result = try check(.none) { _ in old }
    expect(result.verdict, equals: .changed)
    // All of 4 × 2 pixels differ.
    expect(result.difference?.differingPixels, equals: 8)
  }

  @Test func `a picture of another revision is reported as such`() throws {
    try record(square(.white), form: .hash)
    let (same, other) = (try drawn(.black), try drawn(.red))
    try #require(
      check(.none) { _ in same }.message
        == "the picture of that revision, drawn here, is not the golden's, and is the same as now")
    let result = try check(.none, tolerance: Tolerance(maxDifferingPixels: 8)) { _ in other }
    // What passes for another picture is not a golden's.
    expect(result.verdict, equals: .changed)
    expect(
      result.message,
      equals: "the picture of that revision, drawn here, is not the golden's; it is shown "
        + "as what was expected")
  }

  @Test func `without the picture a message suggests how to get it`() throws {
    try record(square(.white), form: .hash)
    try #require(
      check(.none).message
        == "only the digest of its golden is kept; --base REV shows what changed since then")
    try #require(
      check(.none) { _ in throw FileError("read", "cards.yaml", code: 2) }.message
        == "the picture as it was cannot be drawn: cannot read 'cards.yaml': file not found")
  }

  @Test(arguments: [
    ("", "line 1: expected 'maquette digests 1'"),
    ("maquette digests 2\n", "line 1: expected 'maquette digests 1'"),
    ("maquette digests 1\ncase 1 2 3\n", "line 2: expected a digest, a size, a machine and a name"),
    (
      "maquette digests 1\ncase \(digest) 0x2 m b\n",
      "line 2: expected a digest, a size, a machine and a name"
    ),
    (
      "maquette digests 1\ncase \(digest) 99999999999999999999x2 m b\n",
      "line 2: expected a digest, a size, a machine and a name"
    ),
    (
      "maquette digests 1\ncase \(digest) 4x2 m b\ncase \(digest) 4x2 m b\n",
      "line 3: a second digest of 'b'"
    ),
    (
      "maquette digests 1\ncase \(digest) 4x2 m ../b\n",
      "line 2: '../b' is not the name of a golden"
    ),
    ("maquette digests 1\ncase \(digest) 4x2 m ..\n", "line 2: '..' is not the name of a golden"),
    ("maquette digests 1\nmachine m\n", "line 2: expected a machine and a text"),
    ("maquette digests 1\nword\n", "line 2: unknown line"),
    // The first carriage return is not the line feed's: as characters, the second one would be one
    // with it, and `b` would be named as all that follows.
    ("maquette digests 1\ncase \(digest) 4x2 m b\r\r\nword\n", "line 2: a control character"),
  ])
  func `a file that is not as it is written is unreadable, and never written over`(
    text: String, reason: String
  ) throws {
    try makeFolder(place.folder)
    try AtomicFile.write(text.utf8, to: digests)
    for mode in UpdateMode.allCases {
      let result = try check(mode)
      expect(result.verdict, equals: .unreadable)
      expect(result.message, equals: "'\(digests)' cannot be read: \(reason)")
    }
    expect(readText(digests), equals: text)
  }

  @Test(arguments: [false, true])
  func `a merge conflict is reported, and is resolved by recording all`(showsBase: Bool) throws {
    let other = GoldenPlace(folder: place.folder, name: "c")
    try record(square(.white), form: .hash)
    try recordGolden(
      png: square(.red), layout: LayoutSnapshot(text: ""), at: other, form: .hash)
    // The two lines of cases, as if each side had changed one of them.
    let lines = try #require(readText(digests)).split(separator: "\n").map(String.init)
    try #require(lines[1].hasSuffix(" b") && lines[2].hasSuffix(" c"))
    // With git's `merge.conflictStyle=diff3`, what both had before is between the two.
    let base = showsBase ? ["||||||| 5d1f6c2", lines[2]] : []
    let conflict =
      ([lines[0], "<<<<<<< HEAD"] + lines[1...2] + base + ["======="] + lines[1...2]
      + [">>>>>>> theirs"] + lines[3...]).joined(separator: "\n") + "\n"
    try AtomicFile.write(conflict.utf8, to: digests)
    for mode in [UpdateMode.none, .missing, .changed] {
      let result = try check(mode)
      expect(result.verdict, equals: .unreadable)
      expect(
        result.message,
        equals: "'\(digests)' cannot be read: line 2: a conflict of a merge; "
          + "'maquette test cards.yaml --update=all' records its goldens anew")
      expect(readText(digests), equals: conflict)
    }
    try #require(check(.all).verdict == .updated)
    try #require(check(.none).verdict == .passed)
    // The other case's line stays.
    #expect((readText(digests) ?? "").split(separator: "\n").map(String.init).contains(lines[2]))
  }

  @Test func `a merge that keeps a machine's lines twice changes nothing`() throws {
    try record(square(.black), form: .hash)
    let text = try #require(readText(digests))
    let machine = text.split(separator: "\n").filter { $0.hasPrefix("machine ") }
    try #require(!machine.isEmpty)
    try AtomicFile.write((text + machine.joined(separator: "\n") + "\n").utf8, to: digests)
    try recordGolden(
      png: square(.black), layout: LayoutSnapshot(text: ""),
      at: GoldenPlace(folder: place.folder, name: "c"), form: .hash)
    let lines = try #require(readText(digests)).split(separator: "\n")
    expect(lines.filter { $0.hasPrefix("machine ") }, equals: machine)
  }

  @Test func `another machine is reported first`() throws {
    try record(square(.white), form: .hash)
    let text = try #require(readText(digests))
    let other = text.replacing(/cairo [0-9.]+/, with: "cairo 1.2.3")
    try #require(other != text)
    try AtomicFile.write(other.utf8, to: digests)
    let result = try check(.none)
    expect(result.machineDifferences.count, equals: 1)
    #expect((result.machineDifferences.first ?? "").hasPrefix("cairo 1.2.3 drew the golden, "))
  }

  @Test func `a golden without a case is found and removed with its digest`() throws {
    try record(square(.black), form: .hash)
    try #require(staleGoldens(in: place.folder) { _ in false } == [place])
    try removeGolden(at: place)
    expect(listFolder(folder.file("__Snapshots__")), equals: [])
  }

  private static let digest = "0123456789abcdef0123456789abcdef"

  private var digests: String { place.folder + "/digests.txt" }

  private var names: [String] { listFolder(place.folder) }

  private func record(_ png: [UInt8], form: GoldenForm) throws {
    try recordGolden(png: png, layout: LayoutSnapshot(text: ""), at: place, form: form)
  }

  /// Checks the black square.
  private func check(
    _ update: UpdateMode, tolerance: Tolerance = .none,
    earlier: (@Sendable (DrawnCase) throws -> DrawnCase?)? = nil
  ) throws -> CaseResult {
    var check = GoldenCheck(update: update, tolerance: tolerance, results: nil)
    check.form = .hash
    check.earlier = earlier
    return check.check(try drawn(.black), at: place)
  }

  private func drawn(_ color: SquareColor) throws -> DrawnCase {
    DrawnCase(
      suite: "cards.yaml", name: "b", png: try square(color), layout: LayoutSnapshot(text: ""),
      scale: 1)
  }
}

/// The colours of the squares, without alpha.
private enum SquareColor: UInt32 {
  case black = 0
  case red = 0xFF_0000
  case white = 0xFF_FFFF
}

/// A picture of 4 × 2 pixels that says what drew it.
private func square(_ color: SquareColor) throws -> [UInt8] {
  try encodePNG(
    width: 4, height: 2, hasAlpha: false,
    text: [PNGText(keyword: "Drawn with", text: "cairo 1.16.0, pixman 0.42.2")]
  ) { rows, output in
    for index in 0..<rows.count * 4 { output[index] = color.rawValue }
  }
}
