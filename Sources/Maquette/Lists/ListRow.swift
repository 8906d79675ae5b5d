import CellViews
public import LayoutGeometry

/// How a view is shown as a row of a list.
struct RowTraits {
  /// The space around what the row shows, in points; nil for the style's.
  var insets: EdgeInsets?
  /// What is behind the row; nil for the style's.
  var background: ViewNode?
  /// True for a row without a line under it.
  var hidesSeparator = false
  /// What a badge shows.
  var badge: Text?

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
      if edges.contains(.bottom) { traits.row.hidesSeparator = visibility == .hidden }
    }
  }

  /// The colour of the lines beside the view as a row, which is not drawn.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: color != nil, "listRowSeparatorTint", file, line) }

  /// The colour of symbols in the rows inside, which is not drawn.
  public func listItemTint(
    _ tint: Color?, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> { undrawn(if: tint != nil, "listItemTint", file, line) }

  /// Whether the row cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> Self { self }

  /// Whether the row cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> Self { self }

  /// Whether the row cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// A number at the end of the row or on the item of a tab; none for 0.
  public func badge(_ count: Int) -> _TraitView<Self> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A text at the end of the row or on the item of a tab.
  public func badge(_ label: Text?) -> _TraitView<Self> {
    trait { traits, _ in traits.row.badge = label }
  }

  /// A text at the end of the row or on the item of a tab.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> _TraitView<Self> {
    badge(Text(label))
  }
}

extension ViewElement {
  /// The row's node in a list of a look: what the view shows, and its badge.
  @MainActor static func row(
    _ node: ViewNode, _ traits: RowTraits, look: _ListLook, in context: _ViewContext
  ) -> ViewNode {
    var content = node
    if let badge = traits.badge {
      let label = badge.foregroundColor(.secondaryLabel)._nodes(in: context).layered()
      content = .stack(
        StackNode(axis: .horizontal, children: [node, .spacer(minLength: nil), label]))
    }
    let padded = ViewNode.modified(content, .padding(traits.insets ?? look.rowInsets))
    var row = ViewNode.modified(
      padded,
      .flexibleFrame(
        FlexibleFrame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)))
    if let background = traits.background {
      row = .modified(row, .background(background, .center))
    }
    return row
  }

  /// The height that a row has at least, in points, as in a UITableView.
  private static let minimumHeight = 44.0
}
