import CollectionLayouts
import LayoutGeometry
public import Foundation
import Maquette

/// The groups of a section, under UIKit's name.
@preconcurrency @MainActor
public final class NSCollectionLayoutSection {
  /// The space around all groups, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between two groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The behaviour of the section's scrolling across its collection's axis.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The area that `contentInsets` start from at the sides.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The area that the insets of boundary views start from; `automatic` is the section's.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The header, the footer and other views at the section's edges.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Indicates whether boundary views keep `contentInsets` from the content's sides.
  public var supplementariesFollowContentInsets = true
  /// The views behind the section; each has a kind of its own.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A handler that changes the opacity, the scale and the order of the visible cells, if the
  /// section scrolls by itself and a ``UICollectionViewCompositionalLayout`` places it.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The offset of a section that scrolls across its collection's axis: points from the leading
  /// edge, as `100`, `.item(3)` or `.group(1)`; not one of UIKit's properties, as there a person
  /// scrolls.
  public var orthogonalContentOffset: NSCollectionLayoutSectionOffset = 0
  private let group: NSCollectionLayoutGroup
  /// The configuration of a section that is a list; nil for a section of groups.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group until it has a cell for each item.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// Returns a section of rows in a column, which look like those of a list.
  ///
  /// The environment is ignored: the margins depend on the list's own width.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.listConfiguration = configuration
    return section
  }

  /// Returns the layout of the section in a collection that scrolls along an axis.
  ///
  /// - Parameters:
  ///   - interSectionSpacing: The space between the collection's sections, in points.
  ///   - configuration: The settings that the collection's sections share.
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

  /// Returns the section's header or footer: the first view at the start or at the end.
  func item(
    _ kind: ElementKind, along axis: Axis
  ) -> NSCollectionLayoutBoundarySupplementaryItem? {
    boundarySupplementaryItems.first { $0.placeAlong(axis) == (kind == .header ? 0 : 1) }
  }
}

/// An area that content insets start from, under UIKit's name.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// The area of the layout's configuration; there, the safe area.
  case automatic
  /// The collection view's own edges.
  case none
  /// The area without bars, notches and rounded corners.
  case safeArea
  /// The usual margins of a screen, inside of its safe area.
  case layoutMargins
  /// The width of comfortably readable lines.
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

/// A behaviour of a section's scrolling across its collection's axis, under UIKit's name.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// No scrolling.
  case none
  /// Scrolling that comes to rest anywhere.
  case continuous
  /// Scrolling that comes to rest at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// Scrolling by the length of the viewport.
  case paging
  /// Scrolling by one group, to its leading edge.
  case groupPaging
  /// Scrolling by one group, to its middle.
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
  /// No edge, which places the view at the start.
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

  /// The named edges.
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

  /// Returns the position along an axis, from 0 at the leading edge or the top to 1 at the other.
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

/// A view at the boundary of a section or of a layout, under UIKit's name.
///
/// The first at a section's start is its header, and the first at its end its footer, whatever their
/// element kinds; a data source is asked for each by its kind.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// The edge or corner of the section at which the view is.
  public let alignment: NSRectAlignment
  /// The distance of the view from there, in points.
  public let offset: CGPoint
  /// Indicates whether the view makes the section longer; otherwise it is over the items.
  public var extendsBoundary = true
  /// Indicates whether the view stays visible while its section is.
  public var pinToVisibleBounds = false

  /// Creates a header or a footer at an edge or a corner of its section.
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
    // Without an edge the view is at the start.
    alignment == .none ? 0 : alignment.place(along: axis)
  }

  /// Returns the view under its kind.
  func named(along axis: Axis) -> NamedBoundaryItem {
    var item = content(along: axis)
    let place = placeAlong(axis)
    item.pinToVisibleBounds = item.pinToVisibleBounds && place != 0.5
    return NamedBoundaryItem(kind: elementKind, placeAlong: place, item)
  }

  fileprivate func content(along axis: Axis) -> BoundaryItem {
    BoundaryItem(
      width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length,
      placeAcross: alignment.place(along: axis.cross), extendsBoundary: extendsBoundary,
      pinToVisibleBounds: pinToVisibleBounds,
      absoluteOffset: Point(x: Double(offset.x), y: Double(offset.y)), zIndex: zIndex)
  }
}

/// An offset of a section that scrolls across its collection's axis.
public nonisolated struct NSCollectionLayoutSectionOffset: Hashable, Sendable {
  let offset: OrthogonalScrolling.Offset

  /// Returns the offset at a distance from the content's leading edge, in points.
  public static func points(_ points: CGFloat) -> NSCollectionLayoutSectionOffset {
    NSCollectionLayoutSectionOffset(offset: .points(Double(points)))
  }

  /// Returns the offset of an item's group.
  public static func item(_ item: Int) -> NSCollectionLayoutSectionOffset {
    NSCollectionLayoutSectionOffset(offset: .item(item))
  }

  /// Returns the offset of a group.
  public static func group(_ group: Int) -> NSCollectionLayoutSectionOffset {
    NSCollectionLayoutSectionOffset(offset: .group(group))
  }
}

extension NSCollectionLayoutSectionOffset: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates an offset at a distance from the content's leading edge, in points.
  public init(floatLiteral value: Double) { offset = .points(value) }
  /// Creates an offset at a distance from the content's leading edge, in points.
  public init(integerLiteral value: Int) { offset = .points(Double(value)) }
}
