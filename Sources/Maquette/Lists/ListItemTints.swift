public import CellViews

extension EnvironmentValues {
  private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

  /// The tint of lists' rows; nil for that outside of the lists.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the tint of the symbols and signs of the view as a row, or of the rows in a section or a
  /// list; nil for the tint of the rows around it.
  public func listItemTint(_ tint: ListItemTint?) -> _WrappedView<Self> {
    _WrappedView(self) { view, context in
      guard let tint else { return view._nodes(in: context) }
      return view._nodes(in: context.setting(\.listItemTint, to: tint)).settingTraits { traits in
        traits.row.itemTint = traits.row.itemTint ?? tint
      }
    }
  }

  /// Sets the colour of the symbols and signs of the view as a row, or of the rows in a section or
  /// a list, whatever tint the list has; nil for that of the rows around it.
  @_disfavoredOverload
  public func listItemTint(_ tint: Color?) -> _WrappedView<Self> {
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
