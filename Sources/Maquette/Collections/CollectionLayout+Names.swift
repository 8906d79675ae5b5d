public import CollectionLayouts
public import LayoutGeometry

// The layouts by the names that configs give them, so that `layout: .grid(columns: 2)` reads alike.
// Defaults are those of each layout's initialiser.

extension CollectionLayout where Self == CollectionLayouts.Grid {
  /// Columns of equal width, filled row by row, `spacing` points apart both ways.
  public static func grid(
    columns: Int, spacing: Double = CollectionLayouts.Grid.defaults.rowSpacing
  ) -> CollectionLayouts.Grid {
    CollectionLayouts.Grid(columns: columns, spacing: spacing)
  }

  /// Columns of equal width, filled row by row; spacings in points.
  public static func grid(columns: Int, rowSpacing: Double, columnSpacing: Double)
    -> CollectionLayouts.Grid
  {
    CollectionLayouts.Grid(columns: columns, rowSpacing: rowSpacing, columnSpacing: columnSpacing)
  }
}

extension CollectionLayout where Self == LazyGrid {
  /// Columns of fixed, flexible and adaptive width, as in SwiftUI's `LazyVGrid`; spacings in
  /// points.
  public static func grid(
    columns: [LazyGrid.Column], rowSpacing: Double = LazyGrid.defaults.rowSpacing,
    columnSpacing: Double = LazyGrid.defaults.columnSpacing
  ) -> LazyGrid {
    LazyGrid(columns: columns, rowSpacing: rowSpacing, columnSpacing: columnSpacing)
  }
}

extension CollectionLayout where Self == Waterfall {
  /// Columns of equal width that touch; each cell is inset by `cellPadding` points on all sides.
  public static func waterfall(
    columns: Int, placement: Waterfall.Placement = Waterfall.defaults.placement,
    cellPadding: Double
  ) -> Waterfall {
    Waterfall(columns: columns, placement: placement, gap: .cellPadding(cellPadding))
  }

  /// Columns of equal width with space between columns and between cells, in points.
  public static func waterfall(
    columns: Int, placement: Waterfall.Placement = Waterfall.defaults.placement,
    columnSpacing: Double = Waterfall.defaults.gap.columnSpacing,
    rowSpacing: Double = Waterfall.defaults.gap.rowSpacing
  ) -> Waterfall {
    Waterfall(
      columns: columns, placement: placement,
      gap: .spacing(column: columnSpacing, row: rowSpacing))
  }
}

extension CollectionLayout where Self == AspectGrid {
  /// Cells that fill the space in rows and columns, their ratio as near to the ideal as can be.
  public static func aspectGrid(
    cellAspectRatio: Double = AspectGrid.defaults.cellAspectRatio,
    objective: AspectGrid.Objective = AspectGrid.defaults.objective
  ) -> AspectGrid {
    AspectGrid(cellAspectRatio: cellAspectRatio, objective: objective)
  }
}

extension CollectionLayout where Self == Flow {
  /// Lines of items that break where they are full, as UIKit's flow layout; lengths in points.
  public static func flow(
    scrollDirection: Axis = Flow.defaults.scrollAxis,
    itemSize: Flow.ItemSize = Flow.defaults.itemSize,
    minimumLineSpacing: Double = Flow.defaults.minimumLineSpacing,
    minimumInteritemSpacing: Double = Flow.defaults.minimumInteritemSpacing,
    lastLine: Flow.LastLine = Flow.defaults.lastLine
  ) -> Flow {
    Flow(
      scrollDirection: scrollDirection, itemSize: itemSize, minimumLineSpacing: minimumLineSpacing,
      minimumInteritemSpacing: minimumInteritemSpacing, lastLine: lastLine)
  }
}

extension CollectionLayout where Self == CollectionLayouts.List {
  /// Rows of full width; each measures its own height unless `rowHeight` gives it, in points.
  public static func list(
    rowHeight: Double? = CollectionLayouts.List.defaults.rowHeight,
    separator: LayoutSeparator? = CollectionLayouts.List.defaults.separator
  ) -> CollectionLayouts.List {
    CollectionLayouts.List(rowHeight: rowHeight, separator: separator)
  }
}

extension CollectionLayout where Self == Carousel {
  /// A row of items of one size, repeated in sets; lengths in points.
  public static func carousel(
    itemSize: Size, minimumLineSpacing: Double = Carousel.defaults.minimumLineSpacing,
    numberOfSets: Int = Carousel.defaults.numberOfSets,
    paging: Carousel.Paging = Carousel.defaults.paging,
    transform: Carousel.Transform = Carousel.defaults.transform
  ) -> Carousel {
    Carousel(
      itemSize: itemSize, minimumLineSpacing: minimumLineSpacing, numberOfSets: numberOfSets,
      paging: paging, transform: transform)
  }
}
