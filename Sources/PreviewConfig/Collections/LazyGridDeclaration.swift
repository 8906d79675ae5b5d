import CollectionLayouts
import LayoutGeometry

/// A column or a row of a lazy grid, with the space after it.
private struct GridTrack: Sendable {
  let size: LazyGrid.Column
  let spacing: Double?
}

extension LayoutDeclaration {
  /// SwiftUI's grid that runs downwards.
  static let lazyVGrid = LayoutDeclaration(
    "lazyVGrid", "Rows of cells in columns, with all that SwiftUI's LazyVGrid has.", isNeedy: true,
    Field(
      Field(
        "columns", tracks,
        "The columns, from the leading one, as SwiftUI's `GridItem`: a mapping with `fixed`, "
          + "`flexible` or `adaptive`."),
      Field(
        "spacing", .length, default: LazyGrid.defaults.rowSpacing,
        "The space between rows, in points."),
      Field(
        "alignment", .words(["leading": 0, "center": 0.5, "trailing": 1], pending: 0.5),
        default: 0.5, shown: "center",
        "Where columns that do not fill the width are."),
      Field<Set<ElementKind>>.pinnedViews
    ) { columns, spacing, alignment, pinnedViews in
      grid(
        columns, along: .vertical, spacing: spacing, alignment: alignment, pinnedViews)
    })

  /// SwiftUI's grid that runs sideways.
  static let lazyHGrid = LayoutDeclaration(
    "lazyHGrid", "Columns of cells in rows, sideways, with all that SwiftUI's LazyHGrid has.",
    isNeedy: true,
    Field(
      Field(
        "rows", tracks,
        "The rows, from the top, as SwiftUI's `GridItem`: a mapping with `fixed`, `flexible` or "
          + "`adaptive`."),
      Field(
        "spacing", .length, default: LazyGrid.defaults.columnSpacing,
        "The space between columns, in points."),
      Field(
        "alignment", .words(["top": 0, "center": 0.5, "bottom": 1], pending: 0.5),
        default: 0.5, shown: "center",
        "Where rows that do not fill the height are."),
      Field<Set<ElementKind>>.pinnedViews
    ) { rows, spacing, alignment, pinnedViews in
      grid(
        rows, along: .horizontal, spacing: spacing, alignment: alignment, pinnedViews)
    })

  /// Returns a grid of tracks; lines are `spacing` apart, as are tracks without a space of their
  /// own.
  private static func grid(
    _ tracks: [GridTrack], along axis: Axis, spacing: Double, alignment: Double,
    _ pinnedViews: Set<ElementKind>
  ) -> any CollectionLayout {
    let isVertical = axis == .vertical
    return LazyGrid(
      tracks.map(\.size), along: axis,
      rowSpacing: isVertical ? spacing : LazyGrid.defaults.rowSpacing,
      columnSpacing: isVertical ? LazyGrid.defaults.columnSpacing : spacing,
      spacings: tracks.map(\.spacing), alignment: alignment, pinnedViews: pinnedViews)
  }

  private static let tracks = ValueType<GridTrack>.record(
    "gridItem", "A column or a row of a lazy grid: one of fixed, flexible and adaptive.",
    Field(
      Field<LazyGrid.Column>.track,
      Field<Double?>(
        optional: "spacing", .length, "The space to the next one, in points; defaults to 8.")
    ) { GridTrack(size: $0, spacing: $1) }
  ).list("a list of grid items", count: 1...1000)
}

extension Field<Set<ElementKind>> {
  /// The pinned views of sections.
  static let pinnedViews = Field(
    "pinnedViews",
    ValueType<ElementKind>.pinnedView.list("a list of these", count: 0...2).map { Set($0) },
    default: [], shown: "[]", "The headers and footers of sections that stay in sight.")
}

extension ValueType<ElementKind> {
  /// SwiftUI's pinned scrollable views.
  fileprivate static let pinnedView = ValueType.words(
    ["sectionHeaders": .header, "sectionFooters": .footer], pending: .header)
}
