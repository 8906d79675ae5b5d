public import Maquette

// Settings of SwiftUI's web views (iOS 26), which are labelled surfaces.

nonisolated extension View {
  /// Returns the view: a page is not loaded.
  public func webViewBackForwardNavigationGestures(
    _ behavior: WebView.GesturesBehavior
  ) -> Self { self }
  /// Returns the view: a page is not loaded.
  public func webViewMagnificationGestures(_ behavior: WebView.GesturesBehavior) -> Self { self }
  /// Returns the view: a page is not loaded.
  public func webViewLinkPreviews(_ behavior: WebView.GesturesBehavior) -> Self { self }
  /// Returns the view: a page is not loaded.
  public func webViewElementFullscreenBehavior(_ behavior: WebView.GesturesBehavior) -> Self {
    self
  }
  /// Returns the view: a page is not loaded.
  public func webViewContentBackground(_ visibility: Visibility) -> Self { self }
  /// Returns the view: a page is not loaded.
  public func webViewTextSelection(_ isEnabled: Bool) -> Self { self }
}

extension WebView {
  /// A condition under which a page takes part in something.
  public enum GesturesBehavior: Hashable, Sendable {
    case automatic, enabled, disabled
  }
}
