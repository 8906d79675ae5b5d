import CellViews
import CollectionLayouts
import LayoutGeometry
import TextShaping

/// The warning for what measuring, placing or shaping noticed.
struct NoticeWords {
  /// The warning at its place.
  let diagnostic: Diagnostic

  init(_ notice: Notice, preview: Preview, place: SourceRange?) {
    let (message, suggestion) = Self.words(for: notice, in: preview.fullName)
    diagnostic = Diagnostic(.warning, at: place, message, suggestion: suggestion)
  }

  private static func words(for notice: Notice, in name: String) -> (String, String?) {
    switch notice {
    case .text(let notice, let text):
      let place = "in the text '\(excerpt(of: text, limit: 40))' of '\(name)'"
      return ("\(words(for: notice)) \(place)", nil)
    case .overflow(let kind, let index, let missing):
      let element =
        kind == .cell
        ? "cell \(index.section).\(index.item)" : "\(kind.rawValue) of section \(index.section)"
      let lengths = [(missing.width, "width"), (missing.height, "height")]
        .filter { $0.0 > 0 }
        .map { "\(points($0.0)) of \($0.1)" }
      return (
        "\(element) of '\(name)' is too small for its content: "
          + "\(lengths.joined(separator: " and ")) missing", nil
      )
    case .recentring(let problem):
      let words = words(for: problem)
      return ("the carousel of '\(name)' cannot scroll without end: \(words.0)", words.1)
    case .computedValuesDoNotSettle:
      return (
        "the computed values of '\(name)' change with every pass",
        "let no view's size depend on its own computed values"
      )
    }
  }

  private static func words(for notice: TextNotice) -> String {
    switch notice {
    case .missingCharacter(let character):
      "no font has the character '\(excerpt(of: String(character)))' (\(codePoint(of: character)))"
    case .tooManyCharacters(let limit):
      "only the first \(limit) characters are shown"
    case .tooManyLines(let limit):
      "only the first \(limit) lines are shown"
    case .tooManyCombiningMarks(let limit):
      "only the first \(limit) combining marks of a run are shown"
    }
  }

  private static func words(for problem: Carousel.RecentringProblem) -> (String, String) {
    switch problem {
    case .tooFewSets(let sets):
      (
        "it has \(sets) sets and needs 3, one on each side of what is seen",
        "set 'numberOfSets' to 3 or more, or to 1 for a plain carousel"
      )
    case .setTooLong(let oneSet, let available):
      (
        "one set, \(NumberText.shortest(oneSet)) points, is not shorter than half of the content "
          + "without the viewport, \(NumberText.shortest(available)) points",
        "raise 'numberOfSets'"
      )
    }
  }

  /// A length to a tenth of a point, as it is measured from text.
  private static func points(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths < 0.1
      ? "less than 0.1 points" : "\(NumberText.shortest(tenths)) points"
  }

  private static func codePoint(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
