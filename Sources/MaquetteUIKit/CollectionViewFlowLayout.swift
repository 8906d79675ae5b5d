import CollectionLayouts
public import Foundation
public import LayoutGeometry
import Maquette

/// A class that places items in lines, each of as many as fit: inherit from it where an app
/// inherits from `UICollectionViewFlowLayout`.
///
/// It places items by the same rules as `.flow(…)`. The sizes, insets and spacings of a delegate
/// that is a `CollectionViewDelegateFlowLayout` take precedence over its properties.
@preconcurrency @MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of an item if no delegate returns one, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of an item; any size but zero makes cells measure themselves.
  open var estimatedItemSize = CGSize(width: 0, height: 0) { didSet { invalidateLayout() } }
  /// The space between two lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum space between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space between a section's edges and its items, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The area that a section's insets start from; it has no effect, as the content has no safe
  /// area.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The axis along which the lines follow each other.
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of each header along the scroll axis, in points; none for 0.
  open var headerReferenceSize = CGSize(width: 0, height: 0) { didSet { invalidateLayout() } }
  /// The size of each footer along the scroll axis, in points; none for 0.
  open var footerReferenceSize = CGSize(width: 0, height: 0) { didSet { invalidateLayout() } }
  /// Indicates whether headers stay visible while their section is.
  open var sectionHeadersPinToVisibleBounds = false
  /// Indicates whether footers stay visible while their section is.
  open var sectionFootersPinToVisibleBounds = false

  /// The value of `estimatedItemSize` that makes cells measure themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The axis along which lines follow each other, under UIKit's name.
  public typealias ScrollDirection = Axis

  /// An area that a section's insets start from.
  public enum SectionInsetReference: Hashable, Sendable {
    /// The collection view's content inset.
    case fromContentInset
    /// The collection view's safe area.
    case fromSafeArea
    /// The collection view's layout margins.
    case fromLayoutMargins
  }

  /// The flow's current arrangement; nil until it is needed.
  private var placed: CollectionArrangement?
  /// The sections of the collection view, while it is drawn.
  private var sections: [LayoutSection] = []

  /// Discards the arrangement.
  open override func invalidateLayout() {
    super.invalidateLayout()
    placed = nil
  }

  /// Discards the arrangement; items are placed when their attributes are requested.
  open override func prepare() {
    super.prepare()
    placed = nil
  }

  /// The size of all lines, headers, footers and insets, in points.
  open override var collectionViewContentSize: CGSize { CGSize(flow.contentSize) }

  /// Returns the elements that a rectangle of the content intersects, at the flow's places.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    flow.elements(in: Rect(rect)).compactMap { UICollectionViewLayoutAttributes($0) }
  }

  /// Returns the attributes of an item's cell, at the flow's place.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ItemIndex(indexPath).flatMap { flow.element(.cell, at: $0) }
      .flatMap { UICollectionViewLayoutAttributes($0) }
  }

  /// Returns the attributes of a header or a footer, at the flow's place.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let kind: ElementKind =
      elementKind == UICollectionView.elementKindSectionHeader ? .header : .footer
    return ItemIndex(indexPath).flatMap { flow.element(kind, at: $0) }
      .flatMap { UICollectionViewLayoutAttributes($0) }
  }

  // MARK: - Drawing

  override var knownScrollAxis: Axis { scrollDirection }

  override var pinnedKinds: CollectionView.Sticky {
    var kinds: CollectionView.Sticky = []
    if sectionHeadersPinToVisibleBounds { kinds.insert(.header) }
    if sectionFootersPinToVisibleBounds { kinds.insert(.footer) }
    return kinds
  }

  /// Returns the flow's own arrangement, unless a subclass has other attributes.
  override func arranged(_ sections: [LayoutSection]) throws -> CollectionArrangement {
    self.sections = sections
    placed = nil
    let flow = try arrangedFlow()
    placed = flow
    guard type(of: self) != CollectionViewFlowLayout.self else { return flow }
    let attributes = allAttributes
    let elements = flow.elements(in: Rect(origin: .zero, size: flow.contentSize))
    let isFlow =
      Size(collectionViewContentSize) == flow.contentSize && attributes.count == elements.count
      && zip(attributes, elements).allSatisfy { $0.isSame(as: $1) }
    return isFlow ? flow : arrangedByAttributes(attributes, of: sections)
  }

  /// The arrangement of the flow.
  ///
  /// An error from measuring a cell is thrown when the view is placed; until then the arrangement
  /// is empty.
  private var flow: CollectionArrangement {
    if let placed { return placed }
    let flow =
      (try? arrangedFlow())
      ?? CollectionArrangement(
        of: Flow.defaults, contentSize: .zero, container: .zero, sections: [])
    placed = flow
    return flow
  }

  private func arrangedFlow() throws -> CollectionArrangement {
    guard let collectionView else {
      return CollectionArrangement(
        of: Flow.defaults, contentSize: .zero, container: .zero, sections: [])
    }
    if sections.count != collectionView.numberOfSections {
      sections = collectionView.itemCounts.map { LayoutSection(itemCount: $0) }
    }
    let rules = FlowRules(self, of: collectionView)
    let asked = sections.enumerated().map { rules.section($0, like: $1) }
    return try arrange(
      SectionedFlow(flows: asked.indices.map(rules.flow), scrollAxis: scrollDirection),
      sections: asked, in: collectionView.container
    ) { kind, index, proposal in
      try collectionView.measure?(kind, index, proposal) ?? .zero
    }
  }
}

/// The flow layout, under UIKit's name.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout

extension UICollectionViewLayoutAttributes {
  /// Creates the attributes of an element that an arrangement has placed; nil for a background or a
  /// badge.
  fileprivate convenience init?(_ element: LayoutElement) {
    let indexPath = IndexPath(item: element.index.item, section: element.index.section)
    switch element.kind {
    case .cell: self.init(forCellWith: indexPath)
    case .header:
      self.init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: indexPath)
    case .footer:
      self.init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: indexPath)
    case .boundary(let kind), .layoutBoundary(let kind):
      self.init(forSupplementaryViewOfKind: kind, with: indexPath)
    case .background, .decoration, .badge, .supplementary: return nil
    }
    frame = CGRect(element.frame)
  }
}
