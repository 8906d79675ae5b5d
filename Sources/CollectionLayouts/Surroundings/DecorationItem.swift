public import LayoutGeometry

/// A view behind a section, as `NSCollectionLayoutDecorationItem`'s background.
public struct DecorationItem: Hashable, Sendable {
  /// The kind that its view is found by; no two of one section have the same.
  public var kind: String
  /// The space between its edges and the section's, in points; leading and trailing mirror it.
  public var contentInsets: EdgeInsets
  /// The number for drawing: above other decorations with lower ones.
  public var zIndex: Int

  /// A background that defaults to all of the section.
  public init(kind: String, contentInsets: EdgeInsets = .zero, zIndex: Int = 0) {
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
