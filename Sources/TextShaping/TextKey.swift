import LayoutGeometry

/// A text in its styles, by which a shaper finds what it knows of it.
///
/// It is hashed once: the dictionary of a screen of labels grows many times, and asks each of its keys
/// then.
struct TextKey: Hashable {
  let text: StyledText
  let styles: [ShapingStyle]
  private let direction: LayoutDirection
  private let hyphenation: TextLocale?
  private let hash: Int

  /// The key of a request whose parts have `styles`.
  init(_ request: TextRequest, styles: HashedStyles) {
    text = request.styledText
    self.styles = styles.list
    direction = request.layoutDirection
    hyphenation = request.hyphenation
    var hasher = Hasher()
    hasher.combine(text)
    hasher.combine(styles.hash)
    hasher.combine(direction)
    hasher.combine(hyphenation)
    hash = hasher.finalize()
  }

  static func == (one: TextKey, other: TextKey) -> Bool {
    one.hash == other.hash && one.text == other.text && one.styles == other.styles
      && one.direction == other.direction && one.hyphenation == other.hyphenation
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
