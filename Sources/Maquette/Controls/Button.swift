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
