// Settings of assistive technology are accepted, but are not visible: closures do not run. Labels
// and identifiers, which reports show, are in `Drawing.swift`.

nonisolated extension View {
  /// Hides the view from a screen reader.
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }

  /// Combines the views inside into one element.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> Self { self }

  /// Sets the value that a screen reader speaks.
  public func accessibilityValue(_ value: LocalizedStringKey) -> Self { self }

  /// Sets the value that a screen reader speaks.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

  /// Sets the value that a screen reader speaks.
  public func accessibilityValue(_ value: Text) -> Self { self }

  /// Sets the hint that a screen reader speaks.
  public func accessibilityHint(_ hint: Text) -> Self { self }

  /// Sets the hint that a screen reader speaks.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> Self { self }

  /// Sets the hint that a screen reader speaks.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }

  /// Adds traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Removes traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Sets the order among the views: the higher, the earlier.
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }

  /// Adds an action of a kind.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds an action with a name.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds an action with a name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Adds an action that raises and lowers the view's value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }

  /// Replaces the view for a screen reader.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> Self { self }

  /// Replaces the views inside for a screen reader.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> Self { self }

  /// Shows an enlarged view while it is pressed.
  public func accessibilityShowsLargeContentViewer() -> Self { self }

  /// Keeps the view's colours on a display that inverts them.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

  /// Sets whether a screen reader can use the view.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }

  /// Spells the texts inside.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }

  /// Sets the level of the heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }

  /// Sets the names by which a voice can address the view.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> Self { self }
}

/// The treatment of the views in an element.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  case ignore, contain, combine
}

/// A kind of action.
public enum AccessibilityActionKind: Hashable, Sendable {
  case `default`, escape, magicTap
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The traits of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64

  /// Creates the traits of some bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// A selected view.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// A text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// A view that keeps others from being used.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 6)
  /// A view that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 8)
  /// A field of a search.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 9)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 10)
  /// A summary of the app.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 11)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 12)
  /// A view that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 13)
  /// A view that plays or records a sound.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 14)
  /// A view that takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 15)
  /// A view that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 16)
}
