import DisplayList
import PlainText
import Synchronization

/// A change in words, with its kind and its places.
package struct DescribedChange: Hashable, Sendable {
  /// The change in words.
  package var sentence: Sentence
  /// What else is known of it.
  package var facts: ChangeFacts

  /// A change in words; nothing else is known of it by default.
  package init(sentence: Sentence, facts: ChangeFacts = ChangeFacts()) {
    self.sentence = sentence
    self.facts = facts
  }
}

/// What is known of a change apart from its words.
package struct ChangeFacts: Hashable, Sendable {
  /// What kind of change it is; nil for a sentence that counts others.
  package var kind: ChangeKind?
  /// Where on the screens it is.
  package var places: ChangePlaces
  /// A digest of what changes that are alike have in common; nil where it is not known.
  ///
  /// It is of what changed and of its values, of which a sentence may show less; not of what things are
  /// called, and of colours that have names it has these.
  package var values: String?
  /// What changes that are alike have in common, in words; nil for all of the sentence.
  package var common: String?

  /// The facts of a change; none by default.
  package init(
    kind: ChangeKind? = nil, places: ChangePlaces = ChangePlaces(), values: String? = nil,
    common: String? = nil
  ) {
    self.kind = kind
    self.places = places
    self.values = values
    self.common = common
  }
}

/// What kind of change a reader may look for.
package enum ChangeKind: String, CaseIterable, Hashable, Sendable {
  /// What a canvas or a collection was given, and where things are.
  case layout
  /// Items that came, went, or are in another order.
  case data
  /// Views and drawings that came, went, or are in another order.
  case structure
  /// The characters of a text, and where it breaks.
  case text
  /// How something looks.
  case style
}

extension LayoutSnapshot {
  /// What changed since another snapshot of the same screen, a sentence each, with the places.
  ///
  /// - Parameter limit: How many sentences there may be; if there are more, the last one gives the
  ///   number left out.
  package func described(since expected: LayoutSnapshot, limit: Int = 50) -> [DescribedChange] {
    let changes = changes(since: expected)
    let reported = changes.prefix(limit).map { change in
      let sentence = change.sentence
      let common = change.commonSentence
      return DescribedChange(
        sentence: sentence,
        facts: ChangeFacts(
          kind: change.kind, places: change.places,
          values: change.isExplanation ? change.common.values : nil,
          common: common == sentence ? nil : common.text))
    }
    guard changes.count > limit else { return reported }
    // All that is left out is compared where cases are, too.
    let rest = changes[limit...]
    let digests = rest.map(\.common.values).sorted()
    return reported + [
      DescribedChange(
        sentence: "and \("\(changes.count - limit)") more",
        facts: ChangeFacts(
          values: rest.allSatisfy(\.isExplanation)
            ? String(digests.joined(separator: " ").accidentDigest, radix: 16) : nil))
    ]
  }

  /// What changed since another snapshot of the same screen, a sentence each.
  ///
  /// - Parameter limit: How many sentences there may be; if there are more, the last one gives the
  ///   number left out.
  package func sentences(since expected: LayoutSnapshot, limit: Int = 50) -> [Sentence] {
    described(since: expected, limit: limit).map(\.sentence)
  }
}

extension LayoutChange {
  /// False for a sentence that only states that something differs.
  fileprivate var isExplanation: Bool {
    switch fact {
    case .recordedOtherwise, .unnamed, .incomparable: false
    default: true
    }
  }

  /// A digest of all that is known of the change but for its places.
  fileprivate var values: String {
    var fact = fact
    // Of a change that several items share, each began at values of its own; of texts, the first ones
    // distinguish it from others.
    if case .drawing(let change, isShared: true) = fact, !change.changesContent {
      fact = .drawing(change.shared, isShared: true)
    }
    // Several that each moved by a distance of their own are counted.
    let all = fact == .movedToo || fact == .resizedToo ? "\(places)" : ""
    let facts = [
      subject, all, extent?.dump ?? "", String(isOfView), KnownDescriptions.description(of: fact),
    ]
    return String(facts.joined(separator: "\n").accidentDigest, radix: 16)
  }

  /// What kind of change it is.
  fileprivate var kind: ChangeKind? {
    switch fact {
    case .frame, .unexplained, .shifted, .resizedTogether, .movedToo, .resizedToo, .breadth, .value,
      .setting,
      .apart, .cameIntoSight, .wentOutOfSight, .given:
      .layout
    case .inserted, .removed: isOfView ? .structure : .data
    case .swapped, .inAnotherOrder, .sorted, .renumbered, .reordered: .data
    case .drawnInAnotherOrder: .structure
    case .drawing(let change, _): change.kind
    case .recordedOtherwise, .unnamed, .incomparable: nil
    }
  }
}

/// The descriptions of changed colours and names that were last asked for.
///
/// One edit changes a colour in case after case, and to describe it takes the half of a million
/// instructions. These alone: of them, equal ones are described alike.
private enum KnownDescriptions {
  private static let limit = 64
  private static let known = Mutex<[LayoutChange.Fact: String]>([:])

  static func description(of fact: LayoutChange.Fact) -> String {
    guard case .drawing(.value(_, let from, let to), _) = fact, from.isPlainColor, to.isPlainColor
    else { return String(describing: fact) }
    if let description = known.withLock({ $0[fact] }) { return description }
    let description = String(describing: fact)
    known.withLock { known in
      if known.count >= limit { known.removeAll() }
      known[fact] = description
    }
    return description
  }
}

extension DrawingValue {
  /// True for colours whose names, if they have some, are equal only where their bytes are.
  fileprivate var isPlainColor: Bool {
    switch self {
    case .nothing, .color, .gradient: true
    case .named(let name, _), .name(let name): name.isPrintableASCII
    case .number, .dash, .offset, .radii, .font, .label, .words: false
    }
  }
}

extension DrawingChange {
  fileprivate var kind: ChangeKind {
    switch self {
    case .text, .numbers, .cut, .rewrapped, .exchanged, .value(_, .label, _), .value(_, _, .label),
      .replaced("text"):
      .text
    case .added, .removed, .swapped: .structure
    case .moved, .resized, .gap: .layout
    case .views(let change) where change.isVanishing: .style
    case .views(.setting), .views(.modifierOrder): .layout
    case .views: .structure
    case .value, .replaced: .style
    }
  }
}
