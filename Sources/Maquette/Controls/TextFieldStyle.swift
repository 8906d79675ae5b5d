/// A style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of a field's view.
  associatedtype _Body: View

  /// Returns the view of a field; the field in it draws its text, or its prompt.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body

  /// The prompt of a field for its style.
  typealias _Label = _StyledPart
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the field.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.hasFieldBorder, false)
  }
}

/// A field in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the field in its border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.hasFieldBorder, true)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without decoration.
  public nonisolated static var plain: Self { Self() }
  /// The system's style: without decoration.
  public nonisolated static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field in a rounded border.
  public nonisolated static var roundedBorder: Self { Self() }
}

extension EnvironmentValues {
  private enum HasFieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Indicates whether text fields have a border.
  var hasFieldBorder: Bool {
    get { self[HasFieldBorderKey.self] }
    set { self[HasFieldBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields inside; a field that the style creates has the outer style.
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
