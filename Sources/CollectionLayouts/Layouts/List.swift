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
  public package(set) var rowHeight: Double?
  /// The line between two rows; nil for none.
  public var separator: LayoutSeparator? {
    guard let listConfiguration else { return ownSeparator }
    return listConfiguration.separator
  }
  /// The line of a list without an appearance.
  private var ownSeparator: LayoutSeparator?
  /// The look of the list; nil for rows and lines alone.
  public package(set) var listConfiguration: ListConfiguration?

  /// Creates a list of rows of a height, or as high as their cells.
  public init(rowHeight: Double? = nil, separator: LayoutSeparator? = LayoutSeparator()) {
    self.rowHeight = rowHeight.map(checkedSpacing)
    ownSeparator = separator
    listConfiguration = nil
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
    let configuration = ListConfiguration(
      appearance: appearance, sectionSpacing: sectionSpacing, rowSpacing: rowSpacing,
      headerMode: headerMode, footerMode: footerMode, separator: separator)
    self.rowHeight = rowHeight.map(checkedSpacing)
    listConfiguration = configuration
  }

  /// The list with all defaults, which configs and `.list(…)` share.
  public static let defaults = List()

  /// The layout's name in configs.
  public var kind: String { "list" }

  /// The height of items.
  public var sectionSettings: Set<String>? { ["itemHeight", "itemAspectRatio"] }

  /// The look of the list, the height of the rows, if they have their own, and the line between
  /// them.
  public var settings: [LayoutSetting] { givenSettings }

  /// Places the items one below the other.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let width = space.size.width.finiteRoom
    let room = room(around: section, in: space)
    var arrangement = try arrangeRows(
      of: withRowHeight(section),
      columns: .uniform(
        count: 1, start: room.margin, length: max(0, width - 2 * room.margin), spacing: 0),
      rowSpacing: listConfiguration?.rowSpacing ?? 0, rowStart: room.top, measure: measure)
    if listConfiguration != nil {
      let end = section.itemCount > 0 ? arrangement.size.height : room.top
      arrangement.size = Size(width: width, height: end + room.bottom)
    }
    return arrangement
  }

  /// Returns the appearance and its margins, and the rows' height, if the list has one.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    var rule: [LayoutPhrase] = []
    if let list = listConfiguration {
      rule.append("\(list.appearance.rawValue)")
      let margin = sections.first { $0.itemCount > 0 }?.frame(at: 0).minX ?? 0
      if margin > 0 { rule.append("margins \(length: margin)") }
      if list.appearance.isGrouped {
        rule.append("\(length: list.sectionSpacing) between sections")
      }
      if list.rowSpacing > 0 { rule.append("\(length: list.rowSpacing) between rows") }
    }
    if let rowHeight { rule.append("rows \(length: rowHeight) high") }
    return rule
  }

  /// Explains the item's row and height, and the margin and the space before it.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    let rows = explainRows(of: item, in: withRowHeight(section), arrangement: arrangement)
    guard let list = listConfiguration else { return rows }
    let appearance = list.appearance
    let room = list.room(around: section, in: space)
    var steps: [LayoutPhrase] = []
    let margins = space.listMargins
    if appearance.margin(atWidth: 0, margins) != appearance.margin(atWidth: .infinity, margins) {
      let broad = margins.broadWidth
      let side = space.container.width < broad ? "below" : "from"
      steps.append(
        "\(appearance.rawValue): margin \(length: room.margin), \(side) width \(length: broad)")
    } else {
      steps.append("\(appearance.rawValue): margin \(length: room.margin)")
    }
    if room.top > 0 {
      let half = LengthExpression(list.sectionSpacing) / 2
      steps.append(
        space.isFirst
          ? "space above: \(length: room.top), as the first section has no header"
          : "\(equation: "space above", half): the section has no header")
    }
    return steps + rows
  }

  /// Returns the list's separator, for each row that another row of its section follows.
  public func separator(after item: Int, in section: LayoutSection) -> LayoutSeparator? {
    if let listConfiguration { return listConfiguration.separator(after: item, in: section) }
    return item + 1 < section.itemCount ? separator : nil
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
  private func room(around section: LayoutSection, in space: SectionSpace) -> ListConfiguration.Room
  {
    listConfiguration?.room(around: section, in: space) ?? ListConfiguration.Room()
  }
}

extension CollectionLayout where Self == List {
  /// Returns rows of full width; each measures its own height unless `rowHeight` sets it, in
  /// points.
  public static func list(
    rowHeight: Double? = List.defaults.rowHeight,
    separator: LayoutSeparator? = List.defaults.separator
  ) -> List {
    List(rowHeight: rowHeight, separator: separator)
  }

  /// Returns a list that looks like UIKit's and SwiftUI's; lengths in points.
  public static func list(
    appearance: ListAppearance, rowHeight: Double? = nil, sectionSpacing: Double? = nil,
    headerMode: ListHeaderMode = .supplementary, footerMode: ListFooterMode = .supplementary,
    separator: LayoutSeparator? = .followingText
  ) -> List {
    List(
      appearance: appearance, rowHeight: rowHeight, sectionSpacing: sectionSpacing,
      headerMode: headerMode, footerMode: footerMode, separator: separator)
  }
}

extension List: Settable {
  package static let fields: [SettingField<List>] = [
    .word("appearance", \.appearance, absent: .some(nil)) {
      $0?.rawValue
    } parse: {
      ListAppearance(rawValue: $0)
    },
    .of(\.listConfiguration, .length("listSectionSpacing", \.sectionSpacing)),
    .of(\.listConfiguration, .length("listRowSpacing", \.rowSpacing, default: 0)),
    .of(\.listConfiguration, .choice("headerMode", \.headerMode, default: .supplementary)),
    .of(\.listConfiguration, .choice("footerMode", \.footerMode, default: .supplementary)),
    .length("rowHeight", \.rowHeight),
    .word("separator", \.line) {
      $0?.words ?? "none"
    } parse: {
      $0 == "none" ? .some(nil) : LayoutSeparator(words: $0)
    },
  ]
}

extension List {
  private var appearance: ListAppearance? {
    get { listConfiguration?.appearance }
    set {
      // A line in the usual place is in that of the other look.
      guard let newValue else {
        if separator == .followingText { line = LayoutSeparator() }
        listConfiguration = nil
        return
      }
      if listConfiguration == nil, separator == LayoutSeparator() { line = .followingText }
      var list = listConfiguration ?? ListConfiguration(appearance: newValue, separator: separator)
      list.appearance = newValue
      listConfiguration = list
    }
  }

  /// The line between two rows, which the look has as well.
  private var line: LayoutSeparator? {
    get { separator }
    set {
      ownSeparator = newValue
      listConfiguration?.separator = newValue
    }
  }
}
