import LayoutSnapshots

/// The sentences of edits.
///
/// All words of the language are here; the names of kinds and settings are those of the config language, as views
/// describe themselves. No sentence is parsed.
struct EditGrammar {
  /// The tree whose collections sentences name.
  let tree: ScreenTree
  /// Indicates whether there are several sections in one of the trees, by the collections of this one.
  var isSectioned: (Int) -> Bool = { _ in false }
  /// The unit of a setting's numbers; nil for none, or where it is not known.
  var unit: (String) -> String? = { _ in nil }

  // MARK: Sentences

  /// Returns the sentence of edits that are one change.
  func sentence(_ group: EditGroup) -> Sentence {
    let clause = clause(group)
    let subject = subject(group)
    return Sentence(subject.isEmpty ? clause : "\(subject): \(clause)")
  }

  private func clause(_ group: EditGroup) -> String {
    let edit = group.edit
    let view = views(group)
    switch edit.action {
    case .set(let name, let from, let to):
      let names = group.settings.isEmpty ? [name] : group.settings.map(\.name)
      let what = setting(names, of: edit.view, named: view)
      let unit = names.compactMap(unit).first.map { " \($0)" } ?? ""
      if group.hasOneValueAfter {
        return to == nil ? "\(what) removed" : "\(what) now \(value(to))\(unit)"
      }
      if let from, let to { return "\(what) \(value(from)) → \(value(to))\(unit)" }
      let given = list(group.settings.map(self.given))
      let place = view.isEmpty ? "" : (from == nil ? " to " : " from ") + view
      return "\(given) \(from == nil ? "added" : "removed")\(place)"
    case .content(let from, let to):
      let kind = words(edit.view?.kind ?? "")
      let known = edit.view?.id == nil ? "" : "\(view): "
      if group.edits.count > 1, Set(group.edits.map(\.action)).count > 1 {
        let (old, new) = (from.pattern, to.pattern)
        guard old == new else { return "\(known)\(kind) \(quoted(old)) → \(quoted(new))" }
        let patterns = Set(
          group.edits.map { edit in
            if case .content(let from, _) = edit.action { from.pattern } else { "" }
          })
        let pattern = patterns.count == 1 ? " \(quoted(old))" : ""
        return "\(known)other numbers in \(kind)\(pattern) "
          + "(\(quoted(from)) → \(quoted(to)), …)"
      }
      let (one, other) = shortenedAroundDifference(from.visible, to.visible)
      return "\(known)\(kind) '\(one)' → '\(other)'"
    case .replaced(let other, let gained, let lost):
      let with = gained.isEmpty ? "" : " with \(list(gained.map(given)))"
      let without =
        lost.isEmpty || group.hasOneValueAfter ? "" : " without \(list(lost.map(given)))"
      return "\(view.isEmpty ? "the view" : view) became \(indefinite(other))\(with)\(without)"
    case .inserted: return "\(view) added"
    case .removed: return "\(view) removed"
    case .moved(let holder):
      return "\(view) moved" + (holder.map { " into \(definite($0))" } ?? " among its neighbors")
    case .swapped(let other):
      return "\(view) and \(partner(other, in: group)) changed places"
    case .exchanged(let other): return "\(view) and \(partner(other, in: group)) exchanged"
    case .wrapped(let holder, let settings):
      let given = settings.isEmpty ? "" : " (\(list(settings.map(given))))"
      return "\(view.isEmpty ? "content" : view) wrapped in \(article(holder.kind))\(given)"
    case .unwrapped(let holder):
      return "\(view.isEmpty ? "content" : view) no longer in \(article(holder.kind))"
    case .reordered(let names):
      return "modifiers\(view.isEmpty ? "" : " of \(view)") in another order: "
        + names.map(words).joined(separator: ", ")
    case .renumbered, .shown, .section, .sectionMoved: return ""
    }
  }

  /// Returns the sentences of items that came, went, or have other numbers.
  func sentences(ofItems edits: [Edit], before: [ElementName], after: [ElementName]) -> [Sentence] {
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
    sentences += arrivals(elements { $0 == .removed }, among: before, "removed")
    sentences += arrivals(elements { $0 == .inserted }, among: after, "inserted")
    sentences += self.moves(moves, before, after)
    for (isShown, verb) in [(true, "came into sight"), (false, "went out of sight")] {
      let names = elements { $0 == .shown(isShown) }
      if names.count > 1 {
        sentences.append("items \(numbers(names)) \(verb)")
      } else {
        sentences += names.map { "\(self.element($0)) \(verb)" }
      }
    }
    return sentences.map { Sentence($0) }
  }

  /// Returns the sentences of elements that came or went.
  ///
  /// - Parameter all: The items of the collection with them.
  private func arrivals(
    _ names: [ElementName], among all: [ElementName], _ verb: String
  ) -> [String] {
    let items = names.filter { $0.element.kind == .cell }
    let others = names.filter { $0.element.kind != .cell }.map { "\(element($0)) \(verb)" }
    guard items.count > 1, let first = items.first else {
      return items.map { "\(element($0)) \(verb)" } + others
    }
    let place = suffix(first.collection)
    let section = first.element.section
    let isOfSection = items.allSatisfy { $0.element.section == section }
    if items.count == all.count { return ["all \(items.count) items\(place) \(verb)"] + others }
    if isOfSection, items.count == all.count(where: { $0.element.section == section }) {
      return ["all \(items.count) items of section \(section)\(place) \(verb)"] + others
    }
    if items.count > 3 { return ["items \(numbers(items))\(place) \(verb)"] + others }
    return items.map { "\(element($0)) \(verb)" } + others
  }

  /// An item that is elsewhere in the data.
  private struct Move {
    var name: ElementName
    var from: SnapshotElement
    var to: SnapshotElement
  }

  private func sections(_ edits: [Edit]) -> [String] {
    let labels = edits.compactMap { edit -> (edit: Edit, name: ElementName)? in
      guard case .element(let name) = edit.owner else { return nil }
      return (edit, name)
    }
    let moved = labels.filter { if case .sectionMoved = $0.edit.action { true } else { false } }
    return labels.compactMap { edit, name in
      let label = name.label.map { " \(quoted($0))" } ?? ""
      switch edit.action {
      case .section(let isRemoved, let items):
        return "section \(name.element.section)\(label) with \(items) item\(items == 1 ? "" : "s")"
          + "\(suffix(name.collection)) \(isRemoved ? "removed" : "inserted")"
      case .sectionMoved(let from, let to):
        return "section\(label)\(suffix(name.collection)) moved from \(from) to \(to)"
      default: return nil
      }
    }.prefix(moved.count > 3 ? 0 : .max).map(\.self)
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
    return moves.map { move in
      let label = move.name.label.map { " \(quoted($0))" } ?? ""
      let place = suffix(move.name.collection)
      guard move.from.section == move.to.section else {
        return "item\(label)\(place) moved from section \(move.from.section) to "
          + "section \(move.to.section)"
      }
      let other = before.first {
        $0.element.section == move.to.section && $0.element.number == move.to.number
      }
      let isSwap = after.contains {
        $0.label == other?.label && $0.element.section == move.from.section
          && $0.element.number == move.from.number
      }
      guard moves.count == 1, let other, isSwap else {
        return "item\(label)\(place) moved from \(move.from.number) to \(move.to.number)"
      }
      let pair = [(move.from.number, other.label), (move.to.number, move.name.label)]
        .sorted { $0.0 < $1.0 }
      // Before, the first of the places had the item that has the other one now.
      let labels = pair.reversed().compactMap { $0.1.map(quoted) }.joined(separator: ", ")
      return "items \(list(pair.map { String($0.0) })) swapped: \(labels)"
    }
  }

  /// A difference of parts, whatever the reason.
  enum Difference {
    case place
    /// What the parts draw is elsewhere in them.
    case contents
    /// What the first of the parts draws has other properties.
    case drawing([SettingChange])

    var kind: ChangeKind {
      if case .drawing = self { .style } else { .layout }
    }
  }

  /// Returns the sentence of parts that differ; nil for none.
  ///
  /// - Parameter isUnexplained: Indicates whether the edits were undone, so that none of them is the reason.
  func sentence(of parts: [Int], _ difference: Difference, isUnexplained: Bool) -> Sentence? {
    guard !parts.isEmpty else { return nil }
    let names = list(parts.map(part).distinct, limit: 4)
    let reason = isUnexplained ? ", which no edit explains" : ""
    switch difference {
    case .place: return Sentence("\(names) moved or resized\(reason)")
    case .contents: return Sentence("what \(names) shows moved\(reason)")
    case .drawing(let looks):
      let details = looks.map { "\(words($0.name)) \(value($0.from)) → \(value($0.to))" }
      let list = details.isEmpty ? "" : ": \(list(details.distinct, limit: 3))"
      return Sentence("\(names) drawn differently\(reason)\(list)")
    }
  }

  /// A part of the screen: `item 3`, `view 'box'`, `the screen`.
  private func part(_ node: Int) -> String {
    switch tree.nodes[node].role {
    case .canvas: return "the screen"
    case .collection: return hasSeveralCollections ? collectionName(node) : "the collection"
    case .view: return tree.viewName(node).map(definite) ?? "a view"
    case .element:
      guard let parent = tree.nodes[node].parent,
        let name = tree.elementName(node, of: parent)
      else { return "an item" }
      return element(name)
    }
  }

  // MARK: Subjects

  /// The beginning of a sentence that names the items: `all items`, `item 3 'Dates'`.
  private func subject(_ group: EditGroup) -> String {
    switch group.edit.owner {
    case .canvas: return ""
    case .collection(let collection):
      guard hasSeveralCollections else { return "" }
      let names = group.edits.compactMap { edit -> String? in
        if case .collection(let node) = edit.owner { collectionName(node) } else { nil }
      }
      if names.count == collections.count { return "all collections" }
      let nested = collections.filter(isNested).map(collectionName)
      if names.count > 1, Set(names) == Set(nested) { return "all collections in items" }
      return names.count > 1 ? list(names) : collectionName(collection)
    case .element(let name):
      if group.elements.count == 1 { return element(name) }
      if group.isOfAllItems { return "all items\(suffix(name.collection))" }
      guard name.element.kind == .cell else { return "all \(name.element.kind.rawValue)s" }
      return "items \(numbers(group.elements))\(suffix(name.collection))"
    }
  }

  /// An element: `item 7 'blue'`, `the header of section 1 'Nuts'`.
  func element(_ name: ElementName) -> String {
    let element = name.element
    let number =
      isSectioned(name.collection) ? "\(element.section).\(element.number)" : "\(element.number)"
    let label = name.label.map { " \(quoted($0))" } ?? ""
    switch element.kind {
    case .cell: return "item \(number)\(label)\(suffix(name.collection))"
    case .badge: return "the \(element.name ?? "badge") of item \(number)"
    case .header, .footer, .background:
      let section = isSectioned(name.collection) ? " of section \(element.section)" : ""
      return "the \(element.name ?? element.kind.rawValue)\(section)"
        + (element.kind == .background ? "" : label) + suffix(name.collection)
    }
  }

  /// Numbers of items: `2, 4–7 and 9`.
  private func numbers(_ names: [ElementName]) -> String {
    guard let first = names.first else { return "" }
    let isSectioned = isSectioned(first.collection)
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

  private var collections: [Int] {
    tree.nodes.indices.filter {
      if case .collection = tree.nodes[$0].role { true } else { false }
    }
  }

  private var hasSeveralCollections: Bool { collections.count > 1 }

  private func isNested(_ collection: Int) -> Bool {
    tree.element(tree.nodes[collection].region) != nil
  }

  private func collectionName(_ node: Int) -> String {
    let region = tree.nodes[node].region
    let name = tree.nodes[node].id.map(quoted)
    if let holder = tree.nodes[region].parent, var element = tree.elementName(region, of: holder) {
      element.label = nil
      return "\(name ?? "the collection") in \(self.element(element))"
    }
    return name ?? "collection \((collections.firstIndex(of: node) ?? 0))"
  }

  private func suffix(_ collection: Int) -> String {
    hasSeveralCollections ? " of \(collectionName(collection))" : ""
  }

  // MARK: Views

  /// The views of a group: `text 'Save'`, `text 2 ('from 1 €', …)`, `text 'A' and text 'B'`.
  private func views(_ group: EditGroup) -> String {
    guard let view = group.edit.view else { return "" }
    let names = group.edits.compactMap(\.view)
    if group.elements.isEmpty { return list(names.map(definite).distinct, limit: 3) }
    guard view.id == nil, view.holder == nil, !view.isRoot, let first = view.name else {
      return definite(view)
    }
    if Set(names.map(\.name)).count == 1 {
      var view = view
      view.ordinal = nil
      return definite(view)
    }
    let ordinal = view.ordinal.map { " \($0)" } ?? ""
    return "\(ordinal.isEmpty ? "the " : "")\(words(view.kind))\(ordinal) (\(quoted(first)), …)"
  }

  /// The other view of an edit of two: with an example where items differ.
  private func partner(_ view: ViewName, in group: EditGroup) -> String {
    guard group.edits.count > 1, let name = view.name, let ordinal = view.ordinal else {
      return definite(view)
    }
    return "\(words(view.kind)) \(ordinal) (\(quoted(name)), …)"
  }

  /// A view that the reader knows: `view 'box'`, `text 'Save'`, `the vstack`; nothing for all of an element.
  private func definite(_ view: ViewName) -> String {
    if let holder = view.holder {
      let of = definite(holder.view)
      return of.isEmpty ? words(holder.place) : "\(words(holder.place)) of \(of)"
    }
    if let id = view.id { return "view \(quoted(id))" }
    if view.isRoot { return "" }
    if let name = view.name, !name.isEmpty {
      return "\(words(view.kind))\(view.ordinal.map { " \($0)" } ?? "") \(quoted(name))"
    }
    if !view.contents.isEmpty {
      return "the \(words(view.kind)) of \(list(view.contents.map(quoted)))"
    }
    return view.ordinal.map { "\(words(view.kind)) \($0)" } ?? "the \(words(view.kind))"
  }

  /// A view that is new to the reader: `text 'On'`, `a circle`.
  private func indefinite(_ view: ViewName) -> String {
    view.name.map { "\(words(view.kind)) \(quoted($0))" } ?? article(view.kind)
  }

  private func article(_ kind: String) -> String {
    let kind = words(kind)
    // `an hstack`: a letter is read by its name.
    let isVowel = kind.first.map("aeio".contains) == true || kind == "hstack"
    return (isVowel ? "an " : "a ") + kind
  }

  // MARK: Settings

  /// A setting of a view: `padding of text 'Save'`; a colour of a background is the background.
  private func setting(_ names: [String], of view: ViewName?, named words: String) -> String {
    let settings = list(names.map(self.words))
    guard let view, !words.isEmpty else { return settings }
    if names == [view.kind], view.holder != nil { return words }
    return "\(settings) of \(words)"
  }

  /// A setting with its value, as in `padding 8`; a claim that holds has none.
  private func given(_ setting: SnapshotSetting) -> String {
    setting.value == "true" ? words(setting.name) : "\(words(setting.name)) \(value(setting.value))"
  }

  /// A value as the layout text has it, with lists in brackets: `none`, `[8, 16]`.
  private func value(_ text: String?) -> String {
    guard let text else { return "none" }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count > 1, numbers.allSatisfy({ Double($0) != nil }) else { return text }
    let isSymmetric = numbers.count == 4 && numbers[0] == numbers[2] && numbers[1] == numbers[3]
    return "[\((isSymmetric ? numbers.prefix(2) : numbers[...]).joined(separator: ", "))]"
  }

  /// A name of the config language in words: `row spacing` for `rowSpacing`, `columns of section 1` for `columns.1`.
  private func words(_ name: String) -> String {
    let setting = SnapshotSetting(name, "")
    if let section = setting.section { return "\(words(setting.nameOfAll)) of section \(section)" }
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
      words += character.lowercased()
    }
    return words
  }

  private func quoted(_ text: String) -> String { "'\(text.shortened)'" }

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
