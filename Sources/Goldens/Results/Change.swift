package import LayoutSnapshots
import PictureComparison
import PlainText

/// How a case changed: two cases with equal values changed alike.
///
/// What changed and its values decide it, with the sentences about the machine; what things are called does
/// not, nor do numbers of pixels, since no two screens have the same.
package struct Change: Sendable {
  /// The SHA-256 of all that decides: a run may have thousands of changes.
  private let digest: String
  /// The same without colours, which are others on a dark screen.
  let colorless: String
  /// Of the sentences as they are.
  let words: Int
  /// Of the places of all that changed.
  let places: Int

  /// How a case changed; nil for one that has not, or whose pixels differ without sentences that
  /// explain all of it.
  package init?(of result: CaseResult) {
    guard result.verdict == .changed else { return nil }
    self.init(
      result.causes, facts: result.changeFacts,
      notes: result.machineDifferences + [result.message ?? ""])
  }

  /// How a screen changed; nil without a sentence.
  ///
  /// - Parameters:
  ///   - causes: The sentences that explain it.
  ///   - facts: What is known of each besides its words; nothing where that is not known.
  ///   - notes: What else distinguishes it from others.
  package init?(_ causes: [Sentence], facts: [ChangeFacts], notes: [String] = []) {
    guard !causes.isEmpty, facts.allSatisfy({ $0.kind != nil || $0.values != nil }) else {
      return nil
    }
    let isKnown = facts.count == causes.count && facts.allSatisfy { $0.values != nil }
    let texts = causes.map(\.text)
    let common = zip(texts, facts).map { $1.common ?? $0 }
    // Of two cases, either may have the change first that is later in the other.
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
  /// What caused the change of the pixels, as far as it is known.
  var causes: [Sentence] {
    guard layoutChanges.isEmpty, let scales = difference?.scales else { return layoutChanges }
    return [Sentence("scale \(shortest(scales.expected)) → \(shortest(scales.actual))")]
  }
}
