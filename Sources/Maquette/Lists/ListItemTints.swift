public import CellViews

extension EnvironmentValues {
  private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

  /// The tint of lists' rows; nil for that outside of the lists.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

/// A view with a tint for the rows of sections and lists inside, unless they have their own.
public nonisolated struct _ListItemTintView<Content: View>: _BuiltInView {
  fileprivate let content: Content
  /// The tint; nil for that around the view.
  fileprivate let tint: ListItemTint?

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    guard let tint else { return content._nodes(in: context) }
    return content._nodes(in: context.setting(\.listItemTint, to: tint)).settingTraits { traits in
      traits.row.itemTint = traits.row.itemTint ?? tint
    }
  }
}

nonisolated extension View {
  /// Sets the tint of the symbols and signs of the view as a row, or of the rows in a section or a
  /// list; nil for the tint of the rows around it.
  public func listItemTint(_ tint: ListItemTint?) -> _ListItemTintView<Self> {
    _ListItemTintView(content: self, tint: tint)
  }

  /// Sets the colour of the symbols and signs of the view as a row, or of the rows in a section or
  /// a list, whatever tint the list has; nil for that of the rows around it.
  @_disfavoredOverload
  public func listItemTint(_ tint: Color?) -> _ListItemTintView<Self> {
    listItemTint(tint.map(ListItemTint.fixed))
  }
}

extension CollectionSection {
  /// Returns the section, in a list with an appearance, with a tint for the signs of its rows that
  /// do not have their own; nil for the collection's.
  public func listItemTint(_ tint: ListItemTint?) -> CollectionSection {
    var section = self
    section.itemTint = tint
    return section
  }

  /// Returns the section, in a list with an appearance, with a colour for the signs of its rows
  /// that do not have their own tint; nil for the collection's.
  @_disfavoredOverload
  public func listItemTint(_ tint: Color?) -> CollectionSection {
    listItemTint(tint.map(ListItemTint.fixed))
  }
}
