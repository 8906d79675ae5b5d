/// What a preview can be written as.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, with text chunks that tell what they were drawn from.
  case png
  /// All frames of a preview that moves, as an animated PNG.
  case apng
  /// A vector picture for browsers and editors.
  case svg
  /// A vector picture for people: shapes, texts and groups that editors and screen readers know.
  case svgEditable = "svg-editable"
  /// A vector picture for print, with text that can be searched.
  case pdf
  /// The drawing commands as text, a line each.
  case list

  /// What stands behind a file's name and a dot: no two formats of a preview share a file.
  public var fileExtension: String {
    switch self {
    case .png, .apng, .svg, .pdf, .list: rawValue
    case .svgEditable: "editable.svg"
    }
  }

  /// The format that a path's extension names, in whatever case.
  public init?(extensionOf path: String) {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let lowercased = name.lowercased()
    let formats = Self.allCases.filter { lowercased.hasSuffix("." + $0.fileExtension) }
    // `.editable.svg` ends with `.svg`, too.
    guard let longest = formats.max(by: { $0.fileExtension.count < $1.fileExtension.count })
    else { return nil }
    self = longest
  }
}
