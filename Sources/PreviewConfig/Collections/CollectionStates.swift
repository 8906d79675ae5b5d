import CellViews
import CollectionLayouts
import ConfigLanguage
import LayoutGeometry

/// The interactions of people or the app with a collection on the screen.
struct CollectionStates: Sendable {
  var highlighted: Set<ItemIndex> = []
  var isEditing = false
  var dragged: DraggedCell?
  var isRefreshing = false
  var isLoading = false

  /// Returns the collection in these states.
  func applied(to collection: CollectionNode) -> CollectionNode {
    var collection = collection
    collection.highlighted = highlighted
    collection.isEditing = isEditing
    collection.dragged = dragged
    collection.isRefreshing = isRefreshing
    collection.isLoading = isLoading
    return collection
  }
}

extension Field<CollectionStates> {
  /// The keys of a collection's states.
  static let states = Field(
    Field<[ItemIndex]>(
      "highlighted", ValueType<ItemIndex>.itemIndex.list("a list of items", count: 0...10_000),
      default: [], shown: "[]", "The items that are pressed, as for `selected`."),
    Field<Bool>(
      "editing", default: false,
      "Whether items can be deleted and moved: rows show their accessories for that."),
    Field<DraggedCell?>(
      optional: "dragged", .draggedCell,
      "The item whose cell is lifted to be moved, over the gap that it leaves."),
    Field<Bool>(
      "refreshing", default: false,
      "Whether the content is being loaded again: a spinner pushes it down by 60 points."),
    Field<Bool>(
      "loading", default: false,
      "Whether the first content is being loaded: texts are bars, and pictures are gray.")
  ) { highlighted, isEditing, dragged, isRefreshing, isLoading in
    CollectionStates(
      highlighted: Set(highlighted), isEditing: isEditing, dragged: dragged,
      isRefreshing: isRefreshing, isLoading: isLoading)
  }
}

extension ValueType<DraggedCell> {
  /// An item, or a mapping with the distance by which its cell has been moved.
  fileprivate static let draggedCell = ValueType<ItemIndex>.itemIndex.map { DraggedCell($0) }
    .orMapping(
      .record(
        "draggedCell", "A cell that is lifted to be moved.",
        Field(
          Field<Int>("item", .whole(0...Items.limit), "The item."),
          Field<Int>("section", .whole(0...1000), default: 0, shown: "0", "The item's section."),
          Field<Point>(
            "offset", .offset, default: DraggedCell.defaultOffset, shown: "[4, -12]",
            "How far it has been moved, in points.")
        ) { DraggedCell(ItemIndex(section: $1, item: $0), offset: $2) }))
}
