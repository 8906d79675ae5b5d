/// A style of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a button for its style.
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button for its style.
public struct ButtonStyleConfiguration {
  /// The label's views.
  public typealias Label = _StyledPart

  /// The button's purpose; nil for no particular one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Indicates whether the button is pressed; false at rest.
  public let isPressed: Bool
}

extension View {
  /// Sets the style of the buttons inside.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      $0.buttonStyle = { button in
        AnyView(
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: button.role, label: button.label, isPressed: false)))
      }
    }
  }
}
