public import CellViews

extension EnvironmentValues {
  private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

  /// What tints the rows of lists; nil for what is around the lists.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

/// A view that is tinted as a row of a list: all rows inside that have no tint themselves, of a section
/// and of a list.
public nonisolated struct _ListItemTintView<Content: View>: _BuiltInView {
  fileprivate let content: Content
  /// Nil for what is around the view.
  fileprivate let tint: ListItemTint?

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    guard let tint else { return content._nodes(in: context) }
    return content._nodes(in: context.setting(\.listItemTint, to: tint)).settingTraits { traits in
      traits.row.itemTint = traits.row.itemTint ?? tint
    }
  }
}

nonisolated extension View {
  /// What tints the symbols and the signs of the view as a row, or of the rows in a section or a list; nil
  /// for what tints those around it.
  public func listItemTint(_ tint: ListItemTint?) -> _ListItemTintView<Self> {
    _ListItemTintView(content: self, tint: tint)
  }

  /// The colour of the symbols and the signs of the view as a row, or of the rows in a section or a list,
  /// whatever tint the list has; nil for that of those around it.
  @_disfavoredOverload
  public func listItemTint(_ tint: Color?) -> _ListItemTintView<Self> {
    listItemTint(tint.map(ListItemTint.fixed))
  }
}

extension CollectionSection {
  /// What tints the signs of the rows in the section, of a list with an appearance, unless they have a tint
  /// themselves; nil for the collection's.
  public func listItemTint(_ tint: ListItemTint?) -> CollectionSection {
    var section = self
    section.itemTint = tint
    return section
  }

  /// The colour of the signs of the rows in the section, of a list with an appearance, unless they have a
  /// tint themselves; nil for the collection's.
  @_disfavoredOverload
  public func listItemTint(_ tint: Color?) -> CollectionSection {
    listItemTint(tint.map(ListItemTint.fixed))
  }
}
