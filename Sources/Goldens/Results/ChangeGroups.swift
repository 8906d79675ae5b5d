import LayoutSnapshots
import PictureComparison
import PlainText

/// How a case changed: two cases with equal values changed alike.
///
/// Sentences decide it, those about the machine too, with what changed and its values; numbers of pixels do
/// not, since no two screens have the same.
package struct Change: Hashable, Sendable {
  /// The SHA-256 of the sentences: a run may have thousands of changes.
  private let digest: String

  /// How a case changed; nil for one that has not, or whose pixels differ without sentences that
  /// explain all of it.
  package init?(of result: CaseResult) {
    guard result.verdict == .changed, !result.causes.isEmpty,
      result.changeFacts.allSatisfy({ $0.kind != nil || $0.values != nil })
    else { return nil }
    let lists = [
      result.machineDifferences, [result.message ?? ""], result.causes.map(\.text),
      result.changeFacts.map { $0.values ?? "" },
    ]
    let texts = lists.map { $0.map(JSONText.string).joined(separator: ",") }
    digest = sha256(Array(texts.joined(separator: ";").utf8))
  }

  /// A few letters that distinguish the changes of a report.
  package var id: String { String(digest.prefix(16)) }
}

/// The changed cases of a run by how they changed, so that a change of many cases is reported once.
package struct ChangeGroups: Sendable {
  private var members: [Change: [Group.Member]] = [:]

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
  }

  /// Groups without cases.
  package init() {}

  /// The groups of a run's results, gone through once.
  ///
  /// - Throws: What reading the results throws.
  package init(_ results: ResultStream) throws {
    try results.forEach { add($0) }
  }

  /// Adds a case to those that changed alike; one that changed otherwise begins a new group.
  ///
  /// - Returns: Whether the case is the first of its change; nil for a case without one.
  @discardableResult
  package mutating func add(_ result: CaseResult) -> Bool? {
    guard let change = Change(of: result) else { return nil }
    members[change, default: []].append(
      Group.Member(name: result.name, goldenName: result.goldenName))
    return members[change]?.count == 1
  }

  /// The cases that changed as a case did, which is one of them; nil if no other did.
  package func group(of result: CaseResult) -> Group? {
    guard let members = Change(of: result).flatMap({ members[$0] }), members.count > 1 else {
      return nil
    }
    return Group(members: members)
  }

  /// Hands over the results that `isMeant` chooses: first those that are alone with what became of
  /// them, then the first of each group with the group.
  ///
  /// - Throws: What `take` throws, and what reading the results does.
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
  /// More causes are counted.
  private static let listedCauses = 5
  /// More cases are named by the first and the last.
  private static let listedCases = 4

  /// True for the group's first case.
  package func begins(with result: CaseResult) -> Bool {
    members.first?.goldenName == result.goldenName
  }

  /// How many cases there are, as in `40 cases`.
  package var size: String { counted(members.count, "case") }

  /// The cases by their names, as in `grid-00 … grid-39`; by their goldens' where names are the same.
  package var names: String {
    let isUnique = Set(members.map(\.name)).count == members.count
    let names = members.map { isUnique ? $0.name : $0.goldenName }
    guard names.count > Self.listedCases else { return names.joined(separator: ", ") }
    return [names.first, names.last].compactMap { $0 }.joined(separator: " … ")
  }

  /// What changed and in which cases: one line for a single cause, as in `corner radius 10 → 14 in
  /// 40 cases: grid-00 … grid-39`, or a line with the cases and one for each cause.
  ///
  /// - Parameters:
  ///   - first: A case of the group.
  ///   - hint: What shows the causes that are left out, as in `-v shows`; nothing by default.
  package func lines(of first: CaseResult, hint: String = "") -> [String] {
    var causes = first.machineDifferences + [first.message].compactMap { $0 }
    causes += first.causes.map(\.text)
    guard causes.count > 1 else { return ["\(causes.joined()) in \(size): \(names)"] }
    let shown = causes.count > Self.listedCauses ? Self.listedCauses - 1 : causes.count
    let rest = causes.count - shown
    return ["the same change in \(size): \(names)"] + causes.prefix(shown)
      + (rest > 0 ? [CaseWords.line(leftOut: rest, hint: hint)] : [])
  }
}

extension CaseResult {
  /// What caused the change of the pixels, as far as it is known.
  fileprivate var causes: [Sentence] {
    guard layoutChanges.isEmpty, let scales = difference?.scales else { return layoutChanges }
    return [Sentence("scale \(shortest(scales.expected)) → \(shortest(scales.actual))")]
  }
}
