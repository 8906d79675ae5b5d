import CellViews
import CollectionLayouts
public import Foundation

/// A style of lists, as in iOS.
public protocol ListStyle: Sendable {
  /// The look of the style.
  var _look: _ListLook { get }
}

/// The look of a list, in the layout's terms.
public struct _ListLook: Sendable {
  /// The margins, spaces and colours.
  var appearance: ListAppearance

  /// Indicates whether sections are separate, on a background of their own.
  var isGrouped: Bool { appearance.isGrouped }
}

/// Sections as cards on a gray background, with margins: the default of lists and forms.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// The look of the style.
  public var _look: _ListLook {
    _ListLook(appearance: .insetGrouped)
  }
}

/// Separate sections from edge to edge, on a gray background.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// The look of the style.
  public var _look: _ListLook {
    _ListLook(appearance: .grouped)
  }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// The look of the style.
  public var _look: _ListLook { _ListLook(appearance: .plain) }
}

/// Rows with margins.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// The look of the style.
  public var _look: _ListLook { _ListLook(appearance: .inset) }
}

/// Destinations beside a detail: without lines, under semibold headers, with a round selection.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// The look of the style.
  public var _look: _ListLook { _ListLook(appearance: .sidebar) }
}

/// The default style of lists: sections as cards.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// The look of the style.
  public var _look: _ListLook { InsetGroupedListStyle()._look }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards on a gray background, with margins.
  public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Separate sections from edge to edge, on a gray background.
  public static var grouped: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with margins.
  public static var inset: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Destinations beside a detail.
  public static var sidebar: Self { Self() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style of lists.
  public static var automatic: Self { Self() }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey { static var defaultValue: _ListLook? { nil } }
  private enum HidesListBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: Double? { nil } }
  private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: Double { 0 } }
  private enum DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The least height of the rows of lists, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] ?? CGFloat(SectionNode.defaultMinimumRowHeight) }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The least height that the rows of lists are set to have, in points; nil for the system's, and for one without
  /// an end.
  var leastListRowHeight: Double? {
    self[DefaultMinListRowHeightKey.self].flatMap { $0.isFinite ? max(0, Double($0)) : nil }
  }

  /// The look of lists; nil for the default.
  var listStyle: _ListLook? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The space between the sections of lists, in points; nil for the style's own.
  var listSectionSpacing: Double? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The space between the rows of lists, in points.
  var listRowSpacing: Double {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// Indicates whether lists are drawn without their background.
  var hidesListBackground: Bool {
    get { self[HidesListBackgroundKey.self] }
    set { self[HidesListBackgroundKey.self] = newValue }
  }
}

/// The visibility of a part.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The system's visibility.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}

nonisolated extension View {
  /// Sets the style of the lists inside.
  public func listStyle<Style: ListStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.listStyle = style._look }
  }

  /// Sets the visibility of the background of the lists inside.
  public func scrollContentBackground(_ visibility: Visibility) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.hidesListBackground = visibility == .hidden }
  }
}

/// A space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The space, in points; nil for the style's own.
  let length: Double?

  /// The space of the list's style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small space of 10 points.
  public static let compact = ListSectionSpacing(length: 10)

  /// Returns a space, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

nonisolated extension View {
  /// Sets the space between the sections inside.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.listSectionSpacing = spacing.length }
  }

  /// Sets the space between the sections inside, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.listSectionSpacing = spacing }
  }

  /// Sets the space between the rows of the lists inside, in points; separate rows have cards of
  /// their own and no lines between them.
  public func listRowSpacing(_ spacing: CGFloat?) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.listRowSpacing = spacing ?? 0 }
  }
}
