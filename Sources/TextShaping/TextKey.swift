import LayoutGeometry

/// A text in its styles, the key under which a shaper keeps its results.
///
/// It is hashed once: the dictionary of a screen of labels grows many times, and rehashes its keys
/// then.
struct TextKey: Hashable {
  let text: StyledText
  let styles: [ShapingStyle]
  private let direction: LayoutDirection
  private let hyphenation: TextLocale?
  private let avoidsLoneWords: Bool
  private let hash: Int

  /// Creates the key of a request whose parts have `styles`.
  init(_ request: TextRequest, styles: HashedStyles) {
    text = request.styledText
    self.styles = styles.list
    direction = request.layoutDirection
    hyphenation = request.hyphenation
    avoidsLoneWords = request.avoidsLoneWords
    var hasher = Hasher()
    hasher.combine(text)
    hasher.combine(styles.hash)
    hasher.combine(direction)
    hasher.combine(hyphenation)
    hasher.combine(avoidsLoneWords)
    hash = hasher.finalize()
  }

  static func == (one: TextKey, other: TextKey) -> Bool {
    one.hash == other.hash && one.text == other.text && one.styles == other.styles
      && one.direction == other.direction && one.hyphenation == other.hyphenation
      && one.avoidsLoneWords == other.avoidsLoneWords
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
