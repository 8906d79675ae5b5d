import CellViews
import LayoutGeometry

extension ViewDeclaration {
  static let grid = ViewDeclaration(
    "grid", .grid, "Views in rows, each column as wide as its widest view.")

  static let viewThatFits = ViewDeclaration(
    "viewThatFits", .viewThatFits, "The first of several views that fits its space.")
}

extension ValueType<ViewNode> {
  /// The rows of a grid, or a mapping with its settings.
  fileprivate static let grid = ValueType<[ViewNode]>.children
    .map { grid(GridNode(children: $0)) }
    .orMapping(
      .record(
        "gridView",
        "Views in rows, as SwiftUI's `Grid`: each column is as wide as its widest view, and a view "
          + "that is in no `gridRow` takes all columns.",
        Field(
          Field(
            "alignment", .alignment, default: .center, shown: "center",
            "How views are aligned in cells that are larger than them."),
          Field(
            optional: "horizontalSpacing", .length,
            "The space between columns, in points; defaults to 8."),
          Field(
            optional: "verticalSpacing", .length,
            "The space between rows, in points; defaults to 8."),
          Field(
            "children", ValueType<[ViewNode]>.children, "The rows, each a `gridRow` or a view.")
        ) {
          grid(
            GridNode(
              alignment: $0, horizontalSpacing: $1, verticalSpacing: $2, children: $3))
        }))

  private static func grid(_ grid: GridNode) -> ViewNode { .custom(CustomNode(grid)) }

  /// Views, or a mapping with the axes along which they must fit.
  fileprivate static let viewThatFits = ValueType<[ViewNode]>.children
    .map { fitting(in: [.horizontal, .vertical], $0) }
    .orMapping(
      .record(
        "viewThatFits",
        "The first of several views whose ideal size fits what is offered, as SwiftUI's "
          + "`ViewThatFits`; the last one where none does.",
        Field(
          Field(
            "in", ValueType<Set<Axis>>.axes, default: [.horizontal, .vertical], shown: "both axes",
            "The axes along which a view must fit."),
          Field(
            "children", ValueType<[ViewNode]>.children, "The views, the preferred one first.")
        ) { fitting(in: $0, $1) }))

  private static func fitting(in axes: Set<Axis>, _ views: [ViewNode]) -> ViewNode {
    .custom(CustomNode(ViewThatFitsNode(in: axes, children: views)))
  }
}

extension FlowDeclaration {
  /// The cells of a row of a grid; outside a grid they are ordinary views.
  static let gridRow = FlowDeclaration(
    "gridRow", "A row of a `grid`, with a view for each cell.",
    Field(
      Field(
        "gridRow", ValueType<[ViewNode]>.children.deferred(), "The cells, from the leading one."),
      Field<VerticalAlignment?>(
        optional: "alignment", .verticalAlignment,
        "How views that are lower than the row are aligned in it; defaults to the grid's.")
    ) { cells, alignment in
      .computed { scope in
        // A row that is built again is another one, even if it is equal.
        let row = GridRowIdentity(alignment: alignment)
        return try cells.value(in: scope).map {
          .modified($0, .layoutValue(GridRowIdentity.self, row))
        }
      }
    })
}

extension ValueType<Set<Axis>> {
  /// An axis, or a list of axes.
  static let axes = axis.map { [$0] }.orList(
    axis.list("a list of axes", count: 1...2).map { Set($0) })

  private static let axis = ValueType<Axis>.word(pending: .horizontal)
}
