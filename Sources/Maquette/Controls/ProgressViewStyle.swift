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
  /// The label's views.
  public typealias Label = _StyledPart

  /// The completed fraction, from 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public let label: Label?
  /// The label of the value; nil, as bars do not have one.
  public var currentValueLabel: Label? { nil }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label over the bar, which is empty if the progress is unknown.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(value: configuration.fractionCompleted ?? 0) { configuration.label }
      .unstyled(Configuration.self)
  }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the spinner over the label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView { configuration.label }.unstyled(Configuration.self)
  }
}

/// A bar; a spinner where the progress is not known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the bar or the spinner with the label.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
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

extension View {
  /// Sets the style of the progress bars inside.
  public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}
