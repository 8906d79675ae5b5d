import CellViews

/// A word of the source that has no effect on the drawing.
struct UndrawnWord: Equatable, Sendable {
  let word: String
  let file: String
  /// The line in the file; nil if only the module is known, which `file` names then.
  let line: UInt?

  /// The modifier that reports the word, once for each place in the source.
  var modifier: NodeModifier { .notice(.undrawn(word: word, file: file, line: line)) }
}

extension ViewNode {
  /// Returns the node with a notice for each of some words.
  func noticing(_ words: [UndrawnWord]) -> ViewNode {
    words.reduce(self) { .modified($0, $1.modifier) }
  }
}

nonisolated extension View {
  /// Returns the view unchanged, with a notice that a word of the source is not drawn.
  package func undrawn(_ word: String, _ file: StaticString, _ line: UInt) -> _ModifiedView<Self> {
    undrawn(if: true, word, file, line)
  }

  /// Returns the view unchanged, with a notice that a word of the source is not drawn if it would
  /// be visible.
  package func undrawn(
    if isSeen: Bool, _ word: String, _ file: StaticString, _ line: UInt
  ) -> _ModifiedView<Self> {
    _ModifiedView(
      self, isSeen ? UndrawnWord(word: word, file: "\(file)", line: line).modifier : nil)
  }
}
