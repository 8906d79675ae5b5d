// What a view does when something happens to it: at rest nothing happens.

nonisolated extension View {
  /// What happens when the view appears; it is not run.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> Self { self }

  /// What happens when the view disappears; it is not run.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> Self { self }

  /// What happens when the view is tapped; it is not run.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// What happens when the view is pressed for long; it is not run.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> Self { self }

  /// What happens while the view is shown; it is not run.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> Self { self }

  /// What happens while the view is shown, again for another value; it is not run.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> Self { self }

  /// What happens when a value changes; it is not run.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Self { self }

  /// What happens when a value changes; it is not run.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> Self { self }

  /// What happens when a value changes; it is not run.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> Self { self }

  /// What happens when a text is submitted; it is not run.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> Self { self }

  /// What happens when the content is pulled; it is not run, and `refreshing()` shows how it looks.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> Self { self }
}
