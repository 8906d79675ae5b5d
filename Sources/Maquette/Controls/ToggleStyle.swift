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
  /// The label's views.
  public typealias Label = _StyledPart

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
}

/// A knob on a track after the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// A knob on a track.
  public nonisolated init() {}

  /// The label and the track.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isOn) { configuration.label }.unstyled(Configuration.self)
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

extension View {
  /// How the switches inside look.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}
