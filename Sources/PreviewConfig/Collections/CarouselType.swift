import CollectionLayouts

extension LayoutDeclaration {
  /// One row of items, plain or without end.
  static let carousel = LayoutDeclaration(
    "carousel", "One row of items of one size, plain or endless.", isNeedy: true,
    Field(
      Field("itemSize", .size, "The items' size, in points."),
      Field(
        "minimumLineSpacing", .length, default: 10, shown: "10",
        "The space between items, in points."),
      Field(
        "numberOfSets", .whole(1...1000), default: 1, shown: "1",
        "How many times the row contains all items; from 3 on, it scrolls without end."),
      Field(
        "paging", .word(pending: .none), default: Carousel.Paging.none, shown: "none",
        "Where scrolling stops."),
      Field(
        "transform", .word(pending: .none), default: Carousel.Transform.none, shown: "none",
        "How a cell looks away from the viewport's middle.")
    ) {
      Carousel(
        itemSize: $0, minimumLineSpacing: $1, numberOfSets: $2, paging: $3, transform: $4)
    })
}
