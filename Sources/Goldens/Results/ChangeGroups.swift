package import LayoutEdits
package import LayoutSnapshots
import PlainText

/// The changed cases of a run grouped by their changes, so that a change of many cases is reported
/// once.
///
/// The same change in light and in dark is one, though its colours differ: both variants of each
/// preview then changed, with the same words and in the same places.
package struct ChangeGroups: Sendable {
  private var known: [Change: Known] = [:]
  /// The changes in the order of their first cases.
  private var order: [Change] = []
  /// The change with which each change is joined, in the other appearance.
  private var joined: [Change: Change] = [:]

  private struct Known {
    var members: [Group.Member] = []
    /// The names of the members in both appearances; empty for a group in neither.
    var twins: Set<String> = []
    var appearances: Set<Substring> = []
    /// The sentences of the first member, and whether all have the same ones.
    var words = 0
    var isUniform = true
    /// The appearance whose cases were joined to these.
    var otherAppearance: String?
    /// The words of each sentence, by the values of the change, and the names between them; nil for a name that is not
    /// that of all members.
    var parts: [String: [String?]] = [:]

    /// Keeps the names that others have, too.
    mutating func keepShared(_ others: [String: [String?]]) {
      parts = parts.reduce(into: [:]) { shared, sentence in
        guard let other = others[sentence.key], other.count == sentence.value.count else { return }
        let both = zip(sentence.value, other).map { $0 == $1 ? $0 : nil }
        // All of the words are the same.
        let isAlike = both.enumerated().allSatisfy { $0.offset % 2 == 1 || $0.element != nil }
        if isAlike { shared[sentence.key] = both }
      }
    }

    /// The sentences of all members with names that all of them have, by the values of the changes.
    var shared: [String: String] {
      parts.compactMapValues { parts in
        let names = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        return names.contains { $0 != nil } ? parts.map { $0 ?? "…" }.joined() : nil
      }
    }

    mutating func add(_ member: Group.Member, _ change: Change) {
      let own = change.parts.mapValues { $0.map(Optional.some) }
      if members.isEmpty {
        (words, parts) = (change.words, own)
      } else {
        keepShared(own)
      }
      if words != change.words { isUniform = false }
      members.append(member)
      let parts = member.goldenName.split(separator: ".", omittingEmptySubsequences: false)
      let appearances = parts.filter { $0 == "light" || $0 == "dark" }
      self.appearances.insert(appearances.count == 1 ? appearances[0] : "")
      let twin = parts.filter { $0 != "light" && $0 != "dark" }.joined(separator: ".")
      twins.insert("\(twin) \(change.places)")
    }
  }

  /// Two cases or more that changed alike.
  package struct Group: Hashable, Sendable {
    /// A case of the group.
    package struct Member: Hashable, Sendable {
      /// The case, as in `cards.dark`.
      package var name: String
      /// The case among those of all configs, as in `Samples/cards/cards.dark`.
      package var goldenName: String
    }

    /// The cases in the order of the run; at least two.
    package var members: [Member]
    /// Indicates whether all of them have the same sentences, and not only similar ones.
    package var isUniform: Bool
    /// The appearance in which the change has other colours, as in `dark`; nil for none.
    package var otherAppearance: String?
    /// The sentences with the names that all cases have, by the values of the changes.
    var shared: [String: String] = [:]
    /// The identifier of the group among those of a report.
    package var id: String
  }

  /// Creates groups without cases.
  package init() {}

  /// Creates the groups of a run's results, read once.
  ///
  /// - Throws: The errors of reading the results.
  package init(_ results: ResultStream) throws {
    try results.forEach { add($0) }
    joinAppearances()
  }

  /// Adds a case to those that changed alike; one with another change begins a new group.
  ///
  /// - Returns: Whether the case is the first of its change; nil for a case without one.
  @discardableResult
  package mutating func add(_ result: CaseResult) -> Bool? {
    Change(of: result).map { add($0, name: result.name, goldenName: result.goldenName) }
  }

  /// Adds a case by its change and its names.
  ///
  /// - Returns: Whether the case is the first of its change.
  @discardableResult
  package mutating func add(_ change: Change, name: String, goldenName: String) -> Bool {
    let isFirst = known[change] == nil
    if isFirst { order.append(change) }
    known[change, default: Known()].add(
      Group.Member(name: name, goldenName: goldenName), change)
    return isFirst
  }

  /// Joins the changes that are the same in another appearance, once all cases are added.
  package mutating func joinAppearances() {
    var first: [[String]: Change] = [:]
    for change in order {
      guard let group = known[change], group.appearances.count == 1, group.appearances != [""]
      else { continue }
      let key = [change.colorless] + group.twins.sorted()
      guard let other = first[key], known[other]?.appearances != group.appearances else {
        first[key] = change
        continue
      }
      joined[change] = other
      known[other]?.members += group.members
      known[other]?.isUniform = false
      known[other]?.keepShared(group.parts)
      known[other]?.otherAppearance = group.appearances.first.map(String.init)
    }
  }

  /// Returns the change of a case; nil for a case that has not changed, or that no sentence
  /// explains.
  package func change(of result: CaseResult) -> Change? {
    Change(of: result).map { joined[$0] ?? $0 }
  }

  /// Returns the group of a case, with all cases that changed alike; nil if no other did.
  package func group(of result: CaseResult) -> Group? {
    Change(of: result).flatMap(group)
  }

  /// Returns the group of a change; nil if it has fewer than two cases.
  package func group(of change: Change) -> Group? {
    let change = joined[change] ?? change
    guard let group = known[change], group.members.count > 1 else { return nil }
    return Group(
      members: group.members, isUniform: group.isUniform, otherAppearance: group.otherAppearance,
      shared: group.shared, id: change.id)
  }

  /// All groups, in the order of their first cases.
  package var all: [Group] { order.filter { joined[$0] == nil }.compactMap(group) }

  /// Passes on the results that `isMeant` chooses: first those without a group, then the first of
  /// each group with the group.
  ///
  /// - Throws: The errors of `take`, and those of reading the results.
  package func forEach(
    of results: ResultStream, where isMeant: (CaseResult) -> Bool,
    _ take: (CaseResult, Group?) throws -> Void
  ) throws {
    var hasGroups = false
    try results.forEach { result in
      guard isMeant(result) else { return }
      guard group(of: result) == nil else { return hasGroups = true }
      try take(result, nil)
    }
    guard hasGroups else { return }
    try results.forEach { result in
      guard isMeant(result), let group = group(of: result), group.begins(with: result) else {
        return
      }
      try take(result, group)
    }
  }
}

extension ChangeGroups.Group {
  /// The largest number of causes in the list; further ones are counted.
  private static let listedCauses = 5
  /// The largest number of cases that are all named; of more, the first and the last are.
  private static let listedCases = 4

  /// Returns whether a case is the group's first.
  package func begins(with result: CaseResult) -> Bool {
    members.first?.goldenName == result.goldenName
  }

  /// The number of cases, as in `40 cases`.
  package var size: String { counted(members.count, "case") }

  /// The cases by their names, as in `grid-00 … grid-39`; by their goldens' where names are the same.
  package var names: String {
    let isUnique = Set(members.map(\.name)).count == members.count
    let names = members.map { isUnique ? $0.name : $0.goldenName }
    guard names.count > Self.listedCases else { return names.joined(separator: ", ") }
    return [names.first, names.last].compactMap { $0 }.joined(separator: " … ")
  }

  /// Returns the causes and the cases: one line for a single cause, as in `corner radius 10 → 14 in
  /// 40 cases: grid-00 … grid-39`, or a line with the cases and one for each cause.
  ///
  /// - Parameters:
  ///   - first: A case of the group.
  ///   - hint: The way to show the causes that are left out, as in `-v shows`; none by default.
  package func lines(of first: CaseResult, hint: String = "") -> [String] {
    let notes = first.machineDifferences + [first.message].compactMap { $0 }
    return lines(notes + causes(of: first), hint: hint)
  }

  /// Returns the sentences that hold for all cases of the group, by one of them.
  package func causes(of result: CaseResult) -> [String] {
    causes(result.causes, facts: result.changeFacts)
  }

  /// Returns the change in one line: `corner radius 10 → 14`, `gaps 10 → 12 pt and 2 more`.
  package func title(of result: CaseResult) -> String { title(causes(of: result)) }

  /// Returns the change in one line.
  package func title(_ causes: [String]) -> String {
    causes.prefix(1).joined() + (causes.count > 1 ? " and \(causes.count - 1) more" : "")
  }

  /// Returns the sentences that hold for all cases of the group, by those of one of them.
  package func causes(_ causes: [Sentence], facts: [ChangeFacts]) -> [String] {
    let texts = causes.map(\.text)
    guard !isUniform, facts.count == texts.count else { return texts }
    return zip(texts, facts).map { text, facts in
      let common = facts.values.flatMap { shared[$0] } ?? facts.common ?? text
      guard let otherAppearance, common.contains("#") else { return common }
      return "\(common), other colours in \(otherAppearance)"
    }
  }

  /// Returns the causes of a group's change, and its cases.
  package func lines(_ causes: [String], hint: String = "") -> [String] {
    guard causes.count > 1 else { return ["\(causes.joined()) in \(size): \(names)"] }
    let shown = causes.count > Self.listedCauses ? Self.listedCauses - 1 : causes.count
    let rest = causes.count - shown
    return ["the same change in \(size): \(names)"] + causes.prefix(shown)
      + (rest > 0 ? [CaseWords.line(leftOut: rest, hint: hint)] : [])
  }
}
