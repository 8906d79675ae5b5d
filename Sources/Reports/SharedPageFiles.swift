/// Scripts and styles of the reports' pages that other pages use as they are.
package enum SharedPageFiles {
  /// The styles by their files' names.
  package static let styles: [String: [UInt8]] = [
    "page.css": PackageResources.page_css,
    "parts.css": PackageResources.parts_css,
    "viewer.css": PackageResources.viewer_css,
  ]

  /// What the scripts declare, for scripts that follow in the same scope or within it.
  package static let declarations = PageCode.joined([
    PackageResources.elements_js, PackageResources.measuring_js, PackageResources.packed_js,
    PackageResources.part_tree_js, PackageResources.part_details_js, PackageResources.page_js,
    PackageResources.placement_js,
    PackageResources.theme_js, PackageResources.viewer_align_js, PackageResources.viewer_inspect_js,
    PackageResources.viewer_js, PackageResources.viewer_divider_js,
    PackageResources.viewer_gestures_js, PackageResources.viewer_readout_js,
  ])

  /// The markup of the controls that `viewer.js` copies into each viewer; a page needs it once.
  package static let viewerControls = PictureViewer.controls.markup
}
