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
    files: own.filter { $0.key.hasSuffix(".js") },
    outer: SharedPageFiles.declarations)

  /// The styles in their order: of two rules of equal specificity, the later one wins.
  private static let styles = [
    "page.css", "live.css", "navigator.css", "gallery.css", "screen.css",
    "diagnostics.css", "prototype.css", "panels.css", "controls.css", "parts.css", "inspect.css",
    "source.css", "overlays.css", "viewer.css", "compare.css",
  ]

  private static let files = SharedPageFiles.styles.merging(own) { _, own in own }

  private static let own: [String: String] = [
    "canvas.js": PageFiles.canvas_js,
    "clipboard.js": PageFiles.clipboard_js,
    "compare.css": PageFiles.compare_css,
    "comparing.js": PageFiles.comparing_js,
    "control-fields.js": PageFiles.control_fields_js,
    "controls.css": PageFiles.controls_css,
    "controls.js": PageFiles.controls_js,
    "diagnostics.css": PageFiles.diagnostics_css,
    "diagnostics.js": PageFiles.diagnostics_js,
    "failure.js": PageFiles.failure_js,
    "gallery.css": PageFiles.gallery_css,
    "gallery.js": PageFiles.gallery_js,
    "gestures.js": PageFiles.gestures_js,
    "inspect.css": PageFiles.inspect_css,
    "inspect.js": PageFiles.inspect_js,
    "keys.js": PageFiles.keys_js,
    "live.css": PageFiles.live_css,
    "live.js": PageFiles.live_js,
    "model.js": PageFiles.model_js,
    "navigator.css": PageFiles.navigator_css,
    "navigator.js": PageFiles.navigator_js,
    "overlays.css": PageFiles.overlays_css,
    "overlays.js": PageFiles.overlays_js,
    "panels.css": PageFiles.panels_css,
    "panels.js": PageFiles.panels_js,
    "part-panel.js": PageFiles.part_panel_js,
    "parts.js": PageFiles.parts_js,
    "picture.js": PageFiles.picture_js,
    "prototype.css": PageFiles.prototype_css,
    "prototype.js": PageFiles.prototype_js,
    "screen.css": PageFiles.screen_css,
    "screen.js": PageFiles.screen_js,
    "scroll-layers.js": PageFiles.scroll_layers_js,
    "scroll-physics.js": PageFiles.scroll_physics_js,
    "scrolling.js": PageFiles.scrolling_js,
    "server.js": PageFiles.server_js,
    "shared.js": PageFiles.shared_js,
    "sharpness.js": PageFiles.sharpness_js,
    "signals.js": PageFiles.signals_js,
    "source-text.js": PageFiles.source_text_js,
    "source.css": PageFiles.source_css,
    "source.js": PageFiles.source_js,
    "state.js": PageFiles.state_js,
    "tab-sign.js": PageFiles.tab_sign_js,
    "tools.js": PageFiles.tools_js,
    "values.js": PageFiles.values_js,
    "writing.js": PageFiles.writing_js,
  ]
}
