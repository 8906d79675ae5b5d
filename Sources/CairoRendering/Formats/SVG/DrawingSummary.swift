import DisplayList
import PlainText

/// Properties of a drawing as a whole, which its document declares once or describes to people who
/// cannot see it.
struct DrawingSummary {
  /// The family of most runs; nil if there is no text.
  var family: String? { families.mostFrequent }
  /// The size of most runs, as in the document; nil if there is no text.
  var fontSize: String? { fontSizes.mostFrequent }

  /// Indicates whether letters in most runs may have other forms beside some letters.
  var hasContextualAlternates: Bool { alternates.mostFrequent != Self.without }

  private var families = Tally()
  private var alternates = Tally()
  private var fontSizes = Tally()
  private var elements = Tally()
  private var words = ""
  /// Indicates whether the next text continues the last one.
  private var isOpen = false

  private static let without = "without"

  /// The length of the texts in the description, in characters.
  private static let longestText = 600

  /// Counts the drawings of `commands`.
  mutating func add(_ commands: [Command]) {
    for command in commands.inReadingOrder {
      switch command {
      case .fill, .stroke, .image: break
      case .glyphRun(let run, _, _):
        families.count(run.font.family)
        alternates.count(run.hasContextualAlternates ? "with" : Self.without)
        fontSizes.count(SVGNumber.length(run.size))
        add(run.text)
      case .group(let group):
        switch group.role {
        case .element(let kind, _, _): elements.count(kind)
        case .named(_, let label?): add(label)
        case .plain, .named, .transformed: break
        }
        add(group.commands)
      }
    }
  }

  private mutating func add(_ text: String) {
    // Texts that would be far beyond the end are not counted.
    guard words.utf8.count <= 8 * Self.longestText else { return }
    let plain = text.withoutDirectionMarks
    let trimmed = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !trimmed.isEmpty else { return }
    // A line that breaks between words ends with the space at the break.
    if !words.isEmpty { words += isOpen ? " " : "; " }
    words += trimmed
    isOpen = plain.last?.isWhitespace == true
  }

  /// The content in words: the number of elements of each kind, and the texts in the order of
  /// drawing.
  var description: String {
    var parts: [String] = []
    if !elements.counts.isEmpty {
      parts.append(
        elements.counts.map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
          .joined(separator: ", "))
    }
    if !words.isEmpty {
      parts.append(
        words.count <= Self.longestText ? words : words.prefix(Self.longestText) + "…")
    }
    return parts.joined(separator: ": ")
  }

  /// The number of times that each name occurs, in the order of their first occurrence.
  private struct Tally {
    private(set) var counts: [(name: String, count: Int)] = []
    private var positions: [String: Int] = [:]

    mutating func count(_ name: String) {
      if let position = positions[name] {
        counts[position].count += 1
      } else {
        positions[name] = counts.count
        counts.append((name, 1))
      }
    }

    /// The name that occurs most often, the first of several.
    var mostFrequent: String? {
      var most: (name: String, count: Int)?
      for entry in counts where entry.count > most?.count ?? 0 { most = entry }
      return most?.name
    }
  }
}
