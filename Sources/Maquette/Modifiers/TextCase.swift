import CellViews

extension Text {
  /// How the letters of a text are written.
  public enum Case: Hashable, Sendable {
    /// All as capitals.
    case uppercase
    /// None as a capital.
    case lowercase
  }
}

extension Text.Case {
  /// The case for the layout.
  var letterCase: LetterCase { self == .uppercase ? .uppercase : .lowercase }
}

extension EnvironmentValues {
  private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

  /// How the letters of texts are written; nil for as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How the letters of the texts inside are written; nil for as they are.
  public func textCase(_ textCase: Text.Case?) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.textCase = textCase }
  }
}
