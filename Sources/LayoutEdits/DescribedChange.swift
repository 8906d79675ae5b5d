package import LayoutSnapshots
import PlainText

/// A change in words, with its kind and its places.
package struct DescribedChange: Hashable, Sendable {
  /// The change in words.
  package var sentence: Sentence
  /// The facts about it.
  package var facts: ChangeFacts

  /// A change in words; nothing else is known of it by default.
  package init(sentence: Sentence, facts: ChangeFacts = ChangeFacts()) {
    self.sentence = sentence
    self.facts = facts
  }
}

extension DescribedChange {
  /// The change in words with everything escaped that breaks or reorders a line.
  var onOneLine: DescribedChange {
    var change = self
    change.sentence = sentence.onOneLine
    change.facts.common = facts.common?.onOneLine
    change.facts.parts = facts.parts.map(\.onOneLine)
    return change
  }
}

/// The facts about a change apart from its words.
package struct ChangeFacts: Hashable, Sendable {
  /// The kind of the change; nil for a sentence that counts others, or that states a difference alone.
  package var kind: ChangeKind?
  /// The places on both screens.
  package var places: ChangePlaces
  /// A digest of what changes that are alike have in common; nil for a difference that nothing explains.
  ///
  /// It is of what changed and of its values, of which a sentence may show less; not of what things are called.
  package var values: String?
  /// The words that changes that are alike have in common; nil for all of the sentence.
  package var common: String?
  /// The words of the sentence, and in turn the names of views and items between them; those that changes which are
  /// alike share are in the sentence of all.
  package var parts: [String]

  /// The facts of a change; none by default.
  package init(
    kind: ChangeKind? = nil, places: ChangePlaces = ChangePlaces(), values: String? = nil,
    common: String? = nil, parts: [String] = []
  ) {
    self.kind = kind
    self.places = places
    self.values = values
    self.common = common
    // Words alone are the sentence.
    self.parts = parts.count > 1 ? parts : []
  }
}

/// A kind of change that a reader may look for.
package enum ChangeKind: String, CaseIterable, Hashable, Sendable {
  /// Settings of a canvas or a collection, and places.
  case layout
  /// Items that came, went, or are in another order.
  case data
  /// Views that came, went, or are in another order.
  case structure
  /// The characters of a text.
  case text
  /// Looks.
  case style
}

/// A screen whose views are still there, so that edits can be taken back in them.
package struct LiveScreen: Sendable {
  /// Returns the screen with edits taken back.
  let proof: @Sendable (ScreenEdits) throws -> ScreenEdits.Proof

  /// Creates a screen of a function of its views, which may be called on any thread.
  package init(proof: @escaping @Sendable (ScreenEdits) throws -> ScreenEdits.Proof) {
    self.proof = proof
  }
}

extension LayoutSnapshot {
  /// Returns what changed since another snapshot of the same screen, a sentence each, with the places.
  ///
  /// First the canvas and its collections, then the items that came, went or moved, then the views; and last what no
  /// edit explains. Lengths are in points; items and sections count from 0, as `maquette layout` does.
  ///
  /// - Parameters:
  ///   - live: The views of this screen, for a proof that the sentences explain all that differs; nil for none.
  ///   - limit: How many sentences there may be; if there are more, the last one gives the number left out.
  ///   - edits: The edits between both, where they are known.
  /// - Returns: No sentence for equal texts; a single one if one of the two is not a snapshot.
  package func described(
    since expected: LayoutSnapshot, live: LiveScreen? = nil, limit: Int = 50,
    edits: ScreenEdits? = nil
  ) -> [DescribedChange] {
    if expected == self { return [] }
    for (snapshot, name) in [(expected, "the golden's"), (self, "the new one")] {
      do {
        _ = try snapshot.parsed()
      } catch {
        let words = "the layouts cannot be compared: in \(name), \(error.reason)"
        return [DescribedChange(sentence: Sentence(words))]
      }
    }
    // Both were read.
    guard let edits = edits ?? (try? ScreenEdits(from: expected, to: self)) else { return [] }
    let changes = Self.changes(of: edits, live)
    guard changes.count > limit else { return changes }
    // All that is left out is compared where cases are, too.
    let values = changes[limit...].map(\.facts.values)
    let known = values.compactMap(\.self).sorted()
    return changes.prefix(limit) + [
      DescribedChange(
        sentence: Sentence("and \(changes.count - limit) more"),
        facts: ChangeFacts(
          values: known.count == values.count ? known.joined(separator: " ").digest : nil))
    ]
  }

  private static func changes(of edits: ScreenEdits, _ live: LiveScreen?) -> [DescribedChange] {
    // Whatever cannot be drawn again proves nothing.
    let proof = live.flatMap { try? $0.proof(edits) } ?? .none
    let changes = edits.changes(proof: proof)
    if !changes.isEmpty || edits.isOfOtherFormat { return changes }
    return [
      DescribedChange(
        sentence:
          "the layouts differ in something that only their texts show, such as the order of drawing"
      )
    ]
  }
}

extension String {
  /// A digest without accidental collisions, in hexadecimal.
  var digest: String { String(accidentDigest, radix: 16) }
}
