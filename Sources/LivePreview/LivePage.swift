import PageServer

/// The page, its scripts and its styles.
enum LivePage {
  /// The page itself.
  static let page = PageResponse(
    contentType: "text/html; charset=utf-8", body: PackageResources.live_html)

  /// Scripts and styles by the last segment of their addresses.
  static let parts: [String: PageResponse] = [:]
}
