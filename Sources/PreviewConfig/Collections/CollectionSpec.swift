import CellViews
import CollectionLayouts
import ConfigLanguage
import LayoutGeometry

/// A config's settings for a collection.
private struct CollectionSpec: Sendable {
  /// The layout of the sections without one of their own; nil if all have one.
  let layout: (any CollectionLayout)?
  let sections: [SectionSpec]
  /// The collection's own settings, which apply to all sections.
  let shared: SectionSpec
  let scrolling: Scrolling
  let globalViews: GlobalViews
  let states: CollectionStates
  /// Indicates whether a list omits its background.
  let hidesBackground: Bool

  /// The content's offset, and the loading state at its end.
  struct Scrolling: Sendable {
    let contentOffset: CollectionNode.ContentOffset
    let contentInset: EdgeInsets
    let target: ScrollTarget?
    let sticky: CollectionNode.Sticky
    let selected: Set<ItemIndex>
    let loadMoreThreshold: Double?
    let loadingFooter: Dynamic<ViewNode>?
  }

  /// Returns the collection for the names in scope.
  func view(in scope: BuildScope) throws -> ViewNode {
    var collection = CollectionNode(
      layout: layout ?? sections.lazy.compactMap(\.layout).first ?? Grid.defaults,
      sections: try sections.enumerated().map { try $0.element.section($0.offset, in: scope) },
      contentOffset: scrolling.contentOffset, contentInset: scrolling.contentInset,
      sticky: scrolling.sticky, selected: scrolling.selected,
      loadMoreThreshold: scrolling.loadMoreThreshold,
      loadingFooter: try scrolling.loadingFooter?.value(in: scope))
    collection.scrollTarget = scrolling.target
    var whole = scope
    whole.scope.bind("section", to: .number(0))
    collection.boundaryView = shared.boundaryView(in: whole)
    var shown = try globalViews.applied(to: states.applied(to: collection), in: scope)
    if scope.state?.leavesOutItems == true { shown = shown.withoutAbsentItems() }
    return hidesBackground ? shown.withoutBackground : shown.onBackground
  }
}

extension ViewDeclaration {
  static let collection = ViewDeclaration(
    "collection", .collection, "Cells that a layout places.")
}

extension ValueType<ViewNode> {
  /// A collection with its layout, and items or sections.
  fileprivate static let collection = ValueType<CollectionSpec>.record(
    "collection",
    "Cells that a layout places. It takes all the room that it is offered, as a scroll view does; "
      + "`fixedSize: { vertical: true }` keeps it as high as its content.", fields
  ).building { (spec: CollectionSpec, scope: BuildScope) -> ViewNode in
    try spec.view(in: scope)
  }

  private static let fields = Field<CollectionSpec>(
    Field<(any CollectionLayout)?>(
      optional: "layout", .layout,
      "The rule that places the cells; only sections with layouts of their own do without it."),
    Field<SectionSpec>.section,
    Field<SectionList?>(
      optional: "sections", .sections,
      "Sections one after the other, instead of `items`, as a list or the records of a data file; "
        + "the collection's keys hold for all."),
    scrolling, .globalViews, .states,
    Field<Bool?>(
      "scrollContentBackground", .hiding, default: nil, shown: "automatic",
      "Whether a list with an appearance has its background.")
  ) {
    (
      layout: (any CollectionLayout)?, shared: SectionSpec, sections: SectionList?,
      scrolling: CollectionSpec.Scrolling, globalViews: GlobalViews, states: CollectionStates,
      hidesBackground: Bool?
    ) throws(Mismatch) -> CollectionSpec in
    guard (shared.items == nil) != (sections == nil) else {
      throw Mismatch("expected either 'items' or 'sections'")
    }
    var written = sections?.sections.map { $0.over(shared) } ?? [shared]
    // Data may hold no record, whose section would have a layout.
    let mayBeEmpty = sections?.isData == true
    guard
      layout != nil
        || ((!written.isEmpty || mayBeEmpty) && written.allSatisfy { $0.layout != nil })
    else {
      throw Mismatch("missing key 'layout'", suggestion: LayoutDeclaration.listing)
    }
    for index in written.indices { try written[index].scroll(in: layout) }
    for section in written { try section.checkViews(in: layout) }
    try shared.checkViews(ofConfigurationIn: layout)
    try globalViews.check(in: layout)
    guard written.allSatisfy({ $0.cell != nil }) else { throw Mismatch("missing key 'cell'") }
    let all = written.flatMap(\.grouped)
    guard all.count <= Items.sectionLimit else {
      throw Mismatch("expected at most \(Items.sectionLimit) sections, found \(all.count)")
    }
    let count = all.reduce(0) { $0 + ($1.items?.count ?? 0) }
    guard count <= Items.limit else {
      throw Mismatch("expected at most \(Items.limit) items, found \(count)")
    }
    guard !states.isRefreshing || layout?.scrollAxis != .horizontal else {
      throw Mismatch(
        "a collection that scrolls sideways is not refreshed by a pull",
        suggestion: "leave out 'refreshing'")
    }
    return CollectionSpec(
      layout: layout, sections: all, shared: shared, scrolling: scrolling,
      globalViews: globalViews, states: states, hidesBackground: hidesBackground == true)
  }

  private static let scrolling = Field<CollectionSpec.Scrolling>(
    Field<CollectionNode.ContentOffset>(
      "contentOffset", .contentOffset, default: .rest, shown: "the content's start",
      "The content's point at the viewport's top left, or an item."),
    Field<EdgeInsets>(
      "contentInset", .insets, default: .zero, shown: "0",
      "Space around the content that scrolls with it, in points."),
    Field<ScrollTarget?>(
      optional: "scrollTargetBehavior", .word(pending: .paging),
      "Where scrolling to `contentOffset` ends: `paging` at the viewports that follow each other, "
        + "`viewAligned` at a cell's leading edge."),
    Field<CollectionNode.Sticky>(
      "sticky", .sticky, default: [], shown: "neither",
      "Which of header and footer stay in sight with their section, and which of the whole "
        + "collection's, inside `contentInset`."),
    Field<[ItemIndex]>(
      "selected", ValueType<ItemIndex>.itemIndex.list("a list of items", count: 0...10_000),
      default: [], shown: "[]", "The items that are selected: `3`, or `[section, item]`."),
    Field<Double?>(
      optional: "loadMoreThreshold", .length,
      "How much content may be left after the viewport, in points, for `loadsMore` to be true."),
    Field<Dynamic<ViewNode>?>(
      optional: "loadingFooter", ValueType<ViewNode>.view.deferred(),
      "The footer of the last section, instead of its own, while `loadsMore` is true.")
  ) { offset, inset, target, sticky, selected, threshold, footer throws(Mismatch) in
    guard footer == nil || threshold != nil else {
      throw Mismatch("expected 'loadMoreThreshold' beside 'loadingFooter'")
    }
    return CollectionSpec.Scrolling(
      contentOffset: offset, contentInset: inset, target: target, sticky: sticky,
      selected: Set(selected),
      loadMoreThreshold: threshold, loadingFooter: footer)
  }
}

extension ValueType<CollectionNode.Sticky> {
  /// A word, or several.
  fileprivate static let sticky = word.orList(
    word.list("a list of these", count: 0...4).map { $0.reduce(into: []) { $0.formUnion($1) } })

  private static let word = ValueType.words(
    [
      "header": .header, "footer": .footer, "both": [.header, .footer],
      "globalHeader": .globalHeader, "globalFooter": .globalFooter,
    ], pending: [])
}

extension ValueType<ItemIndex> {
  /// An item of the first section, or `[section, item]`.
  static let itemIndex = number.map { ItemIndex(section: 0, item: $0) }
    .orList(
      number.list("[section, item]", count: 2...2).map { ItemIndex(section: $0[0], item: $0[1]) })

  private static let number = ValueType<Int>.whole(0...Items.limit)
}

extension ValueType<CollectionNode.ContentOffset> {
  /// A point, or `{ item: … }`.
  fileprivate static let contentOffset = ValueType<Point>.point.map {
    CollectionNode.ContentOffset.point($0)
  }.choice(
    with: .record(
      "itemOffset", "An item to scroll to the viewport's leading edge.",
      Field(
        Field("item", .whole(0...Items.limit), "The item."),
        Field(
          "section", .whole(0...Items.sectionLimit - 1), default: 0, shown: "0",
          "The item's section.")
      ) { .item(ItemIndex(section: $1, item: $0)) })
  ) { $0["item"] != nil }
}
