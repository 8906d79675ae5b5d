public import CollectionLayouts
public import LayoutGeometry

// The layouts by the names that configs give them, so that `layout: .grid(columns: 2)` reads alike.

extension CollectionLayout where Self == Grid {
  /// Columns of equal width, filled row by row, `spacing` points apart both ways.
  public static func grid(columns: Int, spacing: Double = 0) -> Grid {
    Grid(columns: columns, spacing: spacing)
  }

  /// Columns of equal width, filled row by row; spacings in points.
  public static func grid(columns: Int, rowSpacing: Double, columnSpacing: Double) -> Grid {
    Grid(columns: columns, rowSpacing: rowSpacing, columnSpacing: columnSpacing)
  }
}

extension CollectionLayout where Self == LazyGrid {
  /// Columns of fixed, flexible and adaptive width, as in SwiftUI's `LazyVGrid`; spacings in
  /// points.
  public static func grid(
    columns: [LazyGrid.Column], rowSpacing: Double = 8, columnSpacing: Double = 8
  ) -> LazyGrid {
    LazyGrid(columns: columns, rowSpacing: rowSpacing, columnSpacing: columnSpacing)
  }
}

extension CollectionLayout where Self == Waterfall {
  /// Columns of equal width that touch; each cell is inset by `cellPadding` points on all sides.
  public static func waterfall(
    columns: Int, placement: Waterfall.Placement = .shortestFirst, cellPadding: Double
  ) -> Waterfall {
    Waterfall(columns: columns, placement: placement, gap: .cellPadding(cellPadding))
  }

  /// Columns of equal width with space between columns and between cells, in points.
  public static func waterfall(
    columns: Int, placement: Waterfall.Placement = .shortestFirst, columnSpacing: Double = 0,
    rowSpacing: Double = 0
  ) -> Waterfall {
    Waterfall(
      columns: columns, placement: placement,
      gap: .spacing(column: columnSpacing, row: rowSpacing))
  }
}

extension CollectionLayout where Self == AspectGrid {
  /// Cells that fill the space in rows and columns, their ratio as near to the ideal as can be.
  public static func aspectGrid(
    cellAspectRatio: Double = 1, objective: AspectGrid.Objective = .ratio
  ) -> AspectGrid {
    AspectGrid(cellAspectRatio: cellAspectRatio, objective: objective)
  }
}

extension CollectionLayout where Self == Flow {
  /// Lines of items that break where they are full, as UIKit's flow layout; lengths in points.
  public static func flow(
    scrollDirection: Axis = .vertical,
    itemSize: Flow.ItemSize = .fixed(Size(width: 50, height: 50)), minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, lastLine: Flow.LastLine = .uikit
  ) -> Flow {
    Flow(
      scrollDirection: scrollDirection, itemSize: itemSize, minimumLineSpacing: minimumLineSpacing,
      minimumInteritemSpacing: minimumInteritemSpacing, lastLine: lastLine)
  }
}

extension CollectionLayout where Self == List {
  /// Rows of full width; each measures its own height unless `rowHeight` tells it, in points.
  public static func list(
    rowHeight: Double? = nil, separator: LayoutSeparator? = LayoutSeparator()
  ) -> List {
    List(rowHeight: rowHeight, separator: separator)
  }
}

extension CollectionLayout where Self == Carousel {
  /// A row of items of one size, repeated in sets; lengths in points.
  public static func carousel(
    itemSize: Size, minimumLineSpacing: Double = 10, numberOfSets: Int = 1,
    paging: Carousel.Paging = .none, transform: Carousel.Transform = .none
  ) -> Carousel {
    Carousel(
      itemSize: itemSize, minimumLineSpacing: minimumLineSpacing, numberOfSets: numberOfSets,
      paging: paging, transform: transform)
  }
}
