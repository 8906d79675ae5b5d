import CollectionLayouts
public import Foundation
import LayoutGeometry
import Maquette

/// A layout that is a class, as UIKit's: inherit from it where an app inherits from
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
/// Cells, headers and footers are drawn where `layoutAttributesForElements(in:)` puts them, as it
/// answers for all of the content. At rest nothing scrolls: what follows a moving offset is not
/// called.
@MainActor
open class CollectionViewLayout {
  /// The collection view that the layout places the items of.
  public internal(set) weak var collectionView: UICollectionView?

  /// A layout.
  public init() {}

  /// No layout: there are no storyboards to decode one from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Called before the layout is asked for anything, with the collection view's bounds and items
  /// known; does nothing.
  open func prepare() {}

  /// The size of all content, in points; nothing unless it is overridden.
  open var collectionViewContentSize: CGSize { CGSize(width: 0, height: 0) }

  /// The elements that a rectangle of the content meets; none unless it is overridden.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item's cell is; nowhere unless it is overridden.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, a footer or another view is; nowhere unless it is overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration is, which is not drawn; nowhere unless it is overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether scrolling to bounds needs another layout; at rest nothing asks.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Forgets what was prepared; does nothing.
  open func invalidateLayout() {}

  /// Where scrolling comes to rest that would end at an offset; at rest nothing asks.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after a change of the layout; at rest nothing asks.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Whether what runs from left to right is mirrored where the screen runs from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Drawing

  /// The axis along which the content grows, as far as it is known before the layout is prepared.
  var knownScrollAxis: Axis { .vertical }

  /// The kinds of supplementary views that stay in sight.
  var pinnedKinds: CollectionView.Sticky { [] }

  /// The list that a section is; nil for any other section.
  func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// The element kind that a section's header or footer has; nil for UIKit's own.
  func elementKind(of kind: ElementKind, inSection section: Int) -> String? { nil }

  /// Places all sections, after `prepare()`.
  func arranged(_ sections: [LayoutSection]) throws -> CollectionArrangement {
    arrangedByAttributes(allAttributes, of: sections)
  }
}

/// UIKit's name.
public typealias UICollectionViewLayout = CollectionViewLayout
