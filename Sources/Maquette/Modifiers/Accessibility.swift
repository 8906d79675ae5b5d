// What assistive technology would be given, which is not seen.

nonisolated extension View {
  /// Whether a screen reader passes over the view.
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }

  /// How a screen reader sees the views inside.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> Self { self }

  /// The view's value for a screen reader.
  public func accessibilityValue(_ value: LocalizedStringKey) -> Self { self }

  /// The view's value for a screen reader.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

  /// The view's value for a screen reader.
  public func accessibilityValue(_ value: Text) -> Self { self }

  /// What happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> Self { self }

  /// What happens when the view is used.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> Self { self }

  /// What happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }

  /// What the view is to a screen reader.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// What the view is not to a screen reader.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// When a screen reader comes to the view: the higher, the earlier.
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }

  /// What a screen reader can do with the view; it is not run.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// What a screen reader can do with the view, by its name; it is not run.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// What a screen reader can do with the view, by its name; it is not run.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// What a screen reader can do with the view, by its name; it is not run.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// What raises and lowers the view's value; it is not run.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }

  /// What a screen reader sees in the place of the view.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> Self { self }

  /// What a screen reader sees inside the view.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> Self { self }

  /// What is shown large while the view is pressed for long.
  public func accessibilityShowsLargeContentViewer() -> Self { self }

  /// Whether the view keeps its colours where the display shows opposite ones.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

  /// Whether the view answers to what a user does.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }

  /// Whether a screen reader spells the texts inside.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }

  /// How many headings the view is below, for a screen reader.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }

  /// What else the view is called by those who speak to the device.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> Self { self }

  /// The name of the view in tests, and in reports as `id(_:)`.
  public func accessibilityIdentifier(_ identifier: String) -> _ModifiedView<Self> {
    modified(.id(identifier))
  }
}

/// How a screen reader sees the views in one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// One by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What can be done with a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// What touching it does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving it.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What it does by itself.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// Where a value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// How many headings something is below.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a view is to a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64

  /// The traits of some bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// A text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// What keeps others from being used.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 6)
  /// What changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 8)
}
