extension PreviewDrawing {
  /// What a PNG says of its origin: no date, no path and no host, so that equal pictures stay equal
  /// files.
  func textChunks(scale: Double, origin: Origin) -> [(keyword: String, text: String)] {
    [("Software", "maquette \(Release.version)")]
  }
}
