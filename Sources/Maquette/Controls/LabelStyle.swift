/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a label looks like.
  associatedtype Body: View

  /// What a label looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style knows of its label.
  typealias Configuration = LabelStyleConfiguration
}

/// What a style knows of its label.
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

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The icon before the title.
  public nonisolated init() {}

  /// The icon and the title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public nonisolated init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public nonisolated static var titleAndIcon: Self { Self() }
  /// As the system has it: the icon before the title.
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
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (LabelStyleConfiguration) -> AnyView {
      { AnyView(TitleAndIconLabelStyle().makeBody(configuration: $0)) }
    }
  }

  /// What makes the look of a label.
  fileprivate(set) var labelStyle: @MainActor (LabelStyleConfiguration) -> AnyView {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// How the labels inside look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.labelStyle = { AnyView(style.makeBody(configuration: $0)) } }
  }
}
