import CellViews
import CollectionLayouts
public import Foundation
public import Maquette

/// Rows of full width, as a table view of the plain style: a data source has them.
///
/// ```swift
/// TableView(dataSource: fruits, delegate: fruits)
/// ```
public struct TableView: View {
  private let sections: [CollectionSection]

  /// The rows of a data source.
  ///
  /// - Parameters:
  ///   - dataSource: Asked at once how many rows there are, and for cells as they are seen.
  ///   - delegate: Asked at once for the rows' heights; without one, rows are as high as `rowHeight`.
  ///   - rowHeight: In points; defaults to the height of each cell.
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

  /// The title of a section, where the rows' texts begin in iOS.
  private static func title(_ text: String) -> some View {
    Text(text).font(.footnote).foregroundColor(.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding([.leading, .trailing], 16).padding([.top, .bottom], 6)
  }

  /// A section of rows of these heights; negative is that of the cell.
  private static func rows(
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
