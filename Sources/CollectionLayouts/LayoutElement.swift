public import LayoutGeometry

/// The place of an item in its collection: which section, and which item of it, both from 0.
public struct ItemIndex: Hashable, Sendable, Comparable {
  public var section: Int
  public var item: Int

  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  public static func < (a: ItemIndex, b: ItemIndex) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

/// What an element of a collection is.
public enum ElementKind: String, Hashable, Sendable, CaseIterable {
  case background, header, cell, badge, footer
}

/// A placed element of a collection.
public struct LayoutElement: Hashable, Sendable {
  public var kind: ElementKind
  /// The element's section and item; the item of a header, a footer or a background is 0.
  public var index: ItemIndex
  /// The element's place in the content's coordinates, in points.
  public var frame: Rect

  public init(kind: ElementKind, index: ItemIndex, frame: Rect) {
    self.kind = kind
    self.index = index
    self.frame = frame
  }
}
