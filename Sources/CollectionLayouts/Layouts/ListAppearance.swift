package import LayoutGeometry

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

  /// The radius of the corners of a card or a selected navigation item, in points.
  package var cornerRadius: Double { self == .insetGrouped || isSidebar ? 10 : 0 }

  /// The space between two sections without a header and a footer, in points.
  package var sectionSpacing: Double {
    switch self {
    case .grouped, .insetGrouped: 35
    case .sidebar, .sidebarPlain: 16
    case .plain, .inset: 0
    }
  }

  /// The space above the rows of a first section without a header, in points, whatever the space
  /// between sections: 35 under a bar or the safe area in SwiftUI's lists (iOS 17 and 18, phones of
  /// 390 points and an iPad).
  package var firstSectionSpacing: Double { isGrouped ? 35 : sectionSpacing / 2 }

  /// Returns the space around the text of a header, in points, where sections are `spacing` apart.
  ///
  /// 17 over and 6 under it in SwiftUI's lists of cards (iOS 17.5 and 18, phones of 390 to 402
  /// points).
  package func headerInsets(spacing: Double) -> EdgeInsets {
    if isGrouped { return EdgeInsets(top: max(0, spacing / 2 - 0.5), bottom: 6) }
    return isSidebar ? EdgeInsets(top: 16, bottom: 8) : EdgeInsets(top: 7, bottom: 7)
  }

  /// Returns the space around the text of a footer, in points, where sections are `spacing` apart.
  ///
  /// 6 over and 12 under it in the same lists as for headers.
  package func footerInsets(spacing: Double) -> EdgeInsets {
    isGrouped
      ? EdgeInsets(top: 6, bottom: max(0, spacing / 2 - 5.5))
      : EdgeInsets(top: 7, bottom: spacing / 2)
  }

  /// Returns the margin at either side of the rows, in points, in a list of a width.
  package func margin(atWidth width: Double) -> Double {
    switch self {
    case .plain, .grouped: 0
    case .insetGrouped, .inset: Self.layoutMargin(atWidth: width)
    case .sidebar, .sidebarPlain: 8
    }
  }

  /// Returns the space before and after a row's content, in points, in a list of a width.
  package func rowInset(atWidth width: Double) -> Double {
    isSidebar ? Self.narrowMargin : Self.layoutMargin(atWidth: width)
  }

  /// Returns the margin of the system's layouts, which is larger on a broad screen.
  ///
  /// 16 at 320 points (iOS 13.3) and 375 (iOS 14), 20 at 390 (iOS 18), 393 (iOS 17.5, lists and
  /// table views), 402 (iOS 18.5) and on an iPad of 1194 (iOS 18).
  private static func layoutMargin(atWidth width: Double) -> Double {
    width >= broadWidth ? 20 : narrowMargin
  }

  private static let narrowMargin = 16.0

  /// The width from which on margins are broad, in points: the narrowest screen measured with them.
  static let broadWidth = 390.0
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
