package import LayoutGeometry
package import LayoutSnapshots

/// The edits between two layouts' texts, and their sentences.
///
/// The trees of both screens are matched and compared, setting by setting. Nothing here knows how a view is drawn or
/// placed. Consequences of an edit are found by taking the edits back in the live tree and drawing it again; without
/// one, each part that differs is named beside the edits, and nothing is explained away.
///
/// Reports and goldens have the words of `LayoutSnapshot.described(since:)`. These sentences are compared with them in
/// tests, and are to replace them once they cover, as those do:
/// - edits that are alike in several cases, as one sentence with the values of all;
/// - the kinds and the places of changes, which reports draw;
/// - the colour of a canvas, which no setting in a layout's text has;
/// - rows that are swiped open, whose texts are drawn behind others;
/// - texts of formats before the fourth, which have no painted values.
package struct ScreenEdits: Sendable {
  /// The edits, each of one view alone, in the order of the old tree, and then those of what came.
  package let edits: [Edit]
  /// The tree of the golden.
  package let old: ScreenTree
  /// The tree of the new screen.
  package let new: ScreenTree
  /// The numbers of the edits that may follow from others, as the place to which a collection is scrolled.
  package let facts: Set<Int>
  private let match: TreeMatch

  /// Finds the edits between two screens.
  ///
  /// - Throws: `UnreadableSnapshot` for a text of another format.
  /// - Complexity: O(*nodes* × *differences*).
  package init(from old: LayoutSnapshot, to new: LayoutSnapshot) throws(UnreadableSnapshot) {
    self.init(old: ScreenTree(try old.parsed()), new: ScreenTree(try new.parsed()))
  }

  private init(old: ScreenTree, new: ScreenTree) {
    (self.old, self.new) = (old, new)
    match = TreeMatch(from: self.old, to: self.new)
    let edits = EditFinder(match).edits
    self.edits = edits
    let selections = edits.compactMap(\.selection)
    facts = Set(
      edits.indices.filter { index in
        edits[index].isOfFact || selections.contains { $0.contains(edits[index]) }
      })
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

  /// Returns the numbers of the edits that may follow from others, and do not: they still differ where the others were
  /// taken back.
  package func factsLeft(by proof: Proof) throws(UnreadableSnapshot) -> Set<Int> {
    guard !facts.isEmpty, case .undone(let snapshot, _) = proof else { return [] }
    let rest = try ScreenEdits(old: old, new: ScreenTree(snapshot.parsed()))
    let left = Set(rest.edits.map(\.trace))
    return facts.filter { left.contains(edits[$0].trace) }
  }

  /// Returns the sentences, one for each change, and then what they do not explain.
  ///
  /// With a proof, an edit that was not taken back and that is gone with the others was their consequence. What is still
  /// different is an edit of its own, or a place where no edit is known.
  ///
  package func sentences(proof: Proof = .none) throws(UnreadableSnapshot) -> [Sentence] {
    guard case .undone(let snapshot, let taken) = proof else {
      return editSentences() + residueSentences(in: self, isUnexplained: false)
    }
    let rest = try ScreenEdits(old: old, new: ScreenTree(snapshot.parsed()))
    // An item that is gone came back as its room alone.
    var gone = Set(
      edits.enumerated().filter { number, edit in
        taken.contains(number) && edit.isOfItem && edit.action == .removed
      }.compactMap(\.element.old))
    let places = Set(gone.map(old.place))
    gone.formUnion(
      old.nodes.indices.filter { old.element($0)?.kind == .badge && places.contains(old.place($0)) }
    )
    let left = rest.edits.filter { edit in
      !rest.isAbout(gone, edit) && edit.action != .shown(true) && (gone.isEmpty || !edit.isOfFact)
    }
    let traces = Set(left.map(\.trace))
    let known = edits.enumerated().filter { number, edit in
      taken.contains(number) || traces.contains(edit.trace)
    }
    // A modifier that is taken back as a whole takes its settings with it.
    let causes = edits.enumerated().filter { number, edit in
      known.contains { $0.offset == number || $0.element.isPart(of: edit) }
    }.map(\.element)
    // What cannot be taken back may be the reason for the rest.
    let isComplete = traces.isDisjoint(with: causes.map(\.trace))
    return sentences(of: causes)
      + (isComplete ? rest.sentences(of: left) : [])
      // The room of an item that is gone is not all that it was.
      + residueSentences(in: rest, isUnexplained: isComplete && gone.isEmpty, except: gone)
  }

  /// Returns the sentences of the edits alone.
  package func editSentences() -> [Sentence] { sentences(of: edits) }

  private func sentences(of edits: [Edit]) -> [Sentence] {
    let wholes = edits.filter { edit in !edits.contains { edit.isPart(of: $0) } }
    let edits = wholes.joiningExchanges
    let grammar = EditGrammar(tree: new, isSectioned: match.isSectioned)
    let items = edits.filter(\.isOfItem)
    var sentences: [Sentence] = []
    let groups = EditGrouping(match).groups(of: edits.filter { !$0.isOfItem })
    sentences += groups.filter { $0.edit.view == nil }.map(grammar.sentence)
    for elements in match.elements {
      let own = items.filter { edit in
        if case .element(let name) = edit.owner {
          name.collection == elements.collection
        } else {
          false
        }
      }
      if own.isEmpty { continue }
      sentences += grammar.sentences(
        ofItems: own,
        before: elements.items.old.compactMap { old.elementName($0, of: elements.collection) },
        after: elements.items.new.compactMap { new.elementName($0, of: elements.collection) },
        isWhole: elements.showedAll)
    }
    return sentences + groups.filter { $0.edit.view != nil }.map(grammar.sentence)
  }

  /// Returns the sentences of what differs beside edits: one for frames and one for drawings.
  private func residueSentences(
    in edits: ScreenEdits, isUnexplained: Bool, except gone: Set<Int> = []
  ) -> [Sentence] {
    var residue = Residue(edits.match)
    residue.remove { gone.contains(old.nodes[$0].region) }
    return EditGrammar(tree: edits.new, isSectioned: edits.match.isSectioned)
      .sentences(residue, isUnexplained: isUnexplained)
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
