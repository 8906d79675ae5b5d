import CollectionLayouts

/// How a list looks, after iOS.
public protocol ListStyle: Sendable {
  /// How the style looks.
  var _look: _ListLook { get }
}

/// How a list looks, in the words of the layout.
public struct _ListLook: Sendable {
  /// Its margins, spaces and colours.
  var appearance: ListAppearance

  /// True for sections on a background of their own, apart from each other.
  var isGrouped: Bool { appearance.isGrouped }
}

/// Sections as cards on a gray background, with margins: what lists and forms are by default.
public struct InsetGroupedListStyle: ListStyle {
  /// Sections as cards with margins.
  public init() {}

  /// How the style looks.
  public var _look: _ListLook {
    _ListLook(appearance: .insetGrouped)
  }
}

/// Sections apart from each other, from edge to edge, on a gray background.
public struct GroupedListStyle: ListStyle {
  /// Sections apart from each other.
  public init() {}

  /// How the style looks.
  public var _look: _ListLook {
    _ListLook(appearance: .grouped)
  }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Rows from edge to edge.
  public init() {}

  /// How the style looks.
  public var _look: _ListLook { _ListLook(appearance: .plain) }
}

/// Rows with margins.
public struct InsetListStyle: ListStyle {
  /// Rows with margins.
  public init() {}

  /// How the style looks.
  public var _look: _ListLook { _ListLook(appearance: .inset) }
}

/// Places to go to, beside a detail: without lines, under semibold headers, the selected one round.
public struct SidebarListStyle: ListStyle {
  /// The list beside a detail.
  public init() {}

  /// How the style looks.
  public var _look: _ListLook { _ListLook(appearance: .sidebar) }
}

/// The style that lists have by default: sections as cards.
public struct DefaultListStyle: ListStyle {
  /// The default.
  public init() {}

  /// How the style looks.
  public var _look: _ListLook { InsetGroupedListStyle()._look }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards on a gray background, with margins.
  public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart from each other, from edge to edge, on a gray background.
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
  /// The list beside a detail.
  public static var sidebar: Self { Self() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that lists have by default.
  public static var automatic: Self { Self() }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey { static var defaultValue: _ListLook? { nil } }
  private enum HidesListBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: Double? { nil } }
  private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: Double { 0 } }

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

  /// True for lists without what is behind them.
  var hidesListBackground: Bool {
    get { self[HidesListBackgroundKey.self] }
    set { self[HidesListBackgroundKey.self] = newValue }
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system has it.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

nonisolated extension View {
  /// How the lists inside look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.listStyle = style._look }
  }

  /// Whether the lists inside have their background.
  public func scrollContentBackground(_ visibility: Visibility) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.hidesListBackground = visibility == .hidden }
  }
}

/// How much space is between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// In points; nil for the style's own.
  let length: Double?

  /// As the list's style has it.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Little: 10 points.
  public static let compact = ListSectionSpacing(length: 10)

  /// A space, in points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

nonisolated extension View {
  /// How much space is between the sections inside.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.listSectionSpacing = spacing.length }
  }

  /// How much space is between the sections inside, in points.
  public func listSectionSpacing(_ spacing: Double) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.listSectionSpacing = spacing }
  }

  /// How much space is between the rows of the lists inside, in points; rows that are apart have cards of
  /// their own and no lines between them.
  public func listRowSpacing(_ spacing: Double?) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.listRowSpacing = spacing ?? 0 }
  }
}
