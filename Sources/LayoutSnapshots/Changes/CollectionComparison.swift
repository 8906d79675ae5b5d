import DisplayList
import LayoutGeometry
import PlainText

/// The comparison of a collection with the one that it was.
struct CollectionComparison {
  let screen: ScreenComparison
  /// Whether the items flow into other columns or by another layout.
  let reflows: Bool
  /// How far the content is scrolled on.
  let scrolled: Point
  /// The collection's number on its screen.
  let position: Int
  /// Whether a list looks otherwise as a whole.
  let changesListAppearance: Bool
  /// What of what the layout was given, and of its room, decides places and sizes and is another one.
  let sizes: SizeCauses
  /// What its items were given one by one.
  let lengths: ItemLengths
  /// What people or an app do with it.
  let states: StateCauses
  /// What it draws itself, where it is a list.
  let list: ListDrawings
  /// What its layout and its sections were given, the layout's name and the number of its columns.
  let settings: [SnapshotSetting]
  let layout: String
  let columns: Int?

  var names: PartNames { screen.names }

  /// True if what the layout was given is known of both screens.
  var hasSettings: Bool { !screen.joinsRuns }

  func changes(
    from old: FactsOfPart, to new: FactsOfPart
  ) -> [LayoutChange] {
    let hides = (
      old: old.part.parts.count < old.facts.elementCount,
      new: new.part.parts.count < new.facts.elementCount
    )
    let sections = SectionPairs(old.part.parts.sections, new.part.parts.sections)
    let old = old.renumbering(sections)
    let given = (
      old: lengths.withoutOwn(old.settings(beside: new)),
      new: lengths.withoutOwn(new.settings(beside: old))
    )
    let settings =
      screen.joinsRuns || old.facts.layout != new.facts.layout
      ? []
      : settingChanges(
        from: given.old, to: given.new, suffix: names.suffix(for: position),
        sections: old.part.parts.sectionNumbers.intersection(new.part.parts.sectionNumbers)
      ).namingLists.filter { !list.explains($0) }
    let changes =
      (settings
      + numberChanges(
        from: old.facts, to: new.facts, growth: old.part.frame.size.growth(to: new.part.frame.size),
        hidesElements: hides.old || hides.new, settings: old.part.settings + new.part.settings,
        follows: given.old.differ(from: given.new), isGivenOther: !settings.isEmpty
      )).map { $0.at(old.part, new.part) }
    var structure: [LayoutChange] = []
    var elements = JoinedChanges()
    var others = JoinedChanges()
    var shifts: [SectionShift] = []
    structure += orderChanges(sections)
    let sight = ItemPairs.Sight(from: old.part, old.facts, to: new.part, new.facts)
    let moves = sectionMoves(sections, sight)
    structure += moves.changes(in: self)
    let differing = SettingDifference.all(from: given.old, to: given.new)
    var causes = SectionGuard.Causes()
    causes.areOfAll = sizes.changesLayout || reflows || !structure.isEmpty
    var last: (old: SnapshotSection, new: SnapshotSection)?
    for (before, after) in sections.all {
      guard let before, let after else {
        causes.precede = true
        last = nil
        if let after { structure.append(insertion(of: after, wasHidden: hides.old)) }
        if let before {
          structure.append(
            new.facts.elementCount == 0
              ? emptying(of: before.parts, isSeen: !hides.old)
              : removal(of: before, isHidden: hides.new))
        }
        continue
      }
      causes.settings = differing.filter { [nil, after.number].contains($0.section) }
      causes.isDetached = isDetached(
        (before, after), after: last, causes, differing, in: (old, new))
      let found = SectionComparison(
        collection: self, sight: sight, losesItems: !moves.pairs.isEmpty, causes: causes,
        facts: (old, new)
      )
      .changes(
        from: moves.staying(before.parts, \.old), to: moves.staying(after.parts, \.new))
      let suffix = names.section(after.number, in: position)
      for change in found.structure { others.add(change, of: after.number, suffix: suffix) }
      for change in found.elements { elements.add(change, of: after.number, suffix: suffix) }
      if let shift = found.shift {
        shifts.append(
          SectionShift(
            section: after.number, distance: shift, isExplained: found.isShiftExplained))
      }
      if found.hasCauses { causes.precede = true }
      last = found.isInOrder ? (before, after) : nil
    }
    let count = sections.all.count { $0.old != nil && $0.new != nil }
    func name(_ numbers: [Int]) -> String {
      (numbers.count == count ? "all sections" : "sections \(numberWords(numbers))")
    }
    structure += others.joined(name)
    let looks = elements.joined(name)
    let isExplained =
      hasSettings
      && (sizes.explainsFrames || !structure.isEmpty || looks.contains(where: \.explainsFrames))
    let shifted = [true, false].flatMap { follows in
      shiftChanges(
        shifts.filter { $0.isExplained == follows }, of: new.part.parts.sections.count
      ).map { $0.at(old.part, new.part).following(if: isExplained && follows) }
    }
    return (changes + structure + shifted + looks).map { change in
      var change = change
      // Of collections in items each reports its own.
      change.collection = change.collection ?? position
      return change
    }
  }

  /// How the layout and its numbers changed.
  ///
  /// - Parameters:
  ///   - growth: By how much the collection grew; content that grew as much is not reported.
  ///   - hidesElements: Whether there are or were elements that the screen does not show.
  ///   - settings: What the layout was given, before and after.
  ///   - follows: Whether a setting is another one, from which a number follows.
  ///   - isGivenOther: Whether any setting is another one.
  private func numberChanges(
    from old: SnapshotCollection, to new: SnapshotCollection, growth: Point,
    hidesElements: Bool, settings: [SnapshotSetting], follows: (_ setting: String) -> Bool,
    isGivenOther: Bool
  ) -> [LayoutChange] {
    func number(_ value: Int?) -> String { value.map(String.init) ?? "none" }
    let contentGrew = !(old.contentSize.growth(to: new.contentSize) - growth).isNone
    let rows: [(String, String, String)] = [
      ("layout", old.layout, new.layout),
      ("columns", number(old.columns), number(new.columns)),
      ("rows", number(old.rows), number(new.rows)),
      ("content", old.contentSize.dump, contentGrew ? new.contentSize.dump : old.contentSize.dump),
      (
        "elements", "\(old.elementCount)",
        // Those that the screen shows are reported one by one.
        hidesElements ? "\(new.elementCount)" : "\(old.elementCount)"
      ),
      (
        "content offset", old.contentOffset.words,
        new.contentOffset == old.contentOffset
          ? old.contentOffset.words : new.contentOffset.words + " pt"
      ),
    ]
    return rows.filter { $0.1 != $0.2 }.map { name, from, to in
      LayoutChange(
        name + names.suffix(for: position), .value(from: from, to: to),
        isConsequence: ["content", "elements"].contains(name)
          || name == "rows" && !new.hasLanes(settings)
          || name == "columns" && (old.derivesColumns(settings) || follows("columns"))
          // Another layout need not have columns at all.
          || name == "columns" && old.layout != new.layout
            && (old.columns == nil || new.columns == nil)
          // It rests where its sets and its items begin.
          || name == "content offset"
            && (follows("contentInset") || follows("refreshing")
              || old.layout == "carousel" && isGivenOther)
      )
    }
  }

  /// True for a header or a footer that stays in sight, of a section or of the whole collection.
  func pins(_ part: SnapshotPart) -> Bool {
    guard let element = part.element, element.kind == .header || element.kind == .footer,
      let sticky = settings.first(where: { $0.name == "sticky" })
    else { return false }
    let names = sticky.value.split(separator: ", ").map(String.init)
    guard let name = element.name else { return names.contains(element.kind.rawValue) }
    return names.contains(String(name.dropFirst(SnapshotElement.layoutPrefix.count)))
  }

  /// The layout of a section, by its name.
  func layout(ofSection number: Int) -> String { setting("layout", ofSection: number) ?? layout }

  /// How many columns a section has; nil where that is not known.
  func columns(ofSection number: Int) -> Int? {
    guard let own = setting("columns", ofSection: number) else { return columns }
    return Int(own)
  }

  private func setting(_ name: String, ofSection number: Int) -> String? {
    settings.first { $0.name == "\(name).\(number)" }?.value
  }

  /// An element of the collection, as sentences call it.
  func name(_ part: SnapshotPart) -> String {
    guard case .element(let element) = part.role else { return "" }
    return names.element(element, label: part.label, in: position)
  }

  /// An element's number, with its section's where there are several.
  func index(_ part: SnapshotPart) -> String {
    part.element.map { names.index($0, in: position) } ?? ""
  }

  /// What distinguishes the rows and columns of an element's section from others.
  func suffix(forSectionOf part: SnapshotPart?) -> String {
    guard let section = part?.element?.section else { return names.suffix(for: position) }
    return names.section(section, in: position) + names.suffix(for: position)
  }

  /// Items by their numbers: `item 4 'mint'`, `items 4–6 and 9`, `all items`.
  ///
  /// - Parameter count: How many items there are in the section; nil if it does not matter.
  func name(items: [SnapshotPart], of count: Int? = nil) -> String {
    if items.count == 1 { return name(items[0]) }
    if items.count == count { return "all items" + suffix(forSectionOf: items.first) }
    var elements: [SnapshotElement] = []
    // A carousel shows an item once in each set.
    for element in items.compactMap(\.element) where !elements.contains(where: element.isShownBy) {
      elements.append(element)
    }
    if elements.count == 1 { return name(items[0]) }
    return "items \(ranges(of: elements))" + names.suffix(for: position)
  }

  /// Numbers of items with ranges for those that follow each other; of many, the first ones.
  private func ranges(of elements: [SnapshotElement]) -> String {
    var ranges: [(first: SnapshotElement, last: SnapshotElement)] = []
    for element in elements {
      if let last = ranges.last?.last, last.section == element.section,
        last.number + 1 == element.number
      {
        ranges[ranges.count - 1].last = element
      } else {
        ranges.append((element, element))
      }
    }
    let words = ranges.map { first, last in
      let start = names.index(first, in: position)
      return first == last ? start : "\(start)–\(names.index(last, in: position))"
    }
    if words.count > 6 {
      return words.prefix(5).joined(separator: ", ") + ", … (\(elements.count) items)"
    }
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private func sectionName(_ section: SnapshotSection) -> String {
    "section \(section.number)" + (section.header.map { " '\($0.shortened)'" } ?? "")
      + " with \(counted(section.cells.count, "item"))" + names.suffix(for: position)
  }

  // A section that the other screen only hides was not inserted or removed.

  private func insertion(of section: SnapshotSection, wasHidden: Bool) -> LayoutChange {
    LayoutChange(sectionName(section), wasHidden ? .cameIntoSight : .inserted(at: nil))
      .at([], section.parts)
  }

  /// All items of a section that are gone.
  ///
  /// - Parameter isSeen: Whether these are all that there were, and not only those that the screen showed.
  func emptying(of parts: [SnapshotPart], isSeen: Bool) -> LayoutChange {
    let cells = parts.filter { $0.element?.kind == .cell }
    let count = isSeen ? "\(cells.count) " : ""
    let items = cells.count == 1 && isSeen ? "the only item" : "all \(count)items"
    return LayoutChange(items + suffix(forSectionOf: cells.first), .removed).at(parts, [])
  }

  private func removal(of section: SnapshotSection, isHidden: Bool) -> LayoutChange {
    LayoutChange(sectionName(section), isHidden ? .wentOutOfSight : .removed)
      .at(section.parts, [])
  }
}

extension SnapshotCollection {
  /// True for a layout that has as many columns as there is room for, or as items: none were given.
  fileprivate func derivesColumns(_ settings: [SnapshotSetting]) -> Bool {
    Self.derivingLayouts.contains(layout) || settings.contains { $0.name == "gridItems" }
  }

  /// The layouts of which no number of columns is given.
  static let derivingLayouts: Set = [
    "flow", "carousel", "aspectGrid", "justified", "compositional",
  ]
}

/// The elements of one section that a screen shows.
struct SnapshotSection {
  var number: Int
  var parts: [SnapshotPart]

  /// What identifies a section: its header's text, or else its first item.
  var key: [String?] { header.map { [$0] } ?? [nil, cells.first?.label] }

  /// What takes room in the section.
  var framed: [SnapshotPart] {
    parts.filter { $0.element?.kind != .background && $0.element?.kind != .badge }
  }

  /// The section's items.
  var cells: [SnapshotPart] { parts.filter { $0.element?.kind == .cell } }
}

extension [SnapshotPart] {
  /// Elements by their sections, in ascending order of section and item.
  var sections: [SnapshotSection] {
    var sections: [Int: [SnapshotPart]] = [:]
    for part in self {
      if let element = part.element { sections[element.section, default: []].append(part) }
    }
    return sections.sorted { $0.key < $1.key }.map { number, parts in
      SnapshotSection(
        number: number,
        parts: parts.sorted { ($0.element?.item ?? 0) < ($1.element?.item ?? 0) })
    }
  }
}

extension SnapshotPart {
  /// The element that the part is; nil for another part.
  var element: SnapshotElement? {
    if case .element(let element) = role { element } else { nil }
  }
}
