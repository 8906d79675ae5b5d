import CollectionLayouts
public import Foundation
import LayoutGeometry
import Maquette

/// A collection view as UIKit has it: what a layout, a data source and a delegate are passed.
///
/// `CollectionView` draws it. Inherit from it where an app does so to move the content's offset: in
/// `layoutSubviews()`, which is called where scrolling comes to rest.
@MainActor
open class UICollectionView {
  /// What a section's header is called.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What a section's footer is called.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What is seen of the content: its origin is `contentOffset`.
  ///
  /// Where the collection view is as high as its content, the height is that of an iPhone 13: the
  /// layout has to know one before it is known how high its content is.
  public internal(set) var bounds: CGRect
  /// The space around the content that scrolls with it, in points.
  public internal(set) var contentInset = UIEdgeInsets.zero
  /// What places the items.
  public var collectionViewLayout: CollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }
  /// What has the items and makes their cells; nil for a view of data.
  public weak var dataSource: (any CollectionViewDataSource)?
  /// What is asked for sizes and spacings.
  public weak var delegate: (any CollectionViewDelegate)?
  /// Has no effect: no scroll indicators are drawn.
  public var showsVerticalScrollIndicator = true
  /// Has no effect: no scroll indicators are drawn.
  public var showsHorizontalScrollIndicator = true
  /// Has no effect: at rest nothing scrolls.
  public var scrollsToTop = true

  /// How many items each section has.
  var itemCounts: [Int] = []
  /// The layout's container, while the layout places the items: without the insets, and infinite
  /// along an axis that is as long as the content.
  var container = LayoutContainer(size: Size(width: 390, height: Double.infinity))
  /// What measures cells, while the layout places the items.
  var measure: ((ElementKind, ItemIndex, ProposedSize) throws -> Size)?

  /// A collection view whose size is decided where it is drawn.
  public init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    collectionViewLayout: CollectionViewLayout
  ) {
    bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    self.collectionViewLayout = collectionViewLayout
    collectionViewLayout.collectionView = self
  }

  /// Called where scrolling comes to rest, and may set `contentOffset`; does nothing by itself.
  open func layoutSubviews() {}

  /// Does nothing: the layout is up to date.
  public func layoutIfNeeded() {}

  /// Does nothing: the data source is asked anew for each picture.
  public func reloadData() {}

  /// The view's place in its own screen: its size is that of `bounds`.
  public var frame: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height) }

  /// The content's point at the upper left corner.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// `contentInset`: the safe area adds nothing.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The size of all content, in points.
  public var contentSize: CGSize { collectionViewLayout.collectionViewContentSize }

  /// How many sections there are.
  public var numberOfSections: Int { itemCounts.count }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int { itemCounts[section] }

  /// Where the layout puts an item; nil for none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
}
