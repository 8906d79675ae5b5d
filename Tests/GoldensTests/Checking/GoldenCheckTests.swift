import FileAccess
import Glibc
import Goldens
import ImageDecoding
import LayoutGeometry
import LayoutSnapshots
import PictureComparison
import PlainText
import Synchronization
import TestSupport
import Testing

/// What stands in a golden's place before a check.
enum Before: String, CaseIterable {
  case equal, changed, missing, corrupt, pointer, folder
}

/// The text beside a golden, as it was recorded; nil if there is none, or another.
func storedLayout(_ place: GoldenPlace) -> String? {
  guard case .text(let layout, _) = StoredLayout(readingFrom: place.layout) else { return nil }
  return layout.text
}

/// A layout that counts how often it is asked for.
private final class CountedLayout: Sendable {
  private let count = Mutex(0)

  var requests: Int { count.withLock { $0 } }

  func snapshot() -> LayoutSnapshot {
    count.withLock { $0 += 1 }
    return LayoutSnapshot(text: "")
  }
}

@Suite struct GoldenCheckTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace
  private let drawn: DrawnCase
  private let old: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(folder: folder.file("goldens"), name: "a")
    old = try solidPNG(width: 2, height: 1, gray: 10)
    drawn = DrawnCase(
      suite: "cards.yaml", name: "a", png: try solidPNG(width: 2, height: 1, gray: 20),
      layout: LayoutSnapshot(text: "new\n"), scale: 1)
  }

  private func check(_ mode: UpdateMode) -> CaseResult {
    GoldenCheck(update: mode, results: ResultsFolder(path: folder.file("results")))
      .check(drawn, at: place)
  }

  private func prepare(_ before: Before) throws {
    switch before {
    case .missing: return
    case .equal: try recordGolden(png: drawn.png(), layout: drawn.layout, at: place)
    case .changed:
      try recordGolden(png: old, layout: LayoutSnapshot(text: "old\n"), at: place)
    case .corrupt: try folder.write("no picture", to: "goldens/a.png")
    case .pointer:
      try folder.write(
        "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n",
        to: "goldens/a.png")
    case .folder: try folder.write("", to: "goldens/a.png/b")
    }
  }

  @Test(
    arguments: [
      (.equal, .all, .passed), (.equal, .changed, .passed), (.equal, .missing, .passed),
      (.equal, .none, .passed),
      (.changed, .all, .updated), (.changed, .changed, .updated),
      (.changed, .missing, .changed), (.changed, .none, .changed),
      (.missing, .all, .updated), (.missing, .changed, .updated),
      (.missing, .missing, .recorded), (.missing, .none, .missing),
      (.corrupt, .all, .updated), (.corrupt, .changed, .unreadable),
      (.corrupt, .missing, .unreadable), (.corrupt, .none, .unreadable),
      (.pointer, .all, .updated), (.pointer, .changed, .unreadable),
      (.pointer, .missing, .unreadable), (.pointer, .none, .unreadable),
      (.folder, .all, .failed), (.folder, .changed, .unreadable),
      (.folder, .missing, .unreadable), (.folder, .none, .unreadable),
    ] as [(Before, UpdateMode, Verdict)])
  func `each update mode writes the goldens that it names, and no others`(
    before: Before, mode: UpdateMode, verdict: Verdict
  ) throws {
    try prepare(before)
    let bytes = readBytes(place.picture)
    expect(check(mode).verdict, equals: verdict)
    let isWritten = verdict == .updated || verdict == .recorded
    let expected = try isWritten ? drawn.png() : bytes
    expect(readBytes(place.picture), equals: expected)
    if isWritten { expect(storedLayout(place), equals: "new\n") }
  }

  @Test func `a difference leaves both pictures and the layout for whoever looks at it`() throws {
    try prepare(.changed)
    let result = check(.none)
    let files = try #require(result.files.expected)
    expect(readBytes(folder.file("results/" + files)), equals: old)
    let actual = try #require(result.files.actual)
    let png = try drawn.png()
    expect(readBytes(folder.file("results/" + actual)), equals: png)
    expect(result.files.actualDigest, equals: sha256(png))
    let layout = try #require(result.files.layout)
    expect(readText(folder.file("results/" + layout)), equals: "new\n")
    expect(result.files.layoutDigest, equals: sha256(Array("new\n".utf8)))
  }

  @Test(arguments: [UpdateMode.all, .changed, .missing])
  func `a case that passes or is written leaves nothing in the results folder`(
    mode: UpdateMode
  ) throws {
    try prepare(mode == .missing ? .equal : .changed)
    _ = check(mode)
    expect(listFolder(folder.file("results")), equals: [])
  }

  @Test func `a Git LFS pointer is reported with the command that fetches the picture`() throws {
    try prepare(.pointer)
    expect(
      check(.missing).message, equals: "it is a Git LFS pointer; 'git lfs pull' fetches the picture"
    )
  }

  @Test(arguments: [
    (UpdateMode.all, Verdict.updated, "new\n"), (.changed, .updated, "new\n"),
    (.missing, .passed, "old\n"), (.none, .passed, "old\n"),
  ])
  func `a text that is not its picture's is written with changed and all`(
    mode: UpdateMode, verdict: Verdict, text: String
  ) throws {
    try recordGolden(png: drawn.png(), layout: LayoutSnapshot(text: "old\n"), at: place)
    expect(check(mode).verdict, equals: verdict)
    expect(storedLayout(place), equals: text)
  }

  @Test(
    arguments: [
      (UpdateMode.all, Verdict.updated, "new\n"), (.changed, .updated, "new\n"),
      (.missing, .passed, "new\n"), (.none, .passed, nil),
    ] as [(UpdateMode, Verdict, String?)])
  func `a text that is missing beside an equal picture is written but with none`(
    mode: UpdateMode, verdict: Verdict, text: String?
  ) throws {
    try prepare(.equal)
    try #require(unlink(place.layout) == 0)
    expect(check(mode).verdict, equals: verdict)
    expect(storedLayout(place), equals: text)
  }

  @Test(arguments: [UpdateMode.all, .changed])
  func `a text is not written beside a picture that another process put there`(
    mode: UpdateMode
  ) throws {
    try recordGolden(png: drawn.png(), layout: LayoutSnapshot(text: "old\n"), at: place)
    let (place, old) = (place, old)
    // The layout is asked for once the golden was compared, and before its text is written.
    let overtaken = DrawnCase(
      suite: "s", name: "a", png: try drawn.png(),
      layout: {
        _ = try? recordGolden(png: old, layout: LayoutSnapshot(text: "theirs\n"), at: place)
        return LayoutSnapshot(text: "ours\n")
      }(), scale: 1)
    expect(
      GoldenCheck(update: mode, results: nil).check(overtaken, at: place).verdict, equals: .passed)
    expect(readBytes(place.picture), equals: old)
    expect(storedLayout(place), equals: "theirs\n")
  }

  @Test func `a case that passes is not put into words`() throws {
    try prepare(.equal)
    let layout = CountedLayout()
    let silent = DrawnCase(
      suite: "s", name: "a", png: try drawn.png(), layout: layout.snapshot(), scale: 1)
    let result = GoldenCheck(update: .none, results: nil).check(silent, at: place)
    expect(result.verdict, equals: .passed)
    expect(layout.requests, equals: 0)
  }

  @Test(arguments: [UpdateMode.all, .changed, .missing, .none])
  func `a case that passes by its digest is not encoded`(mode: UpdateMode) throws {
    try prepare(.equal)
    let result = GoldenCheck(update: mode, results: nil).check(try unencoded(), at: place)
    expect(result.verdict, equals: .passed)
    #expect(result.message == nil)
  }

  @Test func `a case is compared by its pixels, and encoded only for its files`() throws {
    try prepare(.changed)
    struct Encoded: Error, CustomStringConvertible {
      var description: String { "it was encoded" }
    }
    let file = try drawn.png()
    let unencoded = DrawnCase(
      suite: "s", name: "a", pixelDigest: try #require(drawn.pixelDigest),
      png: { throw Encoded() },
      pixels: { try StraightPixels(decodingPNG: file, limits: .golden) },
      layout: LayoutSnapshot(text: "new\n"), scale: 1)
    // 10 and 20 of 255 are 10 apart.
    var check = GoldenCheck(
      update: .none, tolerance: Tolerance(threshold: 0.05), results: nil)
    expect(check.check(unencoded, at: place).verdict, equals: .passed)
    check.tolerance = .none
    expect(check.check(unencoded, at: place).difference?.differingPixels, equals: 2)
    check.results = ResultsFolder(path: folder.file("results"))
    expect(check.check(unencoded, at: place).message, equals: "it was encoded")
  }

  @Test func `the words of a changed case are made once`() throws {
    try prepare(.changed)
    let layout = CountedLayout()
    let counted = DrawnCase(
      suite: "s", name: "a", png: try drawn.png(), layout: layout.snapshot(), scale: 1)
    let check = GoldenCheck(
      update: .none, results: ResultsFolder(path: folder.file("results")))
    expect(check.check(counted, at: place).verdict, equals: .changed)
    expect(layout.requests, equals: 1)
  }

  @Test func `a case whose digest is not to be trusted is encoded`() throws {
    try prepare(.equal)
    let check = GoldenCheck(update: .none, decodesAlways: true, results: nil)
    let result = check.check(try unencoded(), at: place)
    expect(result.verdict, equals: .failed)
    expect(result.message, equals: "it was encoded")
  }

  /// The case with its digest, and no picture.
  private func unencoded() throws -> DrawnCase {
    struct Encoded: Error, CustomStringConvertible {
      var description: String { "it was encoded" }
    }
    return DrawnCase(
      suite: "s", name: "a", pixelDigest: try #require(drawn.pixelDigest),
      png: { throw Encoded() }, layout: LayoutSnapshot(text: "new\n"), scale: 1)
  }

  @Test func `a difference names what changed in the layout and keeps how its text did`() throws {
    try prepare(.changed)
    let result = check(.none)
    expect(result.difference?.differingPixels, equals: 2)
    let diff = try #require(result.files.layoutDiff)
    expect(
      readText(folder.file("results/" + diff)),
      equals: "--- expected\n+++ actual\n@@ -1 +1 @@\n-old\n+new\n")
  }

  @Test func `a golden of another size is reported with both sizes and a diff of both`() throws {
    let large = try solidPNG(width: 3, height: 1, gray: 20)
    try recordGolden(png: large, layout: drawn.layout, at: place)
    let result = check(.none)
    expect(result.verdict, equals: .changed)
    expect(result.difference?.sizeSentence, equals: "the size changed: 3 × 1 → 2 × 1 px")
    expect(result.difference?.differingPixels, equals: 1)
    expect(result.files.diff, equals: "outside\(folder.path)/goldens/a-diff.png")
  }

  @Test func `an item whose label changed is named once`() throws {
    func layout(_ label: String) -> LayoutSnapshot {
      LayoutSnapshot(
        text: """
          maquette layout 1
          canvas 2×1
            collection 0,0 2×1 layout=list content=2×1 offset=0,0 elements=1
              cell 0.0 "\(label)" 0,0 2×1

          """)
    }
    try recordGolden(png: old, layout: layout("David"), at: place)
    let now = layout("Davida")
    let renamed = DrawnCase(
      suite: "cards.yaml", name: "a", png: try drawn.png(), layout: now, scale: 1)
    let result = GoldenCheck(update: .none, results: nil).check(renamed, at: place)
    expect(result.difference?.clusters.map(\.elements), equals: [["item 0 'Davida'"]])
  }

  @Test func `an unknown mask fails the case, unless the run's cases may differ`() throws {
    try prepare(.equal)
    var check = GoldenCheck(update: .none, masks: [.id("clock")], results: nil)
    let result = check.check(drawn, at: place)
    expect(result.verdict, equals: .failed)
    expect(result.message, equals: "no view 'clock' to mask: no view has an id")
    check.skipsUnknownMasks = true
    expect(check.check(drawn, at: place).verdict, equals: .passed)
  }

  @Test(
    arguments: [UpdateMode.none, .missing, .changed],
    [
      // One mask, and two that touch: the picture is 2 × 1 pixels at one pixel a point.
      [Mask.rect(Rect(x: 0, y: 0, width: 2, height: 1))],
      [
        .rect(Rect(x: 0, y: 0, width: 1, height: 5)), .rect(Rect(x: 1, y: -1, width: 9, height: 9)),
      ],
    ])
  func `masks over the whole picture fail the case, whatever its golden is`(
    mode: UpdateMode, masks: [Mask]
  ) throws {
    for before in [Before.equal, .changed, .missing] {
      try prepare(before)
      var check = GoldenCheck(update: mode, masks: masks, results: nil)
      check.skipsUnknownMasks = true
      let result = check.check(drawn, at: place)
      expect(result.verdict, equals: .failed)
      expect(
        result.message,
        equals: "the masks cover the whole picture: nothing would be compared")
    }
  }

  @Test func `masks that leave a pixel compare it`() throws {
    try prepare(.changed)
    let check = GoldenCheck(
      update: .none, masks: [.rect(Rect(x: 0, y: 0, width: 1, height: 1))], results: nil)
    let result = check.check(drawn, at: place)
    expect(result.verdict, equals: .changed)
    expect(result.difference?.differingPixels, equals: 1)
    expect(result.difference?.maskedPixels, equals: 1)
  }

  @Test func `a golden of 16 bits a sample is reported to be compared by its upper 8`() throws {
    try prepare(.equal)
    try AtomicFile.write(deepPNG, to: place.picture)
    let result = check(.none)
    expect(result.verdict, equals: .passed)
    expect(
      result.message,
      equals: "its golden has 16 bits a sample, of which the upper 8 are compared")
  }

  @Test func `a golden of 16 bits a sample is reported within the tolerance, too`() throws {
    try prepare(.equal)
    try AtomicFile.write(deepPNG, to: place.picture)
    // Its greys are 20, and both of them differ.
    let other = DrawnCase(
      suite: "cards.yaml", name: "a", png: try solidPNG(width: 2, height: 1, gray: 21),
      layout: LayoutSnapshot(text: "new\n"), scale: 1)
    let result = GoldenCheck(
      update: .none, tolerance: Tolerance(maxDifferingPixels: 2), results: nil
    ).check(other, at: place)
    expect(result.verdict, equals: .passed)
    expect(result.difference?.differingPixels, equals: 2)
    expect(
      result.message,
      equals: "its golden has 16 bits a sample, of which the upper 8 are compared")
  }

  @Test(arguments: [
    ("a picture that ends too soon", 20, "the picture ends too soon"),
    ("no byte at all", 1_000_000, "not a PNG picture"),
  ])
  func `a golden that is not a whole PNG is unreadable and not different`(
    kind: String, missingBytes: Int, reason: String
  ) throws {
    try prepare(.changed)
    let bytes = Array(old.dropLast(missingBytes))
    try AtomicFile.write(bytes, to: place.picture)
    let result = check(.changed)
    expect(result.verdict, equals: .unreadable)
    expect(result.message, equals: reason)
    expect(readBytes(place.picture), equals: bytes)
  }

  @Test func `a golden's path is reported from the working directory`() {
    let place = GoldenPlace(beside: "./Samples/./missing.yaml", name: "a")
    let result = GoldenCheck(update: .none, results: nil).check(drawn, at: place)
    expect(result.golden, equals: "Samples/__Snapshots__/missing/a.png")
  }
}
