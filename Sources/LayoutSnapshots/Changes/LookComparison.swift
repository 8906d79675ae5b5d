import LayoutGeometry

/// The comparison of what elements draw: a change that several have in common is reported once.
struct LookComparison {
  let collection: CollectionComparison

  /// A change of a drawing, or of the element itself, and a view in the element if it is in one.
  struct Look: Hashable {
    var view: String?
    var thing: DrawnThing?
    var change: DrawingChange

    /// The change without where it began and without what things are called.
    var shared: Look {
      var shared = Look(view: view, thing: thing?.anonymous, change: change.shared)
      // Each item has a text and a colour of its own.
      switch change {
      case .added(let noun) where noun != .separator && thing?.verb != .group:
        shared.change = .added("")
      case .removed(let noun) where noun != .separator && thing?.verb != .group:
        shared.change = .removed("")
      case .value(let name, let from, let to) where from.isColor && to.isColor:
        shared.change = .value(of: name, from: .nothing, to: to)
      default: break
      }
      return shared
    }
  }

  private struct LookGroup {
    var look: Look
    /// True if the change began at the same place in all items.
    var isSame = true
    /// True if texts with other numbers are otherwise alike.
    var hasOnePattern = true
    var pairs: [ItemPairs.Pair]
    var places: [ChangePlaces]

    var items: [SnapshotPart] { pairs.map(\.new) }
  }

  /// A change with its places in one item.
  struct FoundLook {
    var look: Look
    var places: ChangePlaces
  }

  /// How many items with texts of their own, which have no pattern, are reported one by one.
  private static let textLimit = 3

  /// How what elements draw changed, in the order of the first element with each change.
  ///
  /// - Parameter isWhole: Whether these are all items of their section that stayed in it.
  func changes(_ pairs: [ItemPairs.Pair], isWhole: Bool = true) -> [LayoutChange] {
    var groups: [LookGroup] = []
    var places: [Look: Int] = [:]
    var inner: [LayoutChange] = []
    var changedViews: Set<SnapshotPart.Role> = []
    var views = KnownViewChanges()
    let rows = ElementRows(pairs, along: collection.sizes.axis)
    for pair in pairs.map(named) where pair.old.differs(from: pair.new) {
      if pair.old.view != pair.new.view { changedViews.insert(pair.new.role) }
      let views = views.changes(from: pair.old.view, to: pair.new.view)
      let isAlone = rows.areAlone(pair)
      let found =
        looks(from: pair.old, to: pair.new, views: views, isAlone: isAlone)
        .addingStrays(collection.screen.joinsRuns ? [] : collection.list.strays(in: pair), of: pair)
      for found in found.withoutRepetition {
        let look = found.look
        let shared = look.shared
        if let place = places[shared] {
          groups[place].places.append(found.places)
          if groups[place].look.change != look.change {
            groups[place].isSame = false
            if !groups[place].look.change.hasPattern(of: look.change) {
              groups[place].hasOnePattern = false
            }
          }
          // Several texts of an item may move alike; the item is reported once.
          if groups[place].pairs.last?.new != pair.new { groups[place].pairs.append(pair) }
        } else {
          places[shared] = groups.count
          groups.append(LookGroup(look: look, pairs: [pair], places: [found.places]))
        }
      }
      inner += collection.screen.innerChanges(
        from: pair.old.collections, to: pair.new.collections,
        holder: collection.name(pair.new))
    }
    let inState = pairs.filter { !collection.states.states(of: $0).isEmpty }
    let lines = Set(pairs.filter { $0.old.lineSettings != $0.new.lineSettings }.map(\.new.item))
    let found = groups
    groups.removeAll { group in
      let keepsViews = group.pairs.allSatisfy { !changedViews.contains($0.new.role) }
      return collection.list.explain(
        group.look, of: group.pairs, lines: lines, keepsViews: keepsViews)
        || collection.states.explain(group.look.change, of: group.pairs, keepsViews: keepsViews)
          && areOfAll(inState, group, among: found)
    }
    let (single, others) = joiningTexts(groups)
    let count = isWhole ? pairs.count : nil
    return single.map { change(of: $0, count: count) } + others + inner
  }

  /// True for a value that changed in all items whose state did and that have the same views: a state is
  /// the cause of none that only one of these has, and of none that the item which was in it before had not.
  ///
  /// How a state looks that a single item got is not known from the snapshots, where no item was in it.
  private func areOfAll(
    _ pairs: [ItemPairs.Pair], _ group: LookGroup, among groups: [LookGroup]
  ) -> Bool {
    guard case .value(let name, let from, let to) = group.look.change, !from.isLabel, !to.isLabel,
      let first = group.pairs.first
    else { return true }
    let states = collection.states.states(of: first)
    let thing = group.look.thing?.anonymous
    let changed = groups.filter { other in
      guard case .value(name, _, _) = other.look.change else { return false }
      return other.look.view == group.look.view && other.look.thing?.anonymous == thing
    }.flatMap(\.pairs)
    let roles = Set(changed.map(\.new.role))
    // What one item lost with the state another one got, if they look alike without it.
    let isOther = groups.contains { other in
      guard case .value(name, let was, let rest) = other.look.change,
        other.look.view == group.look.view,
        other.look.thing?.anonymous == thing, let left = other.pairs.first
      else { return false }
      return rest == from && was != to && left.new.view == first.new.view
        && collection.states.states(of: left) == states && !collection.states.enters(left)
    }
    if isOther, collection.states.enters(first) { return false }
    return pairs.allSatisfy { pair in
      let isLike =
        pair.new.view == first.new.view && collection.states.states(of: pair) == states
      return !isLike || roles.contains(pair.new.role)
    }
  }

  private func change(of group: LookGroup, count: Int?) -> LayoutChange {
    let name = collection.name(items: group.items, of: count)
    let isAlone = group.items.count == 1
    var subject = group.look.view.map { "\($0) in \(name)" } ?? name
    var change = group.look.change
    if case .text(let from, let to) = change, !isAlone, !group.hasOnePattern {
      change = .numbers(from: from, to: to)
    }
    if let thing = group.look.thing {
      if change.needsThing, thing.count > 1, !change.names(thing),
        let words = isAlone ? thing.words ?? thing.view : thing.wordsInItems
      {
        subject += ": \(words)"
        // A view's name does not say what of it is painted.
        if words != thing.view { change = change.ofNamedThing }
      } else if !isAlone, !group.isSame {
        let words = Sentence(thing.wordsInItems ?? thing.kindWord)
        if case .added = change { change = .added(words) }
        if case .removed = change { change = .removed(words) }
      }
    }
    // A list's appearance decides how its headers and footers look.
    let kind = group.items[0].element?.kind
    let isOfList = collection.changesListAppearance && (kind == .header || kind == .footer)
    return LayoutChange(subject, .drawing(change, isShared: !isAlone && !group.isSame))
      .at(group.places.joined).following(if: isOfList && !change.changesContentOfText)
  }

  /// The groups but for texts that many items have each for itself; these in a sentence.
  private func joiningTexts(_ groups: [LookGroup]) -> ([LookGroup], [LayoutChange]) {
    var counts: [DrawnThing: [LookGroup]] = [:]
    for group in groups {
      guard case .text = group.look.change, let thing = group.look.thing?.anonymous else {
        continue
      }
      counts[thing, default: []].append(group)
    }
    let joined = counts.filter { $0.value.count > Self.textLimit + 1 }
    var left: [LookGroup] = []
    var others: [LayoutChange] = []
    var reported: [DrawnThing: Int] = [:]
    for group in groups {
      guard case .text = group.look.change, let thing = group.look.thing?.anonymous,
        let all = joined[thing]
      else {
        left.append(group)
        continue
      }
      reported[thing, default: 0] += 1
      if reported[thing, default: 0] <= Self.textLimit {
        left.append(group)
      } else if reported[thing] == Self.textLimit + 1 {
        let items = all.dropFirst(Self.textLimit).flatMap(\.items)
        others.append(
          LayoutChange(
            collection.name(items: items), .drawing(.replaced("text"), isShared: true)
          ).at(all.dropFirst(Self.textLimit).flatMap(\.places).joined))
      }
    }
    return (left, others)
  }

  /// A row that is swiped farther than it was, or less far, by the name that it has where more of it is seen.
  private func named(_ pair: ItemPairs.Pair) -> ItemPairs.Pair {
    guard pair.new.isSwiped(otherThan: pair.old) else { return pair }
    var pair = pair
    pair.old.label = pair.old.label ?? pair.new.label
    pair.new.label = pair.new.label ?? pair.old.label
    return pair
  }

  /// - Parameters:
  ///   - comparison: How the views of the item changed.
  ///   - isAlone: Whether no other item begins where the item does.
  private func looks(
    from before: SnapshotPart, to after: SnapshotPart, views comparison: ViewComparison?,
    isAlone: Bool
  ) -> [FoundLook] {
    let views = comparison?.changes ?? []
    var (old, new) = (before, after)
    let isSwiped = after.isSwiped(otherThan: before)
    if isSwiped {
      (old, new) = SnapshotPart.atRest(before, after, isMirrored: collection.screen.isMirrored)
    }
    var exchanged: [FoundLook] = []
    if let exchange = TextExchange(from: old, to: new) {
      old.drawing = exchange.applied(to: old.drawing)
      exchanged.append(
        FoundLook(
          look: Look(change: exchange.change.change),
          places: ChangePlaces(exchange.change.places, of: old, new)))
    }
    if old.isBlank != new.isBlank, !isSwiped {
      // Nothing of it is seen, or all is seen again.
      if let vanishing = views.first(where: \.isVanishing) {
        return [found(.views(vanishing), of: old, new)]
      }
      let change = new.isBlank ? DrawingChange.removed("content") : .added("content")
      return [found(change, of: old, new)]
    }
    let reorders = views.contains(where: \.reorders)
    let known = ElementViews(comparison, old, new)
    let all = looks(
      from: old, to: new, view: nil, resizes: old.frame.size.resizes(to: new.frame.size), known)
    let drawn = all.found.joiningAllTexts
    let looks =
      exchanged
      + all.views.map { found(.views($0), of: old, new) }
      + drawn.filter { !reorders || !$0.look.change.isSwap }
    let reported: [FoundLook]
    if old.view?.isWhole == true, new.view?.isWhole == true {
      let causes = looks.filter { !$0.look.change.followsFromViews }
      // Nothing is elsewhere because it has another colour.
      let isExplained =
        causes.contains(where: \.look.change.movesThings)
        || !old.frame.size.resizes(to: new.frame.size).isEmpty
      reported =
        isExplained
        ? causes + unexplained(from: old, to: new, known, isAlone: isAlone) : looks
    } else {
      // Another text moves what is around it.
      reported =
        looks.contains { $0.look.change.changesText || $0.look.change.changesStructure }
        ? looks.filter { !$0.look.change.followsFromText } : looks
    }
    // What shows nothing has no label.
    if all.views.contains(where: \.isVanishing) { return reported }
    guard old.label != new.label, !old.isLabelText || !new.isLabelText else { return reported }
    // A text that is redacted is no label.
    if known.masks.hasRedactions,
      old.label == nil && new.isLabelText || new.label == nil && old.isLabelText
    {
      return reported
    }
    return reported + [found(.label(from: old.label, to: new.label), of: old, new)]
  }

  /// A change of a whole part.
  func found(
    _ change: DrawingChange, in view: String? = nil, of old: SnapshotPart?, _ new: SnapshotPart?
  ) -> FoundLook {
    FoundLook(
      look: Look(view: view, thing: nil, change: change),
      places: ChangePlaces(
        before: [old].compactMap { $0 }.places, after: [new].compactMap { $0 }.places))
  }

  private func looks(
    from old: SnapshotPart, to new: SnapshotPart, view: String?, resizes: Set<Axis>,
    _ known: ElementViews
  ) -> (found: [FoundLook], views: [ViewChange]) {
    let isElement = view == nil
    let comparison = isElement ? known.comparison : nil
    let roles = RoleDrawings(comparison, old, new)
    let scaled = isElement ? ScaledTexts(from: old, to: new) : nil
    let changes = drawingChanges(
      from: old.drawing, to: new.drawing, resizes: resizes,
      joinsRuns: collection.screen.joinsRuns,
      reordersViews: known.changes.contains(where: \.reorders),
      keepsFills: new.view?.hasFills(of: old.view) ?? false,
      views: isElement ? (old.namedViews, new.namedViews) : ([], []),
      drawers: isElement ? drawers(from: old, to: new, comparison) : nil
    ).filter { !roles.draw($0) && scaled?.explain($0) != true }
    let unexplained =
      isElement
      ? known.masks.unexplained(changes) : known.masks.unexplained(changes, from: old, to: new)
    let drawn = VanishedViews(
      unexplained.namingAlikePaint(from: old, to: new), known.changes, from: old, to: new,
      drawings: isElement ? known.hidden : nil)
    var views = isElement ? known.masks.reported(drawn.views, beside: drawn.drawn) : drawn.views
    var looks = drawn.drawn.filter { found in
      !collection.screen.causes.explain(found.change)
        && !known.explain(found, in: new)
    }
    .map {
      FoundLook(
        look: Look(view: view, thing: $0.thing, change: $0.change),
        places: ChangePlaces($0.places, of: old, new))
    }
    let viewsNow = known.knowsOrder ? new.views.inOrder(of: old.views) : new.views
    for piece in aligned(old.views, viewsNow, by: \.viewName) {
      for position in 0..<max(piece.old.count, piece.new.count) {
        let before = position < piece.old.count ? piece.old[position] : nil
        let after = position < piece.new.count ? piece.new[position] : nil
        guard let before, let after else {
          if let before {
            looks.append(found(.removed(Sentence(before.viewName)), in: view, of: before, nil))
          }
          if let after {
            looks.append(found(.added(Sentence(after.viewName)), in: view, of: nil, after))
          }
          continue
        }
        looks += placeLooks(from: before, to: after, resizes: resizes)
          .map { found($0, in: view, of: before, after) }
        let inside = self.looks(
          from: before, to: after, view: after.viewName,
          resizes: resizes.union(before.frame.size.resizes(to: after.frame.size)), known)
        looks += inside.found
        views.addVanishing(inside.views)
        if inside.found.contains(where: \.look.change.isOfCorners), let name = after.givenName {
          views.removeAll { $0.isOfRoundedClip(ofViewNamed: name) }
        }
      }
    }
    return (looks, views)
  }

  /// How a view's place and size in its element changed, but for what follows from the element's.
  func placeLooks(
    from old: SnapshotPart, to new: SnapshotPart, resizes: Set<Axis>
  ) -> [DrawingChange] {
    var to = new.frame
    for axis in resizes {
      to.origin[axis] = old.frame.origin[axis]
      to.size[axis] = old.frame.size[axis]
    }
    if !old.frame.size.resizes(to: to.size).isEmpty {
      return [.resized(new.viewName, from: old.frame.size, to: new.frame.size)]
    }
    return old.frame.isNear(to)
      ? [] : [.moved(new.viewName, from: old.frame.origin, to: new.frame.origin)]
  }
}

extension SnapshotPart {
  /// True if an element shows something else, wherever it is.
  func differs(from other: SnapshotPart) -> Bool {
    drawing != other.drawing || parts != other.parts || label != other.label || view != other.view
  }

  /// True if the element is called by a text in it, so that its label follows from that.
  fileprivate var isLabelText: Bool {
    guard let label else { return false }
    let start = label.last == "…" ? label.dropLast() : label[...]
    return texts.contains { $0.hasPrefix(start) }
  }

  /// All texts in the part.
  private var texts: [String] { drawing.texts + parts.flatMap(\.texts) }

  /// True if an element shows nothing.
  fileprivate var isBlank: Bool { drawing.isEmpty && parts.isEmpty }

  /// The collections in the element, in its views too.
  fileprivate var collections: [SnapshotPart] {
    parts.flatMap { $0.isCollection ? [$0] : $0.collections }
  }
}

extension [SnapshotCommand] {
  /// All texts, in the order of drawing.
  var texts: [String] {
    flatMap { ($0.verb == .text ? [$0.string].compactMap { $0 } : []) + $0.commands.texts }
  }
}
