/// How bars of progress look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What a bar looks like.
  associatedtype Body: View

  /// What a bar looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style knows of its bar.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style knows of its bar.
public struct ProgressViewStyleConfiguration {
  /// The label's views.
  public typealias Label = _StyledPart

  /// How far something has come, from 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public let label: Label?
  /// Nil, as bars have no labels for their values.
  public var currentValueLabel: Label? { nil }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// A bar.
  public nonisolated init() {}

  /// The label over the bar, which is empty where nothing is known.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(value: configuration.fractionCompleted ?? 0) { configuration.label }
      .unstyled(Configuration.self)
  }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// A spinner.
  public nonisolated init() {}

  /// The spinner over the label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView { configuration.label }.unstyled(Configuration.self)
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
  /// How the bars of progress inside look.
  public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}
