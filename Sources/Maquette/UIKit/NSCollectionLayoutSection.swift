import CollectionLayouts
import LayoutGeometry
public import Foundation

/// The groups of a section, under UIKit's name.
@MainActor
public final class NSCollectionLayoutSection {
  /// The space around all groups, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between two groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across its collection's axis.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What `contentInsets` are counted from at the sides.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of views at the boundaries are counted from; `automatic` is the section's.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Where the header, the footer and other views at the section's edges are.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether these keep `contentInsets` from the content's sides.
  public var supplementariesFollowContentInsets = true
  /// The views behind the section; each has a kind of its own.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Changes the cells that the section shows, where it scrolls by itself and a
  /// ``UICollectionViewCompositionalLayout`` places it: how opaque they are, how they are scaled, and
  /// which are above others.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// What a section is scrolled to that scrolls across its collection's axis: points from the leading
  /// edge, as `100`, `.item(3)` or `.group(1)`; not one of UIKit's properties, as there a person
  /// scrolls.
  public var orthogonalContentOffset: NSCollectionLayoutSectionOffset = 0
  private let group: NSCollectionLayoutGroup
  /// The list that the section is; nil for a section of groups.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?

  /// A section that repeats a group until it has a cell for each item.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// Rows one below the other, which look like those of a list.
  ///
  /// The environment is not asked: the margins are those of the list's own width.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.listConfiguration = configuration
    return section
  }

  /// What places the section's items in a collection that scrolls along an axis.
  ///
  /// - Parameters:
  ///   - interSectionSpacing: The space between the collection's sections, in points.
  ///   - configuration: What the collection's sections have in common.
  func layout(
    along axis: Axis, interSectionSpacing: Double = 0,
    configuration: CollectionConfiguration = CollectionConfiguration()
  ) -> any CollectionLayout {
    if let listConfiguration { return listConfiguration.list }
    var layout = Compositional(
      group: group.content, scrollDirection: axis,
      interGroupSpacing: max(0, Double(interGroupSpacing)),
      contentInsets: EdgeInsets(contentInsets),
      orthogonal: orthogonalScrollingBehavior.behavior.map {
        OrthogonalScrolling($0, offset: orthogonalContentOffset.offset)
      },
      header: item(.header, along: axis)?.content(along: axis),
      footer: item(.footer, along: axis)?.content(along: axis),
      supplementariesFollowContentInsets: supplementariesFollowContentInsets,
      decorationItems: decorationItems.map(\.decoration),
      interSectionSpacing: max(0, interSectionSpacing))
    let ends = [item(.header, along: axis), item(.footer, along: axis)]
    layout.boundaryItems = boundarySupplementaryItems.filter { item in
      !ends.contains { $0 === item }
    }.map { $0.named(along: axis) }
    layout.contentInsetsReference = contentInsetsReference.reference
    layout.supplementaryContentInsetsReference = supplementaryContentInsetsReference.reference
    layout.configuration = configuration
    return layout
  }

  /// The view that is the section's header or footer: the first at the start or at the end.
  func item(
    _ kind: ElementKind, along axis: Axis
  ) -> NSCollectionLayoutBoundarySupplementaryItem? {
    boundarySupplementaryItems.first { $0.placeAlong(axis) == (kind == .header ? 0 : 1) }
  }
}

/// What content insets are counted from, under UIKit's name.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration has; there, the safe area.
  case automatic
  /// The collection view's own edges.
  case none
  /// What bars, notches and rounded corners leave.
  case safeArea
  /// The usual margins of a screen, inside of its safe area.
  case layoutMargins
  /// Lines of a width that is pleasant to read.
  case readableContent

  var reference: ContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

/// How a section scrolls across its collection's axis, under UIKit's name.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// It comes to rest anywhere.
  case continuous
  /// At a group's leading edge.
  case continuousGroupLeadingBoundary
  /// A viewport's length on.
  case paging
  /// At the next group's leading edge.
  case groupPaging
  /// With a group in the middle.
  case groupPagingCentered

  fileprivate var behavior: OrthogonalScrolling.Behavior? {
    switch self {
    case .none: nil
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// An edge or a corner of a section, under UIKit's name.
public nonisolated enum NSRectAlignment: Int, Sendable {
  /// None: at the start.
  case none
  /// The top edge, in its middle.
  case top
  /// The top leading corner.
  case topLeading
  /// The leading edge, in its middle.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The bottom edge, in its middle.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The trailing edge, in its middle.
  case trailing
  /// The top trailing corner.
  case topTrailing

  /// The edges that it names.
  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// Where it is along an axis, from the leading edge or the top, 0, to the other, 1.
  fileprivate func place(along axis: Axis) -> Double {
    switch (self, axis) {
    case (.top, .vertical), (.topLeading, _), (.leading, .horizontal),
      (.bottomLeading, .horizontal), (.topTrailing, .vertical):
      0
    case (.bottom, .vertical), (.bottomTrailing, _), (.trailing, .horizontal),
      (.bottomLeading, .vertical), (.topTrailing, .horizontal):
      1
    case (.none, _), (.top, .horizontal), (.leading, .vertical), (.bottom, .horizontal),
      (.trailing, .vertical):
      0.5
    }
  }
}

/// Where a view at the boundary of a section or of a layout is, under UIKit's name.
///
/// The first at a section's start is its header, and the first at its end its footer, whatever their
/// element kinds; a data source is asked for each by its kind.
@MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// The edge or corner of the section that it is at.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Whether the section is longer by it; else it is over the items.
  public var extendsBoundary = true
  /// Whether it stays in sight while its section is.
  public var pinToVisibleBounds = false

  /// A header or a footer at an edge or a corner of its section.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = CGPoint(x: 0, y: 0)
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset))
  }

  fileprivate func placeAlong(_ axis: Axis) -> Double {
    // Without an edge it is at the start.
    alignment == .none ? 0 : alignment.place(along: axis)
  }

  /// The view of its own kind.
  func named(along axis: Axis) -> NamedBoundaryItem {
    var item = content(along: axis)
    let place = placeAlong(axis)
    item.pinToVisibleBounds = item.pinToVisibleBounds && place != 0.5
    return NamedBoundaryItem(kind: elementKind, placeAlong: place, item)
  }

  fileprivate func content(along axis: Axis) -> BoundaryItem {
    BoundaryItem(
      width: layoutSize.widthDimension.dimension, height: layoutSize.heightDimension.dimension,
      placeAcross: alignment.place(along: axis.cross), extendsBoundary: extendsBoundary,
      pinToVisibleBounds: pinToVisibleBounds,
      absoluteOffset: Point(x: Double(offset.x), y: Double(offset.y)), zIndex: zIndex)
  }
}

/// What a section is scrolled to that scrolls across its collection's axis.
public nonisolated struct NSCollectionLayoutSectionOffset: Hashable, Sendable {
  let offset: OrthogonalScrolling.Offset

  /// A distance from the content's leading edge, in points.
  public static func points(_ points: CGFloat) -> NSCollectionLayoutSectionOffset {
    NSCollectionLayoutSectionOffset(offset: .points(Double(points)))
  }

  /// The group of an item.
  public static func item(_ item: Int) -> NSCollectionLayoutSectionOffset {
    NSCollectionLayoutSectionOffset(offset: .item(item))
  }

  /// A group.
  public static func group(_ group: Int) -> NSCollectionLayoutSectionOffset {
    NSCollectionLayoutSectionOffset(offset: .group(group))
  }
}

extension NSCollectionLayoutSectionOffset: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A distance from the content's leading edge, in points.
  public init(floatLiteral value: Double) { offset = .points(value) }
  /// A distance from the content's leading edge, in points.
  public init(integerLiteral value: Int) { offset = .points(Double(value)) }
}
