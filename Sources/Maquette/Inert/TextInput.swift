// Settings of typing are accepted, but nothing is typed; `softwareKeyboard(_:)` draws a keyboard.

nonisolated extension View {
  /// Sets the meaning of the text that is typed.
  public func textContentType(_ type: UITextContentType?) -> Self { self }

  /// Sets the keyboard's keys.
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }

  /// Sets which letters become capitals.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> Self { self }

  /// Sets which letters become capitals, under its name before iOS 15.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }

  /// Disables corrections.
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }

  /// Disables corrections, under its name before iOS 15.
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }

  /// Sets the label of the return key.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }

  /// Sets whether texts can be selected.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
}

/// The meaning of a text that is typed, under UIKit's name.
public enum UITextContentType: Hashable, Sendable {
  case username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, name, URL
  case namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle
  case organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2
  case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
  case creditCardNumber, creditCardName, creditCardGivenName, creditCardFamilyName
  case creditCardSecurityCode, creditCardExpiration, creditCardType, birthdate, birthdateDay
  case birthdateMonth, birthdateYear, dateTime, flightNumber, shipmentTrackingNumber
}

/// The keys of a keyboard, under UIKit's name.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The letters that become capitals, under UIKit's name.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// The letters that become capitals.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// The label of the return key.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The selectability of a text.
public enum TextSelectability: Hashable, Sendable {
  case enabled, disabled
}
