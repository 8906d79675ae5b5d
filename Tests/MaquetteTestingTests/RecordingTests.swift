import Maquette
import MaquetteTesting
import TestSupport
import Testing

@Suite struct RecordingTests {
  private let cards: CardsPackage

  init() throws {
    cards = try CardsPackage()
  }

  @Test func `a missing golden is recorded beside the test, and the test fails`() throws {
    let outcome = cards.assertion(.missing).outcome { square(.red) }
    expect(
      outcome,
      equals: SnapshotOutcome(
        failure: """
          there was no golden; this picture was recorded: \(cards.golden)
          the next run without recording compares with it
          """))
    try #require(square(.red).png() == readBytes(cards.golden))
    expect(cards.folder.names, equals: ["Tests"])
    expect(
      listFolder(cards.goldens), equals: ["cards.layout.txt", "cards.png"])
  }

  @Test func `an equal picture passes`() throws {
    try cards.record(square(.red))
    expect(cards.assertion(.missing).outcome { square(.red) }, equals: SnapshotOutcome())
    expect(cards.assertion(.never).outcome { square(.red) }, equals: SnapshotOutcome())
    expect(cards.assertion(.failed).outcome { square(.red) }, equals: SnapshotOutcome())
  }

  @Test func `where nothing is recorded, a missing golden is reported, and how to record it`()
    throws
  {
    let outcome = cards.assertion(.never).outcome { square(.red) }
    let lines = outcome.failure?.split(separator: "\n").map(String.init) ?? []
    expect(lines.first, equals: "there is no golden: \(cards.golden)")
    expect(
      lines.last,
      equals:
        "to record it: SNAPSHOT_TESTING_RECORD=missing swift test --filter '^Cards\\.CardsTests/cards\\(\\)/'"
    )
    expect(outcome.attachments.map(\.name), equals: ["cards-actual.png"])
    try #require(square(.red).png() == outcome.attachments.first?.bytes)
    #expect(readBytes(cards.golden) == nil)
  }

  @Test func `recording all fails even the test whose golden is the same`() throws {
    try cards.record(square(.red))
    expect(
      cards.assertion(.all).outcome { square(.red) }.failure,
      equals: """
        recording is on: \(cards.golden) is this picture already
        the next run without recording compares with it
        """)
  }

  @Test func `the name and the variant distinguish goldens of one test`() throws {
    let claims = SnapshotClaims()
    for (name, variant) in [("empty", nil), ("full", nil), (nil, "dark")] as [(String?, String?)] {
      _ = cards.assertion(.missing, named: name, claims: claims).outcome {
        square(.red, variant: variant)
      }
    }
    expect(
      listFolder(cards.goldens).filter { $0.hasSuffix(".png") },
      equals: ["cards.dark.png", "cards.empty.png", "cards.full.png"])
  }

  @Test func `further assertions of a test are numbered`() throws {
    let claims = SnapshotClaims()
    let pictures = [("1:1", Color.red), ("2:1", .red), ("3:1", .green), ("3:1", .blue)]
    for (place, color) in pictures {
      let location = "CardsTests.swift:\(place)"
      _ = cards.assertion(.missing, at: location, claims: claims).outcome { square(color) }
    }
    expect(goldenPictures, equals: ["cards.2.png", "cards.3.png", "cards.4.png", "cards.png"])
    // A test that is repeated compares with the same goldens again.
    for (place, color) in pictures {
      let location = "CardsTests.swift:\(place)"
      let repeated = cards.assertion(.never, at: location, claims: claims)
      #expect(repeated.outcome { square(color) }.failure == nil)
    }
  }

  @Test func `assertions of a view are numbered from one`() throws {
    let claims = SnapshotClaims()
    for (line, color) in [Color.red, .green].enumerated() {
      var assertion = cards.assertion(.missing, at: "CardsTests.swift:\(line):1", claims: claims)
      assertion.isNumberedFromOne = true
      _ = assertion.outcome { square(color) }
    }
    expect(goldenPictures, equals: ["cards.1.png", "cards.2.png"])
  }

  @Test func `each variant has numbers of its own, and each format none`() throws {
    let claims = SnapshotClaims()
    for variant in ["dark", "light"] {
      for line in 1...2 {
        let assertion = cards.assertion(.missing, at: "CardsTests.swift:\(line):1", claims: claims)
        _ = assertion.outcome { square(.red, variant: variant) }
      }
    }
    let list = cards.assertion(.missing, as: .list, at: "CardsTests.swift:1:1", claims: claims)
    _ = list.outcome { square(.red, variant: "dark") }
    expect(
      goldenPictures,
      equals: [
        "cards.2.dark.png", "cards.2.light.png", "cards.dark.png", "cards.light.png",
      ])
    #expect(listFolder(cards.goldens).contains("cards.3.dark.list.txt"))
  }

  private var goldenPictures: [String] {
    listFolder(cards.goldens).filter { $0.hasSuffix(".png") }
  }

  @Test func `two assertions of one name fail`() throws {
    let claims = SnapshotClaims()
    _ = cards.assertion(.missing, named: "red", claims: claims).outcome { square(.red) }
    let golden = cards.goldens + "/cards.red.png"
    let second = cards.assertion(
      .missing, named: "red", at: "CardsTests.swift:2:1", claims: claims)
    #expect(
      second.outcome { square(.red) }.failure
        == "the assertion at CardsTests.swift:1:1 compares with \(golden) too: "
        + #"name each, as in assertSnapshot(of: preview, named: "empty")"#)
    let repeated = cards.assertion(.missing, named: "red", claims: claims)
    #expect(
      repeated.outcome { square(.blue) }.failure
        == "the assertion drew something else for \(golden) before: "
        + #"name each, as in assertSnapshot(of: preview, named: "empty")"#)
    try #require(square(.red).png() == readBytes(golden))
  }

  @Test func `two tests never share a golden`() throws {
    let claims = SnapshotClaims()
    _ = cards.assertion(.missing, claims: claims).outcome { square(.red) }
    let other = cards.assertion(.missing, in: "Cards", at: "CardsTests.swift:9:1", claims: claims)
    let shared = cards.goldens + "/Cards.png"
    #expect(
      other.outcome { square(.red) }.failure
        == "the test 'cards' at CardsTests.swift:1:1 compares with \(shared) too: give one of the "
        + #"assertions another name, as in assertSnapshot(of: preview, named: "empty")"#)
    #expect(readBytes(shared) == nil)
  }

  @Test func `a test with arguments names its goldens`() throws {
    let unnamed = cards.assertion(.missing, isParameterized: true)
    #expect(
      unnamed.outcome { square(.red) }.failure
        == "the test runs once for each argument: name its goldens apart, "
        + #"as in assertSnapshot(of: preview, named: "\(argument)")"#)
    expect(cards.folder.names, equals: [])
    _ = cards.assertion(.missing, named: "1", isParameterized: true).outcome { square(.red) }
    try #require(square(.red).png() == readBytes(cards.goldens + "/cards.1.png"))
  }
}
