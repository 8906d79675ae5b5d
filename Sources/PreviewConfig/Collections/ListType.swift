import CollectionLayouts

extension LayoutDeclaration {
  /// Rows of full width, as a table view's.
  static let list = LayoutDeclaration(
    "list", "Rows of full width, as in UITableView.",
    Field(
      Field(
        optional: "rowHeight", .length, "The rows' height, in points; measured by default."),
      Field(
        "separator", .separator, default: LayoutSeparator(),
        shown: "16 points from the leading edge",
        "The line under each row, or `none`.")
    ) { List(rowHeight: $0, separator: $1) })
}

extension ValueType<LayoutSeparator?> {
  /// A separator's settings, or `none`.
  fileprivate static let separator = words(["none": nil], pending: nil).orMapping(
    .record(
      "separator", "The line under each row of a list.",
      Field(
        Field(
          "leadingInset", .length, default: 16, shown: "16",
          "Its distance from the row's leading edge, in points."),
        Field(
          "trailingInset", .length, default: 0, shown: "0",
          "Its distance from the row's trailing edge, in points."),
        Field(
          optional: "thickness", .length, "Its height, in points; defaults to one device pixel.")
      ) { LayoutSeparator(leadingInset: $0, trailingInset: $1, thickness: $2) }))
}
