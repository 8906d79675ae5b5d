import PageServer
import Reports

/// The page, its scripts and its styles, as the files of `Pages` and those that it shares with
/// reports have them.
enum LivePage {
  /// The page itself, with the controls of the reports' viewers.
  static let page = PageResponse(
    contentType: "text/html; charset=utf-8",
    body: Array(
      String(decoding: PackageResources.live_html, as: UTF8.self)
        .replacing("<!-- viewer controls -->", with: SharedPageFiles.viewerControls).utf8))

  /// The scripts as one file, and the styles as another.
  static let parts = [
    "live.js": PageResponse(
      contentType: "text/javascript; charset=utf-8", body: Array(script.text.utf8)),
    "styles.css": PageResponse(
      contentType: "text/css; charset=utf-8", body: styles.flatMap { files[$0] ?? [] }),
  ]

  private static let script = ModuleScript(
    start: "live.js",
    files: own.filter { $0.key.hasSuffix(".js") }.mapValues { String(decoding: $0, as: UTF8.self) },
    outer: SharedPageFiles.declarations)

  /// The styles in their order: of two rules that are equally specific, the later one wins.
  private static let styles = [
    "page.css", "live.css", "navigator.css", "gallery.css", "screen.css",
    "diagnostics.css", "prototype.css", "panels.css", "controls.css", "parts.css", "inspect.css",
    "source.css", "overlays.css", "viewer.css", "compare.css",
  ]

  private static let files = SharedPageFiles.styles.merging(own) { _, own in own }

  private static let own: [String: [UInt8]] = [
    "canvas.js": PackageResources.canvas_js,
    "clipboard.js": PackageResources.clipboard_js,
    "compare.css": PackageResources.compare_css,
    "comparing.js": PackageResources.comparing_js,
    "control-fields.js": PackageResources.control_fields_js,
    "controls.css": PackageResources.controls_css,
    "controls.js": PackageResources.controls_js,
    "diagnostics.css": PackageResources.diagnostics_css,
    "diagnostics.js": PackageResources.diagnostics_js,
    "failure.js": PackageResources.failure_js,
    "gallery.css": PackageResources.gallery_css,
    "gallery.js": PackageResources.gallery_js,
    "gestures.js": PackageResources.gestures_js,
    "inspect.css": PackageResources.inspect_css,
    "inspect.js": PackageResources.inspect_js,
    "keys.js": PackageResources.keys_js,
    "live.css": PackageResources.live_css,
    "live.js": PackageResources.live_js,
    "model.js": PackageResources.model_js,
    "navigator.css": PackageResources.navigator_css,
    "navigator.js": PackageResources.navigator_js,
    "overlays.css": PackageResources.overlays_css,
    "overlays.js": PackageResources.overlays_js,
    "panels.css": PackageResources.panels_css,
    "panels.js": PackageResources.panels_js,
    "part-panel.js": PackageResources.part_panel_js,
    "parts.js": PackageResources.parts_js,
    "picture.js": PackageResources.picture_js,
    "prototype.css": PackageResources.prototype_css,
    "prototype.js": PackageResources.prototype_js,
    "screen.css": PackageResources.screen_css,
    "screen.js": PackageResources.screen_js,
    "scroll-layers.js": PackageResources.scroll_layers_js,
    "scroll-physics.js": PackageResources.scroll_physics_js,
    "scrolling.js": PackageResources.scrolling_js,
    "server.js": PackageResources.server_js,
    "shared.js": PackageResources.shared_js,
    "sharpness.js": PackageResources.sharpness_js,
    "signals.js": PackageResources.signals_js,
    "source-text.js": PackageResources.source_text_js,
    "source.css": PackageResources.source_css,
    "source.js": PackageResources.source_js,
    "state.js": PackageResources.state_js,
    "tab-sign.js": PackageResources.tab_sign_js,
    "tools.js": PackageResources.tools_js,
    "values.js": PackageResources.values_js,
    "writing.js": PackageResources.writing_js,
  ]
}
