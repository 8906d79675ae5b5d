import CellViews
import CollectionLayouts

/// A config's settings for the badges of a section's items.
struct BadgeSpec: Sendable {
  var view: Dynamic<ViewNode>
  var isShown: Dynamic<Bool>
  var layout: LayoutBadge

  /// Returns an item's badge for the names in scope; nil for an item without one.
  func badge(in scope: BuildScope) throws -> ViewNode? {
    try isShown.value(in: scope) ? view.value(in: scope) : nil
  }
}

extension ValueType<BadgeSpec> {
  /// A view at an edge or a corner of each item.
  static let badge = ValueType.record(
    "badge", "A view at an edge or a corner of each item, over its cell.",
    Field(
      Field(
        "view", ValueType<ViewNode>.view.addingNames(ItemNames.inCells).deferred(),
        "The badge's view, or a cell's name."),
      Field("size", .size, "Its size, in points."),
      Field(
        "anchor", .alignment, default: LayoutBadge.defaults.anchor, shown: "topTrailing",
        "The edge or corner of the item that it is aligned with, inside the item."),
      Field(
        "offset", .offset, default: LayoutBadge.defaults.offset, shown: "[0, 0]",
        "An offset from there, in points."),
      Field(
        "isShown", ValueType<Bool>.truth.addingNames(ItemNames.inCells).deferred(),
        default: .constant(true), shown: "true", "Whether an item has one.")
    ) { view, size, anchor, offset, isShown in
      BadgeSpec(
        view: view, isShown: isShown,
        layout: LayoutBadge(size: size, anchor: anchor, offset: offset))
    })
}
