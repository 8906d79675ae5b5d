import PageServer
import Reports

/// The page, its scripts and its styles, from the files of `Pages` and those that it shares with
/// reports.
enum LivePage {
  /// The page itself, with the controls of the reports' viewers.
  static let page = PageResponse(
    contentType: "text/html; charset=utf-8",
    body: Array(
      PageFiles.live_html
        .replacing("<!-- viewer controls -->", with: SharedPageFiles.viewerControls).utf8))

  /// The scripts as one file, and the styles as another.
  static let parts = [
    "live.js": PageResponse(
      contentType: "text/javascript; charset=utf-8", body: Array(script.text.utf8)),
    "styles.css": PageResponse(
      contentType: "text/css; charset=utf-8", body: styles.flatMap { Array((files[$0] ?? "").utf8) }
    ),
  ]

  private static let script = ModuleScript(
    start: "live.js",
    files: PageFiles.all.filter { $0.key.hasSuffix(".js") },
    outer: SharedPageFiles.declarations)

  /// The styles in their order: of two rules of equal specificity, the later one wins.
  private static let styles = [
    "page.css", "live.css", "navigator.css", "gallery.css", "screen.css",
    "diagnostics.css", "prototype.css", "panels.css", "controls.css", "parts.css", "inspect.css",
    "source.css", "overlays.css", "viewer.css", "compare.css",
  ]

  private static let files = SharedPageFiles.styles.merging(PageFiles.all) { _, own in own }
}
