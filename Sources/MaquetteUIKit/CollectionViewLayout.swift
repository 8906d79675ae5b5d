import CollectionLayouts
public import Foundation
import LayoutGeometry
import Maquette

/// A base class of layouts, as in UIKit: inherit from it where an app inherits from
/// `UICollectionViewLayout`.
///
/// ```swift
/// final class RowLayout: CollectionViewLayout {
///   override var collectionViewContentSize: CGSize {
///     let count = collectionView?.numberOfItems(inSection: 0) ?? 0
///     return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * 60)
///   }
///
///   override func layoutAttributesForItem(
///     at indexPath: IndexPath
///   ) -> UICollectionViewLayoutAttributes? {
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///     attributes.frame = CGRect(
///       x: 0, y: CGFloat(indexPath.item) * 60, width: collectionViewContentSize.width, height: 60)
///     return attributes
///   }
///
///   override func layoutAttributesForElements(
///     in rect: CGRect
///   ) -> [UICollectionViewLayoutAttributes]? {
///     (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
///       .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///       .filter { $0.frame.intersects(rect) }
///   }
/// }
/// ```
///
/// Cells, headers and footers are drawn at the places that `layoutAttributesForElements(in:)`
/// returns for all of the content. At rest nothing scrolls: the methods that follow a moving offset
/// are not called.
@preconcurrency @MainActor
open class CollectionViewLayout {
  /// The collection view whose items the layout places.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public init() {}

  /// Returns nil: there are no storyboards to decode a layout from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Prepares the layout before any other call, when the collection view's bounds and items are
  /// known; does nothing by default.
  open func prepare() {}

  /// The size of all content, in points; zero unless it is overridden.
  open var collectionViewContentSize: CGSize { CGSize(width: 0, height: 0) }

  /// Returns the elements that a rectangle of the content intersects; none unless it is overridden.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item's cell; nil unless it is overridden.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a header, a footer or another view; nil unless it is overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration, which is not drawn; nil unless it is overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether scrolling to bounds needs another layout; not called at rest.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Discards what was prepared; does nothing by default.
  open func invalidateLayout() {}
  /// Prepares for items that come and go; not called at rest.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Discards what was prepared; does nothing by default.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  /// Returns the part that is placed again for other bounds; not called at rest.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Returns the attributes of an item that comes; not called at rest.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of an item that goes; not called at rest.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether a cell's own size needs another layout; not called.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the part that is placed again for a cell's own size; not called.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The class of the parts that are placed again.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Not called: nothing changes at rest.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Not called: nothing changes at rest.
  open func finalizeAnimatedBoundsChange() {}
  /// Not called: nothing changes at rest.
  open func finalizeCollectionViewUpdates() {}
  /// Does nothing: decorations of a class are not drawn.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Returns the offset at which scrolling comes to rest, given a proposed one; not called at rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a change of the layout; not called at rest.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Indicates whether the layout is mirrored on a screen that runs from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Drawing

  /// The axis along which the content grows, as far as it is known before `prepare()`.
  var knownScrollAxis: Axis { .vertical }

  /// The kinds of supplementary views that stay visible.
  var pinnedKinds: CollectionView.Sticky { [] }

  /// Returns the configuration of a section that is a list; nil for any other section.
  func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Returns the element kind of a section's header or footer; nil for UIKit's own.
  func elementKind(of kind: ElementKind, inSection section: Int) -> String? { nil }

  /// Places all sections, after `prepare()`.
  func arranged(_ sections: [LayoutSection]) throws -> CollectionArrangement {
    arrangedByAttributes(allAttributes, of: sections)
  }
}

/// The base class of layouts, under UIKit's name.
public typealias UICollectionViewLayout = CollectionViewLayout
