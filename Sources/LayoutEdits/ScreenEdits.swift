package import LayoutGeometry
package import LayoutSnapshots

/// The edits between two layouts' texts, and their sentences.
///
/// The trees of both screens are matched and compared, setting by setting. Nothing here knows how a view is drawn or
/// placed. Consequences of an edit are found by taking the edits back in the live tree and drawing it again; without
/// one, each part that differs is named beside the edits, and nothing is explained away. A text of an earlier format records less. Then both are compared by what that format has.
package struct ScreenEdits: Sendable {
  /// The edits, each of one view alone, in the order of the old tree, and then those of what came.
  package let edits: [Edit]
  /// The tree of the golden.
  package let old: ScreenTree
  /// The tree of the new screen.
  package let new: ScreenTree
  let match: TreeMatch
  /// The earlier format of both texts, by which they are compared.
  private let format: SnapshotFormat
  /// Indicates whether one of the texts has an earlier format than the other.
  let isOfOtherFormat: Bool

  /// Finds the edits between two screens.
  ///
  /// - Throws: `UnreadableSnapshot` for a text of another format.
  /// - Complexity: O(*nodes* × *differences*).
  package init(from old: LayoutSnapshot, to new: LayoutSnapshot) throws(UnreadableSnapshot) {
    let (before, after) = (try old.parsed(), try new.parsed())
    let format = min(before.format, after.format)
    self.init(
      old: ScreenTree(before.limited(to: format)), new: ScreenTree(after.limited(to: format)),
      format, isOfOtherFormat: before.format != after.format)
  }

  private init(
    old: ScreenTree, new: ScreenTree, _ format: SnapshotFormat, isOfOtherFormat: Bool = false
  ) {
    (self.old, self.new) = (old, new)
    (self.format, self.isOfOtherFormat) = (format, isOfOtherFormat)
    match = TreeMatch(from: self.old, to: self.new)
    edits = EditFinder(match).edits
  }

  /// Returns the new node of an old one; nil for one that is gone.
  package func partner(of node: Int) -> Int? { match.partners[node] }

  /// Returns the places that the children of a view had before, among those of them that stayed; nil for a view around
  /// which one came or went.
  package func order(ofChildren node: Int) -> [Int]? {
    guard let source = match.sources[node] else { return nil }
    let before = old.nodes[source].children.filter { !old.isAdded($0) }
    let children = new.nodes[node].children.filter { !new.isAdded($0) }
    let order = children.filter { match.sources[$0] != nil }.map { child in
      match.sources[child].flatMap(before.firstIndex)
    }
    let known = order.compactMap(\.self)
    return known.count == before.count && known.count == order.count ? known : nil
  }

  /// The source of an item of the data before.
  package enum ItemSource: Sendable {
    /// The item of a number in the same section now.
    case item(Int)
    /// An item that is gone, of a size.
    case gone(Size)
  }

  /// Returns the items of a collection before, by those of now, with the numbers of the edits between them; nil where
  /// none came, went or is elsewhere in its section, and where that is not all.
  ///
  /// - Parameter countsNow: The number of items of each section now, also of those that are not shown.
  package func itemsBefore(
    ofCollection node: Int, countsNow: [Int]
  ) -> (sections: [[ItemSource]], edits: Set<Int>)? {
    guard let elements = match.elements.first(where: { $0.collection == node }) else { return nil }
    var gone: [ElementPlace: Size] = [:]
    var came: Set<ElementPlace> = []
    var numbers: Set<Int> = []
    for (number, edit) in edits.enumerated() where edit.isOfItem {
      guard case .element(let name) = edit.owner, name.collection == node else { continue }
      let place = ElementPlace(section: name.element.section, item: name.element.number)
      switch edit.action {
      case .removed where name.element.kind == .cell:
        gone[place] = edit.old.flatMap(old.frame)?.size
      case .inserted where name.element.kind == .cell: came.insert(place)
      case .renumbered(let from, let to) where from.section == to.section: break
      case .shown: continue
      default: return nil
      }
      numbers.insert(number)
    }
    if numbers.isEmpty { return nil }
    var known: [ElementPlace: Int] = [:]
    for (one, other) in elements.pairs where old.isCell(one) {
      known[old.place(one)] = new.place(other).item
    }
    let sections = countsNow.enumerated().map { section, count in
      let isGone = gone.keys.count { $0.section == section }
      let isNew = came.count { $0.section == section }
      let taken = Set(known.filter { $0.key.section == section }.values)
      var left = (0..<count).filter { item in
        !taken.contains(item) && !came.contains(ElementPlace(section: section, item: item))
      }[...]
      return (0..<max(0, count - isNew + isGone)).map { item -> ItemSource in
        let place = ElementPlace(section: section, item: item)
        if let size = gone[place] { return .gone(size) }
        return .item(known[place] ?? left.popFirst() ?? 0)
      }
    }
    return (sections, numbers)
  }

  /// The state of the proof that the edits explain all that differs.
  package enum Proof: Sendable {
    /// There is no live tree.
    case none
    /// The new screen with edits taken back, those of some numbers.
    case undone(LayoutSnapshot, Set<Int>)
  }

  /// Indicates whether facts that may follow from edits still differ where these were taken back.
  package func leavesFacts(_ proof: Proof) throws(UnreadableSnapshot) -> Bool {
    guard edits.contains(where: \.isOfFact), case .undone(let snapshot, _) = proof else {
      return false
    }
    return try left(by: snapshot).edits.contains(where: \.isOfFact)
  }

  /// Returns the edits that are left of the golden in the new screen with edits taken back.
  private func left(by undone: LayoutSnapshot) throws(UnreadableSnapshot) -> ScreenEdits {
    ScreenEdits(old: old, new: ScreenTree(try undone.parsed().limited(to: format)), format)
  }

  /// Returns the changes, one for each edit, and then what they do not explain.
  ///
  /// With a proof, an edit that was not taken back and that is gone with the others was their consequence. What is still
  /// different is an edit of its own, or a place where no edit is known.
  ///
  /// - Parameter unit: The unit of a setting's numbers by the setting's name; nil for none.
  package func changes(
    proof: Proof = .none, unit: @escaping (String) -> String? = { _ in nil }
  ) throws(UnreadableSnapshot) -> [DescribedChange] {
    guard case .undone(let snapshot, let taken) = proof else {
      return changes(of: edits, unit: unit) + residue(in: self, isUnexplained: false)
    }
    let rest = try left(by: snapshot)
    // An item that is gone came back as its room alone.
    let gone = Set(
      edits.enumerated().filter { number, edit in
        taken.contains(number) && edit.isOfItem && edit.action == .removed
      }.compactMap(\.element.old))
    let left = rest.edits.filter { !rest.isAbout(gone, $0) }
    let traces = Set(left.map(\.trace))
    let causes = edits.enumerated().filter { number, edit in
      taken.contains(number) || traces.contains(edit.trace)
    }.map(\.element)
    // What cannot be taken back may be the reason for the rest.
    let isComplete = traces.isDisjoint(with: causes.map(\.trace))
    return changes(of: causes, unit: unit)
      + (isComplete ? rest.changes(of: left, unit: unit) : [])
      // The room of an item that is gone is not all that it was.
      + residue(in: rest, isUnexplained: isComplete && gone.isEmpty, except: gone)
  }

  private func changes(of edits: [Edit], unit: @escaping (String) -> String?) -> [DescribedChange] {
    let edits = edits.joiningExchanges
    let grammar = EditGrammar(tree: new, isSectioned: match.isSectioned, unit: unit)
    let places = EditPlaces(match)
    let items = edits.filter(\.isOfItem)
    let colors = (old: old.colors, new: new.colors)
    let groups = EditGrouping(match).groups(of: edits.filter { !$0.isOfItem }).map { group in
      let sentence = grammar.sentence(group).marking(group.colors(before: colors.old, after: colors.new))
      let common = grammar.sentence(group.common)
      return (
        isOfView: group.edit.view != nil,
        change: DescribedChange(
          sentence: sentence,
          facts: ChangeFacts(
            kind: group.kind(isDrawn: isDrawn), places: places.places(of: group.edits),
            values: group.values, common: common == sentence ? nil : common.text))
      )
    }
    var changes = groups.filter { !$0.isOfView }.map(\.change)
    for elements in match.elements {
      let own = items.filter { edit in
        if case .element(let name) = edit.owner {
          name.collection == elements.collection
        } else {
          false
        }
      }
      if own.isEmpty { continue }
      let sentences = grammar.sentences(
        ofItems: own,
        before: elements.items.old.compactMap { old.elementName($0, of: elements.collection) },
        after: elements.items.new.compactMap { new.elementName($0, of: elements.collection) })
      // What came, went or has another order is known by its name alone.
      changes += sentences.map { sentence in
        DescribedChange(
          sentence: sentence,
          facts: ChangeFacts(
            kind: .data, places: places.places(of: own), values: sentence.text.digest))
      }
    }
    return changes + groups.filter(\.isOfView).map(\.change)
  }

  /// Indicates whether a setting decides what is drawn, and not where.
  private func isDrawn(_ edit: Edit) -> Bool {
    guard case .set(let name, _, _) = edit.action else { return false }
    let settings =
      (edit.old.map { old.nodes[$0].settings } ?? [])
      + (edit.new.map { new.nodes[$0].settings } ?? [])
    return settings.contains { $0.name == name && $0.isDrawn }
  }

  /// Returns the changes that differ beside edits: one of frames and one of drawings.
  private func residue(
    in edits: ScreenEdits, isUnexplained: Bool, except gone: Set<Int> = []
  ) -> [DescribedChange] {
    var residue = Residue(edits.match)
    residue.remove { gone.contains(old.nodes[$0].region) }
    let grammar = EditGrammar(tree: edits.new, isSectioned: edits.match.isSectioned)
    let places = EditPlaces(edits.match)
    // Where no setting says how something looks, its drawing does.
    let looks = isUnexplained || format < .descriptions ? residue.looks : []
    let differences: [(parts: [(old: Int, new: Int)], EditGrammar.Difference)] = [
      (residue.frames, .place), (residue.contents, .contents), (residue.drawings, .drawing(looks)),
    ]
    return differences.compactMap { parts, difference in
      grammar.sentence(of: parts.map(\.new), difference, isUnexplained: isUnexplained).map {
        DescribedChange(
          sentence: $0,
          facts: ChangeFacts(
            kind: isUnexplained ? nil : difference.kind, places: places.places(of: parts)))
      }
    }
  }

  /// Indicates whether an edit is in one of some elements of the old tree.
  private func isAbout(_ elements: Set<Int>, _ edit: Edit) -> Bool {
    let region =
      edit.old.map { old.nodes[$0].region }
      ?? edit.new.flatMap { match.sources[new.nodes[$0].region] }
    return region.map(elements.contains) ?? false
  }
}

extension Edit {
  /// The place and the kind of an edit, whatever its values are: the same for an edit of two screens and for one of the
  /// first of them and a third.
  private struct Trace: Hashable {
    var old: Int?
    var kind: Int
    var name: String
  }

  fileprivate var trace: AnyHashable {
    switch action {
    case .set(let name, _, _): Trace(old: old, kind: 0, name: name)
    case .content: Trace(old: old, kind: 1, name: view?.ordinal.map(String.init) ?? "")
    case .inserted, .shown(true):
      Trace(old: nil, kind: 2, name: "\(owner) \(view?.kind ?? "") \(view?.name ?? "")")
    default: Trace(old: old, kind: 3, name: "")
    }
  }

  /// Indicates whether the edit is about an element itself, and not about what it was given or a view in it.
  fileprivate var isOfItem: Bool {
    guard view == nil, case .element = owner else { return false }
    switch action {
    case .inserted, .removed, .renumbered, .shown, .section, .sectionMoved: return true
    default: return false
    }
  }
}
