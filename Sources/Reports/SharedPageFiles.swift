/// Scripts and styles of the reports' pages that other pages share.
package enum SharedPageFiles {
  /// The styles by their files' names.
  package static let styles: [String: String] = [
    "page.css": PageFiles.page_css,
    "parts.css": PageFiles.parts_css,
    "viewer.css": PageFiles.viewer_css,
  ]

  /// The declarations of the scripts, for scripts that follow in the same scope or within it.
  package static let declarations = PageCode.joined([
    PageFiles.elements_js, PageFiles.measuring_js, PageFiles.packed_js,
    PageFiles.part_tree_js, PageFiles.part_details_js, PageFiles.page_js,
    PageFiles.placement_js,
    PageFiles.theme_js, PageFiles.viewer_align_js, PageFiles.viewer_inspect_js,
    PageFiles.viewer_js, PageFiles.viewer_divider_js,
    PageFiles.viewer_gestures_js, PageFiles.viewer_readout_js,
  ])

  /// The markup of the controls that `viewer.js` copies into each viewer; a page needs it once.
  package static let viewerControls = PictureViewer.controls.markup
}
