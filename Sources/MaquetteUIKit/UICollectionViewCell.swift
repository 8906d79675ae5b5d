public import Foundation
import LayoutGeometry
import Maquette

/// A view of a layout's element.
open class UICollectionReusableView: UIView {
  /// The identity of the view's kind.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  convenience init(dequeued identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Does nothing.
  open func prepareForReuse() {}
  /// Does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

extension UICollectionReusableView {
  /// Makes a view of the class that it is called on, whose own `init(frame:)` is used.
  ///
  /// A class that is a value makes objects only by initializers that all its subclasses must declare, and no app's cells
  /// declare them. This is the entry of `init(dequeued:)` above, which as any convenience initializer finds that of the
  /// class; where the class has none, it ends the program, as in UIKit.
  @_silgen_name("$s13MaquetteUIKit24UICollectionReusableViewC8dequeuedACSS_tcfC")
  static func make(dequeued identifier: consuming String) -> UICollectionReusableView
}

/// A cell of UIKit's.
open class UICollectionViewCell: UICollectionReusableView {
  /// Returns the settings of all such views, which have no effect.
  open override class func appearance() -> UICollectionViewCell { UICollectionViewCell() }
  /// The view of the content.
  public let contentView = UIView()
  /// Indicates whether the cell is chosen.
  open var isSelected = false
  /// Indicates whether the cell is pressed.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { contentView.replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content of the chosen cell; not drawn.
  open var selectedBackgroundView: UIView?
  /// The content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration?.apply(to: self) }
  }
  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// A closure that configures the cell for its state; called before the cell is drawn.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(self)
  }

  /// Returns nil: there are no storyboards to decode a cell from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Does nothing; called before the cell is drawn.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Lets the cell be configured again before it is drawn.
  open func setNeedsUpdateConfiguration() { UIView.needLayout() }

  /// Configures the cell for its state.
  func configure() {
    configurationUpdateHandler?(self, configurationState)
    updateConfiguration(using: configurationState)
  }
}

/// A cell of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs at the end.
  open var accessories: [UICellAccessory] = []

  /// Returns a content without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

/// A source of UIKit's cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: _CollectionViewSource {
  /// Returns the number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns a cell.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns a header, a footer or another view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns an empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// A delegate of a collection view of UIKit's; those of its methods that only touches call are not called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: CollectionViewDelegate {
  /// Called when an item is chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// The settings of a flow layout for each item and section, under UIKit's name.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate,
  CollectionViewDelegateFlowLayout
{}

extension UICollectionView {
  /// Sets the class of the cells of an identity.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }
  /// Sets the class of the headers, footers or other views of an identity.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { classes[elementKind + "/" + identifier] = viewClass }
  /// Returns a new cell of the class of an identity.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let type = classes[identifier] as? UICollectionViewCell.Type ?? UICollectionViewCell.self
    return type.make(dequeued: identifier) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }
  /// Returns a new view of the class of an identity.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = classes[elementKind + "/" + identifier] as? UICollectionReusableView.Type
    return (type ?? UICollectionReusableView.self).make(dequeued: identifier)
  }
  /// Returns a new cell that a registration fills.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = filled(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// Returns a new view that a registration fills.
  public func dequeueConfiguredReusableSupplementary<View>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let view = filled(View.self)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
  private func filled<Made: UICollectionReusableView>(_ type: Made.Type) -> Made {
    guard let view = type.make(dequeued: "\(type)") as? Made else {
      preconditionFailure("a class makes objects of another one: \(type)")
    }
    return view
  }
  /// Does nothing: files of Interface Builder are not read.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Does nothing: files of Interface Builder are not read.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  /// The cells that are visible: none is made.
  public var visibleCells: [UICollectionViewCell] { [] }
  /// Returns nil: no cell is made.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// Returns nil: no cell is made.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// Returns nil: no view is made.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  /// Returns none: no view is made.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { [] }
  /// Does nothing: the data source is read anew for each picture.
  public func insertItems(at indexPaths: [IndexPath]) {}
  /// Does nothing: the data source is read anew for each picture.
  public func deleteItems(at indexPaths: [IndexPath]) {}
  /// Does nothing: the data source is read anew for each picture.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Does nothing: the data source is read anew for each picture.
  public func reconfigureItems(at indexPaths: [IndexPath]) {}
  /// Does nothing: the data source is read anew for each picture.
  public func insertSections(_ sections: IndexSet) {}
  /// Does nothing: the data source is read anew for each picture.
  public func deleteSections(_ sections: IndexSet) {}
  /// Does nothing.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Returns the attributes of a header, a footer or another view; nil for none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns false: nothing is moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing.
  public func endInteractiveMovement() {}
  /// Does nothing.
  public func cancelInteractiveMovement() {}
  /// Sets the layout.
  public func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// Returns nil: no cell is made.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// The items that are visible: none.
  public var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The chosen items: none.
  public var indexPathsForSelectedItems: [IndexPath]? { [] }
  /// Does nothing.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing.
  public func reloadItems(at indexPaths: [IndexPath]) {}
  /// Does nothing.
  public func reloadSections(_ sections: IndexSet) {}
  /// Makes changes at once.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Sets the layout.
  public func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Does nothing.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// The place of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// A bit for each place.
    public let rawValue: UInt

    /// Creates the places of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The direction of scrolling.
  public typealias ScrollDirection = Axis

  /// A kind of cell, and the closure that fills it.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void

    /// Creates a kind of cell.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
      self.handler = handler
    }
  }

  /// A kind of view, and the closure that fills it.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    let elementKind: String
    let handler: (Supplementary, String, IndexPath) -> Void

    /// Creates a kind of view.
    public init(
      elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// A source of cells for the items of a snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
  /// The closure that returns a cell.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// The closure that returns a header, a footer or another view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// The closure that returns a header, a footer or another view.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider
  private var items = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a source for a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Sets the items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    items = snapshot
    completion?()
  }

  /// Sets the items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// Sets the items of a section to those that an outline shows.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    if items.indexOfSection(section) == nil { items.appendSections([section]) }
    items.deleteItems(items.itemIdentifiers(inSection: section))
    items.appendItems(snapshot.visibleItems, toSection: section)
    completion?()
  }
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Returns the outline of a section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown =
      items.indexOfSection(section) == nil ? [] : items.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == shown { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(shown)
    return outline
  }

  /// Returns the section at a place; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    items.sectionIdentifier(at: index)
  }

  /// Returns the place of a section; nil for none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.indexOfSection(sectionIdentifier)
  }

  /// The closures that move items; not called.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// A closure that returns whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called before items are moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure that is called after items are moved.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// The closures that move items; not called.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that open and close items; not called.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    /// A closure that returns whether an item can be opened.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called before an item is opened.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// A closure that returns whether an item can be closed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called before an item is closed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  }

  /// The closures that open and close items; not called.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Returns the items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items
  }

  /// Returns the item at a place; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.itemIdentifier(at: indexPath)
  }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    items.sectionIdentifiers.count
  }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.itemIdentifiers(inSection: items.sectionIdentifiers[section]).count }

  /// Returns a cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a header, a footer or another view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  /// Returns the place of an item; nil for none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(of: itemIdentifier)
  }
}

/// A change of the places of items, which does not happen.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The items before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}

/// A controller of a collection view.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The collection view.
  open var collectionView: UICollectionView!

  /// Creates a controller of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a flow layout; there are no nibs to load a screen from.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionView = UICollectionView(collectionViewLayout: CollectionViewFlowLayout())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// The layout that the controller was made with.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
  /// Indicates whether choices are removed before the screen is shown.
  open var clearsSelectionOnViewWillAppear = true
  /// Indicates whether a long press moves items.
  open var installsStandardGestureForInteractiveMovement = true

  /// Makes the screen of the collection view alone.
  open override func loadView() {
    collectionView.backgroundColor = collectionView.backgroundColor ?? .systemBackground
    collectionView.dataSource = collectionView.dataSource ?? self
    collectionView.delegate = collectionView.delegate ?? self
    view = collectionView
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns an empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Not called here.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Not called here.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A part of a layout that is placed again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
  /// Indicates whether all is placed again.
  open var invalidateEverything: Bool { true }
  /// Indicates whether numbers of items are read again.
  open var invalidateDataSourceCounts: Bool { true }
  /// Does nothing: all is placed again.
  open func invalidateItems(at indexPaths: [IndexPath]) {}
  /// Does nothing: all is placed again.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {}
  /// Does nothing: all is placed again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  /// The change of the content's size, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The change of the offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Creates a context.
  public init() {}
}

/// The part of a flow layout that is placed again, which is all of it.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Indicates whether the delegate is asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Indicates whether the items are placed again.
  open var invalidateFlowLayoutAttributes = true
}
