import CellViews

/// A style of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a label's view.
  associatedtype Body: View

  /// Returns the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a label for its style.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label for its style.
public struct LabelStyleConfiguration {
  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon

  /// A label's title.
  public nonisolated struct Title: View {
    let view: AnyView

    /// The title.
    @MainActor public var body: some View { view }
  }

  /// A label's icon.
  public nonisolated struct Icon: View {
    let view: AnyView

    /// The icon.
    @MainActor public var body: some View { view }
  }
}

/// The system's style: the icon before the title, and in a bar the icon alone.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon and the title in a row, or in a bar the icon.
  public func makeBody(configuration: Configuration) -> some View {
    SystemLabel(configuration: configuration, isIconInBar: true)
  }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon and the title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    SystemLabel(configuration: configuration)
  }
}

/// The icon and the title in a row, in a list with the icons' middles below each other.
private struct SystemLabel: _BuiltInView {
  let configuration: LabelStyleConfiguration
  /// Indicates whether a bar has the icon alone, or the title of a label without an icon.
  ///
  /// Source: the documentation of SwiftUI's `LabelStyle.titleAndIcon`: labels in toolbars on iOS have
  /// only their icons unless that style is set.
  var isIconInBar = false

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    let environment = context.environment
    let icon = configuration.icon._nodes(in: context)
    if isIconInBar, environment.isInBar, !icon.isEmpty { return icon }
    let title = configuration.title._nodes(in: context)
    if isIconInBar, environment.isInBar { return title }
    let width = environment.labelIconWidth.map { Double($0) }
    let room = LabelRow.Room(
      for: environment.dynamicTypeSize, width: width, pixel: 1 / environment.displayScale)
    let isInList = environment.listStyle != nil
    return _ViewNodes(
      LabelRow.row(
        title.all,
        icon: icon.all.map { icon in
          guard !isInList, let width else { return icon }
          return icon.with(.flexibleFrame(FlexibleFrame(minWidth: width)))
        }, room: isInList ? room : nil,
        spacing: environment.labelSpacing.map { Double($0) }))
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public nonisolated static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The system's style: the icon before the title, and in a bar the icon alone.
  public nonisolated static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: Self { Self() }
}

extension EnvironmentValues {
  private enum LabelSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum LabelIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The space between a label's icon and its title, in points; nil for the system's.
  fileprivate var labelSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }

  /// The room of a label's icon, in points; nil for the system's.
  fileprivate var labelIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the space between the icons and the titles of the labels inside, in points.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.labelSpacing = spacing }
  }

  /// Sets the room of the icons of the labels inside, in points.
  public func labelReservedIconWidth(_ width: CGFloat) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.labelIconWidth = width }
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (LabelStyleConfiguration) -> AnyView {
      { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
    }
  }

  /// The function that creates the view of a label.
  fileprivate(set) var labelStyle: @MainActor (LabelStyleConfiguration) -> AnyView {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels inside.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.labelStyle = { AnyView(style.makeBody(configuration: $0)) } }
  }
}
