// Further screens are accepted, but the first one is shown.

nonisolated extension View {
  /// Sets the screen for values of a type.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> Self { self }

  /// Sets the screen that is shown while a value is true.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> Self { self }

  /// Sets the screen that is shown while there is a value.
  public func navigationDestination<Value: Hashable, Destination: View>(
    item: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> Self { self }

  /// Hides the back button, which a root does not have.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }

  /// Sets how screens are arranged: one at a time.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> Self { self }

  /// Sets the suggestions of a search.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> Self { self }

  /// Sets the scopes of a search.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> Self { self }

  /// Prevents interactive dismissal of the sheet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Sets whether the views behind the sheet can be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }

  /// Prevents the selection of the row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// The screens of a stack one at a time, under its name before iOS 16.
public struct StackNavigationViewStyle: Sendable {
  /// The system's style.
  public static let automatic = Self()
  /// One screen at a time.
  public static let stack = Self()
  /// Screens beside each other, where there is room.
  public static let columns = Self()

  /// Creates one screen at a time.
  public init() {}
}

/// The use of the views behind a sheet.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled

  /// Returns the views can be used while the sheet has at most a height.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .enabled }
}
