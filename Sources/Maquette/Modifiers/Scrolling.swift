public import LayoutGeometry

// What happens around content that scrolls.

nonisolated extension View {
  /// Whether there are bars beside content that scrolls; at rest there are none.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }

  /// Whether the lists and scroll views inside are being loaded again, as after a pull: a spinner pushes
  /// their content down.
  public func refreshing(_ isRefreshing: Bool = true) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.isRefreshing = isRefreshing }
  }

  /// Whether the first content of the lists and scroll views inside is being loaded: texts are bars, and
  /// pictures are gray.
  public func loading(_ isLoading: Bool = true) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.isLoading = isLoading }
  }

  /// Whether content that fits bounces.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> Self { self }

  /// Whether content can be scrolled.
  public func scrollDisabled(_ disabled: Bool) -> Self { self }

  /// Whether what is outside of the viewport is drawn.
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }

  /// What happens to the keyboard while content is scrolled.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

  /// How the view looks on its way through a viewport: at rest as it is.
  public func scrollTransition<Effect>(
    _ configuration: ScrollTransitionConfiguration = .animated, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> Self { self }

  /// Whether the status bar of the device around the screen is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> _ModifiedView<Self> {
    modified(.systemBars(.statusBarHidden(hidden)))
  }
}

/// Whether there are bars beside content that scrolls.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
}

/// Whether content that fits bounces.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// What happens to the keyboard while content is scrolled.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// When a view looks different on its way through a viewport.
public enum ScrollTransitionConfiguration: Hashable, Sendable {
  case animated, interactive, identity
}

/// Where a view is on its way through a viewport.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// True in the viewport.
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

/// A look without a change.
public struct EmptyVisualEffect: Hashable, Sendable {
  /// A look of an opacity.
  public func opacity(_ opacity: Double) -> EmptyVisualEffect { self }
  /// A look of another size.
  public func scaleEffect(_ scale: Double) -> EmptyVisualEffect { self }
  /// A look of another size.
  public func scaleEffect(x: Double = 1, y: Double = 1) -> EmptyVisualEffect { self }
  /// A look at another place, in points.
  public func offset(x: Double = 0, y: Double = 0) -> EmptyVisualEffect { self }
  /// A look out of focus, by a radius in points.
  public func blur(radius: Double) -> EmptyVisualEffect { self }
  /// A look that is turned.
  public func rotationEffect(_ angle: Angle) -> EmptyVisualEffect { self }
}

/// What a safe area keeps free.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt

  /// The regions of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The bars of the device and the screen.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A viewport that could be scrolled to a view; at rest it is at its beginning.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: Content

  /// The views that a proxy could scroll.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  /// The views.
  @MainActor public var body: some View { content }
}

/// What scrolls a viewport to a view; at rest it does nothing.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension EnvironmentValues {
  private enum IsRefreshingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether lists and scroll views are being loaded again.
  var isRefreshing: Bool {
    get { self[IsRefreshingKey.self] }
    set { self[IsRefreshingKey.self] = newValue }
  }

  private enum IsLoadingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the first content of lists and scroll views is being loaded.
  var isLoading: Bool {
    get { self[IsLoadingKey.self] }
    set { self[IsLoadingKey.self] = newValue }
  }
}
