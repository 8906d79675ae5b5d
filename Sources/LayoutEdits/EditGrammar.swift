import DisplayList
import LayoutSnapshots

/// The sentences of edits.
///
/// All words of the language are here, for items and collections in `PartNames`, and for settings and their values in
/// `SettingWords`; the names of kinds and settings are those of the config language, as views describe themselves. No
/// sentence is parsed.
struct EditGrammar {
  /// The names of the parts of the tree that sentences are about.
  let parts: PartNames
  private var tree: ScreenTree { parts.tree }
  private let old: ScreenTree

  /// Creates the sentences of edits between matched trees, by the names of the new one.
  init(_ match: TreeMatch) {
    parts = PartNames(match.new, sectioned: match.sectioned)
    old = match.old
  }

  /// The most names of views in one that is known by them: of more, some are left out.
  static let mostNames = 3

  // MARK: Sentences

  /// Returns the sentence of edits that are one change, with marks around the names in it.
  func sentence(_ group: EditGroup) -> String {
    let clause = clause(group)
    let subject = subject(group)
    let state = group.edit.state.map { " while \($0)" } ?? ""
    return (subject.isEmpty ? clause : "\(subject): \(clause)") + state
  }

  private func clause(_ group: EditGroup) -> String {
    let edit = group.edit
    let others = group.edits.flatMap(\.others)
    let view = others.isEmpty ? views(group) : several(group.edits.compactMap(\.view) + others)
    switch edit.action {
    case .set: return setting(group, of: view)
    case .content(let from, let to):
      let kind = words(edit.view?.kind ?? "")
      let known = edit.view?.id == nil ? "" : "\(view): "
      if from.isEmpty || to.isEmpty, !["text", "textField"].contains(edit.view?.kind) {
        let label = Self.names[edit.view?.kind ?? ""] ?? "label"
        let text = parts.quoted(from.isEmpty ? to : from)
        let isSame = Set(group.edits.map(\.action)).count == 1
        let place = view.isEmpty ? "the \(kind)" : view
        return "\(label) \(isSame ? text : "(\(text), …)") "
          + (from.isEmpty ? "added to \(place)" : "removed from \(place)")
      }
      if group.edits.count > 1, Set(group.edits.map(\.action)).count > 1 {
        let (old, new) = (from.pattern, to.pattern)
        if let text = group.template {
          let number =
            known.isEmpty && group.edits.contains(where: isOneOfSeveral)
            ? edit.view?.ordinal : nil
          return "\(known)\(kind)\(number.map { " \($0)" } ?? "") \(parts.quoted(text.before)) "
            + "→ \(parts.quoted(text.after))"
        }
        if let numbers = CommonNumbers(group.edits), numbers.before != numbers.after {
          let others =
            numbers.areOthers.contains(true)
            ? ", with other numbers (\(parts.quoted(from)) → \(parts.quoted(to)), …)" : ""
          return "\(known)\(kind) \(parts.quoted(numbers.before)) → "
            + "\(parts.quoted(numbers.after))\(others)"
        }
        guard from.hasSameWordsAroundNumbers(as: to) else {
          return "\(known)\(kind) \(parts.quoted(old)) → \(parts.quoted(new))"
        }
        let patterns = Set(group.edits.map(\.patterns.first))
        let pattern = patterns.count == 1 ? " \(parts.quoted(old))" : ""
        return "\(known)other numbers in \(kind)\(pattern) "
          + "(\(parts.quoted(from)) → \(parts.quoted(to)), …)"
      }
      let (one, other) = shortenedAroundDifference(from.visible, to.visible)
      if group.elements.isEmpty, group.edits.count > 1 {
        let numbers = group.edits.compactMap { $0.view?.ordinal.map(String.init) }
        return (numbers.isEmpty ? "\(group.edits.count) " : "") + plural(edit.view?.kind ?? "")
          + (numbers.isEmpty ? "" : " \(list(numbers))") + " '\(one)' → '\(other)'"
      }
      let isNumbered = group.edits.contains { isOneOfSeveral($0) && $0.view?.isLikeOthers != true }
      let number = known.isEmpty && isNumbered ? edit.view?.ordinal : nil
      return "\(known)\(kind)\(number.map { " \($0)" } ?? "") '\(one)' → '\(other)'"
    case .replaced(let other, let gained, let lost):
      // What is automatic is what it is without, but for a choice or a text of that word.
      let gained = gained.filter {
        $0.value != "automatic" || $0.name == "value" || SettingWords.isText($0.name)
      }
      let with = gained.isEmpty ? "" : " with \(list(gained.map(SettingWords.given)))"
      // A view of another kind has no such value.
      let isUnknown = group.hasOneValueAfter && !group.elements.isEmpty
      let lost =
        isUnknown
        ? placesLost(by: group)
        : lost.filter { !["value", "fill"].contains($0.name) }.map(SettingWords.given)
      let without = lost.isEmpty ? "" : " without \(list(lost))"
      let both = with.isEmpty || without.isEmpty ? "" : " and"
      let before = view.isEmpty ? "the \(words(edit.view?.kind ?? "view"))" : view
      let isOfSeveral = group.elements.isEmpty && group.edits.count > 1
      let after = isOfSeveral ? plural(other.kind) : indefinite(other)
      return "\(before) became \(after)\(with)\(both)\(without)"
    case .inserted: return "\(view.isEmpty ? "content" : view) added"
    case .removed: return "\(view.isEmpty ? "content" : view) removed"
    case .moved(let holder):
      let whose = group.elements.isEmpty && group.edits.count > 1 ? "their" : "its"
      return "\(view) moved"
        + (holder.map { " into \(definite($0))" } ?? " among \(whose) neighbors")
    case .swapped(let other):
      guard group.elements.isEmpty, let first = edit.view, group.edits.count > 1 else {
        return "\(view) and \(partner(other, in: group)) changed places"
      }
      let count = group.edits.count - 1
      return "\(definite(first)) and \(definite(other)) changed places, "
        + "and \(count) more \(count == 1 ? "pair" : "pairs")"
    case .exchanged(let other): return "\(view) and \(partner(other, in: group)) exchanged"
    case .wrapped(let holder, let settings):
      let given = settings.isEmpty ? "" : " (\(list(settings.map(SettingWords.given))))"
      return "\(view.isEmpty ? "content" : view) wrapped in \(article(holder.kind))\(given)"
    case .unwrapped(let holder):
      return "\(view.isEmpty ? "content" : view) no longer in \(article(holder.kind))"
    case .reordered(let names):
      return "modifiers\(view.isEmpty ? "" : " of \(view)") in another order: "
        + names.map(words).joined(separator: ", ")
    case .renumbered, .shown, .section, .sectionMoved: return ""
    }
  }

  /// The places behind and over views at which all that other ones took the places of had a view, which has no edit of
  /// its own; with that view where it is the same in all.
  private func placesLost(by group: EditGroup) -> [String] {
    let lost = group.edits.map { edit -> [SnapshotSetting] in
      guard case .replaced(_, _, let lost) = edit.action else { return [] }
      return lost.filter { ViewName.Holder.places.contains($0.name) }
    }
    return (lost.first ?? []).compactMap { setting in
      if lost.allSatisfy({ $0.contains(setting) }) { return SettingWords.given(setting) }
      let isCommon = lost.allSatisfy { others in others.contains { $0.name == setting.name } }
      return isCommon ? words(setting.name) : nil
    }.distinct
  }

  /// Indicates whether other views around the one of an edit showed the same.
  private func isOneOfSeveral(_ edit: Edit) -> Bool {
    guard edit.owner != .canvas, case .content(let from, _) = edit.action, let number = edit.old
    else { return true }
    let node = old.nodes[number]
    if node.role == .view { return old.hasTwins(number, named: from) }
    return (node.texts + node.pictures).count { $0 == from } > 1
  }

  /// Indicates whether the view of an edit has the name of another one around it.
  private func sharesName(_ edit: Edit) -> Bool {
    guard let name = edit.view?.name else { return false }
    return edit.new.map { tree.hasTwins($0, named: name) }
      ?? edit.old.map { old.hasTwins($0, named: name) } ?? false
  }

  /// The words for the names of kinds of views that have no label.
  private static let names = ["map": "marker", "navigationBar": "title", "tab": "title"]

  /// Returns the sentences of items that came, went, or have other numbers.
  ///
  /// - Parameter isWhole: Indicates whether the screen showed all elements before.
  func sentences(
    ofItems edits: [Edit], before: [ElementName], after: [ElementName], isWhole: Bool
  ) -> [Sentence] {
    var sentences: [String] = []
    func elements(_ isMember: (Edit.Action) -> Bool) -> [ElementName] {
      edits.filter { isMember($0.action) }.compactMap {
        if case .element(let name) = $0.owner { name } else { nil }
      }
    }
    let moves = edits.compactMap { edit -> Move? in
      guard case .renumbered(let from, let to) = edit.action, case .element(let name) = edit.owner
      else { return nil }
      return Move(name: name, from: from, to: to)
    }
    sentences += sections(edits)
    sentences += arrivals(elements { $0 == .removed }, among: before, isWhole: isWhole, "removed")
    sentences += arrivals(elements { $0 == .inserted }, among: after, "inserted")
    sentences += self.moves(moves, before, after)
    for (isShown, verb) in [(true, "came into sight"), (false, "went out of sight")] {
      let names = elements { $0 == .shown(isShown) }
      if names.count > 1 {
        sentences.append("items \(numbers(names)) \(verb)")
      } else {
        sentences += names.map { "\(parts.element($0)) \(verb)" }
      }
    }
    return sentences.map { Sentence($0.unmarked) }
  }

  /// Returns the sentences of elements that came or went.
  ///
  /// - Parameters:
  ///   - all: The items of the collection with them that the screen shows.
  ///   - isWhole: Indicates whether these are all that there are.
  private func arrivals(
    _ names: [ElementName], among all: [ElementName], isWhole: Bool = true, _ verb: String
  ) -> [String] {
    let items = names.filter { $0.element.kind == .cell }
    let others = names.filter { $0.element.kind != .cell }.map { "\(parts.element($0)) \(verb)" }
    guard items.count > 1, let first = items.first else {
      return items.map { "\(parts.element($0)) \(verb)" } + others
    }
    let place = parts.suffix(first.collection)
    let section = first.element.section
    if items.count == all.count, !isWhole { return ["all items\(place) \(verb)"] + others }
    let isOfSection = items.allSatisfy { $0.element.section == section }
    if items.count == all.count { return ["all \(items.count) items\(place) \(verb)"] + others }
    if isOfSection, items.count == all.count(where: { $0.element.section == section }) {
      return ["all \(items.count) items of section \(section)\(place) \(verb)"] + others
    }
    if items.count > 3 { return ["items \(numbers(items))\(place) \(verb)"] + others }
    return items.map { "\(parts.element($0)) \(verb)" } + others
  }

  /// An item that is elsewhere in the data.
  private struct Move {
    var name: ElementName
    var from: SnapshotElement
    var to: SnapshotElement
  }

  private func sections(_ edits: [Edit]) -> [String] {
    var moves: [(name: ElementName, from: Int, to: Int)] = []
    var sentences: [String] = []
    for edit in edits {
      guard case .element(let name) = edit.owner else { continue }
      switch edit.action {
      case .section(let isRemoved, let items):
        sentences.append(
          "section \(name.element.section)\(parts.label(name)) with \(items) item\(items == 1 ? "" : "s")"
            + "\(parts.suffix(name.collection)) \(isRemoved ? "removed" : "inserted")")
      case .sectionMoved(let from, let to): moves.append((name, from, to))
      default: break
      }
    }
    if moves.count > 3 { return sentences + ["the sections are in another order"] }
    if moves.count == 2, moves[0].from == moves[1].to, moves[1].from == moves[0].to {
      let labels = moves.compactMap { $0.name.label.map(parts.named) }.joined(separator: ", ")
      let places = list(moves.map { String($0.from) })
      return sentences + [
        "sections \(places)\(parts.suffix(moves[0].name.collection)) swapped: \(labels)"
      ]
    }
    for move in moves where move.from != move.to {
      sentences.append(
        "section\(parts.label(move.name))\(parts.suffix(move.name.collection)) moved from \(move.from) "
          + "to \(move.to)")
    }
    return sentences
  }

  private func moves(
    _ moves: [Move], _ before: [ElementName], _ after: [ElementName]
  ) -> [String] {
    if moves.count > 2, moves.allSatisfy({ $0.from.section == $0.to.section }) {
      if after.map(\.label).isSorted, !before.map(\.label).isSorted {
        return ["the \(after.count) items are sorted by what they show"]
      }
      // An item may show its own number.
      let patterns = after.compactMap { $0.label?.pattern }
      let isDistinct = Set(patterns).count == after.count
      let labels = isDistinct ? patterns : after.map { $0.label ?? "" }
      let labelsBefore = before.map { (isDistinct ? $0.label?.pattern : $0.label) ?? "" }
      if labelsBefore == labels.reversed() {
        return ["the \(after.count) items are in the reverse order"]
      }
      if moves.count > 3 {
        return ["items \(numbers(moves.map(\.name))) are in another order"]
      }
    }
    let toSections = Dictionary(grouping: moves.filter { $0.from.section != $0.to.section }) {
      [$0.from.section, $0.to.section]
    }.values.sorted {
      ($0[0].from.section, $0[0].to.section) < ($1[0].from.section, $1[0].to.section)
    }
    let sentences = toSections.map { moves in
      let labels = list(moves.compactMap { $0.name.label.map(parts.named) }, limit: 7)
      let items = moves.count == 1 ? "item \(labels)" : "\(moves.count) items (\(labels))"
      return "\(items)\(parts.suffix(moves[0].name.collection)) moved from section "
        + "\(moves[0].from.section) to section \(moves[0].to.section)"
    }
    let others = moves.filter { $0.from.section == $0.to.section }.sorted {
      ($0.from.section, $0.from.item) < ($1.from.section, $1.from.item)
    }
    if others.count == 2, others[0].from == others[1].to, others[1].from == others[0].to {
      let labels = others.compactMap { $0.name.label.map(parts.named) }.joined(separator: ", ")
      let places = list(others.map { parts.number($0.from, in: $0.name.collection) })
      let suffix = parts.suffix(others[0].name.collection)
      return sentences + [
        "items \(places)\(suffix) swapped" + (labels.isEmpty ? "" : ": \(labels)")
      ]
    }
    let elsewhere = others.filter { $0.from.number != $0.to.number }
    return sentences
      + (elsewhere.isEmpty ? others : elsewhere).map { move in
        "item\(parts.label(move.name))\(parts.suffix(move.name.collection)) moved from "
          + "\(parts.number(move.from, in: move.name.collection)) to "
          + parts.number(move.to, in: move.name.collection)
      }
  }

  /// A difference of parts, whatever the reason.
  enum Difference {
    case place
    /// The parts draw the same elsewhere in them.
    case contents
    /// The parts draw something else; the first one with these other properties.
    case drawing([SettingChange])
    /// Texts of several looks are drawn otherwise.
    case texts([String])

    var kind: ChangeKind {
      switch self {
      case .place, .contents: .layout
      case .drawing, .texts: .style
      }
    }
  }

  /// Returns the sentence of parts that differ; nil for none.
  ///
  /// - Parameter isUnexplained: Indicates whether the edits were undone, so that none of them is the reason.
  func sentence(of parts: [Int], _ difference: Difference, isUnexplained: Bool) -> Sentence? {
    guard !parts.isEmpty else { return nil }
    let names = list(parts.map(part).distinct, limit: 4).unmarked
    let reason = isUnexplained ? ", which no edit explains" : ""
    switch difference {
    case .place: return Sentence("\(names) moved or resized\(reason)")
    case .texts(let texts):
      let names = list(texts.distinct.map(self.parts.quoted), limit: 4)
      return Sentence(
        "parts of text \(names) drawn differently\(texts.distinct.count == 1 ? styles(of: texts[0]) : "")"
      )
    case .contents: return Sentence("what \(names) shows moved\(reason)")
    case .drawing(let looks):
      // A colour is known by its name, where it has one.
      let isNamed = looks.contains { $0.name == "colorName" && $0.from != nil && $0.to != nil }
      let details = looks.filter { !isNamed || $0.name != "color" }.map { look in
        // Of a mask only a digest is known.
        if [look.from, look.to].allSatisfy({ $0?.hasPrefix("mask(") == true }) {
          return "another mask"
        }
        let name = look.name == "colorName" ? "color" : words(look.name)
        return "\(name) \(look.from ?? "none") → \(look.to ?? "none")"
      }
      let list = details.isEmpty ? "" : ": \(list(details.distinct, limit: 3))"
      return Sentence("\(names) drawn differently\(reason)\(list)")
    }
  }

  /// The styles of the parts of a text before and after; those before are not known of goldens of earlier releases.
  private func styles(of text: String) -> String {
    let styles = [old, tree].map { tree in
      tree.nodes.first { $0.name == text }?.settings.first { $0.name == EditFinder.stylesName }?
        .value
    }
    if styles[0] == styles[1] { return "" }
    let words = SettingWords(EditFinder.stylesName, from: styles[0], to: styles[1] ?? "none")
    return ": " + [words.from, words.to].compactMap(\.self).joined(separator: " → ")
  }

  /// Returns the sentence of numbers of parts that layout texts do not list.
  func sentence(ofUnlisted before: Int, _ after: Int) -> Sentence {
    Sentence("number of parts that are not listed \(String(before)) → \(String(after))")
  }

  /// A part of the screen: `item 3`, `view 'box'`, `the screen`.
  private func part(_ node: Int) -> String {
    switch tree.nodes[node].role {
    case .canvas: return "the screen"
    case .collection:
      return parts.collections.count > 1 ? parts.collectionName(node) : "the collection"
    case .view: return tree.viewName(node).map(definite) ?? "a view"
    case .element:
      guard let parent = tree.nodes[node].parent,
        let name = tree.elementName(node, of: parent)
      else { return "an item" }
      return parts.element(name)
    }
  }

  // MARK: Subjects

  /// The beginning of a sentence that names the items: `all items`, `item 3 'Dates'`.
  private func subject(_ group: EditGroup) -> String {
    switch group.edit.owner {
    case .canvas, .colors: return ""
    case .collection(let collection):
      if group.edit.view != nil { return "" }
      let all = Set(
        group.edits.compactMap { edit -> Int? in
          if case .collection(let node) = edit.owner { node } else { nil }
        })
      return parts.collections.count > 1
        ? names(ofCollections: all) ?? parts.collectionName(collection) : ""
    case .element(let name):
      if group.elements.count == 1 { return parts.element(name) }
      let collections = Set(group.elements.map(\.collection))
      if collections.count > 1, let names = names(ofCollections: collections) {
        return "\(names): all items"
      }
      if group.isOfAllItems { return "all items\(parts.suffix(name.collection))" }
      guard name.element.kind == .cell else { return "all \(name.element.kind.rawValue)s" }
      return "items \(numbers(group.elements))\(parts.suffix(name.collection))"
    }
  }

  /// Several collections: `all collections`, `all collections in items`; nil for a single one.
  private func names(ofCollections nodes: Set<Int>) -> String? {
    if nodes.count < 2 { return nil }
    if nodes.count == parts.collections.count { return "all collections" }
    if nodes == Set(parts.collections.filter(parts.isNested)) { return "all collections in items" }
    return list(nodes.sorted().map(parts.collectionName))
  }

  /// Numbers of items: `2, 4–7 and 9`.
  private func numbers(_ names: [ElementName]) -> String {
    guard let first = names.first else { return "" }
    let isSectioned = parts.isSectioned(first.collection)
    var runs: [(section: Int, first: Int, last: Int)] = []
    let places = names.map(\.element).sorted { ($0.section, $0.number) < ($1.section, $1.number) }
    for place in places {
      if let last = runs.last, last.section == place.section, last.last + 1 >= place.number {
        runs[runs.count - 1].last = place.number
      } else {
        runs.append((place.section, place.number, place.number))
      }
    }
    return list(
      runs.map { run in
        let section = isSectioned ? "\(run.section)." : ""
        return run.first == run.last
          ? "\(section)\(run.first)" : "\(section)\(run.first)–\(section)\(run.last)"
      })
  }

  // MARK: Views

  /// The views of a group: `text 'Save'`, `text 2 ('from 1 €', …)`, `text 'A' and text 'B'`.
  private func views(_ group: EditGroup) -> String {
    let views = group.edits.compactMap(\.view)
    // What several cases have in common is without the views' names.
    let places = Set(group.edits.map { [$0.old, $0.new] })
    if group.elements.isEmpty, places.count > 1, Set(views).count == 1, let view = views.first,
      view.id == nil, view.name == nil, view.ordinal == nil, view.holder == nil
    {
      return "\(places.count) \(plural(view.kind))"
    }
    if group.elements.isEmpty || group.elements.count == 1 && Set(views).count > 1 {
      return several(views)
    }
    // The views of an item, each with those in its place in others.
    var kinds: [(view: ViewName, all: [ViewName], isShared: Bool)] = []
    for edit in group.edits {
      guard let view = edit.view else { continue }
      if let index = kinds.firstIndex(where: { $0.view == view.inItems }) {
        kinds[index].all.append(view)
        kinds[index].isShared = kinds[index].isShared || sharesName(edit)
      } else {
        kinds.append((view.inItems, [view], sharesName(edit)))
      }
    }
    return list(kinds.map { viewInItems($0.all, isNumbered: $0.isShared) }, limit: 7)
  }

  /// Views of one screen: `text 'A' and text 'B'`, `texts 'A', 'B' and 5 more`, `circles 1, 2 and 3`.
  private func several(_ views: [ViewName]) -> String {
    var seen: Set<ViewName> = []
    let views = views.filter { seen.insert($0).inserted }
    let names = views.map(definite).distinct
    guard let first = views.first, names.count > 1, views.allSatisfy({ $0.id == nil }),
      Set(views.map(\.kind)).count == 1
    else { return list(names, limit: 3) }
    let holders = views.compactMap(\.holder)
    if holders.count == views.count, Set(holders.map(\.place)).count == 1 {
      return "\(plural(holders[0].place)) of \(several(holders.map(\.view)))"
    }
    let labels = views.compactMap { $0.name ?? $0.contents.first }.filter { !$0.isEmpty }
    guard holders.isEmpty, names.count > 2 || first.name == nil && !first.contents.isEmpty else {
      return list(names, limit: 3)
    }
    if labels.count == views.count {
      let distinct = labels.distinct
      let of = first.name == nil ? " of" : ""
      if distinct.count == 1 {
        return "\(views.count) \(plural(first.kind))\(of) \(parts.named(distinct[0]))"
      }
      let shown = distinct.prefix(views.count == 3 ? 3 : 2).map(parts.named)
      let rest = views.count - shown.count
      let names = list(shown + (rest > 0 ? ["\(rest) more"] : []))
      return "\(of.isEmpty ? "" : "the ")\(plural(first.kind))\(of) \(names)"
    }
    let numbers = views.compactMap(\.ordinal).map(String.init)
    return numbers.count == views.count
      ? "\(plural(first.kind)) \(list(numbers, limit: 3))" : list(names, limit: 3)
  }

  private func plural(_ kind: String) -> String {
    let word = words(kind)
    return word.hasSuffix("s") ? "\(word)es" : "\(word)s"
  }

  /// The views in one place of several items.
  private func viewInItems(_ views: [ViewName], isNumbered: Bool = false) -> String {
    guard var view = views.first(where: { $0.name?.isEmpty == false }) ?? views.first else {
      return ""
    }
    if view.id == nil, let place = view.holder?.place {
      let holder = viewInItems(views.compactMap { $0.holder?.view })
      return words(place) + (holder.isEmpty ? "" : " of \(holder)")
    }
    guard view.id == nil, !view.isRoot, let name = view.name else {
      return definite(view)
    }
    if Set(views.map(\.name)).count == 1 {
      if !isNumbered { view.ordinal = nil }
      return definite(view)
    }
    let ordinal = view.ordinal.map { " \($0)" } ?? ""
    return "\(ordinal.isEmpty ? "the " : "")\(words(view.kind))\(ordinal) (\(parts.named(name)), …)"
  }

  /// The other view of an edit of two: with an example where items differ.
  private func partner(_ view: ViewName, in group: EditGroup) -> String {
    guard group.edits.count > 1, let name = view.name, let ordinal = view.ordinal else {
      return definite(view)
    }
    return "\(words(view.kind)) \(ordinal) (\(parts.named(name)), …)"
  }

  /// A view that the reader knows: `view 'box'`, `text 'Save'`, `the vstack`; nothing for all of an element.
  private func definite(_ view: ViewName) -> String {
    if let holder = view.holder {
      let of = definite(holder.view)
      return of.isEmpty ? words(holder.place) : "\(words(holder.place)) of \(of)"
    }
    if let id = view.id { return "view \(parts.named(id))" }
    if view.isRoot { return "" }
    if let name = view.name, !name.isEmpty {
      return "\(words(view.kind))\(view.ordinal.map { " \($0)" } ?? "") \(parts.named(name))"
    }
    if !view.contents.isEmpty {
      return
        "the \(words(view.kind)) of \(list(view.contents.map(parts.named), limit: Self.mostNames))"
    }
    // Collections are counted as layout texts have them.
    let base = view.kind == "collection" ? -1 : 0
    return view.ordinal.map { "\(words(view.kind)) \($0 + base)" } ?? "the \(words(view.kind))"
  }

  /// A view that is new to the reader: `text 'On'`, `a circle`.
  private func indefinite(_ view: ViewName) -> String {
    view.name.map { "\(words(view.kind)) \(parts.named($0))" } ?? article(view.kind)
  }

  private func article(_ kind: String) -> String {
    let kind = words(kind)
    // `an hstack`: a letter is read by its name.
    let isVowel = kind.first.map("aeio".contains) == true || kind == "hstack"
    return (isVowel ? "an " : "a ") + kind
  }

  // MARK: Settings

  /// Settings that changed: `padding of text 'Save' 8 → 16 pt`, `bold added to text 'Save'`.
  private func setting(_ group: EditGroup, of view: String) -> String {
    guard case .set(let name, let from, let to) = group.edit.action else { return "" }
    let usual = group.settings.count == 1 ? SettingWords.defaultsOfParts[name] : nil
    let words = SettingWords(name, from: from ?? usual, to: to ?? usual)
    switch name {
    case "swipe": return swipe(from: from, to: to)
    case "redacted" where (from ?? to) == "none":
      return (view.isEmpty ? "" : "\(view) ") + (from == nil ? "unredacted" : "redacted again")
    case "data" where [from, to].contains { $0?.hasPrefix("#") == true }:
      // A path of many steps is recorded by a digest of them.
      return words.name + (view.isEmpty ? "" : " of \(view)") + " changed"
    case "isOpen",
      "openMenu" where from == nil || to == nil:
      return "\(view) \(to == nil ? "closed" : "opened")"
    case "alert", "actionSheet", "sheet", "popover", "safeAreaInset":
      // A modifier that shows a view is that view.
      let kind = name == "safeAreaInset" ? group.edit.view.map { self.words($0.kind) } : words.name
      let title =
        (words.to ?? words.from ?? "").hasPrefix("'") ? " \(words.to ?? words.from ?? "")" : ""
      if words.from == nil { return "\(kind ?? words.name)\(title) added" }
      if words.to == nil { return "\(kind ?? words.name)\(title) removed" }
      if name != "safeAreaInset" { return "\(words.name) \(words.from ?? "") → \(words.to ?? "")" }
    default: break
    }
    let names = group.settings.map(\.name)
    // The names of colours are the project's own.
    if group.edit.owner == .colors { return "\(list(names)) \(from ?? "") → \(to ?? "")" }
    var what = names.count > 1 ? list(SettingWords.names(names)) : words.name
    if case .collection = group.edit.owner, name == "appearance" { what = "list \(what)" }
    var holder = view
    if let node = group.edit.view {
      // The color of a background is the background.
      if names == [node.kind], !view.isEmpty,
        node.holder != nil || name == "color" && node.id == nil
      {
        (what, holder) = (view, "")
      } else if let place = node.holder, definite(place.view).isEmpty {
        holder = "the \(view)"
      }
      if node.isRoot, Self.settingsOfKinds.contains(name) {
        holder = "the \(self.words(node.kind))"
      }
    }
    // What is shown over a screen is there once.
    if ["actionSheet", "alert", "sheet"].contains(where: name.hasPrefix) { holder = "" }
    if !holder.isEmpty { what += " of \(holder)" }
    if let text = group.template {
      return SettingWords.isText(name)
        ? "\(what) \(parts.quoted(text.before)) → \(parts.quoted(text.after))"
        : "\(what) \(text.before) → \(text.after)"
    }
    if group.hasOneValueAfter {
      return words.to.map { "\(what) now \($0)\(words.unit)" } ?? "\(what) removed"
    }
    if let from = words.from, let to = words.to { return "\(what) \(from) → \(to)\(words.unit)" }
    let given = list(group.settings.map(SettingWords.given))
    let place = holder.isEmpty ? "" : (from == nil ? " to " : " from ") + holder
    return "\(given) \(from == nil ? "added" : "removed")\(place)"
  }

  /// The settings of kinds of views, and not of any view, so that they name the view.
  private static let settingsOfKinds: Set = [
    "alignment", "horizontalSpacing", "in", "prompt", "range", "spacing", "text", "value",
    "verticalSpacing",
  ]

  /// A row that is moved to the side: less than 0 shows the actions at its leading end.
  private func swipe(from: String?, to: String?) -> String {
    let (before, after) = (from.flatMap(Double.init) ?? 0, to.flatMap(Double.init) ?? 0)
    if after == 0 { return "swiped shut" }
    if before == 0 { return "swiped open" + (after < 0 ? " at its leading end" : "") }
    return "swiped from \(before.dump) to \(after.dump) of its width"
  }

  private func words(_ name: String) -> String { SettingWords.name(name) }

  /// `A`, `A and B`, `A, B and C`, `A, B and 4 more`.
  func list(_ names: [String], limit: Int = .max) -> String {
    var shown = names
    if names.count > limit {
      shown = names.prefix(limit - 1) + ["\(names.count - limit + 1) more"]
    }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ViewName {
  /// The names of views in a sentence about this one, as those of the views in it; none beside an id.
  var printedNames: [String] {
    if holder != nil || id != nil || isRoot { return [] }
    if let name, !name.isEmpty { return [name] }
    return contents.count <= EditGrammar.mostNames ? contents : []
  }
}

extension String {
  /// The text with its line breaks as `\n`.
  fileprivate var visible: String { replacing("\n", with: "\\n") }
}

extension [String?] {
  /// Indicates whether all labels are known and in their order.
  fileprivate var isSorted: Bool {
    let known = compactMap(\.self)
    return known.count == count && zip(known, known.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
