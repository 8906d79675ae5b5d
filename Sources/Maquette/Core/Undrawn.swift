import CellViews

/// A word of the source that has no effect on what is drawn.
struct UndrawnWord: Equatable, Sendable {
  let word: String
  let file: String
  /// Nil where only the module is known, which `file` is then.
  let line: UInt?

  /// What notices the word, once for each place in the source.
  var modifier: NodeModifier { .notice(.undrawn(word: word, file: file, line: line)) }
}

extension ViewNode {
  /// The node, and a notice for each of some words.
  func noticing(_ words: [UndrawnWord]) -> ViewNode {
    words.reduce(self) { .modified($0, $1.modifier) }
  }
}

nonisolated extension View {
  /// The view as it is, and a notice that a word of the source is not drawn.
  func undrawn(_ word: String, _ file: StaticString, _ line: UInt) -> _ModifiedView<Self> {
    undrawn(if: true, word, file, line)
  }

  /// The view as it is, and a notice that a word of the source is not drawn, if it would be seen.
  func undrawn(
    if isSeen: Bool, _ word: String, _ file: StaticString, _ line: UInt
  ) -> _ModifiedView<Self> {
    _ModifiedView(
      self, isSeen ? UndrawnWord(word: word, file: "\(file)", line: line).modifier : nil)
  }
}
