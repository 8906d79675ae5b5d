/// A style of progress bars.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of a bar's view.
  associatedtype Body: View

  /// Returns the view of a bar.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a bar for its style.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a bar for its style.
public struct ProgressViewStyleConfiguration {
  /// The progress from 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public let label: Label?
  /// The label of the value; nil, as bars do not have one.
  public var currentValueLabel: Label? { nil }

  /// A bar's label.
  public nonisolated struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label over the bar, which is empty if the progress is unknown.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(value: configuration.fractionCompleted ?? 0) { configuration.label }
      .environment(\.progressViewStyle, nil)
  }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the spinner over the label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView { configuration.label }.environment(\.progressViewStyle, nil)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public nonisolated static var circular: Self { Self() }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: (@MainActor (ProgressViewStyleConfiguration) -> AnyView)? { nil }
  }

  /// The function that creates the view of a bar; nil for the system's.
  var progressViewStyle: (@MainActor (ProgressViewStyleConfiguration) -> AnyView)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress bars inside.
  public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.progressViewStyle = { AnyView(style.makeBody(configuration: $0)) } }
  }
}
