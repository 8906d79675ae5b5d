import CellViews
import CollectionLayouts
import LayoutGeometry

extension ValueType<View> {
  /// A collection with its layout, and items or sections.
  static let collection = ValueType<CollectionSpec>.record(
    "collection", "Cells that a layout places.", fields
  ).building { (spec: CollectionSpec, scope: BuildScope) -> View in
    .collection(try spec.collection(in: scope))
  }

  private static let fields = Field<CollectionSpec>(
    Field<any CollectionLayout>("layout", .layout, "What places the cells."),
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
      "Which of header and footer stay in sight with their section."),
    Field<[ItemIndex]>(
      "selected", ValueType<ItemIndex>.itemIndex.list("a list of items", count: 0...10_000),
      default: [], shown: "[]", "The items that are selected: `3`, or `[section, item]`."),
    Field<Double?>(
      optional: "loadMoreThreshold", .length,
      "How much content may be left behind the viewport, in points, for `loadsMore` to be true.")
  ) { offset, inset, sticky, selected, threshold in
    CollectionSpec(
      contentOffset: offset, contentInset: inset, sticky: sticky, selected: Set(selected),
      loadMoreThreshold: threshold)
  }
}

/// What a config says of a collection.
struct CollectionSpec: Sendable {
  var layout: any CollectionLayout = Grid(columns: 1)
  var sections: [SectionSpec] = []
  var contentOffset: Collection.ContentOffset
  var contentInset: EdgeInsets
  var sticky: Collection.Sticky
  var selected: Set<ItemIndex>
  var loadMoreThreshold: Double?

  /// The collection for the names in scope.
  func collection(in scope: BuildScope) throws -> Collection {
    Collection(
      layout: layout,
      sections: try sections.enumerated().map { try $0.element.section($0.offset, in: scope) },
      contentOffset: contentOffset, contentInset: contentInset, sticky: sticky,
      selected: selected, loadMoreThreshold: loadMoreThreshold)
  }
}

extension ValueType<SectionSpec> {
  fileprivate static let section = record(
    "section", "A section of a collection.", Field<SectionSpec>.section)
}

extension ValueType<Collection.Sticky> {
  fileprivate static let sticky = ValueType.words(
    ["header": .header, "footer": .footer, "both": [.header, .footer]], pending: [])
}

extension ValueType<ItemIndex> {
  /// An item of the first section, or `[section, item]`.
  fileprivate static let itemIndex = number.map { ItemIndex(section: 0, item: $0) }
    .orList(
      number.list("[section, item]", count: 2...2).map { ItemIndex(section: $0[0], item: $0[1]) })

  private static let number = ValueType<Int>.whole(0...Items.limit)
}

extension ValueType<Collection.ContentOffset> {
  /// A point, or `{ item: … }`.
  fileprivate static let contentOffset = ValueType<Point>.point.map {
    Collection.ContentOffset.point($0)
  }.choice(
    with: .record(
      "itemOffset", "An item that stands at the viewport's leading edge.",
      Field(
        Field("item", .whole(0...Items.limit), "The item."),
        Field("section", .whole(0...1000), default: 0, shown: "0", "The item's section.")
      ) { .item(ItemIndex(section: $1, item: $0)) })
  ) { $0["item"] != nil }
}

extension ValueType {
  /// Values that are built from this type's with the names in scope.
  func building<Other: Sendable>(
    _ build: @escaping @Sendable (Value, BuildScope) throws -> Other
  ) -> ValueType<Other> {
    ValueType<Other>(schema: schema) { node, place, compiler in
      compile(node, label: place.label, with: compiler)?.evaluated(build)
    }
  }
}
