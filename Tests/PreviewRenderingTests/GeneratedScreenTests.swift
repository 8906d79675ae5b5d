import TestSupport
import Testing

/// Edits of screens that are made anew in each run: none is without a sentence, and no sentence is without an edit.
@Suite struct GeneratedScreenTests {
  /// A seed of its own for each run, which a failure tells; `MAQUETTE_SEEDS=41-41` is that of another one.
  private static let seeds = testSeeds(.random(in: 0...UInt64(UInt32.max)))
  private static let screens = 40
  private static let editsOfEach = 4

  private func check(_ count: Int, sentences limit: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<Self.screens {
      let screen = GeneratedScreen(&random)
      for _ in 0..<Self.editsOfEach {
        var edited = screen
        var edits: [String] = []
        while edits.count < count {
          if let edit = edited.view.edit(&random) { edits.append(edit) }
        }
        let isSame = try layoutText(of: screen.config) == layoutText(of: edited.config)
        let sentences = try sentences(from: screen.config, to: edited.config)
        let place: Comment = """
          seed \(seed), screen \(number): \(edits) are told as \(sentences)
          \(screen.config)\(edited.config)
          """
        #expect(sentences.isEmpty == isSame, place)
        #expect(sentences.count <= limit, place)
        #expect(!sentences.contains { $0.contains("no edit explains") }, place)
      }
    }
  }

  @Test(arguments: seeds)
  func `a single edit is one sentence`(seed: UInt64) throws {
    try check(1, sentences: 1, seed: seed)
  }

  // Views are known by what they show: of two that show each other's text, all else differs.
  @Test(arguments: seeds)
  func `two edits are reported, and explain what differs`(seed: UInt64) throws {
    try check(2, sentences: .max, seed: seed)
  }
}
