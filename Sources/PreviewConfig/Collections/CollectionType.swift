import CellViews
import CollectionLayouts
import LayoutGeometry

extension ValueType<View> {
  /// A collection with its layout, and items or sections.
  static let collection = ValueType<CollectionSpec>.record(
    "collection",
    "Cells that a layout places. It takes all the room that it is offered, as a scroll view does; "
      + "`fixedSize: { vertical: true }` keeps it as high as its content.", fields
  ).building { (spec: CollectionSpec, scope: BuildScope) -> View in
    .collection(try spec.collection(in: scope))
  }

  private static let fields = Field<CollectionSpec>(
    Field<any CollectionLayout>(
      "layout", .layout, "The rule that places the cells.", whenMissing: LayoutDeclaration.listing),
    Field<SectionSpec>.section,
    Field<[SectionSpec]?>(
      optional: "sections", ValueType<SectionSpec>.section.list("a list of sections"),
      "Sections one after the other, instead of `items`; the collection's keys hold for all."),
    scrolling
  ) {
    (
      layout: any CollectionLayout, shared: SectionSpec, sections: [SectionSpec]?,
      scrolling: CollectionSpec
    ) throws(Mismatch) -> CollectionSpec in
    guard (shared.items == nil) != (sections == nil) else {
      throw Mismatch("expected either 'items' or 'sections'")
    }
    let all = sections?.map { $0.over(shared) } ?? [shared]
    var count = 0
    for section in all {
      guard section.cell != nil else { throw Mismatch("missing key 'cell'") }
      count += section.items?.count ?? 0
    }
    guard count <= Items.limit else {
      throw Mismatch("expected at most \(Items.limit) items, found \(count)")
    }
    var collection = scrolling
    collection.layout = layout
    collection.sections = all
    return collection
  }

  private static let scrolling = Field<CollectionSpec>(
    Field<Collection.ContentOffset>(
      "contentOffset", .contentOffset, default: .rest, shown: "the content's start",
      "The content's point at the viewport's top left, or an item."),
    Field<EdgeInsets>(
      "contentInset", .insets, default: .zero, shown: "0",
      "Space around the content that scrolls with it, in points."),
    Field<Collection.Sticky>(
      "sticky", .sticky, default: [], shown: "neither",
      "Which of header and footer stay in sight with their section, inside `contentInset`."),
    Field<[ItemIndex]>(
      "selected", ValueType<ItemIndex>.itemIndex.list("a list of items", count: 0...10_000),
      default: [], shown: "[]", "The items that are selected: `3`, or `[section, item]`."),
    Field<Double?>(
      optional: "loadMoreThreshold", .length,
      "How much content may be left after the viewport, in points, for `loadsMore` to be true."),
    Field<Dynamic<View>?>(
      optional: "loadingFooter", ValueType<View>.view.deferred(),
      "The footer of the last section, instead of its own, while `loadsMore` is true.")
  ) { offset, inset, sticky, selected, threshold, footer throws(Mismatch) in
    guard footer == nil || threshold != nil else {
      throw Mismatch("expected 'loadMoreThreshold' beside 'loadingFooter'")
    }
    return CollectionSpec(
      contentOffset: offset, contentInset: inset, sticky: sticky, selected: Set(selected),
      loadMoreThreshold: threshold, loadingFooter: footer)
  }
}

extension ValueType<SectionSpec> {
  fileprivate static let section = record(
    "section", "A section of a collection.", Field<SectionSpec>.section)
}
