import CollectionLayouts
import ConfigLanguage
import LayoutGeometry

/// A config's settings for a group of items with frames of their own.
private struct CustomGroupSpec: Sendable {
  let item: CompositionalItem
  let count: Int
  let frame: Frame

  /// The edges of an item's frame, computed for each item.
  struct Frame: Sendable {
    let x: Dynamic<Double>
    let y: Dynamic<Double>
    let width: Dynamic<Double>
    let height: Dynamic<Double>
  }

  /// The names in expressions besides a config's own: the item's number in the group, the number of
  /// items, and the group's size.
  static let names: Set<String> = ["index", "count", "width", "height"]

  /// Returns the group for the names in scope.
  func group(in scope: BuildScope) -> CompositionalItem {
    var group = item
    group.group = CompositionalGroup(
      CustomFrames("\(count) frames") { [count, frame] size in
        var inner = scope
        inner.scope.bind("count", to: .number(Double(count)))
        inner.scope.bind("width", to: .number(size.width))
        inner.scope.bind("height", to: .number(size.height))
        return try (0..<count).map { index in
          inner.scope.bind("index", to: .number(Double(index)))
          return Rect(
            x: try frame.x.value(in: inner), y: try frame.y.value(in: inner),
            width: try frame.width.value(in: inner), height: try frame.height.value(in: inner))
        }
      })
    return group
  }
}

extension ValueType<CompositionalItem> {
  /// A group of items with frames of their own.
  static let customGroup = ValueType<CustomGroupSpec>.record(
    "customGroup",
    "A group of `count` items with frames of their own; expressions have `index`, from 0, `count`, "
      + "and the group's `width` and `height`.",
    Field(
      shape,
      Field<Int>("count", .whole(1...1000), "How many items it has."),
      Field<CustomGroupSpec.Frame>("frame", .itemFrame, "The frame of each item.")
    ) { CustomGroupSpec(item: $0, count: $1, frame: $2) }
  ).building { spec, scope in spec.group(in: scope) }
}

extension ValueType<CustomGroupSpec.Frame> {
  /// The frame of an item in its group.
  fileprivate static let itemFrame = ValueType.record(
    "itemFrame", "The frame of an item in its group, from the group's leading edge and its top.",
    Field(
      Field<Dynamic<Double>>(
        "x", ValueType<Double>.distance.addingNames(CustomGroupSpec.names).deferred(),
        default: .constant(0), shown: "0", "Where it starts from the leading edge, in points."),
      Field<Dynamic<Double>>(
        "y", ValueType<Double>.distance.addingNames(CustomGroupSpec.names).deferred(),
        default: .constant(0), shown: "0", "Where it starts from the top, in points."),
      Field<Dynamic<Double>>(
        "width", ValueType<Double>.length.addingNames(CustomGroupSpec.names).deferred(),
        "Its width, in points."),
      Field<Dynamic<Double>>(
        "height", ValueType<Double>.length.addingNames(CustomGroupSpec.names).deferred(),
        "Its height, in points.")
    ) { CustomGroupSpec.Frame(x: $0, y: $1, width: $2, height: $3) })
}
