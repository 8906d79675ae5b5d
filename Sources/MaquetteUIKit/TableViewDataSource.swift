public import Foundation
public import Maquette

/// What has the rows of a table view, and makes their cells, which are views.
///
/// UIKit's methods, but that a cell is returned as a view, and not dequeued.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// The view of a row.
  associatedtype Cell: View

  /// How many sections there are; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row; asked for those that are measured or seen.
  @ViewBuilder func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> Cell

  /// The text above a section; nil, as by default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; nil, as by default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No text.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No text.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

/// What a table view asks for each of its rows.
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// The height of a row, in points; `UITableView.automaticDimension`, as by default, for that of its
  /// cell.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension TableViewDelegate {
  /// The height of the cell, or the table view's `rowHeight`.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
}

/// What a data source and a delegate may ask the table view that they are of.
///
/// It is passed to them under UIKit's name. The view that draws is `TableView`.
@MainActor
public final class UITableView {
  /// The height of a row that is as high as its cell.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The height of the rows for which no delegate has one, in points.
  public let rowHeight: CGFloat
  private var rowCounts: [Int] = []

  init(rowHeight: CGFloat) {
    self.rowHeight = rowHeight
  }

  /// Asks how many rows there are.
  func load(_ dataSource: some TableViewDataSource) -> [Int] {
    let count = dataSource.numberOfSections(in: self)
    rowCounts = (0..<count).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    return rowCounts
  }

  /// How many sections there are.
  public var numberOfSections: Int { rowCounts.count }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int { rowCounts[section] }
}
