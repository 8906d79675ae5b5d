import Diagnostics

/// A text in one language, with its forms for numbers and devices.
indirect enum TextForm: Sendable {
  /// A text with placeholders; the state is the translator's, as `needs_review`.
  case text(String, state: String?)
  /// Forms by CLDR's plural categories.
  case plural([String: TextForm])
  /// Forms by Xcode's names of devices.
  case device([String: TextForm])
}

/// A key's text in one language.
struct Localization: Sendable {
  var form: TextForm
  /// The parts that placeholders such as `%#@files@` name.
  var substitutions: [String: Substitution] = [:]
  /// The warnings about the place of the text in its file.
  var notices: [Diagnostic] = []

  /// A part of a text with a number of its own.
  struct Substitution: Sendable {
    /// The number of the argument, from 1 on; nil for the next one.
    var argument: Int?
    /// The format of its number where the form has `%arg`.
    var format = Placeholder(kind: .value)
    var form: TextForm
  }
}

/// A value of a placeholder.
package enum TextArgument: Hashable, Sendable {
  case number(Double)
  case text(String)

  /// The number; nil for a text.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

/// A placeholder of a text, in the notation of `printf` with Apple's additions.
struct Placeholder: Hashable, Sendable {
  /// The kinds of placeholders.
  enum Kind: Hashable, Sendable {
    /// `%@`, and `%arg` in a substitution.
    case value
    /// `%d`, `%lld` and their kin.
    case whole
    /// `%f` with its decimals.
    case decimal(Int)
    /// `%#@name@`.
    case substitution(String)
    /// `%g`: six digits, without zeros at their end.
    case significant
    /// `%x` and others, which are written as C writes them.
    case other(String)
  }

  var kind: Kind
  /// The number of the argument, from 1 on; nil for the next one.
  var argument: Int?
  /// Indicates whether it is `%arg`.
  var isOwn = false
  /// The flags of `printf`, as `0` and `+`.
  var flags = ""
  /// The least number of characters.
  var width = 0
}

/// The pieces of a text with placeholders.
struct TextPattern: Sendable {
  enum Piece: Hashable, Sendable {
    case literal(String)
    case placeholder(Placeholder)

    /// Indicates whether the piece has a form of its own.
    var isSubstitution: Bool {
      if case .placeholder(let placeholder) = self, case .substitution = placeholder.kind {
        true
      } else {
        false
      }
    }
  }

  private(set) var pieces: [Piece] = []

  init(_ text: String) {
    var literal = ""
    var rest = Substring(text)
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      if rest.hasPrefix("%%") {
        literal.append("%")
        rest.removeFirst(2)
      } else if let (placeholder, end) = Self.placeholder(rest) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.placeholder(placeholder))
        rest = end
      } else {
        literal.append("%")
        rest.removeFirst()
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// Returns the placeholder at the beginning of a text, and the rest; nil for a mere `%`.
  private static func placeholder(_ text: Substring) -> (Placeholder, Substring)? {
    if text.hasPrefix("%arg") {
      return (Placeholder(kind: .value, isOwn: true), text.dropFirst(4))
    }
    if let match = text.prefixMatch(of: #/%(?:([0-9]+)\$)?#@([^@%\s]+)@/#) {
      let argument = match.1.flatMap { Int($0) }
      return (
        Placeholder(kind: .substitution(String(match.2)), argument: argument),
        text[match.range.upperBound...]
      )
    }
    let form =
      #/%(?:([0-9]+)\$)?([-+ 0#']*)([0-9]*)(?:\.([0-9]+))?(hh|h|ll|l|q|L|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsSp])/#
    guard let match = text.prefixMatch(of: form) else { return nil }
    let precision = match.4.flatMap { Int($0) }
    let kind: Placeholder.Kind =
      switch match.6 {
      case "@", "s", "S", "c", "C", "p": .value
      case "d", "D", "i", "u", "U": .whole
      case "f", "F": .decimal(precision ?? 6)
      case "g", "G": .significant
      default: .other(String(match.6))
      }
    var placeholder = Placeholder(
      kind: kind, argument: match.1.flatMap { Int($0) }, flags: String(match.2),
      width: min(Int(match.3) ?? 0, 100))
    if kind == .whole, let precision {
      // The precision of a whole number is its least number of digits.
      placeholder.flags += "0"
      placeholder.width = min(precision, 100)
    }
    return (placeholder, text[match.range.upperBound...])
  }

  /// Returns the placeholder of a format without its percent sign, as `lld`; nil for another text.
  static func placeholder(ofFormat format: String) -> Placeholder? {
    guard let (placeholder, rest) = placeholder("%" + format), rest.isEmpty else { return nil }
    return placeholder
  }
}

/// A reason why a text cannot be shown with its values.
package struct TextMistake: Error, Hashable, Sendable {
  /// The reason, in lower case, without a full stop.
  package let message: String
}
