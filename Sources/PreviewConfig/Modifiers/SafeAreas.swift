import CellViews
import LayoutGeometry

extension ModifierDeclaration {
  static let safeAreas: [ModifierDeclaration] = [
    .ignoresSafeArea, .safeAreaInset, .safeAreaBar, .safeAreaPadding,
  ]

  static let ignoresSafeArea = ModifierDeclaration(
    "ignoresSafeArea", ValueType<SafeEdges>.edges.orMissing(.all, words: "all"),
    "Lets the view go under the device's bars at the edges of the safe area that it is at."
  ) { .ignoresSafeArea($0) }

  static let safeAreaInset = ModifierDeclaration(
    "safeAreaInset", ValueType<NodeModifier>.edgeInset(isBar: false),
    "A view at an edge, as a bar: the rest of the space is this one's, whose content may scroll under "
      + "the bar."
  ) { $0 }

  static let safeAreaBar = ModifierDeclaration(
    "safeAreaBar", ValueType<NodeModifier>.edgeInset(isBar: true),
    "A view at an edge, as `safeAreaInset`, with what scrolls under it out of focus, as under bars from ios-26 on."
  ) { $0 }

  static let safeAreaPadding = ModifierDeclaration(
    "safeAreaPadding", ValueType<EdgeInsets>.insets.orMissing(EdgeInsets(16), words: "16"),
    "Space around the view, in points, under which content scrolls and backgrounds reach."
  ) { .safeAreaPadding($0) }
}

extension ValueType<SafeEdges> {
  /// `all`, an edge, or a list of edges.
  static let edges = ValueType.words(
    [
      "all": .all, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      "horizontal": .horizontal, "vertical": .vertical,
    ], pending: .all
  ).orList(
    ValueType.words(
      ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing], pending: .top
    ).list("a list of edges", count: 0...4).map { $0.reduce([]) { $0.union($1) } })
}

extension ValueType<NodeModifier> {
  private enum Edge: String, CaseIterable, Sendable {
    case top, bottom, leading, trailing

    var edges: SafeEdges {
      switch self {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      }
    }
  }

  /// A view with its edge.
  fileprivate static func edgeInset(isBar: Bool) -> ValueType {
    let name = isBar ? "safeAreaBar" : "safeAreaInset"
    return .record(
      name, "A bar at an edge of another view, as SwiftUI's `\(name)`.",
      Field(
        Field("edge", ValueType<Edge>.word(pending: .top), "Where the view is."),
        Field(
          "alignment", .alignment, default: .center, shown: "center",
          "How it is aligned along the edge, where it is shorter or longer than the other."),
        Field(
          optional: "spacing", .length,
          "The space between both, in points; defaults to what both prefer."),
        Field("content", .colorOrView, "The view.")
      ) { edge, alignment, spacing, content in
        isBar
          ? .safeAreaBar(edge.edges, alignment: alignment, spacing: spacing, content)
          : .safeAreaInset(edge.edges, alignment: alignment, spacing: spacing, content)
      })
  }
}
