public import CollectionLayouts
public import LayoutGeometry

/// Cells placed by a collection layout; only those that the canvas shows are built.
public struct Collection: Sendable {
  public var layout: any CollectionLayout
  public var sections: [CollectionSection]
  /// The content's point that stands at the viewport's top left.
  public var contentOffset: ContentOffset
  /// Space around the content that scrolls with it, in points.
  public var contentInset: EdgeInsets
  /// Which supplementary views stay in sight.
  public var sticky: Sticky
  public var selected: Set<ItemIndex>

  public init(
    layout: any CollectionLayout, sections: [CollectionSection],
    contentOffset: ContentOffset = .point(.zero), contentInset: EdgeInsets = .zero,
    sticky: Sticky = [], selected: Set<ItemIndex> = []
  ) {
    self.layout = layout
    self.sections = sections
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.sticky = sticky
    self.selected = selected
  }

  /// What a collection is scrolled to.
  public enum ContentOffset: Hashable, Sendable {
    case point(Point)
    /// The item's leading edge at the viewport's leading edge.
    case item(ItemIndex)
  }

  /// The supplementary views that stay in sight while their section is.
  public struct Sticky: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let header = Sticky(rawValue: 1)
    public static let footer = Sticky(rawValue: 2)
  }
}

/// What a cell is built for.
public struct CellContext: Hashable, Sendable {
  public var index: ItemIndex
  public var isSelected: Bool

  public init(index: ItemIndex, isSelected: Bool = false) {
    self.index = index
    self.isSelected = isSelected
  }
}

/// A section of a collection: what its layout must know, and how its cells are built.
public struct CollectionSection: Sendable {
  public var layout: LayoutSection
  /// The cell of an item; called only for cells that are measured or seen.
  public var cell: @Sendable (CellContext) throws -> View
  public var header: View?
  public var footer: View?
  public var background: View?

  public init(
    layout: LayoutSection, cell: @escaping @Sendable (CellContext) throws -> View,
    header: View? = nil, footer: View? = nil, background: View? = nil
  ) {
    self.layout = layout
    self.cell = cell
    self.header = header
    self.footer = footer
    self.background = background
  }
}
