import CollectionLayouts
import ConfigLanguage

extension LayoutDeclaration {
  /// Rows of full width, like those of a table view or a list.
  static let list = LayoutDeclaration(
    "list", "Rows of full width, as in UITableView, UICollectionLayoutListConfiguration and List.",
    Field(
      Field<ListAppearance?>(
        optional: "appearance", .word(pending: .plain),
        "How the list looks, where a cell begins at its row's leading edge; without one, it has rows and "
          + "lines alone, and a cell that does not fill its row is in the middle, as in a "
          + "`UIHostingConfiguration`: `frame: { maxWidth: infinity, alignment: leading }` moves it."
      ),
      Field<Double?>(
        optional: "rowHeight", .length, "The rows' height, in points; measured by default."),
      Field<Double??>(
        optional: "listSectionSpacing", .sectionSpacing,
        "The space between two sections without header and footer, in points, `compact`, or "
          + "`default`, the appearance's."),
      Field<Double?>(
        optional: "listRowSpacing", .length,
        "The space between two rows, in points; rows that are apart have cards of their own and no "
          + "lines between them."),
      Field<ListHeaderMode>(
        "headerMode", default: .supplementary,
        "Where headers come from: the sections' `header`, the first items, or nowhere."),
      Field<ListFooterMode>(
        "footerMode", default: .supplementary,
        "Where footers come from: the sections' `footer`, or nowhere."),
      Field<Line>(
        "separator", .line, default: .standard,
        shown: "from the row's text on, or 16 points from the edge without an appearance",
        "The line under each row, or `none`.")
    ) { appearance, rowHeight, spacing, rowSpacing, headers, footers, line throws(Mismatch) in
      guard let appearance else {
        guard spacing == nil, rowSpacing == nil, headers == .supplementary,
          footers == .supplementary
        else {
          throw Mismatch(
            "expected 'appearance' beside 'listSectionSpacing', 'listRowSpacing', 'headerMode' "
              + "and 'footerMode'",
            suggestion: "the appearances are "
              + ListAppearance.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return List(rowHeight: rowHeight, separator: line.separator(followsText: false))
      }
      return List(
        appearance: appearance, rowHeight: rowHeight, sectionSpacing: spacing ?? nil,
        rowSpacing: rowSpacing ?? 0, headerMode: headers, footerMode: footers,
        separator: line.separator(followsText: true))
    })
}

extension ValueType<Double?> {
  /// A length, or SwiftUI's words: nil for the appearance's own.
  fileprivate static let sectionSpacing = ValueType<Double?>.words(
    words, pending: nil
  ).choice(with: ValueType<Double>.length.map { $0 }) { node in
    node.scalar.map { scalar in !words.contains { $0.key == scalar.text } } ?? true
  }

  private static let words: KeyValuePairs<String, Double?> = ["default": nil, "compact": 10]
}

/// A config's line between rows.
private struct Line: Sendable {
  /// Indicates whether the line is drawn.
  var isShown = true
  /// The distance from the row's leading edge; nil for the default.
  var leadingInset: Double?
  var trailingInset = 0.0
  var thickness: Double?

  static let standard = Line()

  /// - Parameter followsText: Indicates whether a line without a place begins at the row's text.
  func separator(followsText: Bool) -> LayoutSeparator? {
    guard isShown else { return nil }
    let standard = LayoutSeparator()
    return LayoutSeparator(
      leadingInset: leadingInset ?? standard.leadingInset, trailingInset: trailingInset,
      thickness: thickness, followsText: leadingInset == nil && followsText)
  }
}

extension ValueType<Line> {
  /// A separator's settings, or `none`.
  fileprivate static let line = words(["none": Line(isShown: false)], pending: .standard)
    .orMapping(
      .record(
        "separator", "The line under each row of a list.",
        Field(
          Field<Double?>(
            optional: "leadingInset", .length,
            "Its distance from the row's leading edge, in points; defaults to the text's with an "
              + "`appearance`, else to 16."),
          Field<Double>(
            "trailingInset", .length, default: 0,
            "Its distance from the row's trailing edge, in points."),
          Field<Double?>(
            optional: "thickness", .length,
            "Its height, in points; defaults to one device pixel.")
        ) { Line(leadingInset: $0, trailingInset: $1, thickness: $2) }))
}
