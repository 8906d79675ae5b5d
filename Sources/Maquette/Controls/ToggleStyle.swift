/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a switch looks like.
  associatedtype Body: View

  /// What a switch looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style knows of its switch.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a style knows of its switch.
public struct ToggleStyleConfiguration {
  /// The switch's label.
  public let label: Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool

  /// False, as a switch has one value.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }

  /// A switch's label.
  public nonisolated struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }
}

/// A knob on a track after the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// A knob on a track.
  public nonisolated init() {}

  /// The label and the track.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isOn) { configuration.label }.environment(\.toggleStyle, nil)
  }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button that is filled while it is on.
  public nonisolated init() {}

  /// The label as that of a button.
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
  /// As the system has it: a knob on a track after the label.
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

  /// What makes the look of a switch; nil for the system's.
  var toggleStyle: (@MainActor (ToggleStyleConfiguration) -> AnyView)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// How the switches inside look.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.toggleStyle = { AnyView(style.makeBody(configuration: $0)) } }
  }
}
