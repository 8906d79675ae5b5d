import CellViews
import CollectionLayouts
import LayoutGeometry

extension ValueType<Collection.Sticky> {
  static let sticky = ValueType.words(
    ["header": .header, "footer": .footer, "both": [.header, .footer]], pending: [])
}

extension ValueType<ItemIndex> {
  /// An item of the first section, or `[section, item]`.
  static let itemIndex = number.map { ItemIndex(section: 0, item: $0) }
    .orList(
      number.list("[section, item]", count: 2...2).map { ItemIndex(section: $0[0], item: $0[1]) })

  private static let number = ValueType<Int>.whole(0...Items.limit)
}

extension ValueType<Collection.ContentOffset> {
  /// A point, or `{ item: … }`.
  static let contentOffset = ValueType<Point>.point.map {
    Collection.ContentOffset.point($0)
  }.choice(
    with: .record(
      "itemOffset", "An item to scroll to the viewport's leading edge.",
      Field(
        Field("item", .whole(0...Items.limit), "The item."),
        Field("section", .whole(0...1000), default: 0, shown: "0", "The item's section.")
      ) { .item(ItemIndex(section: $1, item: $0)) })
  ) { $0["item"] != nil }
}
