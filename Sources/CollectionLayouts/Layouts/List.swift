public import LayoutGeometry

/// Rows of the section's full width, one item each, as in a table view.
///
/// A row is as high as the section knows of its item; else `rowHeight`; else its cell measures
/// itself.
///
/// - Complexity: O(1) where all rows have one known height, else O(*items*); a rect query is
///   O(log *items* + *hits*).
public struct List: CollectionLayout {
  /// The height of a row whose section knows none, in points; nil for cells that measure
  /// themselves.
  public let rowHeight: Double?
  /// The line between two rows; nil for none.
  public let separator: LayoutSeparator?

  /// A list of rows of a height, or of as high as their cells.
  public init(rowHeight: Double? = nil, separator: LayoutSeparator? = LayoutSeparator()) {
    self.rowHeight = rowHeight.map(checkedSpacing)
    self.separator = separator
  }

  /// The list with all defaults, which configs and `.list(…)` share.
  public static let defaults = List()

  /// The layout's name in configs.
  public var kind: String { "list" }

  /// The height of the rows, where they have one of their own, and the line between them.
  public var settings: [LayoutSetting] {
    var settings: [LayoutSetting] = []
    if let rowHeight { settings.append(LayoutSetting("rowHeight", .length(rowHeight))) }
    let words = separator.map { separator in
      "\(lengthText(separator.leadingInset)) and \(lengthText(separator.trailingInset)) from the edges"
        + (separator.thickness.map { ", \(lengthText($0)) high" } ?? "")
    }
    settings.append(LayoutSetting("separator", .name(words ?? "none")))
    return settings
  }

  /// Places the items one below the other.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let width = space.size.width.finiteRoom
    return try arrangeRows(
      of: withRowHeight(section), columns: .uniform(count: 1, length: width, spacing: 0),
      rowSpacing: 0,
      measure: measure)
  }

  /// The rows' height, where the list has one.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    rowHeight.map { ["rows \(length: $0) high"] } ?? []
  }

  /// The item's row and height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    explainRows(of: item, in: withRowHeight(section), arrangement: arrangement)
  }

  /// The list's separator under each row that another row of its section follows.
  public func separator(after item: Int, in section: LayoutSection) -> LayoutSeparator? {
    item + 1 < section.itemCount ? separator : nil
  }

  /// Rows without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    [arrangement.itemsWithoutLength(along: .horizontal, in: space)].compactMap(\.self)
  }

  /// A section whose items have the list's height where they have none of their own.
  private func withRowHeight(_ section: LayoutSection) -> LayoutSection {
    guard section.itemAspectRatio == nil, section.itemHeight == nil, let rowHeight else {
      return section
    }
    var section = section
    section.itemHeight = .constant(rowHeight)
    return section
  }
}
