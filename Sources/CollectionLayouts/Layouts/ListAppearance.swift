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

  /// Returns the margin at either side of the rows, in points, in a list of a width.
  ///
  /// As UIKit's layout margins, it is larger on a broad screen.
  package func margin(atWidth width: Double) -> Double {
    switch self {
    case .plain, .grouped: 0
    case .insetGrouped, .inset: width >= Self.broadWidth ? 20 : 16
    case .sidebar, .sidebarPlain: 8
    }
  }

  /// The width from which on margins are broad: that of the largest phones.
  static let broadWidth = 414.0
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
