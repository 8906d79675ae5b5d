/// The style of a list, after UICollectionLayoutListConfiguration's appearances and SwiftUI's styles.
public enum ListAppearance: String, CaseIterable, Hashable, Sendable {
  /// Rows from edge to edge, under headers that stay in sight.
  case plain
  /// Sections apart from each other, from edge to edge, on a gray background.
  case grouped
  /// Sections as cards with margins, on a gray background.
  case insetGrouped
  /// Rows with margins.
  case inset
  /// Navigation items, on a gray background; the selected one has round corners.
  case sidebar
  /// Navigation items, on the background of the screen.
  case sidebarPlain

  /// Indicates whether sections are apart from each other, with their own backgrounds.
  package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// Indicates whether the rows are navigation items, without lines between them.
  package var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Indicates whether a card or a selected navigation item has round corners.
  package var hasRoundRows: Bool { self == .insetGrouped || isSidebar }

  /// The space between two sections without a header and a footer, in points.
  package var sectionSpacing: Double {
    switch self {
    case .grouped, .insetGrouped: 35
    case .sidebar, .sidebarPlain: 16
    case .plain, .inset: 0
    }
  }

  /// Returns the space above the rows of a first section without a header, in points, whatever the
  /// space between sections.
  package func firstSectionSpacing(_ margins: ListMargins) -> Double {
    isGrouped ? margins.firstTop : sectionSpacing / 2
  }

  /// Returns the margin at either side of the rows, in points, in a list of a width.
  package func margin(atWidth width: Double, _ margins: ListMargins) -> Double {
    switch self {
    case .plain, .grouped: 0
    case .insetGrouped, .inset: margins.margin(atWidth: width)
    case .sidebar, .sidebarPlain: 8
    }
  }

  /// Returns the space before and after a row's content, in points, in a list of a width.
  package func rowInset(atWidth width: Double, _ margins: ListMargins) -> Double {
    isSidebar ? ListMargins.narrow : margins.margin(atWidth: width)
  }
}

/// The margins of a system's layouts, which are larger on a broad screen.
///
/// 16 points at 320 (iOS 13.3) and 375 (iOS 14), 20 at 390 (iOS 18), 393 (iOS 17.5, lists and table
/// views), 402 (iOS 18.5) and on an iPad of 1194 (iOS 18); 16 in the sheets of 580 of an iPad (iOS 18).
/// The screen decides: 16 on an iPhone SE of 375 (iOS 15 to 18), and 20 in a view of 375 that a broader one drew.
package struct ListMargins: Hashable, Sendable {
  /// The width from which on margins are broad, in points: the narrowest screen measured with them.
  package var broadWidth: Double
  /// The space above the rows of a first grouped section without a header, in points.
  ///
  /// 35 under a bar or the safe area in SwiftUI's lists (iOS 17 and 18, phones of 390 points and an
  /// iPad), and 0 under a large title (iOS 17 and 26, phones of 390 to 402 points).
  package var firstTop = 35.0

  /// Creates margins that are broad from a width on; defaults to those of iOS 13 to 18.
  package init(broadFrom width: Double = 390) {
    broadWidth = width
  }

  static let narrow = 16.0
  private static let broad = 20.0

  func margin(atWidth width: Double) -> Double { width >= broadWidth ? Self.broad : Self.narrow }
}

/// The source of the headers of a list's sections, as
/// `UICollectionLayoutListConfiguration.HeaderMode`.
public enum ListHeaderMode: String, CaseIterable, Hashable, Sendable {
  /// The sections' headers.
  case supplementary
  /// The first item of each section, above its card.
  case firstItemInSection
  /// No headers.
  case none
}

/// The source of the footers of a list's sections, as
/// `UICollectionLayoutListConfiguration.FooterMode`.
public enum ListFooterMode: String, CaseIterable, Hashable, Sendable {
  /// The sections' footers.
  case supplementary
  /// No footers.
  case none
}
