public import Foundation

// Pointers, drags and drops are accepted, but none occurs: closures do not run.

nonisolated extension View {
  /// Runs an action when a pointer enters or leaves the view.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self { self }

  /// Sets the effect of a pointer over the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }

  /// Sets the tooltip.
  public func help(_ text: LocalizedStringKey) -> Self { self }

  /// Sets the tooltip.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> Self { self }

  /// Sets the payload of a drag.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> Self { self }

  /// Sets the payload of a drag, and the view that is dragged.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> Self { self }

  /// Runs an action when something is dropped on the view.
  public func dropDestination<Payload>(
    for type: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> Self { self }
}

/// The effect of a pointer over a view.
public enum HoverEffect: Hashable, Sendable {
  case automatic, highlight, lift
}
