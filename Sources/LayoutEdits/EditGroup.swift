import LayoutSnapshots

/// Edits that are one change of the source: the same in several items, or of several settings of one view.
struct EditGroup {
  /// The first of the edits.
  var edit: Edit
  /// All of the edits.
  var edits: [Edit]
  /// The settings that have the same values, or that came or went together.
  var settings: [SnapshotSetting] = []
  /// Indicates whether the values before differ, so that only those after are known of all.
  var hasOneValueAfter = false
  /// The characters around the texts' values, before and after, where these alone differ; nil for other edits.
  var template: TextTemplate?
  /// Indicates whether all items of the collection have the edit.
  var isOfAllItems = false

  /// The elements that the edits are about, each once.
  var elements: [ElementName] {
    edits.compactMap { if case .element(let name) = $0.owner { name } else { nil } }.distinct
  }
}

/// The grouping of edits, by their values and never by words.
struct EditGrouping {
  private let edits: [Edit]
  private let new: ScreenTree
  /// The rows of the cells of grids in both trees.
  private let rows: (old: [Int: [Int]], new: [Int: [Int]])
  /// The number of items of each collection that are paired, and of all shown before.
  private let counts: [Int: (paired: Int, before: Int)]

  init(_ match: TreeMatch, of edits: [Edit]) {
    new = match.new
    self.edits = edits
    rows =
      edits.contains { $0.arrival != nil }
      ? (match.old.rowsOfCells, match.new.rowsOfCells) : ([:], [:])
    counts = Dictionary(
      uniqueKeysWithValues: match.elements.map { elements in
        let paired = elements.pairs.count { match.new.isCell($0.1) }
        return (
          elements.collection,
          (paired, paired + elements.removed.count { match.old.isCell($0) })
        )
      })
  }

  var groups: [EditGroup] {
    let many = Dictionary(grouping: edits.compactMap(\.arrival)) { $0 }.filter {
      $0.value.count > 3
    }
    var groups = group(edits.map { EditGroup(edit: $0, edits: [$0]) }) { group in
      // Many are one sentence, of however many rows of a grid they were.
      if let arrival = group.edit.arrival, many[arrival] != nil {
        return Key(action: arrival.action, text: [arrival.kind])
      }
      return key(of: group.edit, hasOneValue: false)
    }
    groups = joiningNumbers(joiningPlaces(groups.flatMap(separatingNumbers)))
    // What became the same in several items, whatever it was in each.
    groups = group(groups) { group in
      group.edits.count > 1 ? nil : key(of: group.edit, hasOneValue: true)
    }
    // The same in all items of several collections.
    groups = group(groups) { group in
      guard isOfAllItems(group, atLeast: 1), var key = key(of: group.edit, hasOneValue: false)
      else { return nil }
      key.collection = nil
      return key
    }
    // The same setting of several views in the same items.
    groups = group(groups) { group in
      guard case .set = group.edit.action, !group.elements.isEmpty,
        group.edit.view?.isRoot == false,
        Set(group.edits.map(\.action)).count == 1
      else { return nil }
      return Key(action: group.edit.action, elements: group.elements)
    }
    for index in groups.indices {
      let edits = groups[index].edits
      let isOneAction = Set(edits.map(\.action)).count == 1
      // Contents of one pattern are known by that.
      let hasPatterns =
        if case .content(let from, let to) = groups[index].edit.action {
          Set(edits.map(\.patterns)).count > 1
            || from.pattern == to.pattern && !from.hasSameWordsAroundNumbers(as: to)
        } else {
          true
        }
      groups[index].template = isOneAction || !hasPatterns ? nil : TextTemplate(edits)
      groups[index].hasOneValueAfter = !isOneAction && groups[index].template == nil
      groups[index].isOfAllItems = isOfAllItems(groups[index])
    }
    return joiningSettings(groups)
  }

  /// Returns a group as those with an edit of numbers that all have in common alone, and with others, too.
  private func separatingNumbers(_ group: EditGroup) -> [EditGroup] {
    guard group.edits.count > 1, let numbers = CommonNumbers(group.edits),
      numbers.before != numbers.after, Set(numbers.areOthers).count > 1
    else { return [group] }
    return [false, true].map { isOther in
      let edits = zip(group.edits, numbers.areOthers).filter { $1 == isOther }.map(\.0)
      return EditGroup(edit: edits[0], edits: edits)
    }
  }

  /// Joins the groups of one edit of a view in a place of items: of what is around a text's values, as of
  /// `Re: ${item.title}`, and of a view that came or went, whose name is not known in all of them.
  private func joiningPlaces(_ groups: [EditGroup]) -> [EditGroup] {
    func place(_ group: EditGroup) -> Key? {
      guard case .element(let name) = group.edit.owner, let view = group.edit.view?.inItems else {
        return nil
      }
      var key = Key(
        action: group.edit.action, view: view, collection: name.collection,
        text: [name.element.kind.rawValue])
      switch group.edit.action {
      case .content: key.action = .content(from: "", to: "")
      case .set(let name, _, _) where group.edit.texts != nil:
        key.action = .set(name, from: "", to: "")
      case .inserted, .removed: break
      default: return nil
      }
      return key
    }
    let places = Dictionary(grouping: groups.filter { place($0) != nil }, by: place).filter {
      $0.value[0].edit.texts == nil
        ? $0.value.contains { ($0.edit.view?.name ?? "").isEmpty }
        : TextTemplate($0.value.flatMap(\.edits)) != nil
    }
    return group(groups) { group in place(group).flatMap { places[$0] == nil ? nil : $0 } }
  }

  /// Joins the groups of one edit of a view that has another number in other items, as some lack one before it.
  private func joiningNumbers(_ groups: [EditGroup]) -> [EditGroup] {
    func place(_ group: EditGroup) -> Key? {
      guard !group.elements.isEmpty, group.edit.view?.id == nil,
        group.edits.allSatisfy({ $0.view?.name?.isEmpty == false })
      else { return nil }
      var key = key(of: group.edit, hasOneValue: false)
      key?.view?.ordinal = nil
      return key
    }
    let places = Dictionary(grouping: groups.filter { place($0) != nil }, by: place).filter {
      let elements = $0.value.flatMap(\.elements)
      let numbers = Set($0.value.map(\.edit.view?.ordinal))
      let edits = $0.value.flatMap(\.edits)
      let places = edits.map { $0.new.map(new.path) }
      return numbers.count > 1 && numbers.count == $0.value.count
        && Set(elements).count == elements.count
        // Where names differ, they may be different views of each item, unless they are in one place of all.
        && (Set(edits.map(\.view?.name)).count == 1
          || Set(places).count == 1 && places[0] != nil)
    }
    let joined = groups.map { group in
      var group = group
      guard places[place(group)] != nil else { return group }
      for index in group.edits.indices { group.edits[index].view?.ordinal = nil }
      group.edit = group.edits[0]
      return group
    }
    return self.group(joined) { group in place(group).flatMap { places[$0] == nil ? nil : $0 } }
  }

  private struct Key: Hashable {
    var action: Edit.Action
    var view: ViewName?
    var collection: Int?
    /// Nil for items, of which many are alike.
    var element: SnapshotElement?
    var text: [String] = []
    var elements: [ElementName] = []
  }

  /// The key of an edit that others may have, too; nil for one that has a sentence of its own.
  private func key(of edit: Edit, hasOneValue: Bool) -> Key? {
    guard case .element(let name) = edit.owner else {
      if hasOneValue { return nil }
      // The same around several views, or the same order of several pairs.
      switch edit.action {
      case .wrapped(let view, let settings):
        return Key(action: .wrapped(in: ViewName(kind: view.kind), settings))
      case .unwrapped(let view): return Key(action: .unwrapped(from: ViewName(kind: view.kind)))
      case .replaced(let view, let settings, let others)
      where view.id == nil && view.name == nil:
        return Key(
          action: .replaced(by: ViewName(kind: view.kind), with: settings, without: others),
          view: edit.view.map { ViewName(kind: $0.kind) })
      case .inserted, .removed:
        // The cells of a row.
        let row = edit.old.flatMap { rows.old[$0] } ?? edit.new.flatMap { rows.new[$0] }
        if let row { return Key(action: edit.action, text: row.map(String.init)) }
        // Equal views are known by their numbers.
        guard let view = edit.view, view.id == nil, view.ordinal != nil, let name = view.name else {
          return nil
        }
        return Key(action: edit.action, view: ViewName(kind: view.kind, name: name))
      case .swapped(let view):
        return Key(
          action: .swapped(with: ViewName(kind: view.kind)),
          view: edit.view.map { ViewName(kind: $0.kind) })
      case .moved:
        // Neighbors are in one view.
        let parent = edit.new.flatMap { new.nodes[$0].parent }
        return Key(action: edit.action, text: [parent.map(String.init) ?? ""])
      case .content:
        // Equal texts are known by their numbers.
        guard let view = edit.view, view.id == nil, view.ordinal != nil else { return nil }
        return Key(action: edit.action, view: ViewName(kind: view.kind))
      default: break
      }
      // The same setting of several views, or of several collections.
      guard case .set = edit.action else { return nil }
      if case .collection = edit.owner { return Key(action: edit.action, text: ["collection"]) }
      return edit.view == nil ? nil : Key(action: edit.action)
    }
    var key = Key(
      action: edit.action, view: edit.view?.inItems, collection: name.collection,
      element: name.element.kind == .cell ? nil : name.element)
    // Headers and footers of sections are alike, too.
    key.element?.section = 0
    key.element?.item = 0
    switch edit.action {
    case .content(let from, let to):
      // Other numbers are one change, whatever is around them.
      let isOfNumbers = from.hasSameWordsAroundNumbers(as: to)
      key.text = isOfNumbers ? [] : [from.pattern, to.pattern]
      // A letter N that was a number, or becomes one, is in both patterns.
      if !isOfNumbers, from.numbers != to.numbers || from.pattern == to.pattern {
        key.text = [from, to]
      }
      // Labels that come or go are one change, whatever their words.
      let isText = edit.view?.kind == SnapshotCommand.Verb.text.rawValue
      if !isText, from.isEmpty || to.isEmpty { key.text = [from.isEmpty ? "added" : "removed"] }
      key.action = .content(from: "", to: "")
      if hasOneValue { return nil }
    case .set(let name, _, let to) where hasOneValue:
      key.action = .set(name, from: "", to: to)
    case .wrapped(let view, let settings): key.action = .wrapped(in: view.inItems, settings)
    case .unwrapped(let view): key.action = .unwrapped(from: view.inItems)
    case .swapped(let view): key.action = .swapped(with: view.inItems)
    case .replaced(let view, let settings, let others):
      key.action = .replaced(
        by: view.inItems, with: settings, without: hasOneValue ? [] : others)
    case .exchanged(let view): key.action = .exchanged(with: view.inItems)
    case .moved(let view): key.action = .moved(into: view?.inItems)
    case .inserted, .removed:
      if edit.view == nil { return nil }
      // A text that is the same in all is known by its characters.
      if edit.view?.id == nil, let name = edit.view?.name { key.text = [name.pattern] }
      if hasOneValue { key.text = [] }
    default: break
    }
    return key
  }

  private func group(_ groups: [EditGroup], by key: (EditGroup) -> Key?) -> [EditGroup] {
    var places: [Key: Int] = [:]
    var grouped: [EditGroup] = []
    for group in groups {
      guard let key = key(group) else {
        grouped.append(group)
        continue
      }
      if let place = places[key] {
        grouped[place].edits += group.edits
      } else {
        places[key] = grouped.count
        grouped.append(group)
      }
    }
    return grouped
  }

  private func isOfAllItems(_ group: EditGroup, atLeast least: Int = 2) -> Bool {
    let elements = group.elements
    guard elements.count >= least, let first = elements.first, first.element.kind == .cell,
      let count = counts[first.collection]
    else { return false }
    let items = Set(elements.map { [$0.element.section, $0.element.item] }).count
    if case .removed = group.edit.action, group.edit.view == nil { return items == count.before }
    return items == count.paired
  }

  /// Joins settings of one view that had and have the same values.
  private func joiningSettings(_ groups: [EditGroup]) -> [EditGroup] {
    var joined: [EditGroup] = []
    for var group in groups {
      guard case .set(let name, let from, let to) = group.edit.action else {
        joined.append(group)
        continue
      }
      group.settings = [SnapshotSetting(name, to ?? from ?? "")]
      let index = joined.firstIndex { other in
        guard case .set(_, let first, let last) = other.edit.action else { return false }
        // What came together, or went, is one change, whatever the values, unless the values before have words.
        let names = [name, other.settings[0].name]
        let isWhole = names.allSatisfy { SettingWords.absence(of: $0) == nil }
        let isAlike =
          first == from && last == to
          || isWhole && (first == nil && from == nil || last == nil && to == nil)
        return isAlike && other.edits.map(\.view) == group.edits.map(\.view)
          && other.edit.owner == group.edit.owner && other.edits.count == group.edits.count
          && !other.hasOneValueAfter && !group.hasOneValueAfter
          && other.template == nil && group.template == nil
      }
      if let index {
        joined[index].settings += group.settings
        joined[index].edits += group.edits
      } else {
        joined.append(group)
      }
    }
    return joined
  }
}

/// The characters around the values of a text in several items, before and after: `Re: …` and `Aw: …`.
struct TextTemplate {
  let before: String
  let after: String

  /// The template of contents that differ in what is around the same values; nil for others.
  init?(_ edits: [Edit]) {
    let texts = edits.compactMap(\.texts).map { (from: Array($0.from), to: Array($0.to)) }
    guard texts.count == edits.count, Set(texts.map(\.from)).count > 1 else { return nil }
    if let between = Self.between(texts) {
      (before, after) = between
      return
    }
    var (first, last) = (Ends(of: texts.map(\.from)), Ends(of: texts.map(\.to)))
    // What both have in common may be the values'; signs are not.
    func isOfWord(_ one: Character, _ other: Character) -> Bool {
      one == other && (one.isLetter || one.isNumber)
    }
    let atStart = zip(first.start.reversed(), last.start.reversed()).prefix { isOfWord($0, $1) }
    let atEnd = zip(first.end, last.end).prefix { isOfWord($0, $1) }
    first.give(atStart.count, atEnd.count)
    last.give(atStart.count, atEnd.count)
    // Digits may be those of the values.
    let around = [first.start, first.end, last.start, last.end].joined()
    guard !around.allSatisfy(\.isNumber),
      texts.allSatisfy({ first.value(of: $0.from) == last.value(of: $0.to) })
    else { return nil }
    (before, after) = (first.words, last.words)
  }

  /// The characters between values, before and after, as the comma of `Ada, p. 12`; nil where others differ, too.
  private static func between(
    _ texts: [(from: [Character], to: [Character])]
  ) -> (String, String)? {
    let parts = texts.map { from, to in
      let start = zip(from, to).prefix { $0 == $1 }.count
      let (tail, other) = (from.dropFirst(start), to.dropFirst(start))
      let end = zip(tail.reversed(), other.reversed()).prefix { $0 == $1 }.count
      return (
        start: Array(from.prefix(start).reversed()), end: Array(from.suffix(end)),
        words: [tail.dropLast(end), other.dropLast(end)].map { String($0) }
      )
    }
    let (start, end) = (Ends(of: parts.map(\.start)).start, Ends(of: parts.map(\.end)).start)
    guard let words = parts.first?.words,
      parts.allSatisfy({
        $0.words == words && $0.start.count > start.count && $0.end.count > end.count
      }), !words.joined().contains(where: \.isNumber)
    else { return nil }
    // Letters may be those of the values.
    func signs(_ characters: ArraySlice<Character>) -> some Sequence<Character> {
      characters.reversed().drop { $0.isLetter || $0.isNumber }
    }
    let (first, last) = (String(signs(start)), String(signs(end).reversed()))
    return ("…\(first)\(words[0])\(last)…", "…\(first)\(words[1])\(last)…")
  }

  /// The characters that several texts begin and end with.
  struct Ends {
    var start: ArraySlice<Character>
    var end: ArraySlice<Character>

    init(of texts: [[Character]]) {
      let first = texts.first ?? []
      let count = texts.reduce(first.count) { count, text in
        min(count, zip(first, text).prefix { $0 == $1 }.count)
      }
      // A character at the start is not at the end as well.
      let rest = first.dropFirst(count)
      let countAtEnd = texts.reduce(rest.count) { most, text in
        let other = text.dropFirst(count)
        return min(most, zip(rest.reversed(), other.reversed()).prefix { $0 == $1 }.count)
      }
      (start, end) = (first.prefix(count), first.suffix(countAtEnd))
    }

    /// The ends around an ellipsis.
    var words: String { "\(String(start))…\(String(end))" }

    /// Leaves characters next to the values to these.
    mutating func give(_ countOfStart: Int, _ countOfEnd: Int) {
      start.removeLast(countOfStart)
      end.removeFirst(countOfEnd)
    }

    func value(of text: [Character]) -> ArraySlice<Character> {
      text.dropFirst(start.count).dropLast(end.count)
    }
  }
}

extension Edit {
  /// The words around the numbers of a text, before and after; empty for another edit.
  var patterns: [[String]] {
    if case .content(let from, let to) = action {
      [from.aroundNumbers.words, to.aroundNumbers.words]
    } else {
      []
    }
  }

  /// A text that people read, before and after; nil for another edit.
  fileprivate var texts: (from: String, to: String)? {
    switch action {
    case .content(let from, let to): (from, to)
    case .set(let name, let from?, let to?)
    where SettingWords.isText(name)
      || [from, to].allSatisfy({ $0.contains(".opacity(") && !$0.contains(" ") }):
      (from, to)
    default: nil
    }
  }
}

/// A view of the screen that came or went, by its kind.
private struct Arrival: Hashable {
  var action: Edit.Action
  var kind: String
}

extension Edit {
  /// A view of the screen that came or went; nil for another edit.
  fileprivate var arrival: Arrival? {
    guard owner == .canvas, action == .inserted || action == .removed else { return nil }
    return view.map { Arrival(action: action, kind: $0.kind) }
  }
}

extension String {
  /// The text with `N` in place of each number: `from 5 €` and `from 12.50 €` have one pattern.
  ///
  /// A text with the letter N may have the pattern of another one with a number there.
  var pattern: String { aroundNumbers.words.joined(separator: "N") }

  /// Indicates whether another text differs in nothing but its numbers, of which it has as many.
  func hasSameWordsAroundNumbers(as other: String) -> Bool {
    aroundNumbers.words == other.aroundNumbers.words
  }

  /// The numbers in the text, and what is before, between and after them.
  fileprivate var aroundNumbers: (words: [String], numbers: [String]) {
    var words = [""]
    var numbers: [String] = []
    // A point or a comma in a number, and after one.
    var separator = ""
    var isInNumber = false
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      if isDigit {
        if !isInNumber {
          words.append("")
          numbers.append("")
        }
        numbers[numbers.count - 1] += separator + String(character)
        separator = ""
      } else if isInNumber, separator.isEmpty, character == "." || character == "," {
        separator = String(character)
        continue
      } else {
        words[words.count - 1] += separator + String(character)
        separator = ""
      }
      isInNumber = isDigit
    }
    words[words.count - 1] += separator
    return (words, numbers)
  }
}

/// The characters that texts of one pattern have in common before and after a change: `2 of N` and `3 of N`.
struct CommonNumbers {
  let before: String
  let after: String
  /// Indicates whether numbers of their own are others, too, by the edits.
  let areOthers: [Bool]

  /// The words of contents whose numbers alone differ; nil for others.
  init?(_ edits: [Edit]) {
    var texts: [(from: [String], to: [String])] = []
    for edit in edits {
      // By words, not by patterns: texts with the same words have equally many numbers.
      guard case .content(let from, let to) = edit.action, from.hasSameWordsAroundNumbers(as: to),
        edit.patterns == edits[0].patterns
      else { return nil }
      texts.append((from.aroundNumbers.numbers, to.aroundNumbers.numbers))
    }
    guard case .content(let from, _)? = edits.first?.action else { return nil }
    let isShared = texts[0].from.indices.map { number in
      texts.allSatisfy {
        $0.from[number] == texts[0].from[number] && $0.to[number] == texts[0].to[number]
      }
    }
    func words(_ numbers: [String]) -> String {
      let words = from.aroundNumbers.words
      return zip(words, zip(numbers, isShared).map { $1 ? $0 : "N" } + [""]).map { $0 + $1 }
        .joined()
    }
    (before, after) = (words(texts[0].from), words(texts[0].to))
    areOthers = texts.map { text in
      isShared.indices.contains { !isShared[$0] && text.from[$0] != text.to[$0] }
    }
  }
}
