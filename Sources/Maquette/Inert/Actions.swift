public import Foundation

// Actions are accepted, but these do not run: views change and receive taps only on a device.

nonisolated extension View {
  /// Runs an action when the view disappears.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> Self { self }

  /// Runs an action when the view is tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// Runs an action with the place of a tap on the view.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> Self { self }

  /// Runs an action when the view is pressed for some time.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> Self { self }

  /// Runs an action when a text is submitted.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> Self { self }

  /// Runs a task when the content is pulled down; `refreshing()` draws the spinner.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> Self { self }

  /// Runs an action when the app is opened by an address.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> Self { self }
}
