import FileAccess
import Glibc
import Goldens
import LayoutSnapshots
import TestSupport
import Testing

/// Where a link stands in a golden's path.
enum LinkedPart: String, CaseIterable {
  case snapshots, config, picture, layout, digests
}

@Suite struct ConfinementTests {
  private let folder: TemporaryFolder
  private let outside: TemporaryFolder
  private let place: GoldenPlace
  private let drawn: DrawnCase

  /// A folder outside that looks as the goldens of a case do, of another picture.
  init() throws {
    folder = try TemporaryFolder()
    outside = try TemporaryFolder()
    place = GoldenPlace(beside: folder.file("s/cards.yaml"), name: "a")
    drawn = DrawnCase(
      suite: "cards.yaml", name: "a", png: try solidPNG(width: 2, height: 1, gray: 20),
      layout: LayoutSnapshot(text: "maquette layout 1\n"), scale: 1)
    for form in [GoldenForm.hash, .picture] {
      try recordGolden(
        png: solidPNG(width: 2, height: 1, gray: 10), layout: drawn.layout,
        at: GoldenPlace(folder: outside.file("cards"), name: form.rawValue), form: form)
    }
    for (name, copy) in [("picture.png", "a.png"), ("picture.layout.txt", "a.layout.txt")] {
      try outside.copy(outside.file("cards/" + name), to: "cards/" + copy)
    }
  }

  /// Puts a link out of the config's folder into the golden's path; answers it.
  private func link(_ part: LinkedPart) throws -> String {
    let snapshots = folder.file("s/__Snapshots__")
    let (target, path) =
      switch part {
      case .snapshots: (outside.path, snapshots)
      case .config: (outside.file("cards"), place.folder)
      case .picture: (outside.file("cards/a.png"), place.picture)
      case .layout: (outside.file("cards/a.layout.txt"), place.layout)
      case .digests: (outside.file("cards/digests.txt"), place.folder + "/digests.txt")
      }
    try makeFolder(FileAccess.folder(of: path))
    try #require(symlink(target, path) == 0)
    return path
  }

  private func words(_ path: String) -> String {
    "'\(path)' is a symbolic link out of '\(folder.file("s"))'"
  }

  private var filesOutside: [String: [UInt8]?] {
    let names = listFolder(outside.file("cards"))
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, readBytes(outside.file("cards/\($0)"))) })
  }

  @Test(arguments: LinkedPart.allCases, UpdateMode.allCases)
  func `a golden that a link puts elsewhere is neither read nor written`(
    part: LinkedPart, mode: UpdateMode
  ) throws {
    let path = try link(part)
    let before = filesOutside
    for form in [nil, GoldenForm.picture, .hash] {
      var check = GoldenCheck(update: mode, results: nil)
      check.form = form
      let result = check.check(drawn, at: place)
      expect(result.verdict, equals: .failed)
      expect(result.message, equals: words(path))
    }
    expect(filesOutside, equals: before)
    expect(outside.names, equals: ["cards"])
  }

  @Test(arguments: LinkedPart.allCases)
  func `nothing is removed through a link`(part: LinkedPart) throws {
    let path = try link(part)
    let before = filesOutside
    let error = #expect(throws: EscapingLink.self) { try removeGolden(at: place) }
    expect(error?.description, equals: words(path))
    expect(filesOutside, equals: before)
  }

  @Test(arguments: [LinkedPart.snapshots, .config, .digests])
  func `goldens elsewhere are not listed as stale`(part: LinkedPart) throws {
    _ = try link(part)
    #expect(throws: EscapingLink.self) { try staleGoldens(in: place.folder) { _ in false } }
  }

  @Test func `a link that stays in the config's folder is followed`() throws {
    try makeFolder(folder.file("s/goldens"))
    try #require(symlink("goldens", folder.file("s/__Snapshots__")) == 0)
    try recordGolden(png: drawn.png(), layout: drawn.layout, at: place)
    expect(listFolder(folder.file("s/goldens/cards")), equals: ["a.layout.txt", "a.png"])
    expect(
      GoldenCheck(update: .none, results: nil).check(drawn, at: place).verdict, equals: .passed)
  }
}
