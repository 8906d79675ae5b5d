package import LayoutEdits
package import LayoutSnapshots
import PictureComparison
import PlainText

/// A change of a case: two cases with equal values changed alike.
///
/// The kinds of changes and their values decide it, with the sentences about the machine; the names
/// of elements do not, nor do numbers of pixels, since no two screens have the same.
package struct Change: Sendable {
  /// The SHA-256 of everything that decides: a run may have thousands of changes.
  private let digest: String
  /// The same digest without colours, which differ on a dark screen.
  let colorless: String
  /// A hash of the unchanged sentences.
  let words: Int
  /// A hash of the places of all changes.
  let places: Int
  /// The words and the names of sentences, by the values of the changes.
  let parts: [String: [String]]

  /// Creates the change of a case; nil for one that has not changed, or whose pixels differ without
  /// sentences that explain all of it.
  package init?(of result: CaseResult) {
    guard result.verdict == .changed else { return nil }
    self.init(
      result.causes, facts: result.changeFacts,
      notes: result.machineDifferences + [result.message ?? ""])
  }

  /// Creates the change of a screen; nil without a sentence.
  ///
  /// - Parameters:
  ///   - causes: The sentences that explain it.
  ///   - facts: The facts about each besides its words; empty if they are not known.
  ///   - notes: Further texts that distinguish it from others.
  package init?(_ causes: [Sentence], facts: [ChangeFacts], notes: [String] = []) {
    guard !causes.isEmpty, facts.allSatisfy({ $0.kind != nil || $0.values != nil }) else {
      return nil
    }
    let isKnown = facts.count == causes.count && facts.allSatisfy { $0.values != nil }
    let texts = causes.map(\.text)
    let common = zip(texts, facts).map { $1.common ?? $0 }
    // Of two cases, either may begin with the change that is later in the other.
    let deciding =
      isKnown ? facts.compactMap(\.values).sorted() : texts + facts.map { $0.values ?? "" }
    func digest(_ lists: [[String]]) -> String {
      let text = lists.map { $0.map(JSONText.string).joined(separator: ",") }
      return sha256(Array(text.joined(separator: ";").utf8))
    }
    self.digest = digest([notes, deciding])
    colorless = digest([notes, (isKnown ? common : texts).map(\.withoutColors)])
    words = texts.hashValue
    places = facts.map(\.places).hashValue
    parts = Dictionary(
      facts.compactMap { facts in facts.values.map { ($0, facts.parts) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// A few letters that distinguish the changes of a report.
  package var id: String { String(digest.prefix(16)) }
}

extension Change: Hashable {
  package static func == (one: Change, other: Change) -> Bool { one.digest == other.digest }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension String {
  /// The text without the digits of colours, as in `#FF2D55`.
  fileprivate var withoutColors: String {
    guard contains("#") else { return self }
    var text: [UInt8] = []
    var isInColor = false
    for byte in utf8 {
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      let isLetter = UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
      isInColor = byte == UInt8(ascii: "#") || isInColor && (isDigit || isLetter)
      if !isInColor { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension CaseResult {
  /// The known causes of the change of the pixels.
  var causes: [Sentence] {
    guard layoutChanges.isEmpty, let scales = difference?.scales else { return layoutChanges }
    return [Sentence("scale \(shortest(scales.expected)) → \(shortest(scales.actual))")]
  }
}
