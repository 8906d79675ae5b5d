import CellViews

extension Text {
  /// A case of the letters of a text.
  public enum Case: Hashable, Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase
  }
}

extension Text.Case {
  /// The case for the layout.
  var letterCase: LetterCase { self == .uppercase ? .uppercase : .lowercase }
}

extension EnvironmentValues {
  private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

  /// The case of the letters of texts; nil for unchanged ones.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the case of the letters of the texts inside; nil for unchanged ones.
  public func textCase(_ textCase: Text.Case?) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.textCase = textCase }
  }
}
