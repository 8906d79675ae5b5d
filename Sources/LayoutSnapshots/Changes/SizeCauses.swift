import LayoutGeometry

/// What a collection's layout was given, and its room, before and after: from which of that the sizes of
/// items follow.
struct SizeCauses {
  /// Whether the items are in another room, or in other columns or by another layout.
  let changesLayout: Bool
  /// Whether anything that decides where items are is another one.
  let explainsFrames: Bool
  /// Whether headers and footers have other space around them because of what the list was given.
  let changesHeaders: Bool
  /// The names of what the layout and all sections were given, and is another one; nil where everything
  /// can have any size.
  private let names: Set<String>?
  /// The axis along which the layout's content grows.
  let axis: Axis
  /// Whether what people or an app do, or the list's appearance, decides what is in items, and is another
  /// one.
  let reachesContents: Bool
  /// Whether the items are as long as their contents, where each is alone in its row.
  private let fitsContents: Bool
  private let isList: Bool

  /// Layouts that place cells in lanes, whose length follows from the cells alone.
  private static let laneLayouts: Set = ["grid", "waterfall", "list", "lazyGrid", "flow"]

  /// What is around and between items, or beside them, and leaves them as long as they are.
  private static let spaces: Set = [
    "spacing", "rowSpacing", "columnSpacing", "contentInset", "minimumLineSpacing",
    "minimumInteritemSpacing", "insets", "interSectionSpacing", "listSectionSpacing",
    "listRowSpacing", "badgeSize", "badgeAnchor", "badgeOffset", "headerHeight", "footerHeight",
    "refreshing", "selected", "highlighted", "dragged", "sticky", "placement", "tieTolerance",
    "dense", "lastLine",
  ]

  /// What of a list decides the space in its headers and footers.
  private static let headerSettings: Set = ["appearance", "listSectionSpacing", "layout"]

  /// What decides how long items are, whatever is in them.
  private static let lengths: Set = [
    "itemHeight", "itemWidth", "itemAspectRatio", "itemSize", "rowHeight", "itemRowSpan",
  ]

  /// What decides where in an item its contents are.
  private static let contentSettings: Set = ["appearance", "editing", "loading", "layout"]

  /// How high a row of a list is at least, in points: what is in it is then in its middle.
  private static let rowHeight = 44.0

  /// - Parameter changesRoom: Whether the canvas was given something from which sizes follow.
  init(from old: FactsOfPart, to new: FactsOfPart, changesRoom: Bool) {
    let (before, after) = (old.part.settings, new.part.settings)
    changesLayout =
      changesRoom || old.facts.layout != new.facts.layout || old.facts.columns != new.facts.columns
    explainsFrames =
      changesLayout || before != after
      || old.facts.hasLanes(after) && old.facts.rows != new.facts.rows
    let isSideways =
      new.facts.layout == "carousel"
      || after.contains(SnapshotSetting("scrollDirection", "horizontal"))
    axis = isSideways ? .horizontal : .vertical
    let changed = before == after ? [] : Set(before).symmetricDifference(after)
    let changedNames = Set(changed.map { $0.nameInSection ?? $0.name })
    reachesContents =
      old.facts.layout != new.facts.layout || !changedNames.isDisjoint(with: Self.contentSettings)
    let given = before + after + (old.part.parts + new.part.parts).flatMap(\.settings)
    fitsContents =
      Self.laneLayouts.contains(old.facts.layout) && old.facts.layout == new.facts.layout
      && given.allSatisfy { !Self.lengths.contains($0.nameInSection ?? $0.name) }
    isList = new.facts.layout == "list"
    changesHeaders = changesRoom || !changedNames.isDisjoint(with: Self.headerSettings)
    names =
      changesLayout || !Self.laneLayouts.contains(new.facts.layout) ? nil : changedNames
  }

  /// True for an item that is as long as what is in it, before and after.
  func fitsContents(of old: SnapshotPart, _ new: SnapshotPart) -> Bool {
    let shortest = min(old.frame.size[axis], new.frame.size[axis])
    return fitsContents && (!isList || shortest > Self.rowHeight)
  }

  /// How items have other sizes that nothing that is reported explains: what leaves a cell's length alone,
  /// or reaches it only where the cell is wider or narrower, does not explain it.
  ///
  /// Of layouts whose cells have the sizes of their places nothing is reported.
  func unexplained(_ items: ItemPairs, in collection: CollectionComparison) -> [LayoutChange] {
    guard let names, names.isSubset(of: Self.spaces) else { return [] }
    let pairs = (items.kept + items.reordered).sorted { $0.new.item < $1.new.item }
    let longer = pairs.filter { pair in
      let axes = pair.old.frame.size.resizes(to: pair.new.frame.size)
      return axes.contains(axis) && !axes.contains(axis.cross)
    }
    guard let first = longer.first else { return [] }
    func lengths(_ pair: ItemPairs.Pair) -> (from: Size, to: Size) {
      var sizes = (from: Size.zero, to: Size.zero)
      sizes.from[axis] = pair.old.frame.size[axis]
      sizes.to[axis] = pair.new.frame.size[axis]
      return sizes
    }
    let (from, to) = lengths(first)
    let areAlike = longer.allSatisfy { pair in
      let other = lengths(pair)
      return from.resizes(to: other.from).isEmpty && to.resizes(to: other.to).isEmpty
    }
    // In rows that are as high as their highest cell, others are beside a cell that came or went.
    let regroups = !items.keepsOrder && (items.kept.count > longer.count || !areAlike)
    if regroups { return [] }
    return [
      LayoutChange(
        collection.name(items: longer.map(\.new), of: pairs.count),
        areAlike ? .resizedTogether(from: from, to: to, by: .zero) : .resizedToo
      ).at(longer)
    ]
  }
}

extension SnapshotCollection {
  /// True for a layout whose number of rows was given: it fills them to the side.
  func hasLanes(_ settings: [SnapshotSetting]) -> Bool {
    layout == "waterfall" && settings.contains(SnapshotSetting("scrollDirection", "horizontal"))
  }
}
