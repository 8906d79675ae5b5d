public import Combine
public import Maquette

// Words without effect at rest that are in no other module, and those that SwiftUI renamed.

nonisolated extension View {
  /// Runs an action with each value of a publisher.
  public func onReceive<P: Combine.Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> Self where P.Failure == Never { self }

  /// Sets the label for a screen reader, under its name before iOS 14.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the value for a screen reader, under its name before iOS 14.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets the hint for a screen reader, under its name before iOS 14.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Hides the view from a screen reader, under its name before iOS 14.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Sets the name for tests, under its name before iOS 14.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Adds traits, under its name before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes traits, under its name before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Sets the order for a screen reader, under its name before iOS 14.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Shows the light or the dark colours, under its name before iOS 14.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Hides the status bar, under its name before iOS 16.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
