import CellViews
import LayoutGeometry

extension ModifierDeclaration {
  static let background = ModifierDeclaration(
    "background", ValueType<AlignedView>.decoration, "A view or a colour behind the view."
  ) { .background($0.content, $0.alignment) }

  static let overlay = ModifierDeclaration(
    "overlay", ValueType<AlignedView>.decoration, "A view or a colour over the view."
  ) { .overlay($0.content, $0.alignment) }
}

/// A view that goes with another one, and where it is aligned in that.
struct AlignedView: Sendable {
  var content: ViewNode
  var alignment: Alignment
}

extension ValueType<AlignedView> {
  /// A colour, a view, or `content` with its `alignment`.
  fileprivate static let decoration = aligned(
    .colorOrView, as: "decoration", "A view behind or over another, and its alignment.",
    content: "The view.", alignment: "Where it is aligned in the view that it decorates.")

  /// A view, or `content` with its `alignment`.
  static let mask = aligned(
    .view, as: "mask", "A view that masks another, and its alignment.",
    content: "The view; only how opaque it is counts.",
    alignment: "Where it is aligned in the view that it masks.")

  private static func aligned(
    _ view: ValueType<ViewNode>, as name: String, _ help: String, content: String,
    alignment: String
  ) -> ValueType<AlignedView> {
    view.map { AlignedView(content: $0, alignment: .center) }
      .choice(
        with: .record(
          name, help,
          Field(
            Field("content", view, content),
            Field("alignment", .alignment, default: .center, shown: "center", alignment)
          ) { AlignedView(content: $0, alignment: $1) })
      ) { $0["content"] != nil }
  }
}
