import DisplayList
import LayoutGeometry
import LayoutSnapshots
import PlainText

/// The search for the edits between two matched trees.
struct EditFinder {
  private let match: TreeMatch
  private var old: ScreenTree { match.old }
  private var new: ScreenTree { match.new }
  private(set) var edits: [Edit] = []
  /// The owner of each region of both trees.
  private var owners: (old: [Int: Edit.Owner], new: [Int: Edit.Owner])
  /// The regions of the new tree whose views came, went or moved.
  private var restructured: Set<Int> = []

  init(_ match: TreeMatch) {
    self.match = match
    owners = ([0: .canvas], [0: .canvas])
    for elements in match.elements {
      for (one, other) in elements.pairs {
        guard var name = match.new.elementName(other, of: elements.collection) else { continue }
        name.label = name.label ?? match.old.elementName(one, of: elements.collection)?.label
        owners.old[one] = .element(name)
        owners.new[other] = .element(name)
      }
    }
    find()
  }

  private mutating func find() {
    for number in old.nodes.indices {
      guard let partner = match.partners[number] else {
        addRemoved(number)
        continue
      }
      addSettings(number, partner)
      addContent(number, partner)
      addOrder(number, partner)
    }
    for number in new.nodes.indices where match.sources[number] == nil { addInserted(number) }
    for elements in match.elements { addElements(elements) }
    for elements in match.elements {
      for (one, other) in elements.pairs { addDrawnContent(one, other) }
    }
    addOtherTexts()
    addColors()
  }

  /// Adds the texts of the canvas that no view is known to show, where no edit of its views can be the reason.
  private mutating func addOtherTexts() {
    guard edits.allSatisfy({ $0.owner != .canvas || $0.view == nil }) else { return }
    let (before, after) = (old.nodes[0].otherTexts, new.nodes[0].otherTexts)
    for (gone, came) in differences(from: before, to: after) {
      for (one, other) in zip(gone, came) {
        add(.content(from: one, to: other), .text(other), .canvas)
      }
      for text in gone.dropFirst(came.count) { add(.removed, .text(text), .canvas) }
      for text in came.dropFirst(gone.count) { add(.inserted, .text(text), .canvas) }
    }
  }

  /// Adds the colours that are others under the same names.
  private mutating func addColors() {
    for (name, before) in old.shades.sorted(by: { $0.key < $1.key }) {
      guard let after = new.shades[name], !old.isOfLines(name) else { continue }
      let gone = before.filter { shade in !after.contains { $0.opaque == shade.opaque } }
      let came = after.filter { shade in !before.contains { $0.opaque == shade.opaque } }
      // Where some uses are of another name's opacity, these may have the color of before. A color that a view
      // gives to those in it, as a tint, has another one beside it.
      let isShared =
        gone.isEmpty && before.count == 1 && came.count == 1
        && !new.nodes.contains { node in node.settings.contains { $0.name == name } }
      guard gone.count == came.count || isShared else { continue }
      // The same colour may be more transparent by itself; an alpha of a use is one of 256, divided by its opacity.
      let faded = before.flatMap { shade in
        after.filter { $0.opaque == shade.opaque && abs($0.alpha - shade.alpha) > 0.02 }
          .map { (shade, $0) }
      }
      for (one, other) in Array(zip(isShared ? before : gone, came)) + faded {
        // Where both are as transparent, their uses may be.
        let isColor = one.alpha == other.alpha
        add(
          .set(
            name, from: (isColor ? one.opaque : one).dump, to: (isColor ? other.opaque : other).dump
          ),
          nil, .colors)
      }
    }
  }

  private mutating func add(
    _ action: Edit.Action, _ view: ViewName?, _ owner: Edit.Owner?, old: Int? = nil,
    new: Int? = nil, others: [ViewName] = []
  ) {
    guard let owner else { return }
    edits.append(
      Edit(action: action, view: view, owner: owner, old: old, new: new, others: others))
  }

  /// The owner of the edits of a node of the new tree.
  private func owner(of node: Int) -> Edit.Owner? {
    if case .collection = new.nodes[node].role { return .collection(node) }
    return owners.new[new.nodes[node].region]
  }

  // MARK: Settings

  private mutating func addSettings(_ one: Int, _ other: Int) {
    let elements = match.elements.first { $0.collection == other }
    // Where items have other numbers, the same numbers are other items.
    let states =
      elements == nil
      ? [] : old.nodes[one].settings.filter { Edit.statesOfItems.contains($0.name) }
    if states.isEmpty, old.nodes[one].hasSameSettings(as: new.nodes[other]) { return }
    var view: ViewName? =
      if case .collection = new.nodes[other].role { nil } else { new.viewName(other) }
    // A view whose text is not drawn any more is known by what that was.
    if view?.name == nil { view?.name = old.viewName(one)?.name }
    // Sections in another order take theirs along.
    let known = elements?.sections ?? [:]
    let sections = Set(known.keys) == Set(known.values) ? known : [:]
    let before = settings(one, of: old).map { $0.renumbered(sections) }
    let after = settings(other, of: new)
    var changes = SettingChange.all(from: before, to: after, of: new.nodes[other].kind)
    let ids = SettingChange(name: "id", from: old.nodes[one].id, to: new.nodes[other].id)
    if ids.from != ids.to { changes.append(ids) }
    if case .collection(let now) = new.nodes[other].role,
      case .collection(let then) = old.nodes[one].role
    {
      // Another layout has settings of its own.
      if now.layout != then.layout { changes.removeAll { $0.from == nil || $0.to == nil } }
      if let elements {
        let isSectioned = match.sectioned.contains(other)
        changes += states.filter(new.nodes[other].settings.contains).map {
          SettingChange(name: $0.name, from: $0.value, to: $0.value)
        }
        changes = changes.compactMap { elements.following($0, isSectioned: isSectioned, old, new) }
      }
      changes = now.givenChanges(from: then) + changes
    }
    let isSameKind = old.nodes[one].kind == new.nodes[other].kind
    // The same part of another range is drawn as it was; a golden of an earlier release has a gauge's part of its range.
    let isOfRange =
      new.options(of: other) == nil && changes.contains { $0.name == "value" }
      && changes.contains { ["in", "total"].contains($0.name) }
    if !isSameKind || isOfRange, let value = old.shownValue(of: one),
      value == new.shownValue(of: other)
    {
      changes.removeAll { ["in", "range", "total", "value"].contains($0.name) }
    }
    // Goldens of earlier releases lack the steps of some paths.
    if isSameKind { changes.removeAll { $0.name == "data" && ($0.from == nil || $0.to == nil) } }
    if !isSameKind, case .view = old.nodes[one].role, let name = new.viewName(other) {
      // A value is on the scale of its kind, and the words of a choice are texts or options.
      if let value = old.shownValue(of: one), let after = new.shownValue(of: other) {
        // Segments have the number of theirs, and a word may be a number, as a year is.
        if value != after, old.options(of: one) != nil, new.options(of: other) != nil {
          let change = SettingChange(name: "value", from: value, to: after)
          if let index = changes.firstIndex(where: { $0.name == "value" }) {
            changes[index] = change
          } else {
            changes.append(change)
          }
        }
      }
      changes.removeAll {
        $0.name == "options" && old.options(of: one) == new.options(of: other)
      }
      // Some settings are those of the kind itself.
      let gained = changes.filter { $0.from == nil }.compactMap(\.added)
      let lost = changes.filter { $0.to == nil }.compactMap(\.removed)
      // Kinds have a color under names of their own.
      add(
        .replaced(
          by: name,
          with: gained.removingColors(of: lost) + new.added(to: other, match.sources),
          without: lost.removingColors(of: gained) + old.added(to: one, match.partners)),
        old.viewName(one), owner(of: other), old: one, new: other)
    }
    for change in changes where isSameKind || change.from != nil && change.to != nil {
      let names = new.nodes[other].settingNames + old.nodes[one].settingNames
      let view = view ?? (names.contains(change.name) ? new.viewName(other) : nil)
      add(
        .set(change.name, from: change.from, to: change.to),
        addedView(change.name, one, other) ?? view, owner(of: other), old: one, new: other)
    }
    let (order, names) = (old.nodes[one].settingNames, new.nodes[other].settingNames)
    if changes.isEmpty, order != names, order.sorted() == names.sorted() {
      // Those at both ends are where they were.
      let start = zip(order, names).prefix { $0 == $1 }.count
      let end = zip(order.reversed(), names.reversed()).prefix { $0 == $1 }.count
      let moved = Array(names[start..<names.count - end])
      add(
        .reordered(Edit.partsInPlaceOfWholes(moved.distinct)), view, owner(of: other), old: one,
        new: other)
    }
  }

  /// The name of the setting that the styles of a text's parts are.
  static let stylesName = "styles"

  /// The settings of a node without those of modifiers that only add a view, which is a node itself.
  private func settings(_ number: Int, of tree: ScreenTree) -> [SnapshotSetting] {
    let node = tree.nodes[number]
    let added = node.children.filter(tree.isAdded)
    let plain = node.settings.filter { setting in
      !added.contains { child in
        tree.nodes[child].kind == setting.name
          && tree.nodes[child].children.contains { tree.nodes[$0].kind == setting.value }
      }
    }
    // The styles of a text's parts are in the sentence about its drawing.
    .filter { $0.name != Self.stylesName && !tree.isNoLine($0, of: number) }
    guard case .collection(let collection) = node.role, let columns = collection.columns,
      !plain.contains(where: { SettingName($0.name).base == "columns" })
    else { return plain }
    return [SnapshotSetting("columns", "\(columns)")] + plain
  }

  /// The view that a modifier shows; nil for one that adds none, or adds it to its own.
  private func addedView(_ name: String, _ one: Int, _ other: Int) -> ViewName? {
    func view(_ number: Int, of tree: ScreenTree) -> ViewName? {
      let holder = tree.nodes[number].children.first { tree.nodes[$0].kind == name }
      guard let holder, !ViewName.Holder.places.contains(name) else { return nil }
      return tree.nodes[holder].children.first.flatMap(tree.viewName)
    }
    return view(other, of: new) ?? view(one, of: old)
  }

  private mutating func addContent(_ one: Int, _ other: Int) {
    guard case .view = old.nodes[one].role, case .view = new.nodes[other].role,
      old.nodes[one].kind == new.nodes[other].kind, old.nodes[one].name != new.nodes[other].name
    else { return }
    let (from, to) = (old.nodes[one].name, new.nodes[other].name)
    if (from ?? "").isEmpty, (to ?? "").isEmpty { return }
    if from == nil || to == nil {
      // A control may have a label; where there are other views in it, one of them is.
      guard !Self.named.contains(old.nodes[one].kind),
        old.nodes[one].children.count == new.nodes[other].children.count
      else { return }
    }
    var view = from == nil ? old.viewName(one) : new.viewName(other)
    let owner = owner(of: other)
    // Of several that showed the same, by its number among those.
    if owner == .canvas, from != nil { view?.ordinal = old.viewName(one)?.ordinal }
    // Which one of equal views draws nothing is not known where another one still draws the same.
    if owner != .canvas {
      view?.isLikeOthers =
        (from ?? "").isEmpty
        ? new.hasLikeTwins(other) { (match.sources[$0].flatMap { old.nodes[$0].name } ?? "") != "" }
        : (to ?? "").isEmpty
          && old.hasLikeTwins(one) {
            (match.partners[$0].flatMap { new.nodes[$0].name } ?? "") != ""
          }
    }
    add(.content(from: from ?? "", to: to ?? ""), view, owner, old: one, new: other)
  }

  /// The kinds of views whose name is what they show, and no label.
  private static let named: Set = [SnapshotCommand.Verb.text.rawValue, "image", "symbol"]

  // MARK: Structure

  private mutating func addRemoved(_ number: Int) {
    if case .element = old.nodes[number].role { return }
    guard let parent = old.nodes[number].parent, let owner = owners.old[old.nodes[number].region]
    else { return }
    let kept = old.nodes[number].children.compactMap { match.partners[$0] }
    let isTop = match.partners[parent] != nil || !isGone(parent)
    if let child = kept.first, let name = old.viewName(number) {
      restructured.insert(new.nodes[child].region)
      return add(
        .unwrapped(from: name), new.viewName(child), owner, old: number, new: child,
        others: kept.dropFirst().compactMap(new.viewName))
    }
    guard isTop, !isSetting(number, of: old) else { return }
    if let region = match.partners[old.nodes[number].region] { restructured.insert(region) }
    let control = match.partners[parent].map { new.nodes[$0] }
    if control.map({ $0.kind != old.nodes[parent].kind }) == true, old.isBehindOrOver(number) {
      return
    }
    // An item without a badge has a place for one.
    if old.element(parent)?.kind == .badge, control?.children.isEmpty == true {
      return add(.removed, nil, owner, old: parent)
    }
    add(.removed, old.viewName(old.addition(number, to: control)), owner, old: number)
  }

  /// The name of a view of the new tree without numbers that count views, which it may not have had in another place.
  private func nameWithoutCounts(_ number: Int) -> ViewName? {
    var name = new.viewName(number)
    if name?.contents.isEmpty == false {
      let named = new.subtree(of: number).filter { new.nodes[$0].name != nil && !new.isCount($0) }
      if !named.isEmpty { name?.contents = named.compactMap { new.nodes[$0].name } }
    }
    return name
  }

  /// Indicates whether a view is known by the setting of the modifier that adds it, as a sheet of some height.
  private func isSetting(_ number: Int, of tree: ScreenTree) -> Bool {
    guard tree.isAdded(number), let parent = tree.nodes[number].parent else { return false }
    return settings(parent, of: tree).contains { $0.name == tree.nodes[number].kind }
  }

  /// Indicates whether nothing of an old view's own children stayed.
  private func isGone(_ number: Int) -> Bool {
    match.partners[number] == nil
      && old.nodes[number].children.allSatisfy { match.partners[$0] == nil }
  }

  private mutating func addInserted(_ number: Int) {
    let node = new.nodes[number]
    guard let parent = node.parent, let owner = owners.new[node.region] else { return }
    if case .element = node.role { return }
    let kept = node.children.filter { match.sources[$0] != nil }
    restructured.insert(node.region)
    if let child = kept.first, let name = new.viewName(number) {
      return add(
        .wrapped(in: name, node.settings), new.viewName(child), owner, old: match.sources[child],
        new: number, others: kept.dropFirst().compactMap(new.viewName))
    }
    let isTop =
      match.sources[parent] != nil
      || new.nodes[parent].children.contains { match.sources[$0] != nil }
    if isTop, !isSetting(number, of: new) {
      let control = match.sources[parent].map { old.nodes[$0] }
      if control.map({ $0.kind != new.nodes[parent].kind }) == true, new.isBehindOrOver(number) {
        return
      }
      if new.element(parent)?.kind == .badge, control?.children.isEmpty == true {
        return add(.inserted, nil, owner, new: parent)
      }
      add(.inserted, new.viewName(new.addition(number, to: control)), owner, new: number)
    }
  }

  /// Adds the children of a pair that are in another order, and those that came from another view.
  private mutating func addOrder(_ one: Int, _ other: Int) {
    guard case .view = old.nodes[one].role, case .view = new.nodes[other].role else { return }
    let place = Dictionary(
      uniqueKeysWithValues: new.nodes[other].children.enumerated().map { ($1, $0) })
    let stayed = old.nodes[one].children.filter {
      match.partners[$0].map { place[$0] != nil } ?? false
    }
    let before = stayed.compactMap { match.partners[$0] }
    let after = before.sorted()
    for child in new.nodes[other].children {
      guard let source = match.sources[child], nearestKept(of: source) != one,
        let name = new.viewName(child)
      else { continue }
      restructured.insert(new.nodes[other].region)
      add(.moved(into: new.viewName(other)), name, owner(of: other), old: source, new: child)
    }
    guard before != after else { return }
    restructured.insert(new.nodes[other].region)
    let different = before.indices.filter { before[$0] != after[$0] }
    if different.count == 2, let name = nameWithoutCounts(before[different[0]]),
      let partner = nameWithoutCounts(before[different[1]])
    {
      return add(
        .swapped(with: partner), name, owner(of: other), old: stayed[different[0]],
        new: before[different[0]])
    }
    var isInPlace: Set<Int> = []
    for run in commonRuns(of: before, and: after) {
      isInPlace.formUnion(before[run.first..<run.first + run.count])
    }
    for (source, child) in zip(stayed, before) where !isInPlace.contains(child) {
      add(.moved(into: nil), new.viewName(child), owner(of: other), old: source, new: child)
    }
  }

  /// The nearest view around an old one that stayed.
  private func nearestKept(of number: Int) -> Int? {
    var holder = old.nodes[number].parent
    while let candidate = holder, match.partners[candidate] == nil {
      holder = old.nodes[candidate].parent
    }
    return holder
  }

  // MARK: Elements

  private mutating func addElements(_ elements: ElementMatch) {
    let sight = elements.outOfSight(old, new)
    let reported = addSections(elements)
    let sides = [
      (old, elements.removed, elements.items.old, sight.removed),
      (new, elements.inserted, elements.items.new, sight.inserted),
    ]
    for (side, (tree, loose, shown, hidden)) in sides.enumerated() {
      let isOld = side == 0
      // A badge comes and goes with its item, and a background with all items of its section.
      let items = Set(loose.filter(tree.isCell).map(tree.place))
      let badges = loose.filter {
        tree.element($0)?.kind == .badge && items.contains(tree.place($0))
      }
      let parts = Set(badges + backgrounds(loose, of: tree, among: shown, items))
      for number in loose
      where !parts.contains(number) && !reported.contains(isOld ? number : -1 - number) {
        guard let name = tree.elementName(number, of: elements.collection) else { continue }
        let action: Edit.Action =
          hidden.contains(number) ? .shown(!isOld) : isOld ? .removed : .inserted
        add(
          action, nil, .element(name), old: isOld ? number : nil, new: isOld ? nil : number)
      }
    }
    addHidden(elements, hidden: sight.removed, shown: sight.inserted)
    for (one, other) in elements.moved {
      guard let from = old.element(one), let to = new.element(other) else { continue }
      add(.renumbered(from: from, to: to), nil, owners.new[other], old: one, new: other)
    }
  }

  /// Adds the number of elements where some came or went that neither screen shows.
  private mutating func addHidden(
    _ elements: ElementMatch, hidden: Set<Int>, shown: Set<Int>
  ) {
    guard let after = new.elementCount(of: elements.collection),
      let before = match.sources[elements.collection].flatMap(old.elementCount),
      !elements.items.old.isEmpty, !elements.items.new.isEmpty, !elements.showedAll,
      // A carousel has an element for each item in each of its sets.
      !edits.contains(where: { edit in
        if case .set("numberOfSets", _, _) = edit.action { true } else { false }
      }),
      after - before != elements.inserted.count - shown.count
        - (elements.removed.count - hidden.count)
    else { return }
    add(
      .set("elements", from: "\(before)", to: "\(after)"), nil, .collection(elements.collection),
      old: match.sources[elements.collection], new: elements.collection)
  }

  /// The backgrounds among elements of sections all of whose items are there or not with them.
  private func backgrounds(
    _ elements: [Int], of tree: ScreenTree, among items: [Int], _ loose: Set<ElementPlace>
  ) -> [Int] {
    elements.filter { number in
      let section = tree.place(number).section
      let own = items.map(tree.place).filter { $0.section == section }
      return tree.element(number)?.kind == .background && !own.isEmpty && loose.isSuperset(of: own)
    }
  }

  /// Adds the sections that came, went or are elsewhere.
  ///
  /// - Returns: The elements of sections that came or went: those of the new tree as negative numbers.
  private mutating func addSections(_ elements: ElementMatch) -> Set<Int> {
    var reported: Set<Int> = []
    func sections(_ numbers: [Int], of tree: ScreenTree) -> [Int: [Int]] {
      Dictionary(grouping: numbers) { tree.element($0)?.section ?? 0 }
    }
    let all = (
      sections(elements.pairs.map(\.0) + elements.removed, of: old),
      sections(elements.pairs.map(\.1) + elements.inserted, of: new)
    )
    let lists = [
      (old, all.0, all.1, elements.removed, true), (new, all.1, all.0, elements.inserted, false),
    ]
    for (tree, sections, others, loose, isRemoved) in lists {
      for (section, members) in sections.sorted(by: { $0.key < $1.key })
      where sections.count > max(1, others.count) && members.allSatisfy(loose.contains) {
        // Where those after it kept their numbers, it has no items, and is there.
        let isEmpty = elements.sections.contains { before, after in
          isRemoved ? before > section && after >= before : after > section && before >= after
        }
        if isEmpty { continue }
        let first = members.first { tree.element($0)?.kind == .header } ?? members[0]
        guard let name = tree.elementName(first, of: elements.collection) else { continue }
        reported.formUnion(members.map { isRemoved ? $0 : -1 - $0 })
        add(
          .section(isRemoved: isRemoved, items: members.count(where: tree.isCell)), nil,
          .element(name), old: isRemoved ? first : nil, new: isRemoved ? nil : first)
      }
    }
    let kept = elements.sections.sorted { $0.key < $1.key }
    for index in misplaced(kept.map(\.value)) {
      let (from, to) = kept[index]
      let members = all.1[to] ?? []
      guard let first = members.first(where: { new.element($0)?.kind == .header }) ?? members.first,
        let name = new.elementName(first, of: elements.collection)
      else { continue }
      add(.sectionMoved(from: from, to: to), nil, .element(name), new: first)
    }
    return reported
  }

  /// Adds the texts and the pictures that an element draws otherwise, where its views' names are not known.
  private mutating func addDrawnContent(_ one: Int, _ other: Int) {
    let count = edits.count
    guard let (gone, came) = addTextsOfControls(one, other) else { return }
    let ofControls = count..<edits.count
    guard !restructured.contains(other), old.swipe(of: one) == new.swipe(of: other) else { return }
    let lists = [
      (
        SnapshotCommand.Verb.text, old.nodes[one].texts.removing(gone),
        new.nodes[other].texts.removing(came)
      ), (SnapshotCommand.Verb.image, old.nodes[one].pictures, new.nodes[other].pictures),
    ]
    for (verb, before, after) in lists where before != after {
      let kinds = verb == .image ? [verb.rawValue, "symbol"] : [verb.rawValue]
      if old.knowsNames(of: kinds, in: one), new.knowsNames(of: kinds, in: other),
        // What controls show beside the views may not be known.
        verb == .image || !old.hasUnknownTexts(in: one) && !new.hasUnknownTexts(in: other)
      {
        continue
      }
      let views = new.subtree(of: other).map { new.nodes[$0].kind }.filter(kinds.contains)
      var known = edits.indices.filter { !ofControls.contains($0) }.map { edits[$0] }
        .filter { $0.owner == owners.new[other] }
      var (left, leftNow) = (Array(before.enumerated()), Array(after.enumerated()))
      if verb == .text {
        // Texts of views are known by these.
        for (view, partner) in namedTexts(in: one) {
          let (from, to) = (old.nodes[view].name ?? "", new.nodes[partner].name ?? "")
          // Views with drawings of their own are drawn after the others.
          let places = (
            left.lastIndex { $0.element == from }, leftNow.lastIndex { $0.element == to }
          )
          guard places.0 != nil || from.isEmpty, places.1 != nil || to.isEmpty else { continue }
          if let place = places.0 { left.remove(at: place) }
          if let place = places.1 { leftNow.remove(at: place) }
          known.removeAll { $0.old == view && $0.isOfContent }
        }
        // What a control draws of its values follows from these.
        var controls: Set<Int> = []
        for edit in known {
          guard let view = edit.old, let partner = edit.new, old.nodes[view].drawsValues,
            controls.insert(view).inserted
          else { continue }
          // Each once: another view may draw an equal text.
          for text in old.nodes[view].texts.removing(gone) {
            if let place = left.firstIndex(where: { $0.element == text }) { left.remove(at: place) }
          }
          for text in new.nodes[partner].texts.removing(came) {
            if let place = leftNow.firstIndex(where: { $0.element == text }) {
              leftNow.remove(at: place)
            }
          }
        }
      }
      guard left.count == leftNow.count else { continue }
      for (then, now) in zip(left, leftNow) where then.element != now.element {
        let texts = (then.element, now.element)
        // What a setting shows, as a badge, is the setting.
        let shown = known.firstIndex { edit in
          switch edit.action {
          case .set(_, texts.0, texts.1), .content(texts.0, texts.1): true
          default: false
          }
        }
        if let shown {
          // One edit is of one text; another one that changed alike has its own.
          known.remove(at: shown)
          continue
        }
        let kind =
          verb == .image && views.count == after.count ? views[now.offset] : verb.rawValue
        let name = ViewName(
          kind: kind, name: texts.1, ordinal: before.count > 1 ? now.offset + 1 : nil)
        add(
          .content(from: texts.0, to: texts.1), name, owners.new[other], old: one, new: other)
      }
    }
  }

  /// The texts of an element that have their characters on both screens, by their views.
  private func namedTexts(in element: Int) -> [(old: Int, new: Int)] {
    old.subtree(of: element).compactMap { view in
      guard old.nodes[view].kind == SnapshotCommand.Verb.text.rawValue,
        old.nodes[view].name != nil, let partner = match.partners[view],
        new.nodes[partner].kind == old.nodes[view].kind, new.nodes[partner].name != nil,
        // Nothing of a mask is drawn.
        !old.isMask(view), !new.isMask(partner)
      else { return nil }
      return (view, partner)
    }
  }
}

extension ScreenTree {
  /// Indicates whether a setting of a view leaves a text without a line, where neither another one of the view nor
  /// anything around it gives it one.
  fileprivate func isNoLine(_ setting: SnapshotSetting, of number: Int) -> Bool {
    guard setting.value == "none", ["strikethrough", "underline"].contains(setting.name),
      // Of two modifiers, one hides the line of the other.
      !nodes[number].settings.contains(where: { $0.name == setting.name && $0.value != "none" })
    else { return false }
    var holder = nodes[number].parent
    while let view = holder {
      if nodes[view].settings.contains(where: { $0.name == setting.name }) { return false }
      holder = nodes[view].parent
    }
    return true
  }

  /// Indicates whether a view is what a modifier puts behind or over its parent.
  fileprivate func isBehindOrOver(_ number: Int) -> Bool {
    isAdded(number) && ViewName.Holder.places.contains(nodes[number].kind)
  }

  /// The views behind and over a view without partners, as settings: `background white`.
  fileprivate func added(to number: Int, _ partners: [Int?]) -> [SnapshotSetting] {
    nodes[number].children.filter { partners[$0] == nil && isBehindOrOver($0) }.compactMap {
      holder in
      nodes[holder].children.first.map { view in
        let node = nodes[view]
        // A color is known by its value.
        let words = node.settings.first { $0.name == node.kind }?.value
        return SnapshotSetting(nodes[holder].kind, words ?? SettingWords.name(node.kind))
      }
    }
  }

  /// The words to choose from: the options of a view, or the texts of segments; nil for other views.
  func options(of number: Int) -> [String]? {
    let node = nodes[number]
    if let options = node.settings.first(where: { $0.name == "options" })?.value {
      return options.split(separator: ", ").map(String.init)
    }
    return node.kind == "segmentedControl" ? node.children.compactMap { nodes[$0].name } : nil
  }

  /// The value of a view whatever its kind: the part of a range, or the word that is chosen; nil for none.
  fileprivate func shownValue(of number: Int) -> String? {
    let node = nodes[number]
    func value(_ name: String) -> String? { node.settings.first { $0.name == name }?.value }
    guard let words = value("value") else { return nil }
    guard value("options") == nil, let number = Double(words) else { return words }
    if node.kind == "segmentedControl" {
      let index = Int(words) ?? 0
      return node.children.indices.contains(index) ? nodes[node.children[index]].name : nil
    }
    let bounds = (value("in") ?? value("range"))?.split(separator: ",").compactMap { Double($0) }
    let (least, most) = (
      bounds?.first ?? 0, bounds?.last ?? value("total").flatMap { Double($0) } ?? 1
    )
    return most > least ? ((number - least) / (most - least)).dump : nil
  }
}

extension Edit {
  /// Indicates whether the edit is of what a view shows.
  fileprivate var isOfContent: Bool { if case .content = action { true } else { false } }
}

extension ScreenTree {
  /// Indicates whether all views of some kinds in an element, of which there are some, have the names that are drawn.
  fileprivate func knowsNames(of kinds: [String], in element: Int) -> Bool {
    let views = subtree(of: element).filter { kinds.contains(nodes[$0].kind) && !isMask($0) }
    return !views.isEmpty && views.allSatisfy { nodes[$0].name != nil }
  }

  /// Indicates whether an element has a control of whose texts only the names are known.
  fileprivate func hasUnknownTexts(in element: Int) -> Bool {
    subtree(of: element).contains { nodes[$0].hasUnknownTexts && !isMask($0) }
  }
}

extension EditFinder {
  /// Adds the texts that controls of an element show otherwise, or on one of the screens alone, which are among those
  /// that the element draws.
  ///
  /// A golden that an earlier release recorded may lack which ones there were: then as many are drawn.
  ///
  /// - Returns: The texts that controls had and have, of those that differ; nil if which of the element's these are is
  ///   not sure, so that the others cannot be compared.
  private mutating func addTextsOfControls(
    _ one: Int, _ other: Int
  ) -> (gone: [String], came: [String])? {
    let views = old.subtree(of: one).compactMap { node in
      match.partners[node].map { (old: node, new: $0) }
    }
    var added: (gone: [String], came: [String]) = ([], [])
    let known = edits.count
    var isSure = true
    let texts = differences(from: old.nodes[one].texts, to: new.nodes[other].texts)
    var (gone, came) = (
      texts.flatMap(\.gone).removing(old.changedTexts(in: one, match.partners, new))[...],
      texts.flatMap(\.came).removing(new.changedTexts(in: other, match.sources, old))[...]
    )
    for (view, partner) in views {
      let (before, after) = (old.nodes[view], new.nodes[partner])
      for name in (before.textNames + after.textNames).distinct
      where name != SnapshotSetting.emptyLabel {
        var (from, to) = (before.text(name), after.text(name))
        let (had, has) = (before.textNames.contains(name), after.textNames.contains(name))
        if before.drawsValues, !before.texts.isEmpty, !after.texts.isEmpty {
          // The label is the first text, where it is drawn.
          let (own, others) = (
            before.texts.removing(after.texts), after.texts.removing(before.texts)
          )
          let isDrawn =
            had == has
            ? own.count == 1 && others.count == 1 && before.settings == after.settings
            : (had ? own.count > others.count : others.count > own.count)
          if !isDrawn { continue }
          (from, to) = (had ? own.first : nil, has ? others.first : nil)
        }
        // What one of the screens does not show, or does not show for sure, is not known to be another one.
        if had && has && (from == nil || to == nil) || from == to && from != nil { continue }
        // A prompt is drawn where nothing is typed.
        let isMore = had ? gone.count > came.count : came.count > gone.count
        let isEdit =
          isMore || had == has || name == "text" || (from ?? to) != nil && name != "prompt"
        if had != has, from == nil, to == nil {
          isSure = false
          guard isEdit, let next = had ? gone.popFirst() : came.popFirst() else { continue }
          (from, to) = had ? (next, nil) : (nil, next)
        }
        added.gone += [from].compactMap(\.self)
        added.came += [to].compactMap(\.self)
        guard isEdit else { continue }
        let action: Edit.Action =
          name == SnapshotSetting.label
          ? .content(from: from ?? "", to: to ?? "") : .set(name, from: from, to: to)
        add(action, new.viewName(partner), owners.new[other], old: view, new: partner)
      }
    }
    return isSure || edits.count == known ? added : nil
  }
}

extension ScreenTree {
  /// The texts of an element that views are known to show, and that the other state of these does not.
  fileprivate func changedTexts(
    in element: Int, _ partners: [Int?], _ other: ScreenTree
  ) -> [String] {
    subtree(of: element).compactMap { view in
      guard nodes[view].kind == SnapshotCommand.Verb.text.rawValue, !isMask(view),
        let name = nodes[view].name, name != partners[view].flatMap({ other.nodes[$0].name })
      else { return nil }
      return name
    }
  }
}

extension ElementMatch {
  /// The items among those without a partner that are only out of sight in the other tree, which does not show all: at an
  /// edge of what is shown, and more than the number of elements accounts for.
  func outOfSight(
    _ old: ScreenTree, _ new: ScreenTree
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    guard case .collection(let now) = new.nodes[collection].role else { return ([], []) }
    let known = old.nodes.lazy.compactMap { node -> [SnapshotSetting]? in
      guard case .collection(let other) = node.role, other.position == now.position else {
        return nil
      }
      return node.settings
    }.first
    guard let settings = known else { return ([], []) }
    let (came, went) = (inserted.filter(new.isCell), removed.filter(old.isCell))
    var (shown, hidden) = (came.count, went.count)
    let scrolled = new.sections(scrolledIn: collection, since: settings)
    // Each item more that is shown than there are new ones was there before.
    var (isShown, isHidden): (Set<Int>, Set<Int>) = ([], [])
    // A header that stays in sight says nothing of its items.
    let kept = pairs.map(\.1).filter(new.isCell).map(new.place)
    // A section that scrolls by itself has edges of its own.
    func isAtEdge(_ item: ElementPlace, of kept: [ElementPlace]) -> Bool {
      let own = kept.filter { $0.section == item.section }
      return item.isOutside(kept)
        || shown - hidden != growth && !own.isEmpty && item.isOutside(own)
        || growth == 0 && scrolled.contains(item.section) && item.isOutside(own)
    }
    for item in came where !showedAll && isAtEdge(new.place(item), of: kept) {
      guard shown - hidden > growth || growth == 0 && hidden > 0 else { break }
      isShown.insert(item)
      shown -= 1
    }
    let keptBefore = pairs.map(\.0).filter(old.isCell).map(old.place)
    for item in went.reversed() where !showsAll && isAtEdge(old.place(item), of: keptBefore) {
      guard shown - hidden < growth else { break }
      isHidden.insert(item)
      hidden -= 1
    }
    return (isHidden, isShown)
  }
}

extension ElementMatch {
  /// Returns the change of items in a state, of which those before have their numbers of now; nil where they are the
  /// same items, and have other numbers as others came or went.
  fileprivate func following(
    _ change: SettingChange, isSectioned: Bool, _ old: ScreenTree, _ new: ScreenTree
  ) -> SettingChange? {
    guard Edit.statesOfItems.contains(change.name) else { return change }
    var items = ListedItems(change.from)
    let count = items.places.count
    items.places = Set(
      items.places.compactMap { place in
        if let pair = pairs.first(where: { old.isCell($0.0) && old.itemPlace($0.0) == place }) {
          return new.itemPlace(pair.1)
        }
        let isGone = removed.contains { old.isCell($0) && old.itemPlace($0) == place }
        // What is not shown is where its section is.
        return isGone ? nil : ElementPlace(sections[place.section] ?? place.section, place.item)
      })
    // The number of an item that is gone is no other one's choice.
    if change.from == change.to, items.places.count < count { return nil }
    let from = items.words(isSectioned: isSectioned)
    return from == ListedItems(change.to).words(isSectioned: isSectioned)
      ? nil : SettingChange(name: change.name, from: from, to: change.to)
  }
}

extension ScreenTree {
  /// Returns what a control's label has beside the text that was, or is, all of it, such as a symbol; the label itself for
  /// any other.
  ///
  /// - Parameter control: The control in the other tree.
  fileprivate func addition(_ label: Int, to control: Node?) -> Int {
    let views = nodes[label].children
    guard let text = control?.name, views.count == 2,
      nodes[label].parent.map({ nodes[$0].name == nil && nodes[$0].kind == control?.kind }) == true,
      views.contains(where: { nodes[$0].name == text })
    else { return label }
    return views.first { nodes[$0].name != text } ?? label
  }

  /// Returns the sections that scroll by themselves and show another part of theirs.
  ///
  /// - Parameter before: The collection's settings on the old screen.
  fileprivate func sections(
    scrolledIn collection: Int, since before: [SnapshotSetting]
  ) -> Set<Int> {
    func offsets(_ settings: [SnapshotSetting]) -> Set<SnapshotSetting> {
      Set(settings.filter { SettingName($0.name).base == "sectionOffset" })
    }
    let now = offsets(nodes[collection].settings)
    return Set(
      now.symmetricDifference(offsets(before)).compactMap { SettingName($0.name).section })
  }
}

extension [Edit] {
  /// The edits with one for two contents that views of one owner exchanged.
  var joiningExchanges: [Edit] {
    var edits = self
    var isJoined: Set<Int> = []
    for index in edits.indices where !isJoined.contains(index) {
      guard case .content(let from, let to) = edits[index].action, !from.isEmpty, !to.isEmpty
      else { continue }
      let other = edits.indices[(index + 1)...].first {
        edits[$0].owner == edits[index].owner && !isJoined.contains($0)
          && edits[$0].action == .content(from: to, to: from)
      }
      guard let other, let view = edits[other].view else { continue }
      edits[index].action = .exchanged(with: view)
      isJoined.insert(other)
    }
    return edits.indices.filter { !isJoined.contains($0) }.map { edits[$0] }
  }
}

extension Edit {
  /// The settings that come and go with another one, and have no sentence of their own beside its; by the values that
  /// they then have, or for any where that is empty.
  private static let parts: [String: [String: String]] = [
    "actionSheet": ["actionSheetActions": "", "actionSheetMessage": ""],
    "alert": ["alertActions": "", "alertMessage": ""],
    "cornerRadius": ["clipShape": "roundedRectangle"],
    "device": [
      "cornerMask": "", "height": "", "homeIndicator": "", "safeArea": "", "statusBar": "",
      "statusBarStyle": "", "width": "",
    ],
    "isOpen": ["opacity": "0.5", "openMenu": ""],
    "popover": ["compactAdaptation": "automatic"],
    "safeAreaInset": ["maxHeight": "infinity", "maxWidth": "infinity"],
    "sheet": ["sheetCornerRadius": "", "sheetGrabber": ""],
    "statusBar": ["statusBarStyle": ""], "value": ["tint": "tint"],
  ]

  /// Returns names of settings without those that have parts among them.
  fileprivate static func partsInPlaceOfWholes(_ names: [String]) -> [String] {
    names.filter { parts[$0]?.keys.contains(where: names.contains) != true }
  }

  /// Indicates whether a setting came or went with another one, as a part of it.
  fileprivate func isPart(of other: Edit) -> Bool {
    guard case .set(let name, let from, let to) = action, owner == other.owner, old == other.old,
      new == other.new
    else { return false }
    // A prompt has a color of its own, which what is typed in its place has not.
    if case .content = other.action, name == "foregroundColor", from == nil || to == nil {
      return [from, to].contains("placeholderText")
    }
    guard case .set(let whole, let first, let last) = other.action else { return false }
    let isAlike =
      (from == nil, to == nil) == (first == nil, last == nil) && (first == nil) != (last == nil)
    // The corners were those of the outline.
    if whole == "clipShape", last != nil, to == nil,
      ["roundedRectangle", "unevenRoundedRectangle"].contains(where: {
        first?.hasPrefix($0) == true
      })
    {
      return name.hasPrefix("corner")
    }
    guard let value = Self.parts[whole]?[name], isAlike || whole == "device" else { return false }
    return value.isEmpty || value == from ?? to
  }
}

extension [Edit] {
  /// The numbers of the edits that others are parts of, by the numbers of these.
  ///
  /// - Complexity: O(*edits*), as few edits are of one view.
  package var wholes: [Int: [Int]] {
    let numbers = Dictionary(grouping: indices) { [self[$0].old, self[$0].new] }
    return numbers.values.reduce(into: [:]) { wholes, numbers in
      for number in numbers {
        let found = numbers.filter { self[number].isPart(of: self[$0]) }
        if !found.isEmpty { wholes[number] = found }
      }
    }
  }
}

/// Returns what two lists do not share: at each place between what they do, what went and what came.
private func differences(
  from before: [String], to after: [String]
) -> [(gone: ArraySlice<String>, came: ArraySlice<String>)] {
  var (start, end) = (0, 0)
  let last = SequenceRun(first: before.count, second: after.count, count: 0)
  return (commonRuns(of: before, and: after) + [last]).map { run in
    defer { (start, end) = (run.first + run.count, run.second + run.count) }
    return (before[start..<run.first], after[end..<run.second])
  }
}

/// A setting that differs in two states of a view.
struct SettingChange: Hashable {
  var name: String
  var from: String?
  var to: String?

  /// The setting that came; nil for one that was there before.
  var added: SnapshotSetting? { to.map { SnapshotSetting(name, $0) } }
  /// The setting that went; nil for one that is still there.
  var removed: SnapshotSetting? { from.map { SnapshotSetting(name, $0) } }

  /// Returns the differences of two lists of a kind of view; a name may be repeated, and a section may have a value of
  /// its own.
  static func all(
    from before: [SnapshotSetting], to after: [SnapshotSetting], of kind: String
  ) -> [SettingChange] {
    let sections = (before + after).sections
    let (before, after) = (before.bySection(sections), after.bySection(sections))
    let names = (after + before).map(\.name).distinct
    return names.flatMap { name -> [SettingChange] in
      let from = before.filter { $0.name == name }.map(\.value)
      let to = after.filter { $0.name == name }.map(\.value)
      // Of several, those that stayed are not those that came or went.
      let places = from.count == to.count ? [(from[...], to[...])] : differences(from: from, to: to)
      return places.flatMap { places in
        let (gone, came) = (Array(places.0), Array(places.1))
        return (0..<max(gone.count, came.count)).compactMap { index in
          let change = SettingChange(
            name: name, from: index < gone.count ? gone[index] : nil,
            to: index < came.count ? came[index] : nil)
          // What a view is without a setting changes nothing.
          // A button without a radius has that of its size.
          let hasOwnRadius = kind == "button" && name == "cornerRadius"
          let absence = hasOwnRadius ? nil : SettingWords.absence(of: name)
          let isUsual = (change.from ?? absence) == (change.to ?? absence)
          let isSameFont = name == "font" && SettingWords.isSameFont(change.from, change.to)
          return isUsual || isSameFont ? nil : change
        }
      }
    }
  }
}

extension SnapshotSetting {
  /// The setting under the new number of its section.
  fileprivate func renumbered(_ sections: [Int: Int]) -> SnapshotSetting {
    let known = SettingName(name)
    guard let section = known.section, let number = sections[section], number != section else {
      return self
    }
    var other = self
    other.name = SettingName(known.base, ofSection: number).text
    return other
  }
}

extension SnapshotSetting {
  /// Indicates whether the value is a color, by the name.
  fileprivate var isColor: Bool {
    ["fill", "tint", "color", "colors"].contains(name) || name.hasSuffix("Color")
  }
}

extension [SnapshotSetting] {
  /// Returns the settings without the colors of others, each of which is left out once.
  fileprivate func removingColors(of others: [SnapshotSetting]) -> [SnapshotSetting] {
    var colors = others.filter(\.isColor).map(\.value)
    return filter { setting in
      guard setting.isColor, let index = colors.firstIndex(of: setting.value) else { return true }
      colors.remove(at: index)
      return false
    }
  }

  /// The sections that have values of their own, by the names of the settings.
  fileprivate var sections: [String: Set<Int>] {
    reduce(into: [:]) { sections, setting in
      let name = SettingName(setting.name)
      if let section = name.section { sections[name.base, default: []].insert(section) }
    }
  }

  /// The settings with a value for each section where one of two states has one for each.
  fileprivate func bySection(_ sections: [String: Set<Int>]) -> [SnapshotSetting] {
    if sections.isEmpty { return self }
    return flatMap { setting -> [SnapshotSetting] in
      // A name with a section is none of those without.
      guard let numbers = sections[setting.name] else { return [setting] }
      return numbers.sorted().map {
        SnapshotSetting(SettingName(setting.name, ofSection: $0).text, setting.value)
      }
    }
  }
}

extension SnapshotCollection {
  /// The names of what layouts may make of what they were given.
  static let derivedNames: Set = [
    "columns", "contentOffset", "elements", "listSectionSpacing", "rows", "separator",
  ]

  /// The differences of what a layout was given and no setting records.
  fileprivate func givenChanges(from old: SnapshotCollection) -> [SettingChange] {
    func words(_ point: Point) -> String { "\(point.x.dump),\(point.y.dump)" }
    var changes = [
      SettingChange(name: "layout", from: old.layout, to: layout),
      SettingChange(
        name: "contentOffset", from: words(old.contentOffset), to: words(contentOffset)),
    ]
    if columns == old.columns, elementCount == old.elementCount, layout == old.layout {
      changes.append(
        SettingChange(name: "rows", from: old.rows.map(String.init), to: rows.map(String.init)))
    }
    return changes.filter { $0.from != $0.to }
  }
}

extension ElementPlace {
  /// Indicates whether a place is before or after all others.
  fileprivate func isOutside(_ others: [ElementPlace]) -> Bool {
    others.allSatisfy { $0 < self } || others.allSatisfy { self < $0 }
  }
}

extension Sequence where Element: Hashable {
  /// The values, each once, in the order of their first ones.
  var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [String] {
  /// Returns the texts without some, each of which is left out once.
  fileprivate func removing(_ others: [String]) -> [String] {
    others.reduce(into: self) { texts, other in
      if let index = texts.firstIndex(of: other) { texts.remove(at: index) }
    }
  }
}
