import Maquette
import MaquetteTesting
import PictureComparison
import TestSupport
import Testing

@Suite struct ComparingTests {
  private let cards: CardsPackage

  init() throws {
    cards = try CardsPackage()
  }

  @Test func `a difference is reported and shown, and the golden stays`() throws {
    try cards.record(square(.red))
    let outcome = cards.assertion(.missing).outcome { square(.blue) }
    let lines = outcome.failure?.split(separator: "\n").map(String.init) ?? []
    expect(lines.first, equals: "the picture is not the golden's: \(cards.golden)")
    // Ten points a side make twenty pixels at the canvas's scale of 2.
    #expect(lines.contains("400 of 400 pixels differ (100 %)"))
    expect(
      lines.suffix(2),
      equals: [
        "to accept it: SNAPSHOT_TESTING_RECORD=failed swift test --filter '^Cards\\.CardsTests/cards\\(\\)/'",
        "or, without drawing again: maquette approve \(cards.golden) "
          + "--from \(cards.folder.file("results"))",
      ])
    expect(
      outcome.attachments.map(\.name),
      equals: [
        "cards-expected.png", "cards-actual.png", "cards-diff.png", "cards-layout.diff.txt",
      ])
    try #require(square(.red).png() == outcome.attachments.first?.bytes)
    try #require(square(.blue).png() == outcome.attachments.dropFirst().first?.bytes)
    try #require(square(.red).png() == readBytes(cards.golden))
  }

  @Test func `a difference is recorded where that is asked for, and the test fails`() throws {
    try cards.record(square(.red))
    let failure = try #require(cards.assertion(.failed).outcome { square(.blue) }.failure)
    let lines = failure.split(separator: "\n").map(String.init)
    expect(lines.first, equals: "recording is on: this picture was recorded: \(cards.golden)")
    expect(lines.last, equals: "the next run without recording compares with it")
    try #require(square(.blue).png() == readBytes(cards.golden))
  }

  @Test func `a layout text that is not the golden's fails, and the picture is not blamed`() throws
  {
    try cards.record(square(.red))
    let text = "Tests/__Snapshots__/CardsTests/cards.layout.txt"
    try cards.folder.write("maquette layout 1\n<<<<<<< HEAD\n", to: text)
    let failure = try #require(cards.assertion(.missing).outcome { square(.red) }.failure)
    #expect(
      failure.hasPrefix(
        """
        the golden's picture is the same, its layout text is not: \(cards.golden)
        the layout text beside the golden is not its own: line 2: a conflict of a merge

        """))
    _ = cards.assertion(.failed).outcome { square(.red) }
    #expect(cards.assertion(.never).outcome { square(.red) }.failure == nil)
  }

  @Test func `a difference within the tolerance passes`() throws {
    try cards.record(square(.red))
    let tolerant = cards.assertion(.never, tolerance: Tolerance(maxDifferingRatio: 1))
    #expect(tolerant.outcome { square(.blue) }.failure == nil)
  }

  @Test func `what is masked is not compared`() throws {
    func halves(_ color: Color) -> Preview {
      Preview("square", canvas: PreviewCanvas(width: 10, height: .points(10))) {
        HStack(spacing: 0) {
          color
          Color.red
        }
      }
    }
    func failure(masking width: Double) -> String? {
      let mask = Mask.rect(Rect(x: 0, y: 0, width: width, height: 10))
      return cards.assertion(.never, masks: [mask]).outcome { halves(.blue) }.failure
    }
    try cards.record(halves(.red))
    // The left half is blue, and all of the picture is 10 wide.
    expect(failure(masking: 5), equals: nil)
    expect(
      failure(masking: 10),
      equals: "the masks cover the whole picture: nothing would be compared")
  }

  @Test func `a golden that is not a picture is unreadable, and not different`() throws {
    try cards.folder.write("no picture", to: "Tests/__Snapshots__/CardsTests/cards.png")
    let failure = try #require(cards.assertion(.missing).outcome { square(.red) }.failure)
    let lines = failure.split(separator: "\n").map(String.init)
    expect(
      lines.first, equals: "the golden is unreadable: \(cards.golden): not a PNG picture")
    expect(
      lines.last,
      equals:
        "to record it anew: SNAPSHOT_TESTING_RECORD=all swift test --filter '^Cards\\.CardsTests/cards\\(\\)/'"
    )
    expect(readText(cards.golden), equals: "no picture")
  }

  @Test func `a picture that Git LFS holds is to be fetched`() throws {
    try cards.folder.write(
      "version https://git-lfs.github.com/spec/v1\n",
      to: "Tests/__Snapshots__/CardsTests/cards.png")
    let lines = cards.assertion(.missing).outcome { square(.red) }.lines
    expect(
      lines.first,
      equals: "the golden is unreadable: \(cards.golden): it is a Git LFS pointer; "
        + "'git lfs pull' fetches the picture")
    #expect((lines.last ?? "").hasPrefix("actual: "))
  }

  @Test func `a picture that cannot be drawn fails the test with the reason`() {
    struct NoData: Error {}
    let outcome = cards.assertion(.missing).outcome { throw NoData() }
    expect(outcome, equals: SnapshotOutcome(failure: "the picture could not be drawn: NoData()"))
  }

  @Test func `the scale is the assertion's, or else the canvas's`() throws {
    _ = cards.assertion(.missing, scale: 1).outcome { square(.red) }
    try #require(square(.red).png(scale: 1) == readBytes(cards.golden))
    expect(
      cards.assertion(.missing, scale: 9).outcome { square(.red) }.failure,
      equals: "a scale of 9.0: expected 0.25 to 8")
  }

  @Test func `an exit test asks for a name`() throws {
    let package = try CardsPackage()
    var assertion = package.assertion(.missing)
    // `#function` in the body of `#expect(processExitsWith:)`, as Swift 6.3 has it.
    assertion.test = TestIdentity(
      function: "$s10ShelfTests0021BadgeTestsswift_IfFDefMX14_10_6expectfMf_7__localfMu_",
      file: package.folder.file("Tests/CardsTests.swift"))
    let failure = try #require(assertion.outcome { square(.red) }.failure)
    #expect(failure.hasPrefix("an exit test does not know its test's name: name the golden, "))
    expect(listFolder(package.goldens), equals: [])
  }

  @Test func `a view that shows nothing is not recorded`() throws {
    let package = try CardsPackage()
    let failure = try #require(package.assertion(.all).outcome { square(.clear) }.failure)
    #expect(failure.hasPrefix("it shows nothing but its background"))
    var meant = square(.clear)
    meant.isEmpty = true
    try package.record(meant)
  }
}
