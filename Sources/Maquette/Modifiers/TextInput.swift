// How a field takes what is typed, which is not seen at rest.

nonisolated extension View {
  /// What kind of text is typed.
  public func textContentType(_ type: UITextContentType?) -> Self { self }

  /// Which keys are shown.
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }

  /// Which letters become capitals.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> Self { self }

  /// Which letters become capitals, under its name before iOS 15.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }

  /// Whether what is typed is not corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }

  /// Whether what is typed is not corrected, under its name before iOS 15.
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }

  /// What the return key is called.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }

  /// Whether texts can be selected.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
}

/// The kind of a text that is typed, under UIKit's name.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A name that signs in.
  public static let username = UITextContentType(name: "username")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A password that is new.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// An address for mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A telephone's number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// A person's name.
  public static let name = UITextContentType(name: "name")
  /// An address on the web.
  public static let URL = UITextContentType(name: "URL")
}

/// A keyboard's keys, under UIKit's name.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters become capitals, under UIKit's name.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// Which letters become capitals.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// What the return key is called.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// Whether texts can be selected.
public enum TextSelectability: Hashable, Sendable {
  case enabled, disabled
}
