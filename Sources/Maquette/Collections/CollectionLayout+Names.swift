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
  ///
  /// - Parameters:
  ///   - columns: How many columns; of a sideways waterfall, how many rows of equal height.
  ///   - placement: Which column takes the next cell.
  ///   - cellPadding: The inset of each cell, in points.
  ///   - axis: Where the columns are filled to: downwards, or as rows to the side.
  public static func waterfall(
    columns: Int, placement: Waterfall.Placement = Waterfall.defaults.placement,
    cellPadding: Double, axis: Axis = .vertical
  ) -> Waterfall {
    Waterfall(columns: columns, placement: placement, gap: .cellPadding(cellPadding), axis: axis)
  }

  /// Columns of equal width with space between columns and between cells, in points.
  ///
  /// - Parameters:
  ///   - columns: How many columns; of a sideways waterfall, how many rows of equal height.
  ///   - placement: Which column takes the next cell.
  ///   - columnSpacing: The space between columns, in points.
  ///   - rowSpacing: The space between the cells of a column, in points.
  ///   - axis: Where the columns are filled to: downwards, or as rows to the side.
  public static func waterfall(
    columns: Int, placement: Waterfall.Placement = Waterfall.defaults.placement,
    columnSpacing: Double = Waterfall.defaults.gap.columnSpacing,
    rowSpacing: Double = Waterfall.defaults.gap.rowSpacing, axis: Axis = .vertical
  ) -> Waterfall {
    Waterfall(
      columns: columns, placement: placement,
      gap: .spacing(column: columnSpacing, row: rowSpacing), axis: axis)
  }
}

extension CollectionLayout where Self == Justified {
  /// Rows of nearly equal height that fill the width, each item as wide as its aspect ratio makes it, as in
  /// Flickr's justified-layout; lengths in points.
  public static func justified(
    targetRowHeight: Double = Justified.defaults.targetRowHeight,
    targetRowHeightTolerance: Double = Justified.defaults.targetRowHeightTolerance,
    spacing: Double = Justified.defaults.rowSpacing,
    lastRow: Justified.LastRow = Justified.defaults.lastRow, maxNumRows: Int? = nil,
    forceAspectRatio: Double? = nil, fullWidthBreakoutRowCadence: Int? = nil
  ) -> Justified {
    justified(
      targetRowHeight: targetRowHeight, targetRowHeightTolerance: targetRowHeightTolerance,
      rowSpacing: spacing, columnSpacing: spacing, lastRow: lastRow, maxNumRows: maxNumRows,
      forceAspectRatio: forceAspectRatio, fullWidthBreakoutRowCadence: fullWidthBreakoutRowCadence)
  }

  /// The same with other space between rows than between the items of a row, in points.
  public static func justified(
    targetRowHeight: Double = Justified.defaults.targetRowHeight,
    targetRowHeightTolerance: Double = Justified.defaults.targetRowHeightTolerance,
    rowSpacing: Double, columnSpacing: Double,
    lastRow: Justified.LastRow = Justified.defaults.lastRow, maxNumRows: Int? = nil,
    forceAspectRatio: Double? = nil, fullWidthBreakoutRowCadence: Int? = nil
  ) -> Justified {
    Justified(
      targetRowHeight: targetRowHeight, targetRowHeightTolerance: targetRowHeightTolerance,
      rowSpacing: rowSpacing, columnSpacing: columnSpacing, lastRow: lastRow,
      maxNumRows: maxNumRows, forceAspectRatio: forceAspectRatio,
      fullWidthBreakoutRowCadence: fullWidthBreakoutRowCadence)
  }
}

extension CollectionLayout where Self == Mosaic {
  /// Large and small cells over a grid of equal units, each at the first place with room for it, as in
  /// `.mosaic(columns: 3, pattern: [.square(2), .square(1), .square(1)])`.
  ///
  /// - Parameters:
  ///   - columns: How many columns of units; of a sideways mosaic, how many rows.
  ///   - pattern: How many units each cell covers, from the first one on again and again.
  ///   - spacing: The space between units, in points.
  ///   - cellAspectRatio: Width divided by height of a unit.
  ///   - isDense: Whether cells may be before those that precede them.
  ///   - axis: Where the mosaic grows: downwards, or to the side.
  public static func mosaic(
    columns: Int = Mosaic.defaults.columns, pattern: [Mosaic.Span] = Mosaic.defaults.pattern,
    spacing: Double = Mosaic.defaults.rowSpacing,
    cellAspectRatio: Double = Mosaic.defaults.cellAspectRatio,
    isDense: Bool = Mosaic.defaults.isDense, axis: Axis = .vertical
  ) -> Mosaic {
    Mosaic(
      columns: columns, pattern: pattern, rowSpacing: spacing, columnSpacing: spacing,
      cellAspectRatio: cellAspectRatio, isDense: isDense, axis: axis)
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

  /// A list that looks like UIKit's and SwiftUI's; lengths in points.
  public static func list(
    appearance: ListAppearance, rowHeight: Double? = nil, sectionSpacing: Double? = nil,
    headerMode: ListHeaderMode = .supplementary, footerMode: ListFooterMode = .supplementary,
    separator: LayoutSeparator? = .followingText
  ) -> CollectionLayouts.List {
    CollectionLayouts.List(
      appearance: appearance, rowHeight: rowHeight, sectionSpacing: sectionSpacing,
      headerMode: headerMode, footerMode: footerMode, separator: separator)
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
