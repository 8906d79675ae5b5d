package import LayoutGeometry

/// A view behind a section, as `NSCollectionLayoutDecorationItem`'s background.
package struct DecorationItem: Hashable, Sendable {
  /// The kind by which its view is found, unique in a section.
  package var kind: String
  /// The space between its edges and the section's, in points; leading and trailing mirror it.
  package var contentInsets: EdgeInsets
  /// The drawing level among decorations: above those of lower numbers.
  package var zIndex: Int

  /// Creates a background that defaults to all of the section.
  package init(kind: String, contentInsets: EdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }

  /// The item in words, as goldens record it.
  var words: String {
    var words = kind
    if contentInsets != .zero {
      words +=
        " inset by "
        + [
          contentInsets.top, contentInsets.leading, contentInsets.bottom, contentInsets.trailing,
        ].map(lengthText).joined(separator: " ")
    }
    if zIndex != 0 { words += " zIndex \(zIndex)" }
    return words
  }
}

/// A view behind a section at its place, from left to right.
struct PlacedDecoration: Hashable, Sendable {
  let kind: String
  let frame: Rect

  /// Creates a decoration in a section's extent, including its header and footer.
  init(_ item: DecorationItem, in extent: Rect) {
    kind = item.kind
    frame = extent.inset(by: item.contentInsets, direction: .leftToRight)
  }
}

extension CollectionLayout {
  /// The views behind a section that the layout places, the lowest first.
  var decorationItems: [DecorationItem] {
    guard let compositional = self as? Compositional else { return [] }
    return compositional.decorationItems.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }
}
