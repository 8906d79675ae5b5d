/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View

  /// What a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style knows of its button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style knows of its button.
public struct ButtonStyleConfiguration {
  /// The label's views.
  public typealias Label = _StyledPart

  /// What kind of thing the button does; nil for nothing in particular.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// False, as nothing is pressed at rest.
  public let isPressed: Bool
}

extension View {
  /// How the buttons inside look.
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
