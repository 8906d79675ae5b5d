/// Rows of text in columns that align.
struct Table {
  private let rows: [[String]]

  /// A table with a row of headings; every row has as many cells.
  init(_ headings: [String], rows: [[String]]) {
    self.rows = [headings] + rows
  }

  /// A line a row, two spaces between columns, without spaces at the ends of lines.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let line = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
