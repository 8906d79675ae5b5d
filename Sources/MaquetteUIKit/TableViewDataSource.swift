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
@preconcurrency @MainActor
public final class UITableView {
  /// The height of a row that is as high as its cell.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The height of a row if no delegate returns one, in points.
  public let rowHeight: CGFloat
  private var rowCounts: [Int] = []

  init(rowHeight: CGFloat) {
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
}
