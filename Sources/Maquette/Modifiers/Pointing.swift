public import Foundation

// What a pointer, a drag or a key would do; at rest nothing does.

nonisolated extension View {
  /// What happens when a pointer comes over the view or leaves it; it is not run.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self { self }

  /// How the view would answer to a pointer over it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }

  /// What a pointer that rests over the view would show.
  public func help(_ text: LocalizedStringKey) -> Self { self }

  /// What a pointer that rests over the view would show.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> Self { self }

  /// What would be dragged with the view.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> Self { self }

  /// What would be dragged with the view, and how that looks.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> Self { self }

  /// What happens when something is dropped on the view; it is not run.
  public func dropDestination<Payload>(
    for type: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> Self { self }

  /// Whether the view can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }

  /// Which field would have the focus at first; it looks as without.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> Self { self }

  /// What happens when a key is pressed; it is not run.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPressResult
  ) -> Self { self }
}

/// How a view answers to a pointer over it.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes the view's surface.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view comes nearer.
  public static let lift = HoverEffect(name: "lift")
}

/// Whether a view takes a key.
public enum KeyPressResult: Hashable, Sendable {
  case handled, ignored
}
