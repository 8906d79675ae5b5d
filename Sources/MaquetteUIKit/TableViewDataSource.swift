public import Foundation
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
  open var separatorInset = UIEdgeInsets.zero
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
  private var rowCounts: [Int] = []

  /// Creates a table view of a look.
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }

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
  /// Does nothing.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Returns a new cell.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Returns a new cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  /// Does nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing.
  open func beginUpdates() {}
  /// Does nothing.
  open func endUpdates() {}

  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UITableView { UITableView() }
}

/// A row of UIKit's, which is not drawn.
open class UITableViewCell: UIView {
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

  /// A sign at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The identity of the row's kind.
  public let reuseIdentifier: String?
  /// The view of the content.
  public let contentView = UIView()
  /// The title.
  open var textLabel: UILabel? = UILabel()
  /// The text below the title.
  open var detailTextLabel: UILabel? = UILabel()
  /// The picture.
  open var imageView: UIImageView? = UIImageView(image: nil)
  /// The sign at the end.
  open var accessoryType = AccessoryType.none
  /// The view at the end.
  open var accessoryView: UIView?
  /// The look of the chosen row.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of the chosen row.
  open var selectedBackgroundView: UIView?
  /// The content as a value.
  open var contentConfiguration: Any?

  /// Creates a row of a look.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
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
}

/// A source of the rows of a table view of UIKit's, which is not drawn.
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
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// A delegate of a table view of UIKit's; none of its methods is called.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when a row is chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A controller of a table view.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table view.
  open var tableView = UITableView(frame: .zero, style: .plain)

  /// Creates a controller of a look.
  public convenience init(style: UITableView.Style) { self.init() }
  /// Returns 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns an empty row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Returns 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
