import DisplayList
package import LayoutGeometry

/// Views in rows whose columns are as wide as their widest view: SwiftUI's `Grid`.
package struct GridNode: PrimitiveView {
  /// The place of views in cells that are larger than them.
  package var alignment: Alignment
  /// The space between columns, in points; nil for that of stacks.
  package var horizontalSpacing: Double?
  /// The space between rows, in points; nil for that of stacks.
  package var verticalSpacing: Double?
  /// The cells of all rows, one after the other; a view without a row is a row by itself.
  package var children: [ViewNode]

  /// Creates a grid; its views are in the middle of their cells by default.
  package init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, children: [ViewNode]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.children = children
  }

  package var description: ViewDescription {
    ViewDescription("grid", fieldSettings, children: children)
  }

  /// The number of cells in each row, and the vertical alignment of its views if it has its own.
  private var rowWords: String {
    var rows: [(identity: GridRowIdentity?, count: Int)] = []
    for child in children {
      let identity = child.layoutValue(GridRowIdentity.self)
      if let identity, let last = rows.last, last.identity === identity {
        rows[rows.count - 1].count += 1
      } else {
        rows.append((identity, 1))
      }
    }
    return rows.map { row in
      guard let identity = row.identity else { return "view" }
      return "\(row.count)" + (identity.alignment.map { " \($0.name)" } ?? "")
    }.joined(separator: ", ")
  }

  package func node(
    holding children: [LayoutNode], in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(GridCellsLayout(self, cells: children, mark: environment.mark))
  }
}

extension GridNode: HoldingViews {
  package static let fields: [SettingField<GridNode>] = [
    .length("horizontalSpacing", \.horizontalSpacing),
    .length("verticalSpacing", \.verticalSpacing), .alignment("alignment", \.alignment),
    SettingField("rows", \.rows, absent: nil) {
      .word("rows", $0)
    } parse: {
      $0
    },
  ]

  /// The rows in words; others of as many cells.
  private var rows: String {
    get { rowWords }
    set {
      var cells = children[...]
      var placed: [ViewNode] = []
      for row in newValue.split(separator: ", ") {
        let words = row.split(separator: " ")
        let alignment = words.dropFirst().first.flatMap { name in
          [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
            .first { $0.name == name }
        }
        let identity = GridRowIdentity(alignment: alignment)
        let count = words.first.flatMap { Int($0) }
        placed += cells.prefix(count ?? 1).map {
          let cell = $0.withoutLayoutValue(GridRowIdentity.self)
          return count == nil ? cell : cell.with(.layoutValue(GridRowIdentity.self, identity))
        }
        cells = cells.dropFirst(count ?? 1)
      }
      if cells.isEmpty, placed.count == children.count { children = placed }
    }
  }

  package func holding(_ children: [ViewNode]) -> GridNode? {
    var other = self
    other.children = children
    return other
  }
}

/// A row of a grid: the cells that have the same one follow each other in it.
package final class GridRowIdentity: Sendable, LayoutValueName {
  package typealias Value = GridRowIdentity

  /// The vertical alignment of the row's views; nil for the grid's.
  package let alignment: VerticalAlignment?

  /// Creates a row.
  package init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }

  package static func setting(of value: GridRowIdentity) -> LayoutSetting? {
    // The grid has its rows with their alignments.
    nil
  }
}

/// The number of columns that a cell takes.
package enum GridCellColumns: LayoutValueName {
  package static func setting(of value: Int) -> LayoutSetting? { .count("gridCellColumns", value) }

  package static func value(of words: String) -> Int? { Int(words) }
}

/// The horizontal alignment of the views of a cell's column.
package enum GridColumnAlignment: LayoutValueName {
  package static func setting(of value: HorizontalAlignment) -> LayoutSetting? {
    .word("gridColumnAlignment", value.name, changing: .place)
  }
}

/// The point of a view, in its unit square, that is at the same point of its cell.
package enum GridCellAnchor: LayoutValueName {
  package static func setting(of value: Point) -> LayoutSetting? { .point("gridCellAnchor", value) }

  package static func value(of words: String) -> Point? { Point(dump: words[...]) }
}

/// The axes along which a cell does not make its row or its columns larger.
package enum GridCellUnsizedAxes: LayoutValueName {
  package static func setting(of value: Set<Axis>) -> LayoutSetting? {
    .axes("gridCellUnsizedAxes", value)
  }

  package static func value(of words: String) -> Set<Axis>? { Set(words: words) }
}
