import CellViews
import LayoutGeometry

extension ViewDeclaration {
  static let stacks: [ViewDeclaration] = [
    .spacer, .divider, .vstack, .hstack, .zstack,
  ]

  static let spacer = ViewDeclaration(
    "spacer", bare: .spacer(minLength: nil), .spacer, "Room that grows along its stack.")

  static let divider = ViewDeclaration(
    "divider", bare: .divider, .nothing, "A hairline across its stack.")

  static let vstack = ViewDeclaration("vstack", .vstack, "Views in a column.")

  static let hstack = ViewDeclaration("hstack", .hstack, "Views in a row.")

  static let zstack = ViewDeclaration(
    "zstack", .zstack, "Views over each other, the first at the bottom.")
}

extension ValueType<ViewNode> {
  /// The views of a column, or a mapping with its settings.
  fileprivate static let vstack = stack(
    "vstack", "Views in a column, by SwiftUI's stack algorithm.",
    alignment: Field(
      "alignment", .horizontalAlignment, default: HorizontalAlignment.center, shown: "center",
      "How views are aligned across the column."),
    center: .center
  ) { StackNode(axis: .vertical, horizontalAlignment: $0, spacing: $1, children: $2) }

  /// The views of a row, or a mapping with its settings.
  fileprivate static let hstack = stack(
    "hstack", "Views in a row, by SwiftUI's stack algorithm.",
    alignment: Field(
      "alignment", .verticalAlignment, default: VerticalAlignment.center, shown: "center",
      "How views are aligned across the row."),
    center: .center
  ) { StackNode(axis: .horizontal, verticalAlignment: $0, spacing: $1, children: $2) }

  /// Views over each other, or a mapping with their alignment.
  fileprivate static let zstack = children.map { ViewNode.zstack(ZStackNode(children: $0)) }
    .orMapping(
      .record(
        "zstack", "Views over each other, the first at the bottom.",
        Field(
          Field(
            "alignment", .alignment, default: .center, shown: "center",
            "How views are aligned in the largest of them."),
          Field("children", children, "The views, the first at the bottom.")
        ) { .zstack(ZStackNode(alignment: $0, children: $1)) }))

  private static let children = ValueType<[ViewNode]>.children

  private static func stack<StackAlignment: Sendable>(
    _ name: String, _ help: String, alignment: Field<StackAlignment>, center: StackAlignment,
    build: @escaping @Sendable (StackAlignment, Double?, [ViewNode]) -> StackNode
  ) -> ValueType {
    children.map { ViewNode.stack(build(center, nil, $0)) }.orMapping(
      .record(
        name, help,
        Field(
          alignment,
          Field(
            optional: "spacing", .length,
            "The space between neighbours, in points; defaults to what both prefer, as in SwiftUI."),
          Field("children", children, "The views, in order.")
        ) { .stack(build($0, $1, $2)) }))
  }
}

extension ValueType<ViewNode> {
  /// A spacer's least length, or an empty value for SwiftUI's.
  fileprivate static let spacer = ValueType<Double>.length.orMapping(
    .record(
      "spacer", "Room that grows along its stack.",
      Field(
        Field("minLength", .length, "The least length, in points.")
      ) { $0 })
  ).map { ViewNode.spacer(minLength: $0) }
}
