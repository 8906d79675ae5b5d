import LayoutGeometry
import PlainText

/// The comparison of a section's elements with those that they were.
struct SectionComparison {
  let collection: CollectionComparison
  /// What is known of the elements that the screens do not show.
  let sight: ItemPairs.Sight
  /// Whether items of the collection are in another section than they were.
  let losesItems: Bool
  /// What is reported of the collection, and what is before the section in it.
  let causes: SectionGuard.Causes
  /// The collection before and after.
  let facts: (old: FactsOfPart, new: FactsOfPart)

  private var hidesOld: Bool { sight.hidesOld }
  /// Whether there are elements that the new screen does not show.
  private var hidesNew: Bool { sight.hiddenCount > 0 }

  /// What changed in a section.
  struct Changes {
    /// What was inserted, removed or reordered.
    var structure: [LayoutChange] = []
    /// How far all elements moved, if that is all that their frames did.
    var shift: Point?
    /// Whether that follows from what is reported.
    var isShiftExplained = false
    /// Whether the section has causes because of which others can be elsewhere.
    var hasCauses = false
    /// Whether all items are where the rule of their layout puts them.
    var isInOrder = true
    /// How elements changed, in their order.
    var elements: [LayoutChange] = []
  }

  func changes(from old: [SnapshotPart], to new: [SnapshotPart]) -> Changes {
    if old == new { return Changes() }
    var changes = Changes()
    let items = ItemPairs(
      old.filter { $0.element?.kind == .cell }, new.filter { $0.element?.kind == .cell },
      sight: sight)
    changes.structure =
      items.areAllRemoved
      ? [collection.emptying(of: items.removed.flatMap(\.self), isSeen: !hidesOld)]
      : structureChanges(items)

    let extras = pairedOthers(old, new, items: items)
    for (before, after) in extras {
      // A list decides what is behind its rows, and whether it has headers and footers.
      if let kind = (before ?? after)?.element?.kind, collection.list.decides(kind),
        kind == .background || before == nil || after == nil
      {
        continue
      }
      guard let before, let after else {
        if let after, !(hidesOld && after.element?.kind == .badge) {
          changes.structure.append(appearance(of: after))
        }
        // Behind no items is nothing.
        if let before, !(hidesNew && before.element?.kind == .badge),
          !(items.areAllRemoved && before.element?.kind == .background)
        {
          changes.structure.append(disappearance(of: before))
        }
        continue
      }
      changes.elements += looks([ItemPairs.Pair(old: before, new: after)]).map {
        $0.following(if: $0.rank == .geometry && collection.sizes.changesHeaders)
      }
    }

    let whole = extras.compactMap { before, after -> (SnapshotPart, SnapshotPart)? in
      guard let before, let after else { return nil }
      return (before, after)
    }
    var looks = changes.elements + looks(items.kept + items.reordered)
    // A list has none after its last row.
    if !items.keepsOrder { looks.removeAll(where: \.isOfSeparator) }
    let given = collection.lengths.changes(of: items.kept + items.reordered, in: collection)
    let isExplained =
      !changes.structure.isEmpty || collection.sizes.explainsFrames || !given.isEmpty || losesItems
      || looks.contains(where: \.explainsFramesAround)
    var causes = causes
    causes.changesStructure = !changes.structure.isEmpty || losesItems
    causes.changesContents = looks.contains(where: \.explainsFramesAround)
    causes.givesLengths = !given.isEmpty
    changes.hasCauses = causes.areOwn
    let misplaced = Misplaced(items, from: old, to: new, in: self)
    changes.isInOrder = misplaced.items.isEmpty && !misplaced.isShiftedAlong
    // What is at the edge of a section, and not where it should be there, moves no section.
    causes.isDetached = causes.isDetached && misplaced.items.isEmpty
    let header = whole.first { $1.element?.kind == .header && $1.element?.name == nil }
    // A header that is closer to what is before it, and farther from its items, has moved itself.
    let isHeaderElsewhere = header != nil && causes.isDetached && misplaced.isShiftedAlong
    if isHeaderElsewhere { causes.isDetached = false }
    let guarded = guarded(items, whole, causes)
    var longer: [LayoutChange] = []
    if isExplained, collection.hasSettings, !causes.givesLengths, !causes.changesContents {
      longer = collection.sizes.unexplained(items, in: collection)
    }
    var unexplained = guarded?.unexplained ?? []
    let reported = Set(unexplained.map(\.new.role))
    var others: [ItemPairs.Pair] = []
    if let header, isHeaderElsewhere { others = [ItemPairs.Pair(old: header.0, new: header.1)] }
    let keepsHeader = header.map { !reported.contains($0.1.role) } ?? true
    others += misplaced.items
    if misplaced.isShiftedAside || misplaced.isShiftedAlong && !isHeaderElsewhere && keepsHeader {
      others = misplaced.all
    }
    others += misplaced.pinned(whole)
    unexplained += others.filter { !reported.contains($0.new.role) }
    // What is longer alike is one sentence.
    if !longer.isEmpty {
      let axis = collection.sizes.axis
      unexplained.removeAll {
        $0.old.frame.size.resizes(to: $0.new.frame.size).contains(axis)
      }
    }
    let follows = guarded == nil ? isExplained : causes.areOwn || causes.precede
    if items.keepsOrder, !reflows(items),
      let shift = commonShift(items.kept.map { ($0.old, $0.new) } + whole)
    {
      changes.elements = []
      changes.isShiftExplained =
        others.isEmpty && guarded?.explain(shift: shift) ?? isExplained
      changes.shift =
        isExplained && collection.hasSettings && changes.isShiftExplained ? nil : shift
    } else {
      // What stays in sight is where it is seen, whatever the reason is for that.
      let held = misplaced.held(whole)
      let free = whole.filter { pair in !held.contains { $0.1.role == pair.1.role } }
      changes.elements = (frameChanges(items) + otherFrameChanges(free, items)).map { change in
        var change = change
        change.isConsequence = follows && collection.hasSettings
        return change
      }
      changes.elements += otherFrameChanges(held, items).map { $0.following(if: true) }
      // Where nothing is reported from which places follow, all of them are.
      if follows, collection.hasSettings {
        changes.elements += unexplainedChanges(
          unexplained, of: items.kept.count + items.reordered.count)
      }
    }
    changes.elements += longer
    changes.elements += misplaced.newcomers.map {
      LayoutChange(collection.name($0), .unexplained($0.frame)).at(nil, $0)
    }
    // A layout draws its cells as large as their places make them.
    changes.elements += given + looks.map { $0.following(if: isExplained && $0.isOfCellScale) }
    return changes
  }

  /// What the section's causes can move; nil where nothing is known of what it was given.
  private func guarded(
    _ items: ItemPairs, _ others: [(SnapshotPart, SnapshotPart)], _ causes: SectionGuard.Causes
  ) -> SectionGuard? {
    guard collection.hasSettings, !reflows(items) else { return nil }
    let number = (items.kept.first?.new ?? others.first?.1)?.element?.section ?? 0
    let bands = others.filter { [.header, .footer].contains($0.1.element?.kind) }
    return SectionGuard(
      causes, axis: collection.sizes.axis, layout: collection.layout(ofSection: number),
      columns: collection.columns(ofSection: number), items: items,
      others: bands.filter { !collection.pins($0.1) },
      pinned: bands.filter { collection.pins($0.1) })
  }

  /// Sentences for elements that nothing reported can have moved: items that moved alike in one.
  ///
  /// - Parameter count: How many items the section had and has.
  private func unexplainedChanges(
    _ pairs: [ItemPairs.Pair], of count: Int
  ) -> [LayoutChange] {
    let items = pairs.filter { $0.new.element?.kind == .cell }
    let others = pairs.filter { $0.new.element?.kind != .cell }
    return FrameComparison(collection: collection, reflows: false)
      .changes(items, reportsTracks: false, of: count)
      + others.map { pair in
        LayoutChange(
          collection.name(pair.new), .frame(from: pair.old.frame, to: pair.new.frame)
        ).at(pair.old, pair.new)
      }
  }

  /// True if the items flow into other columns, so that their places mean nothing.
  private func reflows(_ items: ItemPairs) -> Bool {
    func columns(_ parts: [SnapshotPart]) -> Int {
      Set(parts.map { ($0.frame.minX * 100).rounded() }).count
    }
    if collection.reflows { return true }
    // Where rows are filled column by column, nothing else moves an item to another column.
    let number = items.kept.first?.new.element?.section ?? 0
    if collection.hasSettings, !causes.areOfAll, causes.settings.isEmpty,
      SectionGuard.forwardLayouts.contains(collection.layout(ofSection: number))
    {
      return false
    }
    return items.keepsOrder && columns(items.kept.map(\.old)) != columns(items.kept.map(\.new))
  }

  /// Items that came, went, or are elsewhere in the order.
  private func structureChanges(_ items: ItemPairs) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    for run in items.removed {
      changes.append(
        LayoutChange(collection.name(items: run) + labels(of: run), .removed).at(run, []))
    }
    for run in items.inserted {
      guard run.count > 1, let first = run[0].element else {
        changes.append(LayoutChange(collection.name(run[0]), .inserted(at: nil)).at([], run))
        continue
      }
      changes.append(
        LayoutChange(
          "\(run.count) items" + labels(of: run),
          .inserted(at: "\(first.section).\(first.number)")
        ).at([], run))
    }
    changes += orderChanges(items)
    if items.hiddenChange != 0 {
      let count = counted(abs(items.hiddenChange), "element") + " out of sight"
      changes.append(
        LayoutChange(
          count + collection.suffix(forSectionOf: items.kept.first?.new),
          items.hiddenChange > 0 ? .inserted(at: nil) : .removed))
    }
    if !items.wentOutOfSight.isEmpty {
      changes.append(
        LayoutChange(collection.name(items: items.wentOutOfSight), .wentOutOfSight)
          .at(items.wentOutOfSight, []))
    }
    if !items.cameIntoSight.isEmpty {
      changes.append(
        LayoutChange(collection.name(items: items.cameIntoSight), .cameIntoSight)
          .at([], items.cameIntoSight))
    }
    return changes
  }

  /// Items that are elsewhere in the order: two that swapped, one that moved, or most of them.
  private func orderChanges(_ items: ItemPairs) -> [LayoutChange] {
    guard let first = items.reordered.first else { return [] }
    let suffix = collection.suffix(forSectionOf: first.new)
    if items.removed.isEmpty, items.inserted.isEmpty {
      let moved = (items.kept + items.reordered).filter { $0.old.item != $0.new.item }
      if moved.count == 2, moved[0].old.item == moved[1].new.item {
        let both = moved.map(\.old).sorted { $0.item < $1.item }
        return [
          LayoutChange(
            "items \(collection.index(both[0])) and \(collection.index(both[1]))"
              + collection.screen.names.suffix(for: collection.position),
            .swapped(
              both.compactMap { $0.label.map { "'\($0.shortened)'" } }.joined(separator: ", "))
          ).at(moved)
        ]
      }
      let count = items.kept.count + items.reordered.count
      if count > 2, items.becameSorted {
        return [LayoutChange("the \(count) items" + suffix, .sorted)]
      }
      if items.reordered.count > 2, items.reordered.count * 2 >= count {
        let isReversed = (items.kept + items.reordered).allSatisfy {
          $0.old.item + $0.new.item == count - 1
        }
        return [
          LayoutChange("the \(count) items" + suffix, .inAnotherOrder(isReversed: isReversed))
            .at(items.kept + items.reordered)
        ]
      }
    }
    return items.reordered.map { pair in
      let label = pair.new.label.map { " '\($0.shortened)'" } ?? ""
      return LayoutChange(
        "item" + label + suffix,
        .renumbered(from: collection.index(pair.old), to: collection.index(pair.new))
      ).at([pair])
    }
  }

  /// The labels of several items, at most three; nothing for one item, whose name has it.
  private func labels(of items: [SnapshotPart]) -> String {
    let labels = items.compactMap { $0.label.map { "'\($0.shortened)'" } }
    guard items.count > 1, labels.count == items.count else { return "" }
    return " (" + labels.prefix(3).joined(separator: ", ") + (labels.count > 3 ? ", …)" : ")")
  }

  private func appearance(of part: SnapshotPart) -> LayoutChange {
    LayoutChange(collection.name(part), hidesOld ? .cameIntoSight : .inserted(at: nil))
      .at(nil, part)
  }

  private func disappearance(of part: SnapshotPart) -> LayoutChange {
    LayoutChange(collection.name(part), hidesNew ? .wentOutOfSight : .removed).at(part, nil)
  }

  /// Headers, footers, backgrounds and badges with those that they became; a badge goes with its
  /// item, and is not reported where its item came or went.
  private func pairedOthers(
    _ old: [SnapshotPart], _ new: [SnapshotPart], items: ItemPairs
  ) -> [(SnapshotPart?, SnapshotPart?)] {
    struct Key: Hashable {
      var kind: SnapshotElement.Kind
      var name: String?
      var item: Int
    }
    func others(_ parts: [SnapshotPart]) -> [(Key, SnapshotPart)] {
      parts.compactMap { part in
        guard let element = part.element, element.kind != .cell else { return nil }
        return (Key(kind: element.kind, name: element.name, item: element.item), part)
      }
    }
    let pairs = items.kept + items.reordered
    let numbers = Dictionary(
      pairs.map { ($0.old.item, $0.new.item) }, uniquingKeysWith: { first, _ in first })
    let newItems = Set(pairs.map(\.new.item))
    var left = Dictionary(others(new), uniquingKeysWith: { first, _ in first })
    var paired: [(SnapshotPart?, SnapshotPart?)] = []
    for (key, part) in others(old) {
      var place = key
      if key.kind == .badge {
        guard let item = numbers[key.item] else { continue }
        place.item = item
      }
      paired.append((part, left.removeValue(forKey: place)))
    }
    for (key, part) in others(new) where left[key] != nil {
      if key.kind == .badge, !newItems.contains(key.item) { continue }
      paired.append((nil, part))
    }
    return paired
  }

  /// How far all elements moved, if they all moved alike and kept their sizes.
  private func commonShift(_ pairs: [(SnapshotPart, SnapshotPart)]) -> Point? {
    guard let (old, new) = pairs.first else { return nil }
    let shift = new.frame.origin - old.frame.origin
    guard !shift.isNone, pairs.count > 1 else { return nil }
    let isCommon = pairs.allSatisfy { $0.0.frame.offset(by: shift).isNear($0.1.frame) }
    return isCommon ? shift : nil
  }

  /// How the items' frames changed: by what they were, or by their places in the order if that
  /// takes fewer sentences.
  private func frameChanges(_ items: ItemPairs) -> [LayoutChange] {
    let frames = FrameComparison(collection: collection, reflows: reflows(items))
    guard !items.keepsOrder else { return frames.changes(items.kept, reportsTracks: true) }
    let byItem = frames.changes(items.kept + items.reordered, reportsTracks: false)
    let all = items.kept + items.reordered
    let old = all.map(\.old) + items.removed.joined()
    let new = Dictionary(
      (all.map(\.new) + items.inserted.joined()).map { ($0.item, $0) },
      uniquingKeysWith: { first, _ in first })
    let places = old.sorted { $0.item < $1.item }.compactMap { part in
      new[part.item].map { ItemPairs.Pair(old: part, new: $0) }
    }
    let byPlace = frames.changes(places, reportsTracks: true)
    return byPlace.count <= byItem.count ? byPlace : byItem
  }

  /// How the frames of headers, footers and badges changed; a badge that goes with its item is not
  /// reported, and neither is a background, which is as large as its section.
  private func otherFrameChanges(
    _ pairs: [(SnapshotPart, SnapshotPart)], _ items: ItemPairs
  ) -> [LayoutChange] {
    let shifts = Dictionary(
      items.kept.map { ($0.new.item, $0.new.frame.origin - $0.old.frame.origin) },
      uniquingKeysWith: { first, _ in first })
    return pairs.compactMap { old, new in
      guard !old.frame.isNear(new.frame), let element = new.element else { return nil }
      let shift = new.frame.origin - old.frame.origin
      // What stays in sight is scrolled with the viewport.
      if !shift.isNone, (shift - collection.scrolled).isNone { return nil }
      if reflows(items), old.frame.size.resizes(to: new.frame.size).isEmpty { return nil }
      switch element.kind {
      case .background where !items.kept.isEmpty || !items.keepsOrder: return nil
      case .badge where shifts[element.item].map { ($0 - shift).isNone } ?? false: return nil
      default:
        return LayoutChange(collection.name(new), .frame(from: old.frame, to: new.frame))
          .at(old, new)
      }
    }
  }

  private func looks(_ pairs: [ItemPairs.Pair]) -> [LayoutChange] {
    LookComparison(collection: collection).changes(pairs.sorted { $0.new.item < $1.new.item })
  }
}
