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
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> Self { self }

  /// Sets whether the menus inside have an indicator; none has.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
}

/// The order of a menu's items.
public enum MenuOrder: Hashable, Sendable {
  case automatic, priority, fixed
}

/// The style of a menu.
public protocol MenuStyle {}

/// The default style of menus.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// The style of menus as buttons.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// The style of menus as buttons, under its name before iOS 16.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of menus.
  public static var automatic: Self { Self() }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of menus as buttons.
  public static var button: Self { Self() }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style of menus as buttons, under its name before iOS 16.
  public static var borderlessButton: Self { Self() }
}
