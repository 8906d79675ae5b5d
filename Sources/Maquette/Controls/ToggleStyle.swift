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
  /// The label's views.
  public typealias Label = _StyledPart

  /// The switch's label.
  public let label: Label
  /// Indicates whether the toggle is on.
  @Binding public var isOn: Bool

  /// Indicates whether several values differ; false, as a toggle has one value.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A knob on a track after the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a colour of the track, which `tint` sets now.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns the label and the track.
  public func makeBody(configuration: Configuration) -> some View {
    let toggle = Toggle(isOn: configuration.$isOn) { configuration.label }
      .unstyled(Configuration.self)
    if let tint {
      toggle.tint(tint)
    } else {
      toggle
    }
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

extension View {
  /// Sets the style of the toggles inside.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> _EnvironmentView<Self> {
    styled { style.makeBody(configuration: $0) }
  }
}
