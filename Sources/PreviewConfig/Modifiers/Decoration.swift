import CellViews
import LayoutGeometry

extension ModifierDeclaration {
  static let background = ModifierDeclaration(
    "background", ValueType<Decoration>.decoration, "A view or a colour behind the view."
  ) { .background($0.content, $0.alignment) }

  static let overlay = ModifierDeclaration(
    "overlay", ValueType<Decoration>.decoration, "A view or a colour over the view."
  ) { .overlay($0.content, $0.alignment) }
}

/// A view behind or over another.
private struct Decoration: Sendable {
  var content: ViewNode
  var alignment: Alignment
}

extension ValueType<Decoration> {
  /// A colour, a view, or `content` with its `alignment`.
  fileprivate static let decoration = ValueType<ViewNode>.colorOrView
    .map { Decoration(content: $0, alignment: .center) }
    .choice(
      with: ValueType<Decoration>.record(
        "decoration", "A view behind or over another, and its alignment.",
        Field(
          Field("content", .colorOrView, "The view."),
          Field(
            "alignment", .alignment, default: .center, shown: "center",
            "Where it is aligned in the view that it decorates.")
        ) { Decoration(content: $0, alignment: $1) })
    ) { $0["content"] != nil }
}
