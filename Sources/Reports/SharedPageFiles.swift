/// Scripts and styles of the reports' pages that other pages use as they are.
package enum SharedPageFiles {
  /// The files' contents by their names.
  package static let all: [String: [UInt8]] = [
    "measuring.js": PackageResources.measuring_js,
    "page.css": PackageResources.page_css,
    "page.js": PackageResources.page_js,
    "placement.js": PackageResources.placement_js,
    "theme.js": PackageResources.theme_js,
  ]
}
