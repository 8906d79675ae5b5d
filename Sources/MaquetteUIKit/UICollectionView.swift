import CollectionLayouts
public import Foundation
import LayoutGeometry
import Maquette

/// A collection view as in UIKit, which a layout, a data source and a delegate are passed.
///
/// `CollectionView` draws it. Inherit from it where an app does so to change the content offset in
/// `layoutSubviews()`, which is called when scrolling comes to rest.
@preconcurrency @MainActor
open class UICollectionView {
  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The visible rectangle of the content; its origin is `contentOffset`.
  ///
  /// If the collection view is as high as its content, this height is that of an iPhone 13: the
  /// layout needs one before the height of its content is known.
  public internal(set) var bounds: CGRect
  /// The space around the content that scrolls with it, in points.
  public internal(set) var contentInset = UIEdgeInsets.zero
  /// The layout that places the items.
  public var collectionViewLayout: CollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }
  /// The source of the items and their cells; nil for a view of data.
  public weak var dataSource: (any CollectionViewDataSource)?
  /// The source of sizes and spacings.
  public weak var delegate: (any CollectionViewDelegate)?
  /// A setting without effect: no scroll indicators are drawn.
  public var showsVerticalScrollIndicator = true
  /// A setting without effect: no scroll indicators are drawn.
  public var showsHorizontalScrollIndicator = true
  /// A setting without effect: at rest nothing scrolls.
  public var scrollsToTop = true

  /// The number of items in each section.
  var itemCounts: [Int] = []
  /// The layout's container while it places the items: without the insets, and infinite along an
  /// axis that is as long as the content.
  var container = LayoutContainer(size: Size(width: 390, height: Double.infinity))
  /// The function that measures cells while the layout places the items.
  var measure: ((ElementKind, ItemIndex, ProposedSize) throws -> Size)?

  /// Creates a collection view whose size is determined when it is drawn.
  public init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    collectionViewLayout: CollectionViewLayout
  ) {
    bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    self.collectionViewLayout = collectionViewLayout
    collectionViewLayout.collectionView = self
  }

  /// Adjusts `contentOffset` when scrolling comes to rest; does nothing by default.
  open func layoutSubviews() {}

  /// Does nothing: the layout is up to date.
  public func layoutIfNeeded() {}

  /// Does nothing: the data source is read anew for each picture.
  public func reloadData() {}

  /// The view's frame on its own screen, with the size of `bounds`.
  public var frame: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height) }

  /// The content's point at the top left corner.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The content inset, to which the safe area adds nothing.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The size of all content, in points.
  public var contentSize: CGSize { collectionViewLayout.collectionViewContentSize }

  /// The number of sections.
  public var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int { itemCounts[section] }

  /// Returns the attributes of an item; nil if there is none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
}
