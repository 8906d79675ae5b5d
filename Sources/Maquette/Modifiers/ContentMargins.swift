public import Foundation
public import LayoutGeometry

/// The parts of a scroll view that its margins apply to.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

extension EnvironmentValues {
  private enum ContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
  }

  /// The margins around the content of scroll views, in points.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the margins around the content of the scroll views inside, in points; nil for 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> _EnvironmentView<Self> {
    contentMargins(edges, EdgeInsets(length ?? 16, at: edges), for: placement)
  }

  /// Sets the margins around the content of the scroll views inside, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> _EnvironmentView<Self> { contentMargins(.all, length, for: placement) }

  /// Sets the margins around the content of the scroll views inside, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { $0.contentMargins.top = insets.top }
      if edges.contains(.bottom) { $0.contentMargins.bottom = insets.bottom }
      if edges.contains(.leading) { $0.contentMargins.leading = insets.leading }
      if edges.contains(.trailing) { $0.contentMargins.trailing = insets.trailing }
    }
  }
}
