public import LayoutGeometry

/// Rows of the section's full width, one item each, as in a table view.
///
/// A row's height comes from the section, else from `rowHeight`, else from its cell. With an
/// appearance, the list has the margins, the spaces, the cards and the lines of UIKit's and
/// SwiftUI's lists.
///
/// - Complexity: O(1) if all rows have one known height, else O(*items*); a rect query is O(log
///   *items* + *hits*).
public struct List: CollectionLayout {
  /// The height of a row without one from its section, in points; nil for cells that measure
  /// themselves.
  public let rowHeight: Double?
  /// The line between two rows; nil for none.
  public let separator: LayoutSeparator?
  /// The look of the list; nil for rows and lines alone.
  public let appearance: ListAppearance?
  /// The space between two sections without a header and a footer, in points.
  public let sectionSpacing: Double
  /// The space between two rows, in points; with some, each row of a grouped list has its own card.
  public let rowSpacing: Double
  /// The source of the headers, in a list with an appearance.
  public let headerMode: ListHeaderMode
  /// The source of the footers, in a list with an appearance.
  public let footerMode: ListFooterMode

  /// Creates a list of rows of a height, or as high as their cells.
  public init(rowHeight: Double? = nil, separator: LayoutSeparator? = LayoutSeparator()) {
    self.rowHeight = rowHeight.map(checkedSpacing)
    self.separator = separator
    appearance = nil
    sectionSpacing = 0
    rowSpacing = 0
    headerMode = .supplementary
    footerMode = .supplementary
  }

  /// Creates a list that looks like UIKit's and SwiftUI's.
  ///
  /// - Parameters:
  ///   - sectionSpacing: A space instead of the appearance's own, in points.
  ///   - rowSpacing: The space in points; rows that are apart have no lines between them.
  ///   - separator: The line; defaults to one that begins where the text of its row does.
  public init(
    appearance: ListAppearance, rowHeight: Double? = nil, sectionSpacing: Double? = nil,
    rowSpacing: Double = 0,
    headerMode: ListHeaderMode = .supplementary, footerMode: ListFooterMode = .supplementary,
    separator: LayoutSeparator? = .followingText
  ) {
    self.rowHeight = rowHeight.map(checkedSpacing)
    self.separator = appearance.isSidebar || rowSpacing > 0 ? nil : separator
    self.appearance = appearance
    self.sectionSpacing = checkedSpacing(sectionSpacing ?? appearance.sectionSpacing)
    self.rowSpacing = checkedSpacing(rowSpacing)
    self.headerMode = headerMode
    self.footerMode = footerMode
  }

  /// The list with all defaults, which configs and `.list(…)` share.
  public static let defaults = List()

  /// The layout's name in configs.
  public var kind: String { "list" }

  /// The look of the list, the height of the rows, if they have their own, and the line between
  /// them.
  public var settings: [LayoutSetting] {
    var settings: [LayoutSetting] = []
    if let appearance {
      settings.append(LayoutSetting("appearance", .name(appearance.rawValue)))
      settings.append(LayoutSetting("listSectionSpacing", .length(sectionSpacing)))
      if rowSpacing > 0 { settings.append(LayoutSetting("listRowSpacing", .length(rowSpacing))) }
      if headerMode != .supplementary {
        settings.append(LayoutSetting("headerMode", .name(headerMode.rawValue)))
      }
      if footerMode != .supplementary {
        settings.append(LayoutSetting("footerMode", .name(footerMode.rawValue)))
      }
    }
    if let rowHeight { settings.append(LayoutSetting("rowHeight", .length(rowHeight))) }
    let words = separator.map { separator in
      let leading = separator.followsText ? "the text's edge" : lengthText(separator.leadingInset)
      return "\(leading) and \(lengthText(separator.trailingInset)) from the edges"
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
    let room = room(of: section, in: space)
    var arrangement = try arrangeRows(
      of: withRowHeight(section),
      columns: .uniform(
        count: 1, start: room.margin, length: max(0, width - 2 * room.margin), spacing: 0),
      rowSpacing: rowSpacing, rowStart: room.top, measure: measure)
    if appearance != nil {
      let end = section.itemCount > 0 ? arrangement.size.height : room.top
      arrangement.size = Size(width: width, height: end + room.bottom)
    }
    return arrangement
  }

  /// Returns the appearance and its margins, and the rows' height, if the list has one.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    var rule: [LayoutPhrase] = []
    if let appearance {
      rule.append("\(appearance.rawValue)")
      let margin = sections.first { $0.itemCount > 0 }?.frame(at: 0).minX ?? 0
      if margin > 0 { rule.append("margins \(length: margin)") }
      if appearance.isGrouped { rule.append("\(length: sectionSpacing) between sections") }
    }
    if rowSpacing > 0 { rule.append("\(length: rowSpacing) between rows") }
    if let rowHeight { rule.append("rows \(length: rowHeight) high") }
    return rule
  }

  /// Explains the item's row and height, and the margin and the space before it.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    let rows = explainRows(of: item, in: withRowHeight(section), arrangement: arrangement)
    guard let appearance else { return rows }
    let room = room(of: section, in: space)
    var steps: [LayoutPhrase] = []
    if appearance.margin(atWidth: 0) != appearance.margin(atWidth: .infinity) {
      let side = space.container.width < ListAppearance.broadWidth ? "below" : "from"
      let broad = ListAppearance.broadWidth
      steps.append(
        "\(appearance.rawValue): margin \(length: room.margin), \(side) width \(length: broad)")
    } else {
      steps.append("\(appearance.rawValue): margin \(length: room.margin)")
    }
    if room.top > 0 {
      let half = LengthExpression(sectionSpacing) / 2
      steps.append("\(equation: "space above", half): the section has no header")
    }
    return steps + rows
  }

  /// Returns the list's separator, for each row that another row of its section follows.
  public func separator(after item: Int, in section: LayoutSection) -> LayoutSeparator? {
    let isHeader = item == 0 && appearance != nil && headerMode == .firstItemInSection
    return item + 1 < section.itemCount && !isHeader ? separator : nil
  }

  /// Returns notices about rows without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    [arrangement.itemsWithoutLength(along: .horizontal, in: space)].compactMap(\.self)
  }

  /// Returns a section whose items without their own height have the list's.
  private func withRowHeight(_ section: LayoutSection) -> LayoutSection {
    guard section.itemAspectRatio == nil, section.itemHeight == nil, let rowHeight else {
      return section
    }
    var section = section
    section.itemHeight = .constant(rowHeight)
    return section
  }
}

extension List {
  /// The space that the appearance leaves around a section's rows, in points.
  private struct Room {
    var margin = 0.0
    var top = 0.0
    var bottom = 0.0
  }

  private func room(of section: LayoutSection, in space: SectionSpace) -> Room {
    guard let appearance else { return Room() }
    let hasHeader = section.header != nil || headerMode == .firstItemInSection
    return Room(
      margin: appearance.margin(atWidth: space.container.width.finiteRoom),
      top: hasHeader ? 0 : sectionSpacing / 2,
      bottom: section.footer != nil ? 0 : sectionSpacing / 2)
  }

  /// Returns whether an item is drawn as its section's header.
  package func isHeader(_ item: Int) -> Bool {
    appearance != nil && headerMode == .firstItemInSection && item == 0
  }

  /// The first row of a section after its header.
  package var firstRow: Int { isHeader(0) ? 1 : 0 }

  /// Returns the card behind a section's rows, in the section's coordinates; nil for none.
  func card(behind arrangement: SectionArrangement) -> Rect? {
    guard appearance != nil else { return nil }
    let count = arrangement.itemCount
    guard count > firstRow else { return Rect(origin: .zero, size: .zero) }
    return arrangement.frame(at: firstRow).union(arrangement.frame(at: count - 1))
  }
}

extension CollectionLayout {
  /// Returns the background of a section, in the section's coordinates; nil for one behind the
  /// items and their insets.
  func backgroundFrame(of arrangement: SectionArrangement) -> Rect? {
    (self as? List)?.card(behind: arrangement)
  }
}
