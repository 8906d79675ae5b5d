/// How buttons look, and what they do when they are touched.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What a button looks like.
  associatedtype Body: View

  /// What a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a style knows of its button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style knows of its button, and what the button does.
public struct PrimitiveButtonStyleConfiguration {
  /// The label's views.
  public typealias Label = _StyledPart

  /// What kind of thing the button does; nil for nothing in particular.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  fileprivate let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button does.
  @MainActor public func trigger() {
    action()
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style makes the look of.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// How the buttons inside look; a button that the style makes looks as those around.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      let around = $0.buttonStyle
      $0.buttonStyle = { button in
        AnyView(_EnvironmentView(style.makeBody(configuration: button)) { $0.buttonStyle = around })
      }
    }
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView {
      { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
    }
  }

  /// What makes the look of a button.
  var buttonStyle: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A label in the tint.
private struct DefaultButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

struct TintedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.controlColor(color)
  }

  private var color: Color {
    if !isEnabled { return .tertiaryLabel }
    return configuration.role == .destructive ? .red : .tint
  }
}

/// A label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// A label as it is.
  public nonisolated init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
