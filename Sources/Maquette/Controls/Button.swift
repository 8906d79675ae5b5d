/// A label with an action for a touch; it is drawn at rest, and its action is not run.
///
/// The label is in the tint, or red for a destructive action, unless a style decides otherwise.
public nonisolated struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a label and a role.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the environment's style.
  @MainActor public var body: some View {
    StyledButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: _StyledPart(label), action: action))
  }
}

/// The label in the style of the environment.
private struct StyledButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.buttonStyle) private var style

  var body: some View {
    style(configuration)
  }
}

nonisolated extension Button where Label == Text {
  /// Creates a button with a text.
  @preconcurrency
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a text.
  @_disfavoredOverload
  @preconcurrency
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a text and a role.
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a text and a role.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

nonisolated extension Button where Label == Maquette.Label<Text, Image> {
  /// Creates a button with a text and a symbol.
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) {
      Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }
}

nonisolated extension Button where Label == Maquette.Label<Text, Image> {
  /// Creates a button with a text and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) {
      Maquette.Label(title, systemImage: systemImage, file: file, line: line)
    }
  }
}

/// The label of a button that has its role alone: the symbol of the role.
public nonisolated struct DefaultButtonLabel: View {
  fileprivate let role: ButtonRole

  /// The symbol.
  @MainActor public var body: some View {
    switch role {
    case .confirm: Image(systemName: "checkmark")
    case .destructive: Image(systemName: "trash")
    default: Image(systemName: "xmark")
    }
  }
}

nonisolated extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the symbol of a role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// A kind of action of a button.
public struct ButtonRole: Hashable, Sendable {
  private let number: Int

  /// A destructive action.
  public static let destructive = ButtonRole(number: 0)
  /// An action that cancels without changes.
  public static let cancel = ButtonRole(number: 1)
  /// An action that closes what is shown.
  public static let close = ButtonRole(number: 2)
  /// An action that takes what is shown.
  public static let confirm = ButtonRole(number: 3)
}
