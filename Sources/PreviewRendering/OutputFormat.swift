import CairoRendering
import CellViews
import DisplayList

/// The file format of a preview.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, with text chunks that name their origin.
  case png
  /// All frames of a moving preview, as an animated PNG.
  case apng
  /// Pixels as a lossless WebP; all frames of a moving preview.
  case webp
  /// A vector picture for browsers and editors.
  case svg
  /// A vector picture for people: shapes, texts and groups that editors and screen readers
  /// recognize.
  case svgEditable = "svg-editable"
  /// A vector picture for print, with searchable text.
  case pdf
  /// The drawing commands as text, a line each.
  case list

  /// The file name's extension, without its dot: no two formats of a preview share a file.
  public var fileExtension: String {
    switch self {
    case .png, .apng, .webp, .svg, .pdf, .list: rawValue
    case .svgEditable: "editable.svg"
    }
  }

  /// Creates the format of a path's extension, in any case; the format's own name is one, too.
  public init?(extensionOf path: String) {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let lowercased = name.lowercased()
    let formats = Self.allCases.filter {
      lowercased.hasSuffix("." + $0.fileExtension) || lowercased.hasSuffix("." + $0.rawValue)
    }
    // `.editable.svg` ends with `.svg`, too.
    guard let longest = formats.max(by: { $0.fileExtension.count < $1.fileExtension.count })
    else { return nil }
    self = longest
  }
}

extension PreviewDrawing {
  /// Draws a file in `format`, and passes its bytes to `write`, piece by piece.
  ///
  /// - Parameters:
  ///   - workers: The number of threads that draw one PNG; the bytes do not depend on it.
  ///   - tools: The calling thread's tools, with the caches of its earlier drawings.
  /// - Throws: `RenderingError`, the errors of `write`, `StillPreview` for an animation of a
  ///   preview without one, `MissingWebP` for a WebP if libwebp is not installed, and the errors of
  ///   arranging the later frames.
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

  /// Returns the bytes of a file in `format`, all at once.
  ///
  /// The parameters are those of `write(as:workers:tools:to:)`.
  ///
  /// - Throws: The errors of `write(as:workers:tools:to:)`.
  package func bytes(
    as format: OutputFormat, workers: Int = 1, tools: DrawingTools
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(as: format, workers: workers, tools: tools) { bytes.append(contentsOf: $0) }
    return bytes
  }
}

/// An error for a path whose extension does not name a format of the preview.
public struct UnknownFormat: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path, as named by its user.
  public var path: String
  /// The formats that are available.
  public var expected: [OutputFormat]

  /// The path and the expected extensions.
  public var description: String {
    let names = expected.map { ".\($0.fileExtension)" }.joined(separator: ", ")
    return "cannot infer the format of '\(path)': expected \(names)"
  }
}

/// An error for an animation of a preview that does not move.
public struct StillPreview: Error, Hashable, Sendable, CustomStringConvertible {
  /// The preview's name with its variant.
  public var name: String

  /// Creates an error for a preview that does not move.
  public init(name: String) {
    self.name = name
  }

  /// The name and the missing animation.
  public var description: String { "'\(name)' has no animation, which apng draws" }
}
