import LayoutGeometry

/// A look of rows as UIKit's and SwiftUI's lists have it: margins, cards, lines and headers.
public struct ListConfiguration: Hashable, Sendable {
  /// The style of the list.
  public package(set) var appearance: ListAppearance
  /// The space between two sections without a header and a footer, in points.
  public package(set) var sectionSpacing: Double {
    get { givenSpacing ?? appearance.sectionSpacing }
    set { givenSpacing = newValue }
  }
  /// The space between two rows, in points; with some, each row of a grouped list has a card of its own.
  public package(set) var rowSpacing: Double
  /// The source of the headers.
  public package(set) var headerMode: ListHeaderMode
  /// The source of the footers.
  public package(set) var footerMode: ListFooterMode
  /// The line between two rows; nil for none.
  public package(set) var separator: LayoutSeparator? {
    get { appearance.isSidebar || rowSpacing > 0 ? nil : givenSeparator }
    set { givenSeparator = newValue }
  }
  /// The space instead of the appearance's own.
  private var givenSpacing: Double?
  /// The line where rows of the appearance have lines.
  private var givenSeparator: LayoutSeparator?

  /// A list of an appearance.
  ///
  /// - Parameters:
  ///   - sectionSpacing: Instead of the appearance's own, in points.
  ///   - rowSpacing: In points; rows that are apart have no lines between them.
  ///   - separator: By default a line that begins where the text of its row does.
  public init(
    appearance: ListAppearance, sectionSpacing: Double? = nil, rowSpacing: Double = 0,
    headerMode: ListHeaderMode = .supplementary, footerMode: ListFooterMode = .supplementary,
    separator: LayoutSeparator? = .followingText
  ) {
    self.appearance = appearance
    givenSpacing = sectionSpacing.map(checkedSpacing)
    self.rowSpacing = checkedSpacing(rowSpacing)
    self.headerMode = headerMode
    self.footerMode = footerMode
    givenSeparator = separator
  }
}

extension ListConfiguration {
  /// Returns true for an item that is drawn as its section's header.
  package func isHeader(_ item: Int) -> Bool {
    headerMode == .firstItemInSection && item == 0
  }

  /// The first row of a section that is not its header.
  package var firstRow: Int { isHeader(0) ? 1 : 0 }

  /// Returns the line under a row that another row of its section follows; nil for another.
  ///
  /// A plain list has a line under its last rows, too (iOS 13 to 18).
  package func separator(after item: Int, in section: LayoutSection) -> LayoutSeparator? {
    let isLast = item + 1 == section.itemCount
    return (appearance == .plain || !isLast) && !isHeader(item) ? separator : nil
  }

  /// Returns the card behind a section's rows, in the section's coordinates; empty without rows.
  func card(behind arrangement: SectionArrangement) -> Rect {
    let count = arrangement.itemCount
    guard count > firstRow else { return Rect(origin: .zero, size: .zero) }
    return arrangement.frame(at: firstRow).union(arrangement.frame(at: count - 1))
  }

  /// The space that the appearance leaves around a section's rows, in points.
  struct Room {
    var margin = 0.0
    var top = 0.0
    var bottom = 0.0
  }

  /// Returns the space around the rows of a section.
  func room(around section: LayoutSection, in space: SectionSpace) -> Room {
    let hasHeader = section.header != nil || headerMode == .firstItemInSection
    return Room(
      margin: appearance.margin(atWidth: space.container.width.finiteRoom, space.listMargins),
      top: hasHeader
        ? 0
        : space.isFirst
          ? appearance.firstSectionSpacing(space.listMargins) : sectionSpacing / 2,
      bottom: section.footer != nil ? 0 : sectionSpacing / 2)
  }
}
