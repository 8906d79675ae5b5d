import CairoRendering
import CellViews
import DisplayList

/// What a preview can be written as.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, with text chunks that name what they were drawn from.
  case png
  /// All frames of a preview that moves, as an animated PNG.
  case apng
  /// Pixels as a lossless WebP; all frames of a preview that moves.
  case webp
  /// A vector picture for browsers and editors.
  case svg
  /// A vector picture for people: shapes, texts and groups that editors and screen readers know.
  case svgEditable = "svg-editable"
  /// A vector picture for print, with text that can be searched.
  case pdf
  /// The drawing commands as text, a line each.
  case list

  /// What follows a file's name and a dot: no two formats of a preview share a file.
  public var fileExtension: String {
    switch self {
    case .png, .apng, .webp, .svg, .pdf, .list: rawValue
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

extension PreviewDrawing {
  /// The bytes of a file in `format`, handed to `write` piece by piece.
  ///
  /// - Parameters:
  ///   - workers: How many threads draw one PNG; the bytes do not depend on it.
  ///   - tools: Those of the calling thread, with what its earlier drawings left.
  /// - Throws: `RenderingError`, what `write` throws, `StillPreview` for an animation of a preview
  ///   without one, `MissingWebP` for a WebP where libwebp is not installed, and what arranging the
  ///   later frames throws.
  package func write(
    as format: OutputFormat, workers: Int = 1, tools: DrawingTools,
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    switch format {
    case .png: try writePNG(workers: workers, cache: tools.cache, to: write)
    case .apng: try writeAnimation(tools: tools, to: write)
    case .webp: try webP(tools: tools).withUnsafeBytes(write)
    case .svg: try drawing.withoutCopies.svg(title: preview.fullName).withUnsafeBytes(write)
    case .svgEditable:
      try drawing.withoutCopies.svgEditable(title: preview.fullName).withUnsafeBytes(write)
    case .pdf: try drawing.withoutCopies.pdf().withUnsafeBytes(write)
    case .list: try Array(drawing.displayList.dump.utf8).withUnsafeBytes(write)
    }
  }

  /// The bytes of a file in `format`, all at once.
  ///
  /// The parameters are those of `write(as:workers:tools:to:)`.
  ///
  /// - Throws: What `write(as:workers:tools:to:)` throws.
  package func bytes(
    as format: OutputFormat, workers: Int = 1, tools: DrawingTools
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(as: format, workers: workers, tools: tools) { bytes.append(contentsOf: $0) }
    return bytes
  }
}

/// A path whose extension does not name a format that a preview can be written as.
public struct UnknownFormat: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path, as its user named it.
  public var path: String
  /// The formats that could have been named.
  public var expected: [OutputFormat]

  /// The path and what is expected.
  public var description: String {
    let names = expected.map { ".\($0.fileExtension)" }.joined(separator: ", ")
    return "cannot infer the format of '\(path)': expected \(names)"
  }
}

/// A preview that was to be drawn as an animation and has none.
public struct StillPreview: Error, Hashable, Sendable, CustomStringConvertible {
  /// The preview's name with its variant.
  public var name: String

  /// A preview that does not move.
  public init(name: String) {
    self.name = name
  }

  /// The name and what is missing.
  public var description: String { "'\(name)' has no animation, which apng draws" }
}
