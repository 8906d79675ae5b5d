public import CollectionLayouts
public import LayoutGeometry

// The layouts under their names in configs, so that `layout: .grid(columns: 2)` reads alike.
// Defaults are those of each layout's initialiser.

extension CollectionLayout where Self == CollectionLayouts.Grid {
  /// Returns columns of equal width, filled row by row, `spacing` points apart along both axes.
  public static func grid(
    columns: Int, spacing: Double = CollectionLayouts.Grid.defaults.rowSpacing
  ) -> CollectionLayouts.Grid {
    CollectionLayouts.Grid(columns: columns, spacing: spacing)
  }

  /// Returns columns of equal width, filled row by row; spacings in points.
  public static func grid(columns: Int, rowSpacing: Double, columnSpacing: Double)
    -> CollectionLayouts.Grid
  {
    CollectionLayouts.Grid(columns: columns, rowSpacing: rowSpacing, columnSpacing: columnSpacing)
  }
}

extension CollectionLayout where Self == LazyGrid {
  /// Returns columns of fixed, flexible and adaptive width, as in SwiftUI's `LazyVGrid`; spacings
  /// in points.
  public static func grid(
    columns: [LazyGrid.Column], rowSpacing: Double = LazyGrid.defaults.rowSpacing,
    columnSpacing: Double = LazyGrid.defaults.columnSpacing
  ) -> LazyGrid {
    LazyGrid(columns: columns, rowSpacing: rowSpacing, columnSpacing: columnSpacing)
  }
}

extension CollectionLayout where Self == Waterfall {
  /// Returns columns of equal width that touch; each cell is inset by `cellPadding` points on all
  /// sides.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, or of rows of equal height in a horizontal waterfall.
  ///   - placement: The rule for the column of the next cell.
  ///   - cellPadding: The inset of each cell, in points.
  ///   - axis: The direction in which the columns grow: downwards, or to the side as rows.
  public static func waterfall(
    columns: Int, placement: Waterfall.Placement = Waterfall.defaults.placement,
    cellPadding: Double, axis: Axis = .vertical
  ) -> Waterfall {
    Waterfall(columns: columns, placement: placement, gap: .cellPadding(cellPadding), axis: axis)
  }

  /// Returns columns of equal width with space between columns and between cells, in points.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, or of rows of equal height in a horizontal waterfall.
  ///   - placement: The rule for the column of the next cell.
  ///   - columnSpacing: The space between columns, in points.
  ///   - rowSpacing: The space between the cells of a column, in points.
  ///   - axis: The direction in which the columns grow: downwards, or to the side as rows.
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
  /// Returns rows of nearly equal height that fill the width, with items as wide as their aspect
  /// ratios require, as in Flickr's justified-layout; lengths in points.
  public static func justified(
    targetRowHeight: Double = Justified.defaults.targetRowHeight,
    targetRowHeightTolerance: Double = Justified.defaults.targetRowHeightTolerance,
    minRowHeight: Double? = nil, maxRowHeight: Double? = nil, maxItemsPerRow: Int? = nil,
    maxLastRowHeight: Double? = nil,
    spacing: Double = Justified.defaults.rowSpacing,
    lastRow: Justified.LastRow = Justified.defaults.lastRow, maxNumRows: Int? = nil,
    forceAspectRatio: Double? = nil, fullWidthBreakoutRowCadence: Int? = nil
  ) -> Justified {
    justified(
      targetRowHeight: targetRowHeight, targetRowHeightTolerance: targetRowHeightTolerance,
      minRowHeight: minRowHeight, maxRowHeight: maxRowHeight, maxItemsPerRow: maxItemsPerRow,
      maxLastRowHeight: maxLastRowHeight,
      rowSpacing: spacing, columnSpacing: spacing, lastRow: lastRow, maxNumRows: maxNumRows,
      forceAspectRatio: forceAspectRatio, fullWidthBreakoutRowCadence: fullWidthBreakoutRowCadence)
  }

  /// Returns such rows with different spaces between rows and between the items of a row, in
  /// points.
  public static func justified(
    targetRowHeight: Double = Justified.defaults.targetRowHeight,
    targetRowHeightTolerance: Double = Justified.defaults.targetRowHeightTolerance,
    minRowHeight: Double? = nil, maxRowHeight: Double? = nil, maxItemsPerRow: Int? = nil,
    maxLastRowHeight: Double? = nil,
    rowSpacing: Double, columnSpacing: Double,
    lastRow: Justified.LastRow = Justified.defaults.lastRow, maxNumRows: Int? = nil,
    forceAspectRatio: Double? = nil, fullWidthBreakoutRowCadence: Int? = nil
  ) -> Justified {
    Justified(
      targetRowHeight: targetRowHeight, targetRowHeightTolerance: targetRowHeightTolerance,
      minRowHeight: minRowHeight, maxRowHeight: maxRowHeight, maxItemsPerRow: maxItemsPerRow,
      maxLastRowHeight: maxLastRowHeight,
      rowSpacing: rowSpacing, columnSpacing: columnSpacing, lastRow: lastRow,
      maxNumRows: maxNumRows, forceAspectRatio: forceAspectRatio,
      fullWidthBreakoutRowCadence: fullWidthBreakoutRowCadence)
  }
}

extension CollectionLayout where Self == Mosaic {
  /// Returns large and small cells on a grid of equal units, each at the first place with room for
  /// it, as in `.mosaic(columns: 3, pattern: [.square(2), .square(1), .square(1)])`.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of units, or of rows in a horizontal mosaic.
  ///   - pattern: The numbers of units that the cells cover, repeated from the first.
  ///   - spacing: The space between units, in points.
  ///   - cellAspectRatio: The width of a unit divided by its height.
  ///   - isDense: Indicates whether cells may be placed before those that precede them.
  ///   - axis: The direction in which the mosaic grows: downwards, or to the side.
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
  /// Returns cells that fill the space in rows and columns, with the aspect ratio nearest to the
  /// ideal.
  public static func aspectGrid(
    cellAspectRatio: Double = AspectGrid.defaults.cellAspectRatio,
    objective: AspectGrid.Objective = AspectGrid.defaults.objective
  ) -> AspectGrid {
    AspectGrid(cellAspectRatio: cellAspectRatio, objective: objective)
  }
}

extension CollectionLayout where Self == Flow {
  /// Returns lines of items that break when they are full, as in UIKit's flow layout; lengths in
  /// points.
  public static func flow(
    scrollDirection: Axis = Flow.defaults.scrollAxis,
    itemSize: Flow.ItemSize = Flow.defaults.itemSize,
    minimumLineSpacing: Double = Flow.defaults.minimumLineSpacing,
    minimumInteritemSpacing: Double = Flow.defaults.minimumInteritemSpacing,
    lineAlignment: Flow.LineAlignment = Flow.defaults.lineAlignment,
    lastLine: Flow.LastLine = Flow.defaults.lastLine
  ) -> Flow {
    Flow(
      scrollDirection: scrollDirection, itemSize: itemSize, minimumLineSpacing: minimumLineSpacing,
      minimumInteritemSpacing: minimumInteritemSpacing, lineAlignment: lineAlignment,
      lastLine: lastLine)
  }
}

extension CollectionLayout where Self == CollectionLayouts.List {
  /// Returns rows of full width; each measures its own height unless `rowHeight` sets it, in
  /// points.
  public static func list(
    rowHeight: Double? = CollectionLayouts.List.defaults.rowHeight,
    separator: LayoutSeparator? = CollectionLayouts.List.defaults.separator
  ) -> CollectionLayouts.List {
    CollectionLayouts.List(rowHeight: rowHeight, separator: separator)
  }

  /// Returns a list that looks like UIKit's and SwiftUI's; lengths in points.
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
  /// Returns a row of items of one size, repeated in sets; lengths in points.
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
