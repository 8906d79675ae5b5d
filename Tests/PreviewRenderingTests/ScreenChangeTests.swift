import DisplayList
import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// Random edits of several kinds of screens: each value that changed is reported in its words, whatever
/// else changed with it, and nothing that did not.
@Suite struct ScreenChangeTests {
  /// How many screens of each kind are edited.
  private static let rounds = 125

  @Test(arguments: EditedScreen.all.map(\.name), testSeeds(21))
  func `each edit is reported, and nothing else is`(name: String, seed: UInt64) throws {
    let screen = try #require(EditedScreen.all.first { $0.name == name })
    var random = SeededGenerator(seed: seed)
    for round in 0..<Self.rounds {
      let old = screen.places.map { random.below($0.values.count) }
      var new = old
      // Each place in turn, and then with others beside it.
      for step in 0...(round < screen.places.count ? 0 : 1 + random.below(2)) {
        let place = step == 0 ? round % screen.places.count : random.below(screen.places.count)
        let count = screen.places[place].values.count
        new[place] = (old[place] + 1 + random.below(count - 1)) % count
      }
      let (before, after) = try (
        layoutText(of: screen.config(old)), layoutText(of: screen.config(new))
      )
      let all = after.sentences(since: before).map(\.text)
      try checkConsequences(all, from: before.parsed(), to: after.parsed())
      let sentences = all.filter { !Self.isConsequence($0) }
      #expect(
        sentences.sorted() == screen.sentences(from: old, to: new).sorted(),
        "\(round): \(screen.config(old))")
    }
  }

  /// Compares what is said to follow with both screens: each item that one of them alone shows came into
  /// sight or went out of it, and where all is said to have moved, nothing moved by another distance.
  private func checkConsequences(
    _ sentences: [String], from old: SnapshotScreen, to new: SnapshotScreen
  ) throws {
    let (before, after) = (Self.cells(of: old), Self.cells(of: new))
    let (shown, hidden) = try (
      Self.items(sentences, " came into sight"), Self.items(sentences, " went out of sight")
    )
    expect(shown, equals: after.subtracting(before))
    expect(hidden, equals: before.subtracting(after))
    for sentence in sentences where sentence.hasPrefix("what is around moved ") {
      let distances = Self.distances(from: old.canvas.drawing, to: new.canvas.drawing)
      #expect(
        distances.map { "what is around moved \($0) pt" } == [sentence], "\(sentences)")
    }
  }

  /// The sections and numbers of the items that a screen shows.
  private static func cells(of screen: SnapshotScreen) -> Set<[Int]> {
    Set(
      screen.placedParts.compactMap { placed in
        guard case .element(let element) = placed.part.role, element.kind == .cell else {
          return nil
        }
        return [element.section, element.item]
      })
  }

  /// The items that sentences with an ending are about, as in `items 0.3–0.5 and 1.2 came into sight`.
  private static func items(_ sentences: [String], _ ending: String) throws -> Set<[Int]> {
    var items: Set<[Int]> = []
    for sentence in sentences where sentence.hasSuffix(ending) && sentence.hasPrefix("item") {
      // What an item shows is in quotes.
      let numbers = sentence.replacing(/'[^']*'/, with: "")
      for match in numbers.matches(of: /(?:(\d+)\.)?(\d+)(?:–(?:\d+\.)?(\d+))?/) {
        let first = try #require(Int(match.2))
        let last = match.3.flatMap { Int($0) } ?? first
        let section = match.1.flatMap { Int($0) } ?? 0
        items.formUnion((first...last).map { [section, $0] })
      }
    }
    return items
  }

  /// How far texts moved that both drawings show once in one font, as sentences have it; each distance once.
  private static func distances(
    from old: [SnapshotCommand], to new: [SnapshotCommand]
  ) -> Set<String> {
    // The baseline of a larger font is lower in the same line.
    func places(_ commands: [SnapshotCommand]) -> [String: Point] {
      var places: [String: [Point]] = [:]
      for command in commands {
        guard let string = command.string, let origin = command.origin else { continue }
        let font = "\(command.look.font ?? "") \(command.look.points ?? 0)"
        places["\(string) in \(font)", default: []].append(origin)
      }
      return places.filter { $0.value.count == 1 }.compactMapValues(\.first)
    }
    let before = places(old)
    func word(_ distance: Double, _ more: String, _ less: String) -> String? {
      let length = abs(distance * 1000).rounded() / 1000
      return length < 0.0015 ? nil : "\(distance > 0 ? more : less) by \(length.dump)"
    }
    return places(new).reduce(into: []) { distances, place in
      guard let origin = before[place.key] else { return }
      let distance = place.value - origin
      let words = [word(distance.x, "right", "left"), word(distance.y, "down", "up")]
        .compactMap(\.self)
      if !words.isEmpty { distances.insert(words.joined(separator: " and ")) }
    }
  }

  /// True for a sentence of what follows from a change of sizes, which is told beside it.
  private static func isConsequence(_ sentence: String) -> Bool {
    sentence.hasPrefix("what is around moved ") || sentence.hasSuffix(" came into sight")
      || sentence.hasSuffix(" went out of sight")
  }
}
