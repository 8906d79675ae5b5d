import CollectionLayouts
public import Foundation
import LayoutGeometry
import Maquette

/// A collection view as in UIKit, which a layout, a data source and a delegate are passed.
///
/// `CollectionView` draws it. Inherit from it where an app does so to change the content offset in
/// `layoutSubviews()`, which is called when scrolling comes to rest.
open class UICollectionView: UIScrollView {
  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout that places the items.
  open var collectionViewLayout: CollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }
  /// The source of the items and their cells; nil for a view of data.
  open weak var dataSource: (any _CollectionViewSource)?
  /// The source of items that are not visible yet; not used.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Indicates whether items are prepared before they are visible.
  open var isPrefetchingEnabled = true
  /// Indicates whether items are edited; not drawn.
  open var isEditing = false
  /// Indicates whether items can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Indicates whether several items can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Indicates whether items can be moved.
  open var dragInteractionEnabled = false
  /// The object that lets items be taken; not called.
  open weak var dragDelegate: AnyObject?
  /// The object that lets items be put down; not called.
  open weak var dropDelegate: AnyObject?
  /// Indicates whether items can be chosen.
  open var allowsSelection = true
  /// Indicates whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// The view behind the cells.
  open var backgroundView: UIView?

  /// The classes of cells and other views, by their kinds and identities.
  var classes: [String: AnyClass] = [:]
  /// The number of items in each section.
  var itemCounts: [Int] = []
  /// The layout's container while it places the items: without the insets, and infinite along an
  /// axis that is as long as the content.
  var container = LayoutContainer(size: Size(width: 390, height: Double.infinity))
  /// The function that measures cells while the layout places the items.
  var measure: ((ElementKind, ItemIndex, ProposedSize) throws -> Size)?

  /// Creates a collection view whose size is determined when it is drawn.
  ///
  /// If it is as high as its content, the height of `bounds` is that of an iPhone 13: the layout
  /// needs one before the height of its content is known.
  public init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    collectionViewLayout: CollectionViewLayout
  ) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
    collectionViewLayout.collectionView = self
  }

  /// Creates a collection view of a flow layout.
  public convenience init() { self.init(collectionViewLayout: CollectionViewFlowLayout()) }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Does nothing: the data source is read anew for each picture.
  open func reloadData() {}

  override var content: ViewContent? {
    var items = CollectionView(self).contentInset(EdgeInsets(adjustedContentInset))
    if contentOffset != .zero {
      items = items.contentOffset(x: Double(contentOffset.x), y: Double(contentOffset.y))
    }
    guard let backgroundView else { return ViewContent(items, hasSize: false) }
    return ViewContent(items.background { UIViewHost(backgroundView) }, hasSize: false)
  }

  /// The size of all content, in points.
  open override var contentSize: CGSize {
    get { collectionViewLayout.collectionViewContentSize }
    set {}
  }

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

/// A source of a collection view's cells, as views or as UIKit's.
@preconcurrency @MainActor
public protocol _CollectionViewSource: AnyObject {}
