extension KnownChangeTests {
  /// Eight pictures of two shapes, in rows of about 100 points.
  private static let wall = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { justified: { targetRowHeight: 100, spacing: 4 } }
        items: [1, 2, 3, 4, 5, 6, 7, 8]
        itemAspectRatio: "${item % 2 == 0 ? 1.5 : 0.75}"
        cell: { color: teal }

    """

  /// Eight pictures of which every fourth covers four units, in three columns.
  private static let mosaic = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { mosaic: { columns: 3, spacing: 4, pattern: [2, 1, 1, 1] } }
        items: [1, 2, 3, 4, 5, 6, 7, 8]
        cell: { color: teal }

    """

  // Each layout places all of its items anew, of which nothing is said beside the setting.
  static let changesOfWalls = [
    KnownChange(
      "the target height of rows", in: wall, ("targetRowHeight: 100", "targetRowHeight: 140"),
      reports: "target row height 100 → 140 pt"),
    KnownChange(
      // The default is a quarter.
      "the tolerance of rows", in: wall,
      ("spacing: 4", "spacing: 4, targetRowHeightTolerance: 0.1"),
      reports: "target row height tolerance 0.25 → 0.1"),
    KnownChange(
      "the spacing of a wall", in: wall, ("spacing: 4", "spacing: 8"), reports: "spacing 4 → 8 pt"),
    KnownChange(
      "the spacing between columns of a wall", in: wall,
      ("spacing: 4", "spacing: 4, columnSpacing: 10"), reports: "column spacing 4 → 10 pt"),
    KnownChange(
      "the last row of a wall", in: wall, ("spacing: 4", "spacing: 4, lastRow: justify"),
      reports: "last row start → justify"),
    KnownChange(
      "one ratio for all pictures", in: wall, ("spacing: 4", "spacing: 4, forceAspectRatio: 1"),
      reports: "forced aspect ratio 1 added"),
    KnownChange(
      "another target height and spacing", in: wall,
      ("targetRowHeight: 100, spacing: 4", "targetRowHeight: 120, spacing: 2"),
      reports: "target row height 100 → 120 pt", "spacing 4 → 2 pt"),
    KnownChange(
      "a mosaic in the place of a wall", in: wall,
      ("justified: { targetRowHeight: 100, spacing: 4 }", "mosaic: { columns: 3, spacing: 4 }"),
      reports: "layout justified → mosaic"),
    KnownChange(
      "the columns of a mosaic", in: mosaic, ("columns: 3", "columns: 4"),
      reports: "columns 3 → 4"),
    KnownChange(
      "the spacing of a mosaic", in: mosaic, ("spacing: 4", "spacing: 2"),
      reports: "spacing 4 → 2 pt"),
    KnownChange(
      "the spacing between rows of a mosaic", in: mosaic,
      ("spacing: 4", "spacing: 4, rowSpacing: 10"), reports: "row spacing 4 → 10 pt"),
    KnownChange(
      "the spans of a mosaic's pattern", in: mosaic, ("[2, 1, 1, 1]", "[1, 2, 1, 1]"),
      reports: "pattern 2x2 1x1 1x1 1x1 → 1x1 2x2 1x1 1x1"),
    KnownChange(
      "the shape of a mosaic's units", in: mosaic, ("spacing: 4", "spacing: 4, cellAspectRatio: 2"),
      reports: "cell aspect ratio 1 → 2"),
    KnownChange(
      // The third picture is beside the first one, or else beside the second.
      "how a mosaic fills its gaps",
      in: mosaic.replacing("[2, 1, 1, 1]", with: "[2, 2, 1, 1]"),
      ("spacing: 4", "spacing: 4, dense: false"),
      reports: "dense true → false"),
  ]
}
