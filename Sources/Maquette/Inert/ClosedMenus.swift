// Menus are accepted, but stay closed: `Menu` draws its label.

nonisolated extension View {
  /// Adds a menu.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

  /// Adds a menu, and a view that is shown beside it.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> Self { self }

  /// Adds a menu to the title.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// Sets the order of the items in the menus inside.
  public func menuOrder(_ order: MenuOrder) -> Self { self }

  /// Sets the style of the menus inside; all are buttons.
  public func menuStyle(_ style: MenuStyle) -> Self { self }

  /// Sets whether the menus inside have an indicator; none has.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
}

/// The order of a menu's items.
public enum MenuOrder: Hashable, Sendable {
  case automatic, priority, fixed
}

/// The style of a menu.
public enum MenuStyle: Hashable, Sendable {
  case automatic, button
}
