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
private struct SystemLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listStyle) private var listStyle
  /// The room of an icon in a list's row: the title begins 16 after it, and so 40 after the row's
  /// content begins, and 39 at a body of 16 points (iOS 26).
  @ScaledMetric(relativeTo: .body) private var room = 24.0

  var body: some View {
    if listStyle == nil {
      HStack(spacing: 8) {
        configuration.icon
        configuration.title
      }
    } else {
      HStack(spacing: 16) {
        configuration.icon.imageScale(.large).foregroundColor(.tint).frame(width: room)
        configuration.title
      }
    }
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
  /// The system's style: the icon before the title.
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
