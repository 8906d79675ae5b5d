import CellViews
public import LayoutGeometry

extension ListRowTraits {
  /// The height that a control takes in a row, in points: higher ones reach into the row's insets,
  /// so that all rows of one line are 44 points high.
  static let lineHeight = 22.0
}

nonisolated extension View {
  /// The space around the view as a row, in points; nil for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> _TraitView<Self> {
    trait { traits, _ in traits.row.insets = insets }
  }

  /// What is behind the view as a row; nil for the list's own.
  public func listRowBackground<Background: View>(_ view: Background?) -> _TraitView<Self> {
    nonisolated(unsafe) let view = view
    return trait { traits, context in
      traits.row.background = view.map { $0._nodes(in: context).layered() }
    }
  }

  /// Whether there are lines beside the view as a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> _TraitView<Self> {
    trait { traits, _ in
      let isHidden = visibility == .automatic ? nil : visibility == .hidden
      if edges.contains(.top) { traits.row.hidesTopSeparator = isHidden }
      if edges.contains(.bottom) { traits.row.hidesBottomSeparator = isHidden }
    }
  }

  /// The colour of the lines beside the view as a row; nil for the list's own.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> _TraitView<Self> {
    trait { traits, _ in
      if edges.contains(.top) { traits.row.topSeparatorTint = color }
      if edges.contains(.bottom) { traits.row.separatorTint = color }
    }
  }

  /// How far the lines beside the view as a row are from the row's leading and trailing edges, in points,
  /// as `bottomSeparatorInsets` and `topSeparatorInsets` of `UIListSeparatorConfiguration`; nil for the
  /// list's, which begin where texts do.
  public func listRowSeparatorInsets(
    _ insets: EdgeInsets?, edges: VerticalEdge.Set = .bottom
  ) -> _TraitView<Self> {
    trait { traits, _ in
      let insets = SeparatorInsets(leading: insets?.leading, trailing: insets?.trailing)
      if edges.contains(.top) { traits.row.topSeparatorInsets = insets }
      if edges.contains(.bottom) { traits.row.separatorInsets = insets }
    }
  }

  /// Whether the row cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> _TraitView<Self> {
    trait { traits, _ in traits.deleteDisabled = isDisabled }
  }

  /// Whether the row cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> _TraitView<Self> {
    trait { traits, _ in traits.moveDisabled = isDisabled }
  }

  /// Whether the view as a row is pressed, so that it is gray; SwiftUI's rows are at rest.
  public func highlighted(_ isHighlighted: Bool = true) -> _TraitView<Self> {
    trait { traits, _ in traits.isHighlighted = isHighlighted }
  }

  /// A number at the end of the row or on the item of a tab; none for 0.
  public func badge(_ count: Int) -> _TraitView<Self> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A text at the end of the row or on the item of a tab.
  public func badge(_ label: Text?) -> _TraitView<Self> {
    trait { traits, _ in traits.badge = label }
  }

  /// A text at the end of the row or on the item of a tab.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> _TraitView<Self> {
    badge(Text(label))
  }
}
