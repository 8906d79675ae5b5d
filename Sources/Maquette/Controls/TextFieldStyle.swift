/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What a field looks like.
  associatedtype _Body: View

  /// What a field looks like; the field in it has what is typed, or its prompt.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body

  /// The prompt of a field that a style is given.
  typealias _Label = _StyledPart
}

/// A field without anything around it.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Nothing around the field.
  public nonisolated init() {}

  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.hasFieldBorder, false)
  }
}

/// A field in a rounded line.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A rounded line around the field.
  public nonisolated init() {}

  /// The field in its line.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.hasFieldBorder, true)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without anything around it.
  public nonisolated static var plain: Self { Self() }
  /// As the system has it: without anything around it.
  public nonisolated static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field in a rounded line.
  public nonisolated static var roundedBorder: Self { Self() }
}

extension EnvironmentValues {
  private enum HasFieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// True where text fields have a line around them.
  var hasFieldBorder: Bool {
    get { self[HasFieldBorderKey.self] }
    set { self[HasFieldBorderKey.self] = newValue }
  }
}

extension View {
  /// How the text fields inside look; a field that the style makes looks as those around.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      let around = $0[lookOf: TextField<_StyledPart>.self]
      $0[lookOf: TextField<_StyledPart>.self] = { field in
        AnyView(
          _EnvironmentView(style._body(configuration: field)) {
            $0[lookOf: TextField<_StyledPart>.self] = around
          })
      }
    }
  }
}
