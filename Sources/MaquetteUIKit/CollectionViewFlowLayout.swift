import CollectionLayouts
public import Foundation
public import LayoutGeometry
import Maquette

/// Lines of items, each as many as fit, as a class: inherit from it where an app inherits from
/// `UICollectionViewFlowLayout`.
///
/// It places items by the same rules as `.flow(…)`. A delegate that is a
/// `CollectionViewDelegateFlowLayout` decides on sizes, insets and spacings before its properties do.
@MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of an item for which no delegate has one, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Anything but no size lets cells measure themselves.
  open var estimatedItemSize = CGSize(width: 0, height: 0) { didSet { invalidateLayout() } }
  /// The space between two lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space between a section's edges and its items, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What a section's insets start from: the same in all cases, as no safe area is in the content.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The axis along which the lines follow each other.
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of each header along the scroll axis, in points; none for 0.
  open var headerReferenceSize = CGSize(width: 0, height: 0) { didSet { invalidateLayout() } }
  /// The size of each footer along the scroll axis, in points; none for 0.
  open var footerReferenceSize = CGSize(width: 0, height: 0) { didSet { invalidateLayout() } }
  /// Whether headers stay in sight while their section is.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight while their section is.
  open var sectionFootersPinToVisibleBounds = false

  /// The size for `estimatedItemSize` that lets cells measure themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The axis along which lines follow each other, under UIKit's name.
  public typealias ScrollDirection = Axis

  /// What a section's insets start from.
  public enum SectionInsetReference: Hashable, Sendable {
    /// The collection view's content inset.
    case fromContentInset
    /// The collection view's safe area.
    case fromSafeArea
    /// The collection view's layout margins.
    case fromLayoutMargins
  }

  /// What the flow has placed; nil until it is asked for.
  private var placed: CollectionArrangement?
  /// The sections of the collection view, while it is drawn.
  private var sections: [LayoutSection] = []

  /// Forgets where the items are.
  open override func invalidateLayout() {
    super.invalidateLayout()
    placed = nil
  }

  /// Forgets where the items are; they are placed when something asks for them.
  open override func prepare() {
    super.prepare()
    placed = nil
  }

  /// The size of all lines, headers, footers and insets, in points.
  open override var collectionViewContentSize: CGSize { CGSize(flow.contentSize) }

  /// The elements that a rectangle of the content meets, where the flow has them.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    flow.elements(in: Rect(rect)).compactMap { UICollectionViewLayoutAttributes($0) }
  }

  /// Where the flow has an item's cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ItemIndex(indexPath).flatMap { flow.element(.cell, at: $0) }
      .flatMap { UICollectionViewLayoutAttributes($0) }
  }

  /// Where the flow has a header or a footer.
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

  /// The flow itself, unless a subclass has other attributes than it.
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

  /// The flow's places.
  ///
  /// What measuring a cell throws is thrown when the view is placed; until then nothing is anywhere.
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

/// UIKit's name.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout

extension UICollectionViewLayoutAttributes {
  /// The attributes of an element that an arrangement has placed; nil for a background or a badge.
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
