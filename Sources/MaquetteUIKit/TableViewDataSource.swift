import CollectionLayouts
public import Foundation
import LayoutGeometry
public import Maquette

/// A source of the rows of a table view, and of their cells, which are views.
///
/// The methods are UIKit's, except that a cell is returned as a view and not dequeued.
@preconcurrency @MainActor
public protocol TableViewDataSource: AnyObject {
  /// The view of a row; not named `Cell`, for a class that is the source of a collection view as well.
  associatedtype Row: View

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row; called for the cells that are measured or visible.
  @ViewBuilder func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> Row

  /// Returns the text above a section; nil, as by default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the text below a section; nil, as by default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

/// A delegate that decides on the rows of a table view.
@preconcurrency @MainActor
public protocol TableViewDelegate: AnyObject {
  /// Returns the height of a row, in points; defaults to `UITableView.automaticDimension`, the
  /// height of its cell.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension TableViewDelegate {
  /// Returns the height of the cell, or the table view's `rowHeight`.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
}

/// The table view that a data source and a delegate may query.
///
/// It is passed to them under UIKit's name; `TableView` draws it.
open class UITableView: UIScrollView {
  /// A look of a table view.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The height of a row that is as high as its cell.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The height of a row if no delegate returns one, in points.
  open var rowHeight = automaticDimension
  /// The height of a row before it is known, in points.
  open var estimatedRowHeight = automaticDimension
  /// The look of lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of lines between rows.
  open var separatorColor: UIColor?
  /// The space before lines between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// Indicates whether rows can be chosen.
  open var allowsSelection = true
  /// The source of the rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The object that decides on the rows, which is also `delegate`.
  private var rows: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  /// The classes of rows and other views, by their identities.
  private var classes: [String: AnyClass] = [:]
  /// Indicates whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// The height of a section's header if no delegate returns one, in points.
  open var sectionHeaderHeight = automaticDimension
  /// The height of a section's footer if no delegate returns one, in points.
  open var sectionFooterHeight = automaticDimension
  /// The height of a header before it is known, in points.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// The space above a section's header, in points; not used.
  open var sectionHeaderTopPadding = automaticDimension
  /// The source of rows that are not visible yet; not used.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The height of a footer before it is known, in points.
  open var estimatedSectionFooterHeight = automaticDimension
  /// Indicates whether rows are edited; not drawn.
  open var isEditing = false
  /// Sets whether rows are edited; not drawn.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Indicates whether rows can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Indicates whether several rows can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Indicates whether rows are not wider than a text is read well; not used.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the letters at the side.
  open var sectionIndexColor: UIColor?
  /// Indicates whether rows can be moved.
  open var dragInteractionEnabled = false
  /// The object that lets rows be taken; not called.
  open weak var dragDelegate: AnyObject?
  /// The object that lets rows be put down; not called.
  open weak var dropDelegate: AnyObject?
  /// The look.
  public let style: Style
  private var rowCounts: [Int] = []

  /// Creates a table view of a look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table view.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent? {
    guard let dataSource else { return nil }
    let count = dataSource.numberOfSections(in: self)
    rowCounts = (0..<count).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    let sections = (0..<count).map { section(of: dataSource, at: $0) }
    let line =
      separatorStyle == .none ? nil : LayoutSeparator(leadingInset: Double(separatorInset.left))
    let list: CollectionLayouts.List =
      switch style {
      case .plain: .list(separator: line)
      case .grouped:
        .list(appearance: .grouped, separator: separatorStyle == .none ? nil : .followingText)
      case .insetGrouped:
        .list(appearance: .insetGrouped, separator: separatorStyle == .none ? nil : .followingText)
      }
    var table = CollectionView(layout: list, sections: sections)
      .contentInset(EdgeInsets(adjustedContentInset))
    if let tableHeaderView {
      table = table.globalHeader {
        UIViewHost(tableHeaderView, height: tableHeaderView.frame.height)
      }
    }
    if let tableFooterView, tableFooterView.frame.height > 0 {
      table = table.globalFooter {
        UIViewHost(tableFooterView, height: tableFooterView.frame.height)
      }
    }
    if contentOffset != .zero { table = table.contentOffset(y: Double(contentOffset.y)) }
    return ViewContent(table, hasSize: false)
  }

  private func section(of source: any UITableViewDataSource, at section: Int) -> CollectionSection {
    let heights = (0..<rowCounts[section]).map { row in
      Double(
        rows?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? rowHeight)
    }
    var made = TableView.rows(heights) { [self] row in
      let cell = source.tableView(self, cellForRowAt: IndexPath(row: row, section: section))
      rows?.tableView(self, willDisplay: cell, forRowAt: IndexPath(row: row, section: section))
      // A row without constraints of its own is 44 points high.
      return UIViewHost(cell, minHeight: heights[row] < 0 ? 44 : 0)
        .listRowInsets(EdgeInsets())
    }
    if let view = rows?.tableView(self, viewForHeaderInSection: section) {
      made = made.header {
        boundary(view, rows?.tableView(self, heightForHeaderInSection: section))
      }
    } else if let title = source.tableView(self, titleForHeaderInSection: section) {
      made = made.header { TableView.title(title, isInList: style != .plain) }
    }
    if let view = rows?.tableView(self, viewForFooterInSection: section) {
      made = made.footer {
        boundary(view, rows?.tableView(self, heightForFooterInSection: section))
      }
    } else if let title = source.tableView(self, titleForFooterInSection: section) {
      made = made.footer { TableView.title(title, isInList: style != .plain) }
    }
    return made
  }

  private func boundary(_ view: UIView, _ height: CGFloat?) -> UIViewHost {
    UIViewHost(view, height: height.flatMap { $0 >= 0 ? $0 : nil })
  }

  convenience init(rowHeight: CGFloat) {
    self.init(frame: .zero)
    self.rowHeight = rowHeight
  }

  /// Reads the number of rows of each section.
  func load(_ dataSource: some TableViewDataSource) -> [Int] {
    let count = dataSource.numberOfSections(in: self)
    rowCounts = (0..<count).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    return rowCounts
  }

  /// The number of sections.
  public var numberOfSections: Int { rowCounts.count }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int { rowCounts[section] }

  /// Does nothing: the data source is read anew for each picture.
  open func reloadData() {}
  /// Sets the class of the rows of an identity.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }
  /// Sets the class of the headers and footers of an identity.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    classes["header/" + identifier] = aClass
  }
  /// Returns a new row of the class of an identity; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    (classes[identifier] as? UITableViewCell.Type)?.make(dequeued: identifier)
  }
  /// Returns a new row of the class of an identity.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Returns a new header or footer of the class of an identity; nil if none is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    (classes["header/" + identifier] as? UITableViewHeaderFooterView.Type)?
      .make(dequeued: identifier)
  }
  /// Does nothing: the data source is read anew for each picture.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing: the data source is read anew for each picture.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing: the data source is read anew for each picture.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing: the data source is read anew for each picture.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing: the data source is read anew for each picture.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Does nothing: the data source is read anew for each picture.
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  /// Does nothing: the data source is read anew for each picture.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing: the data source is read anew for each picture.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Makes changes at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Does nothing: files of Interface Builder are not read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Does nothing: files of Interface Builder are not read.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// The rows that are visible: none is made.
  open var visibleCells: [UITableViewCell] { [] }
  /// The rows that are visible: none is made.
  open var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// The chosen rows: none.
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// Returns nil: rows are made as they are drawn.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Returns nil: rows are made as they are drawn.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Returns nil: headers are made as they are drawn.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Returns an empty rectangle: rows are placed as they are drawn.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Does nothing.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Does nothing.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Returns nil: rows are made as they are drawn.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// The chosen row: none.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// An animation of rows.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// A place of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
  /// Does nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing.
  open func beginUpdates() {}
  /// Does nothing.
  open func endUpdates() {}

  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UITableView { UITableView() }
}

/// A row of UIKit's.
open class UITableViewCell: UIView {
  /// Returns the settings of all such views, which have no effect.
  open override class func appearance() -> UITableViewCell { UITableViewCell() }
  /// A look of a row.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// A look of the line below a row.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// A look of a chosen row.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// A change that a row offers while it is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// A sign at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The identity of the row's kind.
  public let reuseIdentifier: String?
  /// The view of the content.
  public let contentView = UIView()
  /// The title.
  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    if style == .value2 { label.font = .systemFont(ofSize: 12) }
    return label
  }()
  /// The text below the title, or at the end of its line; nil in the default style.
  public private(set) lazy var detailTextLabel: UILabel? = {
    guard style != .default else { return nil }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
    label.textColor = style == .value1 ? .secondaryLabel : .label
    return label
  }()
  /// The picture.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  /// The sign at the end.
  open var accessoryType = AccessoryType.none {
    didSet { makeRoom() }
  }
  /// The view at the end.
  open var accessoryView: UIView? {
    didSet { makeRoom() }
  }
  /// The look of the chosen row.
  open var selectionStyle = SelectionStyle.default
  /// Indicates whether the row is chosen.
  open var isSelected = false
  /// Indicates whether the row is pressed.
  open var isHighlighted = false
  /// The sign at the end while the row is edited; not drawn.
  open var editingAccessoryType = AccessoryType.none
  /// The level in an outline; not drawn.
  open var indentationLevel = 0
  /// The width of a level in an outline, in points; not drawn.
  open var indentationWidth: CGFloat = 10
  /// The change that the row offers.
  open var editingStyle: EditingStyle { .delete }
  /// Indicates whether the sign that moves rows is shown; not drawn.
  open var showsReorderControl = false
  /// The state for which the row is configured.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Does nothing, and is not called.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Does nothing.
  open func setNeedsUpdateConfiguration() {}
  /// Sets whether the row is edited; not drawn.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Indicates whether the row is edited; not drawn.
  open var isEditing = false
  /// The space before the line below, in points; not used.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { contentView.replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content of the chosen row; not drawn.
  open var selectedBackgroundView: UIView?
  /// The content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration?.apply(to: self) }
  }
  private let style: CellStyle

  /// Creates a row of a look.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    // A row's size before a table view has it, as UIKit's.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    contentView.fill(self)
  }

  /// Creates a row of the default look.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  convenience init(dequeued identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Returns nil: there are no storyboards to decode a row from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Does nothing.
  open func prepareForReuse() {}
  /// Does nothing.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// Does nothing.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  /// Returns a content without texts in the row's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 ? .valueCell() : .subtitleCell()
  }

  /// Leaves room for the sign at the end.
  private func makeRoom() {
    let room: CGFloat =
      if let accessoryView {
        accessoryView.accessorySize.width + 16
      } else {
        // A sign of about 12 points between spaces of 8 and 16, and buttons of 22.
        switch accessoryType {
        case .none: 0
        case .disclosureIndicator, .checkmark: 36
        case .detailButton: 46
        case .detailDisclosureButton: 66
        }
      }
    contentView.frame.size.width = bounds.width - room
  }

  override var content: ViewContent? {
    let image = imageView?.image
    let texts = [textLabel, detailTextLabel].compactMap { $0?.content?.view }
    return ViewContent(
      HStack(spacing: 16) {
        if let image {
          image.drawing(
            of: image.image, tint: (imageView?.tintColor ?? tintColor ?? .systemBlue).color,
            symbol: imageView?.preferredSymbolConfiguration)
        }
        if style == .value1 {
          ForEach(Array(texts.enumerated()), id: \.offset) { index, text in
            if index > 0 { Spacer(minLength: 0) }
            text
          }
        } else {
          VStack(alignment: .leading, spacing: 2) {
            ForEach(Array(texts.enumerated()), id: \.offset) { _, text in text }
          }
        }
        Spacer(minLength: 0)
        sign
      }
      .padding(.horizontal, 16), alignment: .leading, hasSize: false)
  }

  @ViewBuilder private var sign: some View {
    if let accessoryView {
      UIViewHost(accessoryView).frame(
        width: accessoryView.accessorySize.width, height: accessoryView.accessorySize.height)
    } else {
      switch accessoryType {
      case .none: EmptyView()
      case .disclosureIndicator: chevron
      case .checkmark:
        Image(systemName: "checkmark").font(.system(size: 17, weight: .semibold))
          .foregroundColor((tintColor ?? .systemBlue).color)
      case .detailButton: details
      case .detailDisclosureButton:
        details
        chevron
      }
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.right").font(.system(size: 14, weight: .semibold))
      .foregroundColor(.tertiaryLabel)
  }

  private var details: some View {
    Image(systemName: "info.circle").font(.system(size: 22))
      .foregroundColor((tintColor ?? .systemBlue).color)
  }
}

extension UITableViewCell {
  /// Makes a row of the class that it is called on, as `UICollectionReusableView.make(dequeued:)` makes a view.
  @_silgen_name("$s13MaquetteUIKit15UITableViewCellC8dequeuedACSS_tcfC")
  static func make(dequeued identifier: consuming String) -> UITableViewCell
}

extension UIView {
  /// The size at the end of a row: the view's own, or that of its content.
  fileprivate var accessorySize: CGSize {
    bounds.size == .zero ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : bounds.size
  }
}

/// A header or a footer of a section of a table view.
open class UITableViewHeaderFooterView: UIView {
  /// The identity of the view's kind.
  public let reuseIdentifier: String?
  /// The view of the content.
  public let contentView = UIView()
  /// The second text: none.
  open var detailTextLabel: UILabel? { nil }
  /// The background as a value; not drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Returns a content without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .subtitleCell() }
  /// The text.
  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    return label
  }()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { contentView.replaceBackground(oldValue, with: backgroundView) }
  }
  /// The content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }

  /// Creates a view of an identity.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    contentView.fill(self)
  }

  /// Creates a view without an identity.
  public convenience init() { self.init(reuseIdentifier: nil) }

  convenience init(dequeued identifier: String) { self.init(reuseIdentifier: identifier) }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Does nothing.
  open func prepareForReuse() {}

  override var content: ViewContent? {
    guard let label = textLabel?.content else { return nil }
    return ViewContent(label.view.padding(.horizontal, 16), alignment: .leading, hasSize: false)
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a view of the class that it is called on, as `UICollectionReusableView.make(dequeued:)` makes one.
  @_silgen_name("$s13MaquetteUIKit023UITableViewHeaderFooterD0C8dequeuedACSS_tcfC")
  static func make(dequeued identifier: consuming String) -> UITableViewHeaderFooterView
}

/// A source of the rows of a table view of UIKit's.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns a row.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  /// Returns the text above a section; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

/// A delegate of a table view of UIKit's; those of its methods that only touches call are not called.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate, TableViewDelegate {
  /// Called when a row is chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called before a row is drawn.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Returns the view above a section; nil for none.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view below a section; nil for none.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Returns the height of the view above a section, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of the view below a section, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  /// Returns the table view's `sectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// Returns the table view's `sectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
}

/// A controller of a table view.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table view.
  open lazy var tableView: UITableView! = UITableView(frame: UIScreen.main.bounds, style: style)
  private var style = UITableView.Style.plain

  /// Creates a controller of a look.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of plain rows; there are no nibs to load them from.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes the screen of the table view alone.
  open override func loadView() {
    tableView.backgroundColor = tableView.backgroundColor ?? .systemBackground
    tableView.dataSource = tableView.dataSource ?? self
    tableView.delegate = tableView.delegate ?? self
    view = tableView
  }
  /// Returns 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns an empty row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Returns 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns the table view's `rowHeight`.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  /// Returns the table view's `sectionHeaderHeight`.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// Returns the table view's `sectionFooterHeight`.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// Does nothing; called before a row is drawn.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Not called here.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Not called here.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Not called here.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The spinner of a refresh.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
  /// Indicates whether choices are removed before the screen is shown.
  open var clearsSelectionOnViewWillAppear = true
}

/// A source of rows for the items of a snapshot.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
  /// The closure that returns a row.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of changes; not used.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cellProvider: CellProvider
  private var items = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a source for a table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Sets the items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    items = snapshot
    completion?()
  }

  /// Returns the items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items
  }

  /// Returns the section at a place; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    items.sectionIdentifier(at: index)
  }

  /// Returns the item at a place; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.itemIdentifier(at: indexPath)
  }

  /// Returns the place of an item; nil for none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(of: itemIdentifier)
  }

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { items.sectionIdentifiers.count }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.itemIdentifiers(inSection: items.sectionIdentifiers[section]).count
  }

  /// Returns a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Not called here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
