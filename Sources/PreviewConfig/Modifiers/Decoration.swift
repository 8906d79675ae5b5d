import CellViews
import ConfigLanguage
import LayoutGeometry

extension ModifierDeclaration {
  static let background = ModifierDeclaration(
    "background", ValueType<AlignedView>.decoration, "A view or a colour behind the view.",
    keepsSize: true
  ) { .background($0.content.reachingUnderBars($0.edges), $0.alignment) }

  static let overlay = ModifierDeclaration(
    "overlay", ValueType<AlignedView>.decoration, "A view or a colour over the view.",
    keepsSize: true
  ) { .overlay($0.content.reachingUnderBars($0.edges), $0.alignment) }
}

/// A view that accompanies another one, and its alignment in that.
struct AlignedView: Sendable {
  var content: ViewNode
  var alignment: Alignment
  /// The edges at which a colour extends under the device's bars.
  var edges = SafeEdges.all
}

extension ValueType<AlignedView> {
  /// A colour, a view, or `content` with its `alignment`.
  fileprivate static let decoration = ValueType<ViewNode>.colorOrView
    .map { AlignedView(content: $0, alignment: .center) }
    .choice(
      with: .record(
        "decoration", "A view behind or over another, and its alignment.",
        Field(
          aligned(
            .colorOrView, content: "The view.",
            alignment: "Where it is aligned in the view that it decorates."),
          Field(
            "ignoresSafeAreaEdges", .edges, default: .all, shown: "all",
            "The edges of the safe area at which a colour, a gradient or a material goes under the "
              + "device's bars, if the view is at them; `[]` for none.")
        ) { view, edges in
          var view = view
          view.edges = edges
          return view
        })
    ) { $0["content"] != nil }

  /// A view, or `content` with its `alignment`.
  static let mask = ValueType<ViewNode>.view
    .map { AlignedView(content: $0, alignment: .center) }
    .choice(
      with: .record(
        "mask", "A view that masks another, and its alignment.",
        aligned(
          .view, content: "The view; only how opaque it is counts.",
          alignment: "Where it is aligned in the view that it masks."))
    ) { $0["content"] != nil }

  private static func aligned(
    _ view: ValueType<ViewNode>, content: String, alignment: String
  ) -> Field<AlignedView> {
    Field(
      Field("content", view, content),
      Field("alignment", .alignment, default: .center, shown: "center", alignment)
    ) { AlignedView(content: $0, alignment: $1) }
  }
}
