import CellViews
public import LayoutGeometry

nonisolated extension View {
  /// Sets the space around the view as a row, in points; nil for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> _TraitView<Self> {
    trait { traits, _ in traits.row.insets = insets }
  }

  /// Sets the background of the view as a row; nil for the list's own.
  public func listRowBackground<Background: View>(_ view: Background?) -> _TraitView<Self> {
    nonisolated(unsafe) let view = view
    return trait { traits, context in
      traits.row.background = view.map { $0._nodes(in: context).layered() }
    }
  }

  /// Sets the visibility of the lines beside the view as a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> _TraitView<Self> {
    trait { traits, _ in
      let isHidden = visibility == .automatic ? nil : visibility == .hidden
      if edges.contains(.top) { traits.row.hidesTopSeparator = isHidden }
      if edges.contains(.bottom) { traits.row.hidesBottomSeparator = isHidden }
    }
  }

  /// Sets the colour of the lines beside the view as a row; nil for the list's own.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> _TraitView<Self> {
    trait { traits, _ in
      if edges.contains(.top) { traits.row.topSeparatorTint = color }
      if edges.contains(.bottom) { traits.row.separatorTint = color }
    }
  }

  /// Sets the insets of the lines beside the view as a row, in points from its leading and trailing
  /// edges, as `bottomSeparatorInsets` and `topSeparatorInsets` of `UIListSeparatorConfiguration`;
  /// nil for the list's, which start at the texts.
  public func listRowSeparatorInsets(
    _ insets: EdgeInsets?, edges: VerticalEdge.Set = .bottom
  ) -> _TraitView<Self> {
    trait { traits, _ in
      let insets = SeparatorInsets(leading: insets?.leading, trailing: insets?.trailing)
      if edges.contains(.top) { traits.row.topSeparatorInsets = insets }
      if edges.contains(.bottom) { traits.row.separatorInsets = insets }
    }
  }

  /// Disables deletion of the row.
  public func deleteDisabled(_ isDisabled: Bool) -> _TraitView<Self> {
    trait { traits, _ in traits.deleteDisabled = isDisabled }
  }

  /// Disables moves of the row.
  public func moveDisabled(_ isDisabled: Bool) -> _TraitView<Self> {
    trait { traits, _ in traits.moveDisabled = isDisabled }
  }

  /// Draws the view as a pressed row, which is gray; SwiftUI's rows are at rest.
  public func highlighted(_ isHighlighted: Bool = true) -> _TraitView<Self> {
    trait { traits, _ in traits.isHighlighted = isHighlighted }
  }

  /// Shows a number at the end of the row or on the item of a tab; none for 0.
  public func badge(_ count: Int) -> _TraitView<Self> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Adds a text at the end of the row or on the item of a tab.
  public func badge(_ label: Text?) -> _TraitView<Self> {
    trait { traits, _ in traits.badge = label }
  }

  /// Adds a text at the end of the row or on the item of a tab.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> _TraitView<Self> {
    badge(Text(label))
  }
}
