public import LayoutGeometry

// Settings of scrolling are accepted, but nothing is scrolled; `ScrollPosition` is drawn.

nonisolated extension View {
  /// Sets the visibility of the scroll bars.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }

  /// Sets whether content that fits bounces.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> Self { self }

  /// Prevents the content from being scrolled.
  public func scrollDisabled(_ disabled: Bool) -> Self { self }

  /// Keeps content visible outside the viewport.
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }

  /// Sets how scrolling dismisses the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

  /// Changes the view on its way through a viewport.
  public func scrollTransition<Effect>(
    _ configuration: ScrollTransitionConfiguration = .animated, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> Self { self }
}

/// The visibility of the bars beside content that scrolls.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
}

/// The bouncing of content that fits.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// The way in which scrolling dismisses the keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// The course of a view's changes on its way through a viewport.
public enum ScrollTransitionConfiguration: Hashable, Sendable {
  case animated, interactive, identity
}

/// A stage of a view's way through a viewport.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Indicates whether the view is in the viewport.
  public var isIdentity: Bool { self == .identity }
  /// −1 before the viewport, 0 in it and 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// Views with a proxy that could scroll them.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: Content

  /// Creates a view from views that use a proxy.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  /// The views.
  @MainActor public var body: some View { content }
}

/// A proxy that scrolls nothing.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
