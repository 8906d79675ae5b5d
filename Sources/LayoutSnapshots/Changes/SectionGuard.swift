import LayoutGeometry

/// Which elements of a section can be elsewhere, or have another size, because of what is reported of their
/// collection.
///
/// What grew pushes what is after it where the content scrolls, and nothing before it; across that, only
/// insets, gaps and columns move things, and items that came or went where there are several columns. A
/// section after one with a cause moves as a whole, as far as that grew. How far items are apart follows from
/// what the layout was given, whatever the causes are: a `PlaceRule` knows it. In layouts that do not fill rows
/// or columns from their start on, any cause reaches all items of the section within that rule.
struct SectionGuard {
  /// Causes in a section, or of all.
  struct Causes {
    /// Whether sections before it have any.
    var precede = false
    /// Whether the section is farther from the one before it than it was, or closer, without a cause.
    var isDetached = false
    /// Whether everything can be anywhere.
    var areOfAll = false
    /// The settings that the section has, or all sections have, and that are others.
    var settings: [SettingDifference] = []
    /// Whether items of it came, went or changed their order, or anything else of it did.
    var changesStructure = false
    /// Whether what elements show changed, from which their sizes follow.
    var changesContents = false
    /// Whether items were given other lengths.
    var givesLengths = false

    /// True where the section itself has one.
    var areOwn: Bool {
      areOfAll || !settings.isEmpty || changesStructure || changesContents || givesLengths
    }
  }

  private let causes: Causes
  private let axis: Axis
  /// The layout of the section, by its name.
  private let layout: String
  private let hasOneColumn: Bool
  private let items: ItemPairs
  /// The items that stayed in their order, and headers and footers but for those that stay in sight.
  private let all: [ItemPairs.Pair]
  /// Headers and footers that stay in sight: where they are seen moves nothing, and how long they are is the room
  /// that they take at their place at rest.
  private let pinned: [ItemPairs.Pair]
  private let rows: ElementRows
  /// The lowest number of an item that came, went or changed its place in the order.
  private let firstChanged: Int?
  /// Along which axes the settings move what is in the section, and what is in it but for its first row.
  private var moved: Set<Axis> = []
  private var movedAfterStart: Set<Axis> = []
  /// Along which axes they move what is in the section, but for its header.
  private var movedAfterHeader: Set<Axis> = []
  /// Along which axes they move the items, and neither headers nor footers.
  private var movedItems: Set<Axis> = []
  /// Along which axes they give it other sizes.
  private var resized: Set<Axis> = []

  /// Layouts that fill their rows or columns from the start on, so that an item moves none before it.
  static let forwardLayouts: Set = ["grid", "waterfall", "list"]

  /// What decides how far sections are apart.
  static let outerSettings: Set = [
    "interSectionSpacing", "listSectionSpacing", "appearance", "cellPadding", "contentInsets",
    "headerMode", "footerMode", "layout", "group",
  ]

  init(
    _ causes: Causes, axis: Axis, layout: String, columns: Int?, items: ItemPairs,
    others: [(SnapshotPart, SnapshotPart)], pinned: [(SnapshotPart, SnapshotPart)]
  ) {
    self.causes = causes
    self.axis = axis
    self.layout = layout
    self.items = items
    all = items.kept + others.map { ItemPairs.Pair(old: $0.0, new: $0.1) }
    self.pinned = pinned.map { ItemPairs.Pair(old: $0.0, new: $0.1) }
    rows = ElementRows(all, along: axis)
    hasOneColumn = layout == "list" || columns == 1
    let changed =
      (items.inserted + items.removed).joined().map(\.item)
      + items.reordered.flatMap { [$0.old.item, $0.new.item] }
      + items.wentOutOfSight.map(\.item) + items.cameIntoSight.map(\.item)
    firstChanged = changed.min()
    for setting in causes.settings { add(setting) }
  }

  /// The elements that nothing reported can have moved so.
  var unexplained: [ItemPairs.Pair] {
    if causes.areOfAll { return [] }
    if causes.isDetached {
      return all.filter { !$0.old.frame.isNear($0.new.frame) } + pinned.filter(isOfOtherSize)
    }
    if !causes.areOwn { return causes.precede ? deviating + pinned.filter(isOfOtherSize) : [] }
    guard Self.forwardLayouts.contains(layout) else { return [] }
    let owners = ElementRows(items.kept.filter { hasOwnCause($0) || wraps($0) }, along: axis)
    // What has another size because of a cause moves what is after it.
    let resizing = ElementRows(
      all.filter { resizes($0).contains(axis) && canResize($0, along: axis, beside: owners) },
      along: axis)
    return all.filter { pair in
      guard !pair.old.frame.isNear(pair.new.frame) else { return false }
      let displacement = PlaceCauses.Displacement(from: pair.old.frame, to: pair.new.frame)
      return !displacement.place.allSatisfy { canMove(pair, along: $0, beside: resizing) }
        || !displacement.size.allSatisfy { canResize(pair, along: $0, beside: owners) }
    } + pinned.filter(isOfOtherSize)
  }

  /// True for a header or a footer that stays in sight, and has a size that nothing reported can give it.
  private func isOfOtherSize(_ pair: ItemPairs.Pair) -> Bool {
    !resizes(pair).allSatisfy { canResize(pair, along: $0, beside: ElementRows([], along: axis)) }
  }

  /// True where the section's header stays in sight and is longer or shorter, so that the items begin elsewhere.
  private var isPushedByHeader: Bool {
    pinned.contains { pair in
      pair.new.element?.kind == .header && resizes(pair).contains(axis) && !isOfOtherSize(pair)
    }
  }

  /// True for a section that moved as a whole, because of what is before it or of its own causes.
  func explain(shift: Point) -> Bool {
    if causes.areOfAll { return true }
    if causes.isDetached { return false }
    if causes.areOwn { return unexplained.count < all.count }
    return causes.precede && shift[axis.cross].isNone
  }

  /// Adds what a setting of another value reaches.
  private mutating func add(_ setting: SettingDifference) {
    let cross = axis.cross
    switch setting.name {
    case "insets":
      let (old, new) = (Insets(setting.from), Insets(setting.to))
      movedAfterHeader.formUnion(old.axes(to: new, \.start))
      if !old.axes(to: new, \.all).isDisjoint(with: [axis]) { movedAfterHeader.insert(axis) }
      resized.formUnion(old.axes(to: new, \.all).subtracting([axis]))
    case "minimumInteritemSpacing", acrossGap:
      movedItems.insert(cross)
      resized.insert(cross)
    case "minimumLineSpacing", "listRowSpacing", alongGap:
      movedAfterStart.formUnion(rowAxes)
    case "spacing":
      movedItems.insert(cross)
      resized.insert(cross)
      movedAfterStart.formUnion(rowAxes)
    case "headerHeight", "footerHeight", "interSectionSpacing", "listSectionSpacing", "refreshing":
      moved.insert(axis)
      if setting.name != "refreshing" { resized.insert(axis) }
    case "selected", "highlighted", "dragged": break
    default:
      moved = Set(Axis.allCases)
      resized = moved
    }
  }

  /// The names of the gaps across the axis of scrolling and along it: a layout that scrolls to the side has
  /// its columns one after the other.
  private var acrossGap: String { axis == .vertical ? "columnSpacing" : "rowSpacing" }
  private var alongGap: String { axis == .vertical ? "rowSpacing" : "columnSpacing" }

  /// Along which axes a gap between rows moves what is after it: in a waterfall another column may then be
  /// the shortest.
  private var rowAxes: Set<Axis> { layout == "waterfall" ? Set(Axis.allCases) : [axis] }

  private func resizes(_ pair: ItemPairs.Pair) -> Set<Axis> {
    pair.old.frame.size.resizes(to: pair.new.frame.size)
  }

  /// True for an item that has another number, or is after one that came or went.
  private func isReordered(_ pair: ItemPairs.Pair) -> Bool {
    guard let firstChanged, pair.new.element?.kind == .cell else { return false }
    return pair.old.item >= firstChanged || pair.new.item >= firstChanged
  }

  /// True for an element that its contents, its number or what it was given make longer or shorter.
  private func hasOwnCause(_ pair: ItemPairs.Pair) -> Bool {
    causes.givesLengths || isReordered(pair) || causes.changesContents && pair.showsOther
  }

  /// - Parameter owners: The items that are longer or shorter by themselves.
  private func canResize(
    _ pair: ItemPairs.Pair, along axis: Axis, beside owners: ElementRows
  ) -> Bool {
    if resized.contains(axis) || hasOwnCause(pair) { return true }
    // Another width has another height, and a row is as high as its highest item.
    return axis == self.axis && (wraps(pair) || owners.haveRow(of: pair))
  }

  private func wraps(_ pair: ItemPairs.Pair) -> Bool { resizes(pair).contains(axis.cross) }

  private func canMove(
    _ pair: ItemPairs.Pair, along axis: Axis, beside resizing: ElementRows
  ) -> Bool {
    if moved.contains(axis) || causes.givesLengths { return true }
    if movedAfterStart.contains(axis), !isFirst(pair) { return true }
    if movedAfterHeader.contains(axis), pair.new.element?.kind != .header { return true }
    if movedItems.contains(axis), pair.new.element?.kind == .cell { return true }
    let isInWaterfall = layout == "waterfall" && pair.new.element?.kind == .cell
    guard axis == self.axis else {
      if hasOneColumn { return false }
      return isReordered(pair) || isInWaterfall && resizing.haveItem(before: pair)
        || causes.changesContents && wraps(pair)
    }
    if causes.precede || isPushedByHeader || isReordered(pair) || isAfterOther(pair) { return true }
    // What shares a row may be in its middle.
    return isInWaterfall && resizing.haveItem(before: pair) || resizing.areBefore(pair)
      || resizing.haveRow(of: pair) && !rows.areAlone(pair)
  }

  /// True for an element after which or in which something else than items came or went, such as a header.
  private func isAfterOther(_ pair: ItemPairs.Pair) -> Bool {
    guard causes.changesStructure else { return false }
    return pair.new.element?.kind == .footer
      || items.keepsOrder && pair.new.element?.kind != .header
  }

  /// True for what is at the start of the section's items, or before them.
  private func isFirst(_ pair: ItemPairs.Pair) -> Bool {
    let start = items.kept.first?.old.frame.origin[axis] ?? 0
    return pair.old.frame.origin[axis] < start + 0.01
  }

  /// The elements that did not move as most of the section did along the axis of scrolling.
  private var deviating: [ItemPairs.Pair] {
    func shift(_ pair: ItemPairs.Pair) -> Point { pair.new.frame.origin - pair.old.frame.origin }
    var counts: [Double: Int] = [:]
    for pair in all { counts[(shift(pair)[axis] * 100).rounded(), default: 0] += 1 }
    // Where several are as frequent, the first element decides.
    let most = counts.values.max() ?? 0
    guard
      let common = all.first(where: { counts[(shift($0)[axis] * 100).rounded()] == most })
    else { return [] }
    var expected = Point.zero
    expected[axis] = shift(common)[axis]
    return all.filter { !(shift($0) - expected).isNone || !resizes($0).isEmpty }
  }
}

extension ItemPairs.Pair {
  /// True for an element that shows something else, wherever it is.
  fileprivate var showsOther: Bool { old.differs(from: new) }
}
