/// What a preview can be written as.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, with text chunks that tell what they were drawn from.
  case png
  /// All frames of a preview that moves, as an animated PNG.
  case apng
  /// A vector picture for browsers and editors.
  case svg
  /// A vector picture for print, with text that can be searched.
  case pdf
  /// The drawing commands as text, a line each.
  case list

  /// The format that a path's extension names, in whatever case.
  public init?(extensionOf path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
