import CollectionLayouts

extension LayoutDeclaration {
  /// A row of items, plain or repeating without end.
  static let carousel = LayoutDeclaration(
    "carousel", "One row of items of one size, plain or endless.", isNeedy: true,
    Field(
      Field("itemSize", .size, "The items' size, in points."),
      Field(
        "minimumLineSpacing", .length, default: Carousel.defaults.minimumLineSpacing,
        "The space between items, in points."),
      Field(
        "numberOfSets", .whole(1...1000), default: Carousel.defaults.numberOfSets,
        shown: "\(Carousel.defaults.numberOfSets)",
        "How many times the row contains all items; from 3 on, it scrolls without end."),
      Field(
        "paging", default: Carousel.defaults.paging,
        "Where scrolling stops."),
      Field(
        "transform", default: Carousel.defaults.transform,
        "How a cell looks away from the viewport's middle.")
    ) {
      Carousel(
        itemSize: $0, minimumLineSpacing: $1, numberOfSets: $2, paging: $3, transform: $4)
    })
}
