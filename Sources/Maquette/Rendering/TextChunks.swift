import CellViews
import DisplayList
import ImageDecoding

extension PreviewDrawing {
  /// What a PNG says of its origin: no date, no path and no host, so that equal pictures stay equal
  /// files.
  ///
  /// - Parameter inputDigest: A digest of the preview's description; of what it draws unless given.
  func textChunks(scale: Double, inputDigest: String?) -> [(keyword: String, text: String)] {
    [("Software", "maquette \(Release.version)")]
  }
}
