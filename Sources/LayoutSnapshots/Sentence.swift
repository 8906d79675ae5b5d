package import DisplayList
import PlainText

/// A line of words in which colours stay values.
package struct Sentence: Hashable, Sendable {
  /// Words, or a colour between them.
  package enum Part: Hashable, Sendable {
    case words(String)
    /// A colour, and its name if it has one.
    case color(RGBA, name: String? = nil)

    /// The part as text: a colour's name, or its digits as in `#FF2D55`.
    package var text: String {
      switch self {
      case .words(let words): words
      case .color(let color, let name): name ?? color.dump
      }
    }
  }

  /// The parts in their order.
  package private(set) var parts: [Part] = []

  /// Creates a sentence of words.
  package init(_ words: String) {
    add(.words(words))
  }

  /// Creates a sentence of parts in their order.
  package init(_ parts: [Part]) {
    for part in parts { add(part) }
  }

  /// The sentence as text.
  package var text: String { parts.map(\.text).joined() }

  /// The sentence with everything escaped that breaks or reorders a line.
  package var onOneLine: Sentence {
    Sentence(
      parts.map { part in
        if case .words(let words) = part { .words(words.onOneLine) } else { part }
      })
  }

  /// Adjacent words are one part, so that equal sentences have equal parts.
  private mutating func add(_ part: Part) {
    guard case .words(let words) = part else { return parts.append(part) }
    if words.isEmpty { return }
    if case .words(let last)? = parts.last {
      parts[parts.count - 1] = .words(last + words)
    } else {
      parts.append(part)
    }
  }
}

extension Sentence: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

extension String {
  /// The text with everything escaped that breaks or reorders a line, and nothing else.
  package var onOneLine: String {
    let escaped = escapedOnOneLine
    if escaped == self { return self }
    return unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? String(scalar) : String(scalar).escapedOnOneLine
    }.joined()
  }
}
