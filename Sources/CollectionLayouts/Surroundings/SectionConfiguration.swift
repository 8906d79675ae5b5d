public import LayoutGeometry

/// The views at the edges of a layout's sections and behind them, and which of them stay in sight.
///
/// ```swift
/// var sectionConfiguration: SectionConfiguration {
///   SectionConfiguration(
///     header: BoundaryItem(
///       width: .fractionalWidth(1), height: .absolute(40), pinToVisibleBounds: true),
///     decorationItems: [DecorationItem(kind: "card")])
/// }
/// ```
public struct SectionConfiguration: Hashable, Sendable {
  /// The place and the size of the header of a section that has one; nil for across the content.
  public var header: BoundaryItem?
  /// The place and the size of the footer of a section that has one; nil for across the content.
  public var footer: BoundaryItem?
  /// The other views at the section's edges, which its `supplementaryView(ofKind:)` has.
  public var boundaryItems: [NamedBoundaryItem]
  /// The headers and the footers that stay in sight, besides those whose item is pinned.
  public var pinnedKinds: Set<ElementKind>
  /// The views behind the section, each of a kind of its own, which its `decorationView(ofKind:)`
  /// has.
  public var decorationItems: [DecorationItem]
  /// The kinds of views at items that the layout's arrangements have.
  public var supplementaryKinds: Set<String> = []
  /// The space that views at the section's edges keep from the content's edges across the scroll
  /// axis, in points.
  public var supplementaryInsets = EdgeInsets.zero
  /// The edges that this space is counted from; `automatic` is those of the section's own room.
  public var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// The edges that the section's room is counted from across the scroll axis, which
  /// `SectionSpace.margins` then has; nil for the container's own.
  public var contentInsetsReference: ContentInsetsReference?
  /// An order of drawing in which views at the section's edges are above or below the cells by their
  /// `zIndex`; without it, headers are below the cells and all others above.
  public var ordersByZIndex = false

  /// Headers, footers and other views at a section's edges and behind it; nothing by default.
  public init(
    header: BoundaryItem? = nil, footer: BoundaryItem? = nil,
    boundaryItems: [NamedBoundaryItem] = [], pinnedKinds: Set<ElementKind> = [],
    decorationItems: [DecorationItem] = []
  ) {
    self.header = header
    self.footer = footer
    self.boundaryItems = boundaryItems
    self.pinnedKinds = pinnedKinds
    self.decorationItems = decorationItems
  }
}

extension SectionConfiguration {
  /// The headers and footers that stay in sight.
  var allPinnedKinds: Set<ElementKind> {
    var kinds = pinnedKinds
    if header?.pinToVisibleBounds == true { kinds.insert(.header) }
    if footer?.pinToVisibleBounds == true { kinds.insert(.footer) }
    return kinds
  }

  /// The views that the header and the footer are above; nil for a layout that draws headers first.
  var boundaryLevels: BoundaryLevels? {
    guard ordersByZIndex else { return nil }
    return BoundaryLevels(
      header: header?.zIndex ?? BoundaryLevels.usual, footer: footer?.zIndex ?? BoundaryLevels.usual
    )
  }

  /// The views behind the section, the lowest first.
  var decorationsInOrder: [DecorationItem] {
    decorationItems.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// Returns the place of a header or a footer; its section's length for it precedes the layout's.
  func item(
    _ kind: ElementKind, _ length: SupplementaryLength, along axis: Axis
  ) -> BoundaryItem? {
    var item = kind == .header ? header : footer
    if case .fixed(let length) = length {
      if axis == .vertical {
        item?.height = .absolute(length)
      } else {
        item?.width = .absolute(length)
      }
    }
    return item
  }

  /// Returns the space that views at the section's edges keep from the container's edges.
  func insets(beside margins: SectionMargins) -> EdgeInsets {
    supplementaryInsets.adding(margins.supplementaries)
  }
}
