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
  private var known = FewValues<FontRequest, HashedStyles>(capacity: 8)

  mutating func styles(of request: TextRequest, scale: Double, optics: Optics) -> HashedStyles {
    // A part also has tracking and an offset, and its lengths depend on the scale.
    guard request.runs.isEmpty else {
      return HashedStyles(request.styles(scale: scale, optics: optics))
    }
    return known.value(for: request.font) {
      HashedStyles(request.styles(scale: scale, optics: optics))
    }
  }
}
