import CellViews
import LayoutGeometry

extension ModifierDeclaration {
  static let gridCells: [ModifierDeclaration] = [
    .gridCellColumns, .gridColumnAlignment, .gridCellAnchor, .gridCellUnsizedAxes,
  ]

  static let gridCellColumns = ModifierDeclaration(
    "gridCellColumns", ValueType<Int>.whole(1...1000),
    "How many columns of a `grid` the view takes."
  ) { .layoutValue(GridCellColumns.self, $0) }

  static let gridColumnAlignment = ModifierDeclaration(
    "gridColumnAlignment", .horizontalAlignment,
    "How all views of the view's column of a `grid` are aligned across."
  ) { .layoutValue(GridColumnAlignment.self, $0) }

  static let gridCellAnchor = ModifierDeclaration(
    "gridCellAnchor", .unitPoint,
    "The point of the view that is at the same point of its cell of a `grid`."
  ) { .layoutValue(GridCellAnchor.self, $0) }

  static let gridCellUnsizedAxes = ModifierDeclaration(
    "gridCellUnsizedAxes", ValueType<Set<Axis>>.axes,
    "The axes along which the view does not make its row or its columns of a `grid` larger."
  ) { .layoutValue(GridCellUnsizedAxes.self, $0) }
}
