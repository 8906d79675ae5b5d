/// Scripts and styles of the reports' pages that other pages use as they are.
package enum SharedPageFiles {
  /// The files' contents by their names.
  package static let all: [String: [UInt8]] = [
    "measuring.js": PackageResources.measuring_js,
    "page.css": PackageResources.page_css,
    "page.js": PackageResources.page_js,
    "placement.js": PackageResources.placement_js,
    "theme.js": PackageResources.theme_js,
    "viewer-divider.js": PackageResources.viewer_divider_js,
    "viewer-gestures.js": PackageResources.viewer_gestures_js,
    "viewer-readout.js": PackageResources.viewer_readout_js,
    "viewer.css": PackageResources.viewer_css,
    "viewer.js": PackageResources.viewer_js,
  ]

  /// The markup of the controls that `viewer.js` copies into each viewer; a page needs it once.
  package static let viewerControls = PictureViewer.controls.markup
}
