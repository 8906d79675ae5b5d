package import Diagnostics

/// A place of a screen that names a token or a colour set, or has a value of its own instead.
struct TokenUse: Hashable, Sendable {
  var kind: UsedToken.Kind
  /// The name, or the value that is written by itself.
  var words: String
  var isNamed: Bool
  /// The place; nil for a name that an expression computes.
  var range: SourceRange?
}

/// A token, a colour set or a value of its own that a screen uses, with all of its places.
package struct UsedToken: Sendable {
  /// The kinds of values that have names.
  package enum Kind: String, Sendable {
    case color, length, font, shadow, border, gradient, transition
  }

  /// The kind of value.
  package var kind: Kind
  /// The name; for a value that is written by itself, the names of the same value.
  package var names: [String]
  /// Indicates whether the screen has the name, and not its value.
  package var isNamed: Bool
  /// The value as it is written in a config; nil for a font and other values of several parts.
  package var value: String?
  /// The places in their order; none for a name that expressions compute.
  package var places: [SourceRange]
}
