import CellViews
import LayoutGeometry

extension ModifierDeclaration {
  static let gridCellColumns = ModifierDeclaration(
    "gridCellColumns", ValueType<Int>.whole(1...1000),
    "How many columns of a `grid` the view takes."
  ) { .layoutValue(GridCellColumns.self, $0) }

  static let gridColumnAlignment = ModifierDeclaration(
    "gridColumnAlignment", .horizontalAlignment,
    "How all views of the view's column of a `grid` are aligned across."
  ) { .layoutValue(GridColumnAlignment.self, $0) }

  static let gridCellAnchor = ModifierDeclaration(
    "gridCellAnchor", .unitPoint,
    "The point of the view that is at the same point of its cell of a `grid`."
  ) { .layoutValue(GridCellAnchor.self, $0) }

  static let gridCellUnsizedAxes = ModifierDeclaration(
    "gridCellUnsizedAxes", ValueType<Set<Axis>>.axes,
    "The axes along which the view does not make its row or its columns of a `grid` larger."
  ) { .layoutValue(GridCellUnsizedAxes.self, $0) }

  static let safeAreaInset = ModifierDeclaration(
    "safeAreaInset",
    change: ValueType<EdgeInset>.edgeInset.map { inset in { inset.applied(to: $0) } },
    "A view at an edge, which leaves the rest of the space to this one.")
}

/// A view at an edge of another.
private struct EdgeInset: Sendable {
  enum Edge: String, CaseIterable, Sendable {
    case top, bottom, leading, trailing
  }

  let edge: Edge
  let alignment: Alignment
  let spacing: Double?
  let content: ViewNode

  /// A stack of both views: the one at the edge comes first where space is short.
  func applied(to view: ViewNode) -> ViewNode {
    let inset = ViewNode.modified(.zstack(ZStackNode(children: [content])), .layoutPriority(1))
    let isFirst = edge == .top || edge == .leading
    return .stack(
      StackNode(
        axis: edge == .top || edge == .bottom ? .vertical : .horizontal,
        horizontalAlignment: alignment.horizontal, verticalAlignment: alignment.vertical,
        spacing: spacing, children: isFirst ? [inset, view] : [view, inset]))
  }
}

extension ValueType<EdgeInset> {
  /// A view with its edge.
  fileprivate static let edgeInset = ValueType.record(
    "safeAreaInset",
    "A view at an edge of another, as SwiftUI's `safeAreaInset`; both share the space of the other.",
    Field(
      Field("edge", ValueType<EdgeInset.Edge>.word(pending: .top), "Where the view is."),
      Field(
        "alignment", .alignment, default: .center, shown: "center",
        "How it is aligned along the edge, where it is shorter or longer than the other."),
      Field(
        optional: "spacing", .length, "The space between both, in points; defaults to 8."),
      Field("content", .colorOrView, "The view.")
    ) { EdgeInset(edge: $0, alignment: $1, spacing: $2, content: $3) })
}
