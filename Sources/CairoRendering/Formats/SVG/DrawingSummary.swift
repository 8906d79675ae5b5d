import DisplayList
import PlainText

/// What a drawing holds as a whole: what its document can state once, and describe to those who do
/// not see it.
struct DrawingSummary {
  /// The family that most runs are set in; nil if there is no text.
  var family: String? { families.mostFrequent }
  /// The size that most runs have, as in the document; nil if there is no text.
  var fontSize: String? { fontSizes.mostFrequent }

  /// True unless in most runs letters stay as they are written, whatever is beside them.
  var hasContextualAlternates: Bool { alternates.mostFrequent != Self.without }

  private var families = Tally()
  private var alternates = Tally()
  private var fontSizes = Tally()
  private var elements = Tally()
  private var words = ""
  /// True if the last text goes on with the next one.
  private var isOpen = false

  private static let without = "without"

  /// How much of the texts the description holds, in characters.
  private static let longestText = 600

  /// Counts what `commands` draw.
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
    // Far beyond the end, further texts are not counted.
    guard words.utf8.count <= 8 * Self.longestText else { return }
    let plain = text.withoutDirectionMarks
    let trimmed = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !trimmed.isEmpty else { return }
    // A line that breaks between words ends with the space that it breaks at.
    if !words.isEmpty { words += isOpen ? " " : "; " }
    words += trimmed
    isOpen = plain.last?.isWhitespace == true
  }

  /// The content in words: how many elements of which kind, and the texts in the order of drawing.
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

  /// How often each of some names occurs, in the order of their first occurrence.
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

    /// The name that occurs most often, of several the first.
    var mostFrequent: String? {
      var most: (name: String, count: Int)?
      for entry in counts where entry.count > most?.count ?? 0 { most = entry }
      return most?.name
    }
  }
}
