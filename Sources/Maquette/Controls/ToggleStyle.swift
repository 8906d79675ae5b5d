/// A style of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a toggle's view.
  associatedtype Body: View

  /// Returns the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a toggle for its style.
  typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle for its style.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public let label: Label
  /// Indicates whether the toggle is on.
  @Binding public var isOn: Bool

  /// Indicates whether several values differ; false, as a toggle has one value.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }

  /// A toggle's label.
  public nonisolated struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }
}

/// A knob on a track after the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label and the track.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isOn) { configuration.label }.environment(\.toggleStyle, nil)
  }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label as that of a button.
  public func makeBody(configuration: Configuration) -> some View {
    let button = Button {
    } label: {
      configuration.label
    }
    if configuration.isOn {
      button.buttonStyle(.borderedProminent)
    } else {
      button
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob on a track after the label.
  public nonisolated static var `switch`: Self { Self() }
  /// The system's style: a knob on a track after the label.
  public nonisolated static var automatic: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while it is on.
  public nonisolated static var button: Self { Self() }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: (@MainActor (ToggleStyleConfiguration) -> AnyView)? { nil }
  }

  /// The function that creates the view of a toggle; nil for the system's.
  var toggleStyle: (@MainActor (ToggleStyleConfiguration) -> AnyView)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles inside.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.toggleStyle = { AnyView(style.makeBody(configuration: $0)) } }
  }
}
