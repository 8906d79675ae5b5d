import PlainText

/// Changes that are the same in several sections, in several collections, or of several things on a screen:
/// each is reported once, where the first of them was.
struct JoinedChanges {
  /// A change with what it is of among others of its kind, such as a section.
  private struct Member {
    var owner: Int
    /// What changed, as each owner calls it; nil for what only this one has.
    var part: String?
    var change: LayoutChange
  }

  private struct Key: Hashable {
    var part: String
    var fact: LayoutChange.Fact
  }

  private var members: [Member] = []

  /// Adds a change of an owner.
  ///
  /// - Parameter suffix: What distinguishes the owner in the subject, as in ` of section 1`.
  mutating func add(_ change: LayoutChange, of owner: Int, suffix: String) {
    members.append(
      Member(owner: owner, part: change.part(without: suffix), change: change))
  }

  /// The changes; those that several owners have in common are one.
  ///
  /// - Parameter name: What several owners are called, as in `all sections`.
  func joined(_ name: ([Int]) -> String) -> [LayoutChange] {
    var groups: [Key: [Member]] = [:]
    func key(_ member: Member) -> Key? {
      member.part.map { Key(part: $0.withoutExamples, fact: member.change.fact.shared) }
    }
    for member in members {
      if let key = key(member) { groups[key, default: []].append(member) }
    }
    return members.compactMap { member in
      guard let key = key(member), let group = groups[key], let part = member.part,
        Set(group.map(\.owner)).count > 1, Set(group.map(\.owner)).count == group.count
      else { return member.change }
      guard group[0].owner == member.owner else { return nil }
      var joined = member.change
      joined.subject = "\(name(group.map(\.owner))): \(part)"
      joined.places = group.reduce(ChangePlaces()) { $0 + $1.change.places }
      return joined
    }
  }
}

/// Numbers in words: `0`, `0 and 2`, `0–3`.
func numberWords(_ numbers: [Int]) -> String {
  guard let first = numbers.first, let last = numbers.last, numbers.count > 1 else {
    return numbers.first.map(String.init) ?? ""
  }
  if numbers.count > 2, last - first == numbers.count - 1 { return "\(first)–\(last)" }
  return numbers.dropLast().map(String.init).joined(separator: ", ") + " and \(last)"
}

extension LayoutChange {
  /// The subject without what distinguishes its owner from others; nil where that is not in it.
  fileprivate func part(without suffix: String) -> String? {
    // In quotes it would be what a text shows.
    guard !suffix.isEmpty, let range = subject.firstRange(of: suffix),
      subject[..<range.lowerBound].count(where: { $0 == "'" }).isMultiple(of: 2)
    else { return nil }
    var rest: Substring = subject[range.upperBound...]
    // A header's text is its section's own.
    if rest.hasPrefix(" '"), let end = rest.dropFirst(2).firstIndex(of: "'" as Character) {
      rest = rest[rest.index(after: end)...]
    }
    return String(subject[..<range.lowerBound] + rest)
  }
}

extension LayoutChange.Fact {
  /// The fact without what only one of several owners has.
  fileprivate var shared: Self {
    switch self {
    case .drawing(let change, isShared: true):
      if case .value(let name, let from, let to) = change, from.isColor, to.isColor {
        return .drawing(.value(of: name, from: .nothing, to: to), isShared: true)
      }
      return .drawing(change.shared, isShared: true)
    default: return self
    }
  }
}

extension String {
  /// The text without examples: `text 2 ('from 1 €', …)` is `text 2`.
  fileprivate var withoutExamples: String {
    guard let start = firstRange(of: " ('"),
      let end = self[start.upperBound...].firstRange(of: "', …)")
    else { return self }
    return String(self[..<start.lowerBound] + self[end.upperBound...])
  }
}

extension [LayoutChange] {
  /// Each sentence that counts nothing once, with all of its places: what changed places as a view did as a
  /// drawing, too.
  var withoutRepetition: [LayoutChange] {
    var known: [Sentence: Int] = [:]
    return reduce(into: []) { changes, change in
      guard change.isRepeated else { return changes.append(change) }
      let sentence = change.sentence
      guard let place = known[sentence] else {
        known[sentence] = changes.count
        return changes.append(change)
      }
      changes[place].places = changes[place].places + change.places
    }
  }

  /// The changes with one sentence for many texts, or many pictures, that came to a screen or went.
  var countingContent: [LayoutChange] {
    var groups: [String: [LayoutChange]] = [:]
    func key(_ change: LayoutChange) -> String? {
      guard change.collection == nil, change.subject.isEmpty else { return nil }
      switch change.fact {
      case .drawing(.added(let noun), _): return "added " + noun.text.prefix { $0 != " " }
      case .drawing(.removed(let noun), _): return "removed " + noun.text.prefix { $0 != " " }
      default: return nil
      }
    }
    for change in self {
      if let key = key(change) { groups[key, default: []].append(change) }
    }
    return compactMap { change -> LayoutChange? in
      guard let key = key(change), let group = groups[key], group.count > 3 else { return change }
      guard group[0] == change else { return nil }
      let words = key.split(separator: " ").map(String.init)
      let noun = words.last ?? "text"
      let names = group.compactMap { $0.contentName(after: noun) }
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
      let list = names.isEmpty ? "" : " (\(shown))"
      let all: Sentence = "\(counted(group.count, noun))\(list)"
      var joined = change
      joined.fact = .drawing(words[0] == "added" ? .added(all) : .removed(all), isShared: false)
      joined.places = group.reduce(ChangePlaces()) { $0 + $1.places }
      return joined
    }
  }

  /// The changes with those of how things on a screen look as one where several look otherwise in the same
  /// way, as where a font is inherited.
  ///
  /// - Parameter holder: What several things are called that are all in one view; nil where they are not.
  func joiningThings(_ holder: ([String]) -> String?) -> [LayoutChange] {
    var groups: [LayoutChange.Fact: [LayoutChange]] = [:]
    func key(_ change: LayoutChange) -> LayoutChange.Fact? {
      guard case .drawing(.value, false) = change.fact, change.collection == nil,
        change.isOfNamedThing
      else { return nil }
      return change.namedFact
    }
    for change in self {
      if let key = key(change) { groups[key, default: []].append(change) }
    }
    return compactMap { change in
      guard let fact = key(change), let group = groups[fact], group.count > 1 else { return change }
      guard group[0] == change else { return nil }
      var joined = change
      // Several pieces of one view are that view.
      var seen: Set<String> = []
      let names = group.map(\.subject).filter { seen.insert($0).inserted }
      joined.subject = holder(names) ?? ViewChange.list(names)
      joined.fact = fact
      joined.places = group.reduce(ChangePlaces()) { $0 + $1.places }
      return joined
    }
  }
}

extension LayoutChange {
  /// True for a change that is reported once for each thing that it is of, or once for its view and once for
  /// its drawing.
  fileprivate var isRepeated: Bool {
    switch fact {
    case .drawing(.swapped, _), .drawing(.views, _), .drawing(.replaced, _): true
    default: false
    }
  }

  /// What came or went by its name alone: `'Home'` of `text 'Home'`.
  fileprivate func contentName(after noun: String) -> String? {
    switch fact {
    case .drawing(.added(let what), _), .drawing(.removed(let what), _):
      what.text.hasPrefix(noun + " ") ? String(what.text.dropFirst(noun.count + 1)) : nil
    default: nil
    }
  }

  /// True for a thing or a view with a name, and not for all of the screen.
  fileprivate var isOfNamedThing: Bool { subject.contains("'") && !subject.contains(" in ") }

  /// The fact of a thing whose name a sentence begins with.
  fileprivate var namedFact: Fact {
    guard case .drawing(let change, false) = fact else { return fact }
    // A fill of a view is not its text.
    return .drawing(
      subject.hasPrefix("view ") && !change.isOfTextColor ? change : change.ofNamedThing,
      isShared: false)
  }
}

extension DrawingChange {
  fileprivate var isOfTextColor: Bool {
    if case .value("text colour", _, _) = self { true } else { false }
  }
}
