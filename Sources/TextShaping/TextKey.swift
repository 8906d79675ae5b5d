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

/// The styles of a text, hashed once for all texts that have them.
struct HashedStyles {
  let list: [ShapingStyle]
  let hash: Int

  init(_ list: [ShapingStyle]) {
    self.list = list
    hash = list.hashValue
  }
}

/// The styles of texts that are all in one font.
///
/// A screen has a few fonts, whose styles are found sooner than they are made and hashed.
struct KnownStyles {
  private var known: [(font: FontRequest, styles: HashedStyles)] = []

  /// How many fonts' styles are kept: so few are found sooner one after another than in a dictionary.
  private static let capacity = 8

  /// The styles of a text's parts at a scale.
  mutating func styles(of request: TextRequest, scale: Double, optics: Optics) -> HashedStyles {
    // Parts have more than a font, and the scale.
    guard request.runs.isEmpty else {
      return HashedStyles(request.styles(scale: scale, optics: optics))
    }
    for entry in known where entry.font == request.font { return entry.styles }
    let made = HashedStyles(request.styles(scale: scale, optics: optics))
    if known.count == Self.capacity { known = [] }
    known.append((request.font, made))
    return made
  }
}
