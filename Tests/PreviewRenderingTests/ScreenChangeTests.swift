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
      let sentences = try sentences(from: screen.config(old), to: screen.config(new))
      #expect(
        sentences.sorted() == screen.sentences(from: old, to: new).sorted(),
        "\(round): \(screen.config(old))")
    }
  }
}
