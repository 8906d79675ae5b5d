package import LayoutSnapshots

/// The edits between two layouts' texts, and their sentences.
///
/// The trees of both screens are matched and compared, setting by setting. Nothing here knows how a view is drawn or
/// placed. Consequences of an edit are found by taking the edits back in the live tree and drawing it again; without
/// one, each part that differs is named beside the edits, and nothing is explained away.
///
/// A text of an earlier format records less: then both are compared by what that format has.
package struct ScreenEdits: Sendable {
  /// The edits, each of one view alone, in the order of the old tree, and then those of what came.
  package let edits: [Edit]
  /// The tree of the golden.
  package let old: ScreenTree
  /// The tree of the new screen.
  package let new: ScreenTree
  /// The numbers of the edits that may follow from others, as the place to which a collection is scrolled.
  package let facts: Set<Int>
  private let selections: [SelectionChange]
  let match: TreeMatch
  /// The earlier format of both texts, by which they are compared.
  private let format: SnapshotFormat
  /// Indicates whether one of the texts has an earlier format than the other.
  let isOfOtherFormat: Bool
  /// The golden's text.
  private let golden: LayoutSnapshot?

  /// Finds the edits between two screens.
  ///
  /// - Throws: `UnreadableSnapshot` for a text of another format.
  /// - Complexity: O(*nodes* × *differences*).
  package init(from old: LayoutSnapshot, to new: LayoutSnapshot) throws(UnreadableSnapshot) {
    let (before, after) = (try old.parsed(), try new.parsed())
    let format = min(before.format, after.format)
    self.init(
      old: ScreenTree(before.limited(to: format)), new: ScreenTree(after.limited(to: format)),
      format, isOfOtherFormat: before.format != after.format, golden: old)
  }

  private init(
    old: ScreenTree, new: ScreenTree, _ format: SnapshotFormat, isOfOtherFormat: Bool = false,
    golden: LayoutSnapshot? = nil
  ) {
    (self.format, self.isOfOtherFormat, self.golden) = (format, isOfOtherFormat, golden)
    match = TreeMatch(from: old, to: new)
    (self.old, self.new) = (match.old, match.new)
    let edits = EditFinder(match).edits
    self.edits = edits
    selections = edits.compactMap(\.selection)
    let selections = selections
    facts = Set(
      edits.indices.filter { index in
        edits[index].isOfFact || selections.contains { $0.contains(edits[index]) }
      })
  }

  /// Returns the new node of an old one; nil for one that is gone.
  package func partner(of node: Int) -> Int? { match.partners[node] }

  /// Returns the old node of a new one; nil for one that came.
  package func source(of node: Int) -> Int? { match.sources[node] }

  /// The source of an item of the data before.
  package enum ItemSource: Sendable {
    /// The item of a number in a section now.
    case item(Int, ofSection: Int)
    /// An item that is gone, by its node in the old tree.
    case gone(Int)
  }

  /// A section of the data before.
  package struct SectionSource: Sendable {
    /// The number of the section now; nil for one that is gone.
    package var section: Int?
    /// The items.
    package var items: [ItemSource]
  }

  /// Returns the sections of a collection before, by those of now, with the numbers of the edits between them; nil where
  /// no item and no section came, went or is elsewhere.
  ///
  /// - Parameter countsNow: The number of items of each section now, also of those that are not shown.
  package func dataBefore(
    ofCollection node: Int, countsNow: [Int]
  ) -> (sections: [SectionSource], edits: Set<Int>)? {
    guard let elements = match.elements.first(where: { $0.collection == node }) else { return nil }
    var numbers: Set<Int> = []
    var (goneSections, newSections): (Set<Int>, Set<Int>) = ([], [])
    for (number, edit) in edits.enumerated() where edit.isOfItem {
      guard case .element(let name) = edit.owner, name.collection == node else { continue }
      switch edit.action {
      case .removed, .inserted: if name.element.kind != .cell { continue }
      case .section(let isRemoved, _):
        if isRemoved {
          goneSections.insert(name.element.section)
        } else {
          newSections.insert(name.element.section)
        }
      case .shown: continue
      default: break
      }
      numbers.insert(number)
    }
    if numbers.isEmpty { return nil }
    let sight = elements.outOfSight(old, new)
    var gone: [ElementPlace: Int] = [:]
    for item in elements.removed where old.isCell(item) && !sight.removed.contains(item) {
      gone[old.place(item)] = item
    }
    var known: [ElementPlace: ElementPlace] = [:]
    for (one, other) in elements.pairs where old.isCell(one) {
      known[old.place(one)] = new.place(other)
    }
    let taken = Set(known.values)
    let came = Set(
      elements.inserted.filter { new.isCell($0) && !sight.inserted.contains($0) }.map(new.place))
    let kept = Set(elements.sections.values)
    var leftSections = countsNow.indices.filter { !kept.contains($0) && !newSections.contains($0) }[
      ...]
    let sections = (0..<max(0, countsNow.count - newSections.count + goneSections.count)).map {
      section -> SectionSource in
      let now =
        goneSections.contains(section)
        ? nil : elements.sections[section] ?? leftSections.popFirst()
      // What is not shown is in its section, in the order that it had.
      var left = (now.flatMap { countsNow.indices.contains($0) ? 0..<countsNow[$0] : nil } ?? 0..<0)
        .map { ElementPlace(now ?? 0, $0) }
        .filter { !taken.contains($0) && !came.contains($0) }[...]
      let own =
        known.keys.count { $0.section == section } + gone.keys.count { $0.section == section }
      return SectionSource(
        section: now,
        items: (0..<own + left.count).map { item in
          let place = ElementPlace(section, item)
          if let node = gone[place] { return .gone(node) }
          let source = known[place] ?? left.popFirst() ?? ElementPlace(now ?? 0, 0)
          return .item(source.item, ofSection: source.section)
        })
    }
    return (sections, numbers)
  }

  /// The state of the proof that the edits explain all that differs.
  package enum Proof: Sendable {
    /// There is no live tree.
    case none
    /// The edits that are left where those of some numbers are taken back, each as it was; nil for the golden's very text.
    /// Those left are proved if nothing differs where they are taken back, too.
    case undone(left: ScreenEdits?, taken: [Int: Edit], isLeftProved: Bool = false)
  }

  /// Returns the proof by the new screen with edits taken back, those of some numbers.
  ///
  /// - Throws: `UnreadableSnapshot` for a text of another format.
  package func proof(
    by undone: LayoutSnapshot, taken: [Int: Edit]
  ) throws(UnreadableSnapshot) -> Proof {
    if undone == golden { return .undone(left: nil, taken: taken) }
    if let golden { undone.read(like: golden) }
    let screen = try undone.parsed().limited(to: format)
    let left = ScreenEdits(old: old, new: ScreenTree(screen), format, golden: golden)
    return .undone(left: left, taken: taken)
  }

  /// Returns the edits that may follow from others, and do not, by their numbers: they still differ where the others were
  /// taken back.
  ///
  /// Of an item that is selected again, this is the value that it then has.
  package func factsLeft(by proof: Proof) -> [Int: Edit] {
    guard !facts.isEmpty, case .undone(let rest?, _, _) = proof else { return [:] }
    let left = Dictionary(rest.edits.map { ($0.trace, $0) }, uniquingKeysWith: { one, _ in one })
    return facts.reduce(into: [:]) { facts, number in
      var edit = edits[number]
      guard let other = left[edit.trace] else { return }
      if other.action != edit.action, let change = selections.first(where: { $0.contains(edit) }) {
        (edit.action, edit.state) = (other.action, change.state)
      }
      facts[number] = edit
    }
  }

  /// Returns the changes, one for each edit, and then what they do not explain.
  ///
  /// With a proof, an edit that was not taken back and that is gone with the others was their consequence. What is still
  /// different is an edit of its own, or a place where no edit is known.
  package func changes(proof: Proof = .none) -> [DescribedChange] {
    // Names and texts are those of any screen.
    allChanges(proof).map(\.onOneLine)
  }

  private func allChanges(_ proof: Proof) -> [DescribedChange] {
    guard case .undone(let rest, let taken, let isLeftProved) = proof else {
      // Colours may be others, and texts cut, for any other reason.
      let others = edits.filter { $0.owner != .colors && !$0.isCut }
      return changes(of: others.isEmpty ? edits : others) + residue(in: self, isUnexplained: false)
    }
    guard let rest else { return changes(of: causes(taken) { _ in false }) }
    // An item that is gone came back as its room alone.
    let gone = Set(
      edits.enumerated().flatMap { number, edit -> [Int] in
        guard taken[number] != nil, edit.isOfItem, let element = edit.old else { return [] }
        switch edit.action {
        case .removed: return [element]
        case .section(isRemoved: true, _):
          return old.siblings(of: element).filter {
            old.place($0).section == old.place(element).section
          }
        default: return []
        }
      }.flatMap { element in
        // A badge is its item's.
        old.siblings(of: element).filter {
          $0 == element
            || old.isCell(element) && old.place($0) == old.place(element)
              && old.element($0)?.kind == .badge
        }
      })
    let left = rest.edits.filter { edit in
      !rest.isAbout(gone, edit) && edit.action != .shown(true) && (gone.isEmpty || !edit.isOfFact)
    }
    let traces = Set(left.map(\.trace))
    let causes = causes(taken) { traces.contains($0.trace) }
    let known = Set(causes.map(\.trace))
    // What cannot be taken back may be the reason for the rest.
    let isComplete = traces.isDisjoint(with: known)
    if isLeftProved {
      // An edit that was not taken back is left, and is among both.
      return changes(of: causes) + rest.changes(of: left.filter { !known.contains($0.trace) })
    }
    return changes(of: causes)
      + (isComplete ? rest.changes(of: left) : [])
      // The room of an item that is gone is not all that it was.
      + residue(in: rest, isUnexplained: isComplete && gone.isEmpty, except: gone)
  }

  /// Returns the edits that were taken back, those that are known to be left, and those that are a part of these.
  private func causes(_ taken: [Int: Edit], _ isLeft: (Edit) -> Bool) -> [Edit] {
    let known = Set(edits.indices.filter { taken[$0] != nil || isLeft(edits[$0]) })
    // A modifier that is taken back as a whole takes its settings with it.
    let wholes = Set(edits.wholes.filter { known.contains($0.key) }.values.joined())
    return edits.indices.filter { known.contains($0) || wholes.contains($0) }.map {
      taken[$0] ?? edits[$0]
    } + [taken[edits.count]].compactMap(\.self)
  }

  private func changes(of edits: [Edit]) -> [DescribedChange] {
    let (wholes, replacements) = (edits.wholes, Replacements(edits))
    let edits = edits.indices.filter {
      wholes[$0] == nil && !isOfItems(edits[$0], among: edits)
        && !replacements.haveName(of: edits[$0], match)
    }.map { edits[$0] }.joiningExchanges
    let grammar = EditGrammar(match)
    let places = EditPlaces(match)
    let items = edits.filter(\.isOfItem)
    let colors = (old: old.colors, new: new.colors)
    let grouping = EditGrouping(match, of: edits.filter { !$0.isOfItem && !$0.staysShut })
    let groups = grouping.groups.map { group in
      let words = grammar.sentence(group)
      let sentence = Sentence(words.unmarked).marking(
        group.colors(before: colors.old, after: colors.new))
      let common = grammar.sentence(group.common).unmarked
      return (
        isOfView: group.edit.view != nil,
        change: DescribedChange(
          sentence: sentence,
          facts: ChangeFacts(
            kind: group.kind(isDrawn: isDrawn), places: places.places(of: group.edits),
            values: group.values, common: common == sentence.text ? nil : common,
            parts: words.wordsAndNames))
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
        after: elements.items.new.compactMap { new.elementName($0, of: elements.collection) },
        isWhole: elements.showedAll)
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

  /// Indicates whether items of a bar are at other sides, or a grid has other rows, only as some of them came or went.
  private func isOfItems(_ edit: Edit, among edits: [Edit]) -> Bool {
    if case .set("rows", _, _) = edit.action, edit.view?.kind == "grid", let before = edit.old,
      let after = edit.new
    {
      let rows = old.gridRows(before).map { row in
        (words: row.words, cells: row.cells.compactMap(partner).sorted())
      }
      let others = new.gridRows(after).map { row in
        (words: row.words, cells: row.cells.filter { source(of: $0) != nil })
      }
      return rows.filter { !$0.cells.isEmpty }.elementsEqual(
        others.filter { !$0.cells.isEmpty }, by: ==)
    }
    guard edit.isOfSide, case .set(let name, let from, let to) = edit.action,
      let before = edit.old, let after = edit.new
    else { return false }
    // A golden's text may have been edited by hand, and have any number.
    func count(_ words: String?) -> Int {
      words == "true" ? 1 : max(0, words.flatMap { Int($0) } ?? 0)
    }
    // The leading items are the first ones.
    let isLeading = name == "leadingItems"
    let items = old.nodes[before].children.prefix(isLeading ? count(from) : .max)
    let others = new.nodes[after].children.prefix(isLeading ? count(to) : .max)
    let gone = items.count { item in
      edits.contains { $0.action == .removed && $0.old == item }
    }
    let came = others.count { item in
      edits.contains { $0.action == .inserted && $0.new == item }
    }
    return came - gone == count(to) - count(from)
  }

  /// Indicates whether a setting decides what is drawn, and not where.
  private func isDrawn(_ edit: Edit) -> Bool {
    guard case .set(let name, _, _) = edit.action else { return false }
    let settings =
      (edit.old.map { old.nodes[$0].settings } ?? [])
      + (edit.new.map { new.nodes[$0].settings } ?? [])
    return settings.contains { $0.name == name && $0.isDrawn }
  }

  /// Indicates whether more differs than the edits and what texts round.
  package var hasResidue: Bool { !Residue(match).isEmpty }

  /// Returns the changes that differ beside edits: one of frames and one of drawings.
  private func residue(
    in edits: ScreenEdits, isUnexplained: Bool, except gone: Set<Int> = []
  ) -> [DescribedChange] {
    var residue = Residue(edits.match)
    residue.remove { gone.contains(old.nodes[$0].region) }
    // A picture of another name is another picture, which no proof can draw; a path is not known by its digest.
    let renamed = edits.edits.filter(\.isOfPictureOrDigest).compactMap { edit in
      edit.old.map { old.nodes[$0].region }
    }
    residue.removePicturesAndPaths(edits.match, renamed.contains)
    // What is around a text may follow from it.
    let isUnexplained = isUnexplained && residue.texts.isEmpty
    let grammar = EditGrammar(edits.match)
    let places = EditPlaces(edits.match)
    // Where no setting says how something looks, its drawing does.
    let looks = isUnexplained || format < .descriptions ? residue.looks : []
    let differences: [(parts: [(old: Int, new: Int)], EditGrammar.Difference)] = [
      (residue.frames, .place), (residue.contents, .contents), (residue.drawings, .drawing(looks)),
      (residue.texts, .texts(residue.names)),
    ]
    let leftOut = (edits.old.leftOut, edits.new.leftOut)
    let unlisted =
      leftOut.0 == leftOut.1
      ? [] : [DescribedChange(sentence: grammar.sentence(ofUnlisted: leftOut.0, leftOut.1))]
    return unlisted
      + differences.compactMap { parts, difference in
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

/// The edits of views whose places ones of other kinds took.
private struct Replacements {
  private var byOld: [Int: Edit] = [:]
  private var byNew: [Int: Edit] = [:]
  /// The names of the views in one place of items.
  private var names: [ViewName: Set<[String]>] = [:]

  init(_ edits: [Edit]) {
    for edit in edits {
      guard case .replaced = edit.action, let old = edit.old, let new = edit.new else { continue }
      (byOld[old], byNew[new]) = (edit, edit)
      if case .element = edit.owner, let view = edit.view {
        names[view.inItems, default: []].insert(view.printedNames)
      }
    }
  }

  /// Indicates whether a view, or a control's label, came or went with a view of another kind, whose name it is.
  func haveName(of edit: Edit, _ match: TreeMatch) -> Bool {
    switch edit.action {
    case .content(let from, let to):
      guard let other = edit.old.flatMap({ byOld[$0] }), other.new == edit.new else {
        return false
      }
      return to.isEmpty
        ? printedNames(of: other).contains(from) : from.isEmpty && to == other.view?.name
    case .inserted:
      guard let parent = edit.new.flatMap({ match.new.nodes[$0].parent }),
        case .replaced(let view, _, _)? = byNew[parent]?.action
      else { return false }
      return edit.view?.name != nil && edit.view?.name == view.name
        || isOption(edit.view, of: byNew[parent]?.old, in: match.old)
    case .removed:
      guard let parent = edit.old.flatMap({ match.old.nodes[$0].parent }),
        let other = byOld[parent], let name = edit.view?.name
      else { return false }
      return printedNames(of: other).contains(name)
        || isOption(edit.view, of: other.new, in: match.new)
    default: return false
    }
  }

  /// Indicates whether a view is a word that the other view has among its options.
  private func isOption(_ view: ViewName?, of other: Int?, in tree: ScreenTree) -> Bool {
    guard let name = view?.name, let other else { return false }
    return tree.options(of: other)?.contains(name) == true
  }

  /// The names in the sentence about a view; none where it is about items that differ, as it has an example.
  private func printedNames(of edit: Edit) -> [String] {
    guard let view = edit.view else { return [] }
    if case .element = edit.owner, names[view.inItems]?.count != 1 { return [] }
    return view.printedNames
  }
}

extension ScreenTree {
  /// The cells of each row of a grid, with what its row is apart from their number: `view` for one without a row.
  fileprivate func gridRows(_ grid: Int) -> [(words: String, cells: [Int])] {
    var cells = nodes[grid].children[...]
    let rows = nodes[grid].settings.first { $0.name == "rows" }?.value ?? ""
    return rows.split(separator: ", ").map { row in
      let words = row.split(separator: " ")
      // Unsigned: a golden's text may have been edited by hand.
      let count = words.first.flatMap { UInt16($0) }.map(Int.init)
      defer { cells = cells.dropFirst(count ?? 1) }
      let rest = count == nil ? words[...] : words.dropFirst()
      return (rest.joined(separator: " "), Array(cells.prefix(count ?? 1)))
    }
  }

  /// The grid and the number of the row of each view that is a cell of a grid.
  var rowsOfCells: [Int: [Int]] {
    nodes.indices.filter { nodes[$0].kind == "grid" }.reduce(into: [:]) { rows, grid in
      for (number, row) in gridRows(grid).enumerated() {
        for cell in row.cells { rows[cell] = [grid, number] }
      }
    }
  }
}

extension Edit {
  /// Indicates whether the edit is of a picture's name, or of a path of which a golden has the digest.
  fileprivate var isOfPictureOrDigest: Bool {
    switch action {
    case .content: view?.kind == SnapshotCommand.Verb.image.rawValue
    case .set("data", let from, _): from?.hasPrefix("#") == true
    default: false
    }
  }

  /// The place and the kind of an edit, whatever its values are: the same for an edit of two screens and for one of the
  /// first of them and a third.
  fileprivate struct Trace: Hashable {
    var old: Int?
    var kind: Int
    var name: String
  }

  fileprivate var trace: Trace {
    switch action {
    case .set(let name, _, _): Trace(old: old, kind: 0, name: name)
    case .content: Trace(old: old, kind: 1, name: view?.ordinal.map(String.init) ?? "")
    case .inserted, .shown(true):
      Trace(old: nil, kind: 2, name: "\(owner) \(view?.kind ?? "") \(view?.name ?? "")")
    default: Trace(old: old, kind: 3, name: "")
    }
  }

  /// Indicates whether an item draws a text with its end cut, or whole, that it had otherwise.
  fileprivate var isCut: Bool { if case .element = owner { cutsText } else { false } }

  /// Indicates whether `swipe` came to a row, or went, with a value that leaves the row where it is.
  fileprivate var staysShut: Bool {
    guard case .set("swipe", let from, let to) = action else { return false }
    return [from, to].allSatisfy { Double($0 ?? "0") == 0 }
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
