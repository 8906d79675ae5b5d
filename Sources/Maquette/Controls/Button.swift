import CellViews

/// A label that does something when it is touched; at rest it is drawn and its action is not run.
///
/// The label is in the tint, and red for what destroys, unless a style decides.
public nonisolated struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button with a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a label that does a thing of some kind.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// What the environment's style makes of the label.
  @MainActor public var body: some View {
    StyledButton(
      configuration: ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(AnyView(label)), isPressed: false))
  }
}

/// The label in the style of the environment.
private struct StyledButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.buttonStyle) private var style

  var body: some View {
    style(configuration)
  }
}

nonisolated extension Button where Label == Text {
  /// A button with a text.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a text that does a thing of some kind.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button with a text that does a thing of some kind.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

nonisolated extension Button where Label == Maquette.Label<Text, Image> {
  /// A button with a text and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) {
      Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }
}

/// What kind of thing a button does.
public struct ButtonRole: Hashable, Sendable {
  private let number: Int

  /// It destroys something.
  public static let destructive = ButtonRole(number: 0)
  /// It leaves everything as it was.
  public static let cancel = ButtonRole(number: 1)
}

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
  /// What kind of thing the button does; nil for nothing in particular.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// False, as nothing is pressed at rest.
  public let isPressed: Bool

  /// A button's label.
  public nonisolated struct Label: View {
    private let label: AnyView

    init(_ label: AnyView) {
      self.label = label
    }

    /// The label.
    @MainActor public var body: some View { label }
  }
}

/// A label in the tint.
private struct DefaultButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
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
public struct PlainButtonStyle: ButtonStyle {
  /// A label as it is.
  public nonisolated init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (ButtonStyleConfiguration) -> AnyView {
      { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
    }
  }

  /// What makes the look of a button.
  fileprivate(set) var buttonStyle: @MainActor (ButtonStyleConfiguration) -> AnyView {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// How the buttons inside look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.buttonStyle = { AnyView(style.makeBody(configuration: $0)) } }
  }
}
