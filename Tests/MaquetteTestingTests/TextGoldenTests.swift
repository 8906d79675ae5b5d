import Glibc
import Maquette
import MaquetteTesting
import TestSupport
import Testing

@Suite struct TextGoldenTests {
  private let cards: CardsPackage
  private let layout: String
  private let list: String

  init() throws {
    cards = try CardsPackage()
    layout = cards.goldens + "/cards.layout.txt"
    list = cards.goldens + "/cards.list.txt"
  }

  @Test func `the layout's words alone are a golden`() throws {
    let outcome = cards.assertion(.missing, as: .layout).outcome { square(.red) }
    expect(
      outcome.lines,
      equals: [
        "there was no golden; this text was recorded: \(layout)",
        "the next run without recording compares with it",
      ])
    #expect(
      layoutTextWithoutViews(readText(layout) ?? "") == """
        maquette layout 4
        canvas 10×10 width=10 height=10 appearance=light layoutDirection=leftToRight \
        dynamicType=large padding=0 safeArea=0
          fill 0,0 10×10 color=#FFFFFF colorName=systemBackground
          fill 0,0 10×10 color=#FF3B30 colorName=red

        """)
    expect(listFolder(cards.goldens), equals: ["cards.layout.txt"])
    expect(cards.assertion(.never, as: .layout).outcome { square(.red) }.lines, equals: [])
  }

  @Test func `the drawing commands are a golden`() throws {
    _ = cards.assertion(.missing, as: .list).outcome { square(.red) }
    try #require(square(.red).list() == readBytes(list))
    expect(listFolder(cards.goldens), equals: ["cards.list.txt"])
    expect(cards.assertion(.never, as: .list).outcome { square(.red) }.lines, equals: [])
  }

  @Test func `carriage returns of a checkout change nothing`() throws {
    _ = cards.assertion(.missing, as: .layout).outcome { square(.red) }
    let text = try #require(readText(layout))
    try cards.folder.write(
      text.replacing("\n", with: "\r\n"), to: "Tests/__Snapshots__/CardsTests/cards.layout.txt")
    expect(cards.assertion(.never, as: .layout).outcome { square(.red) }.lines, equals: [])
  }

  @Test func `a golden that a link puts elsewhere is neither read nor written`() throws {
    let outside = try TemporaryFolder()
    try cards.folder.write("", to: "Tests/__Snapshots__/.keep")
    try #require(symlink(outside.path, cards.goldens) == 0)
    for format in [SnapshotFormat.picture, .layout, .list] {
      expect(
        cards.assertion(.all, as: format).outcome { square(.red) }.lines,
        equals: ["'\(cards.goldens)' is a symbolic link out of '\(cards.folder.file("Tests"))'"])
    }
    expect(outside.names, equals: [])
  }

  @Test func `a difference is reported in words and by its lines`() throws {
    _ = cards.assertion(.missing, as: .layout).outcome { square(.red) }
    let outcome = cards.assertion(.missing, as: .layout).outcome { square(.blue) }
    expect(outcome.lines.first, equals: "the layout is not the golden's: \(layout)")
    #expect(outcome.lines.contains("-  fill 0,0 10×10 color=#FF3B30 colorName=red"))
    #expect(outcome.lines.contains("+  fill 0,0 10×10 color=#007AFF colorName=blue"))
    expect(
      outcome.lines.last,
      equals:
        "to accept it: SNAPSHOT_TESTING_RECORD=failed swift test --filter '^Cards\\.CardsTests/cards\\(\\)/'"
    )
    expect(
      outcome.attachments.map(\.name),
      equals: [
        "cards-expected.layout.txt", "cards-actual.layout.txt", "cards-layout.diff.txt",
      ])
  }

  @Test(arguments: [
    (SnapshotRecording.all, true), (.failed, true), (.missing, false), (.never, false),
  ])
  func `a difference is recorded by all and by failed`(
    recording: SnapshotRecording, isRecorded: Bool
  ) throws {
    _ = cards.assertion(.missing, as: .list).outcome { square(.red) }
    let outcome = cards.assertion(recording, as: .list).outcome { square(.blue) }
    try #require(square(isRecorded ? .blue : .red).list() == readBytes(list))
    #expect(
      outcome.lines.first
        == (isRecorded
          ? "recording is on: this text was recorded: \(list)"
          : "the list is not the golden's: \(list)"))
  }

  @Test func `a missing golden is reported where nothing is recorded`() {
    let outcome = cards.assertion(.never, as: .list).outcome { square(.red) }
    expect(
      outcome.lines,
      equals: [
        "there is no golden: \(list)",
        "to record it: SNAPSHOT_TESTING_RECORD=missing swift test --filter '^Cards\\.CardsTests/cards\\(\\)/'",
      ])
    expect(outcome.attachments.map(\.name), equals: ["cards-actual.list.txt"])
  }

  @Test func `a golden that is not text is unreadable`() throws {
    try cards.folder.copy(displayFont, to: "Tests/__Snapshots__/CardsTests/cards.list.txt")
    let outcome = cards.assertion(.missing, as: .list).outcome { square(.red) }
    expect(outcome.lines.first, equals: "the golden is unreadable: \(list): it is not UTF-8")
  }
}
