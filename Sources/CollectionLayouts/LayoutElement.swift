public import LayoutGeometry

/// The place of an item in its collection: which section, and which item of it, both from 0.
public struct ItemIndex: Hashable, Sendable, Comparable {
  /// The section, from 0.
  public var section: Int
  /// The item in its section, from 0.
  public var item: Int

  /// The place of an item in a section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// True if `a` comes before `b`: by section, then by item.
  public static func < (a: ItemIndex, b: ItemIndex) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

/// The kind of an element of a collection; the cases are in the order of drawing.
public enum ElementKind: String, Hashable, Sendable, CaseIterable {
  case background, header, cell, badge, footer
}

/// A placed element of a collection.
public struct LayoutElement: Hashable, Sendable {
  /// What the element is.
  public var kind: ElementKind
  /// The element's section and item; the item of a header, a footer or a background is 0.
  public var index: ItemIndex
  /// The element's place in the content's coordinates, in points.
  public var frame: Rect

  /// An element of a kind at its place.
  public init(kind: ElementKind, index: ItemIndex, frame: Rect) {
    self.kind = kind
    self.index = index
    self.frame = frame
  }
}
