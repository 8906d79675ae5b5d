import FileAccess
import Glibc
import Goldens
import LayoutSnapshots
import PictureComparison
import TestSupport
import Testing

@Suite struct StoredLayoutTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace
  private let drawn: DrawnCase
  private static let words = "maquette layout 1\ncanvas 2×1\n  fill 0,0 2×1 color=#141414\n"

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(folder: folder.file("__Snapshots__/cards"), name: "a")
    drawn = DrawnCase(
      suite: "cards.yaml", name: "a", png: try solidPNG(width: 2, height: 1, gray: 20),
      layout: LayoutSnapshot(text: Self.words), scale: 1)
    try recordGolden(png: drawn.png(), layout: drawn.layout, at: place)
  }

  /// Takes the golden's text from another picture, whose grey is given.
  private func takeText(ofGray gray: Double, _ words: String = Self.words) throws {
    let other = GoldenPlace(folder: place.folder, name: "other")
    try recordGolden(
      png: solidPNG(width: 2, height: 1, gray: gray), layout: LayoutSnapshot(text: words),
      at: other)
    try #require(rename(other.layout, place.layout) == 0)
  }

  private func edit(_ change: (String) -> String) throws {
    let text = try #require(readText(place.layout))
    let edited = change(text)
    try #require(edited != text)
    try AtomicFile.write(edited.utf8, to: place.layout)
  }

  private func check(_ mode: UpdateMode, form: GoldenForm = .picture) -> CaseResult {
    var check = GoldenCheck(update: mode, results: ResultsFolder(path: folder.file("results")))
    check.form = form
    return check.check(drawn, at: place)
  }

  private static let foreign = "the layout text beside the golden is not its own: "

  /// A text that is not the golden's fails the case, though the picture is the same, and can be
  /// approved; `changed` writes it anew.
  private func expectForeign(_ reason: String) throws {
    let text = readText(place.layout)
    for mode in [UpdateMode.none, .missing] {
      let result = check(mode)
      expect(result.verdict, equals: .changed)
      expect(result.message, equals: Self.foreign + reason)
      #expect(result.files.actual != nil && result.files.layout != nil)
    }
    expect(readText(place.layout), equals: text)
    let result = check(.changed)
    expect(result.verdict, equals: .updated)
    expect(result.message, equals: Self.foreign + reason + "; it is written anew")
    expect(check(.none).verdict, equals: .passed)
    expect(storedLayout(place), equals: Self.words)
  }

  @Test func `a conflict of a merge is not a layout`() throws {
    try edit {
      $0.replacing(
        "canvas 2×1\n", with: "<<<<<<< HEAD\ncanvas 2×1\n=======\ncanvas 3×1\n>>>>>>> theirs\n")
    }
    try expectForeign("line 2: a conflict of a merge")
  }

  @Test func `a text of which a merge took lines from two sides is not as it was recorded`() throws
  {
    try edit { $0.replacing("#141414", with: "#151515") }
    try expectForeign("it was changed after it was recorded")
  }

  @Test func `the text of another picture is reported as such`() throws {
    try takeText(ofGray: 30)
    try expectForeign("it was recorded with another picture")
  }

  @Test func `a file of another kind is reported with its first line`() throws {
    try edit { _ in "notes\n" }
    try expectForeign("it begins with 'notes' and not with 'maquette layout 4'")
  }

  @Test func `a digest's text must be its own, too`() throws {
    try #require(check(.changed, form: .hash).verdict == .updated)
    try edit { $0.replacing("#141414", with: "#151515") }
    let result = check(.none, form: .hash)
    expect(result.verdict, equals: .changed)
    expect(result.message, equals: Self.foreign + "it was changed after it was recorded")
    expect(check(.changed, form: .hash).verdict, equals: .updated)
    expect(check(.none, form: .hash).verdict, equals: .passed)
  }

  @Test func `a text without a seal, as earlier releases wrote it, is the golden's`() throws {
    try AtomicFile.write(Self.words.utf8, to: place.layout)
    expect(check(.none).verdict, equals: .passed)
    #expect(check(.none).message == nil)
  }

  @Test(arguments: GoldenForm.allCases)
  func `carriage returns of a checkout change nothing`(form: GoldenForm) throws {
    if form == .hash { try #require(check(.changed, form: .hash).verdict == .updated) }
    for file in listFolder(place.folder) where file.hasSuffix(".txt") {
      let path = place.folder + "/" + file
      let text = try #require(readText(path))
      try AtomicFile.write(text.replacing("\n", with: "\r\n").utf8, to: path)
    }
    let before = readText(place.layout)
    for mode in [UpdateMode.none, .missing, .changed] {
      let result = check(mode, form: form)
      expect(result.verdict, equals: .passed)
      #expect(result.message == nil)
    }
    expect(readText(place.layout), equals: before)
  }

  @Test func `a text that is not the golden's explains no difference`() throws {
    let old = try solidPNG(width: 2, height: 1, gray: 10)
    try recordGolden(png: old, layout: drawn.layout, at: place)
    try takeText(ofGray: 30, Self.words + "  fill 0,0 1×1 color=#000000\n")
    let result = check(.none)
    expect(result.verdict, equals: .changed)
    expect(result.difference?.differingPixels, equals: 2)
    expect(result.layoutChanges, equals: [])
    expect(result.message, equals: Self.foreign + "it was recorded with another picture")
  }

  @Test func `a merge that took the picture of one side does not blame the machine`() throws {
    let old = try solidPNG(width: 2, height: 1, gray: 10)
    try AtomicFile.write(old, to: place.picture)
    // Without a seal, only the words are left to tell it by.
    try AtomicFile.write(Self.words.utf8, to: place.layout)
    // Neither picture names what drew it: that is a difference of its own.
    let text = [("Drawn with", "cairo 1.16.0")]
    let machine = try solidPNG(width: 2, height: 1, gray: 10, text: text)
    try AtomicFile.write(machine, to: place.picture)
    let now = DrawnCase(
      suite: "cards.yaml", name: "a",
      png: try solidPNG(width: 2, height: 1, gray: 20, text: text), layout: drawn.layout, scale: 1)
    let result = GoldenCheck(update: .none, results: nil).check(now, at: place)
    expect(result.machineDifferences, equals: [])
    expect(
      result.message,
      equals:
        "the golden's picture is not the one that its layout text is of: one of them was edited, "
        + "or a merge took them from two sides")
    let other = DrawnCase(
      suite: "cards.yaml", name: "a",
      png: try solidPNG(
        width: 2, height: 1, gray: 20, text: [("Drawn with", "cairo 1.18.0")]),
      layout: drawn.layout, scale: 1)
    let foreign = GoldenCheck(update: .none, results: nil).check(other, at: place)
    expect(
      foreign.machineDifferences, equals: ["cairo 1.16.0 drew the golden, 1.18.0 this picture"])
    expect(
      foreign.message,
      equals: "layout and drawing are unchanged; only the renderer or its fonts differ")
  }

  @Test func `another scale is reported as such, and not as a machine`() throws {
    // The canvas of 2 × 1 points has 4 × 2 pixels at 2.
    let large = DrawnCase(
      suite: "cards.yaml", name: "a", png: try solidPNG(width: 4, height: 2, gray: 20),
      layout: drawn.layout, scale: 2)
    let result = GoldenCheck(update: .none, results: nil).check(large, at: place)
    expect(result.difference?.sizeSentence, equals: "scale 1 → 2 (2 × 1 → 4 × 2 px)")
    #expect(result.message == nil)
    var check = GoldenCheck(update: .changed, results: nil)
    check.form = .hash
    try #require(check.check(drawn, at: place).verdict == .updated)
    check.update = .none
    expect(
      check.check(large, at: place).message,
      equals: "scale 1 → 2 (2 × 1 → 4 × 2 px); only the digest of its golden is kept; "
        + "--base REV shows what changed since then")
  }
}
