import CollectionLayouts
import PlainText

/// The separator with all defaults.
private let defaultSeparator = LayoutSeparator()

extension LayoutDeclaration {
  /// Rows of full width, as a table view's.
  static let list = LayoutDeclaration(
    "list", "Rows of full width, as in UITableView.",
    Field(
      Field(
        optional: "rowHeight", .length, "The rows' height, in points; measured by default."),
      Field(
        "separator", .separator, default: List.defaults.separator,
        shown: "\(NumberText.shortest(defaultSeparator.leadingInset)) points from the leading edge",
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
          "leadingInset", .length, default: defaultSeparator.leadingInset,
          "Its distance from the row's leading edge, in points."),
        Field(
          "trailingInset", .length, default: defaultSeparator.trailingInset,
          "Its distance from the row's trailing edge, in points."),
        Field(
          optional: "thickness", .length, "Its height, in points; defaults to one device pixel.")
      ) { LayoutSeparator(leadingInset: $0, trailingInset: $1, thickness: $2) }))
}
