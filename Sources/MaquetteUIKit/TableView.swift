import CellViews
import CollectionLayouts
public import Foundation
public import Maquette

/// A table view of the plain style, with rows of full width from a data source.
///
/// ```swift
/// TableView(dataSource: fruits, delegate: fruits)
/// ```
public struct TableView: View {
  private let sections: [CollectionSection]

  /// Creates a table view of the rows of a data source.
  ///
  /// - Parameters:
  ///   - dataSource: The source of the rows, whose counts are read at once, and of the cells, which
  ///     are requested if they are visible.
  ///   - delegate: The source of the rows' heights, which are read at once; without one, rows are
  ///     as high as `rowHeight`.
  ///   - rowHeight: The height of a row, in points; defaults to the height of each cell.
  public init<Source: TableViewDataSource>(
    dataSource: Source, delegate: (any TableViewDelegate)? = nil,
    rowHeight: CGFloat = UITableView.automaticDimension
  ) {
    let table = UITableView(rowHeight: rowHeight)
    sections = table.load(dataSource).enumerated().map { section, count in
      let heights = (0..<count).map { row in
        let height = delegate?.tableView(
          table, heightForRowAt: IndexPath(row: row, section: section))
        return Double(height ?? rowHeight)
      }
      var rows = Self.rows(heights) { row in
        dataSource.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
      }
      if let title = dataSource.tableView(table, titleForHeaderInSection: section) {
        rows = rows.header { Self.title(title) }
      }
      if let title = dataSource.tableView(table, titleForFooterInSection: section) {
        rows = rows.footer { Self.title(title) }
      }
      return rows
    }
  }

  /// The rows as a list.
  public var body: some View {
    CollectionView(layout: .list(), sections: sections)
  }

  /// Returns the title of a section, aligned with the rows' texts as in iOS.
  ///
  /// - Parameter isInList: True in a list with an appearance, which styles its titles.
  @ViewBuilder static func title(_ text: String, isInList: Bool = false) -> some View {
    if isInList {
      Text(text)
    } else {
      Text(text).font(.footnote).foregroundColor(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding([.leading, .trailing], 16).padding([.top, .bottom], 6)
    }
  }

  /// Returns a section of rows of these heights; a negative one means that of the cell.
  static func rows(
    _ heights: [Double], cell: @escaping @MainActor (_ row: Int) -> some View
  ) -> CollectionSection {
    let count = heights.count
    guard heights.contains(where: { $0 >= 0 }) else {
      return CollectionSection(0..<count, cell: cell)
    }
    guard heights.contains(where: { $0 < 0 }) else {
      var rows = CollectionSection(0..<count, cell: cell)
      rows.layout.itemHeight = .each(heights)
      return rows
    }
    return CollectionSection(0..<count) { row in
      cell(row).frame(height: heights[row] < 0 ? nil : heights[row])
    }
  }
}
