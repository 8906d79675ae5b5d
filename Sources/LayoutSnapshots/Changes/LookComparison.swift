import LayoutGeometry

/// The comparison of what elements draw: a change that several have in common is reported once.
struct LookComparison {
  let collection: CollectionComparison

  /// A change, and a view in the element if it is not the element itself that changed.
  fileprivate struct Look: Hashable {
    var view: String?
    var change: DrawingChange

    /// The change without where it began, so that things that moved as far are alike.
    var shared: Look {
      var shared = self
      switch change {
      case .moved(let what, let from, let to):
        shared.change = .moved(what, from: .zero, to: (to - from).thousandths)
      case .resized(let what, let from, let to):
        let by = Point(x: to.width - from.width, y: to.height - from.height).thousandths
        shared.change = .resized(what, from: .zero, to: Size(width: by.x, height: by.y))
      case .cut: shared.change = .cut(from: "", to: "")
      case .value, .text, .rewrapped, .added, .removed, .replaced: break
      }
      return shared
    }
  }

  private struct LookGroup {
    var look: Look
    /// True if the change began at the same place in all items.
    var isSame = true
    var items: [SnapshotPart]
  }

  /// How what elements draw changed, in the order of the first element with each change.
  func changes(_ pairs: [ItemPairs.Pair]) -> [LayoutChange] {
    var groups: [LookGroup] = []
    var places: [Look: Int] = [:]
    var inner: [LayoutChange] = []
    for pair in pairs where pair.old.differs(from: pair.new) {
      for look in looks(from: pair.old, to: pair.new).withoutRepetition {
        if let place = places[look.shared] {
          if groups[place].look != look { groups[place].isSame = false }
          // Several texts of an item may move alike; the item is reported once.
          if groups[place].items.last != pair.new { groups[place].items.append(pair.new) }
        } else {
          places[look.shared] = groups.count
          groups.append(LookGroup(look: look, items: [pair.new]))
        }
      }
      inner += collection.screen.innerChanges(
        from: pair.old.collections, to: pair.new.collections,
        holder: collection.name(pair.new))
    }
    return groups.map { group in
      let name = collection.name(items: group.items, of: pairs.count)
      return LayoutChange(
        group.look.view.map { "\($0) in \(name)" } ?? name,
        .drawing(group.look.change, isShared: !group.isSame))
    } + inner
  }

  private func looks(from old: SnapshotPart, to new: SnapshotPart) -> [Look] {
    if old.isBlank != new.isBlank {
      return [Look(view: nil, change: new.isBlank ? .removed("content") : .added("content"))]
    }
    let looks = looks(
      from: old, to: new, view: nil, resizes: old.frame.size.resizes(to: new.frame.size))
    // Another text moves what is around it, and may be the label.
    if looks.contains(where: \.change.changesText) {
      return looks.filter { !$0.change.isGeometry }
    }
    guard old.label != new.label else { return looks }
    return looks + [Look(view: nil, change: .label(from: old.label, to: new.label))]
  }

  private func looks(
    from old: SnapshotPart, to new: SnapshotPart, view: String?, resizes: Set<Axis>
  ) -> [Look] {
    var looks = drawingChanges(from: old.drawing, to: new.drawing, resizes: resizes)
      .map { Look(view: view, change: $0) }
    for piece in aligned(old.views, new.views, by: \.viewName) {
      for position in 0..<max(piece.old.count, piece.new.count) {
        let before = position < piece.old.count ? piece.old[position] : nil
        let after = position < piece.new.count ? piece.new[position] : nil
        guard let before, let after else {
          if let before {
            looks.append(Look(view: view, change: .removed(Sentence(before.viewName))))
          }
          if let after { looks.append(Look(view: view, change: .added(Sentence(after.viewName)))) }
          continue
        }
        looks += placeLooks(from: before, to: after, resizes: resizes)
          .map { Look(view: view, change: $0) }
        looks += self.looks(
          from: before, to: after, view: after.viewName,
          resizes: resizes.union(before.frame.size.resizes(to: after.frame.size)))
      }
    }
    return looks
  }

  /// How a view's place and size in its element changed, but for what follows from the element's.
  private func placeLooks(
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

extension [LookComparison.Look] {
  /// Each change once, and a border's corners only if they changed otherwise than those in it.
  fileprivate var withoutRepetition: Self {
    var seen: Set<LookComparison.Look> = []
    return filter { look in
      if case .value("border radius", let from, let to) = look.change {
        let inner = LookComparison.Look(
          view: look.view, change: .value(of: "corner radius", from: from, to: to))
        if contains(inner) { return false }
      }
      return seen.insert(look).inserted
    }
  }
}

extension SnapshotPart {
  /// True if an element shows something else, wherever it is.
  fileprivate func differs(from other: SnapshotPart) -> Bool {
    drawing != other.drawing || parts != other.parts || label != other.label
  }

  /// True if an element shows nothing.
  fileprivate var isBlank: Bool { drawing.isEmpty && parts.isEmpty }

  fileprivate var views: [SnapshotPart] { parts.filter { !$0.isCollection } }

  /// The collections in the element, in its views too.
  fileprivate var collections: [SnapshotPart] {
    parts.flatMap { $0.isCollection ? [$0] : $0.collections }
  }

  fileprivate var viewName: String {
    guard case .view(let id) = role else { return "a view" }
    return (id ?? label).map { "view '\($0.shortened)'" } ?? "a view"
  }
}

extension Point {
  /// The point rounded to thousandths, as snapshots are.
  fileprivate var thousandths: Point {
    Point(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000)
  }
}
