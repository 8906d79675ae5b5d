public import CellViews
import FileAccess

/// A preview, or a preview with redlines over it, that can be drawn into a file.
public protocol Renderable: Sendable {
  /// The formats in which it can be drawn.
  static var formats: [OutputFormat] { get }

  /// Draws a file and passes its bytes to `write`, piece by piece.
  ///
  /// - Parameters:
  ///   - format: One of `formats`.
  ///   - scale: Device pixels a point of a PNG or WebP, from 0.25 to 8; defaults to the canvas's.
  ///   - write: Takes the bytes; the buffer is valid only during the call.
  /// - Throws: `StillPreview` for an animation of a preview that does not move, and the errors of
  ///   the preview's content, the shaper, the renderer and `write`.
  func write(
    as format: OutputFormat, scale: Double?, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws
}

extension Renderable {
  /// Draws into a file, whose extension names one of `formats`.
  ///
  /// The file is written completely or not at all.
  ///
  /// - Parameters:
  ///   - path: The file's path; a relative one starts at the working directory.
  ///   - scale: Device pixels a point of a PNG or WebP, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: `UnknownFormat`, `FileError`, and the errors of `write(as:scale:to:)`.
  public func render(to path: String, scale: Double? = nil) throws {
    guard let format = OutputFormat(extensionOf: path), Self.formats.contains(format) else {
      throw UnknownFormat(path: path, expected: Self.formats)
    }
    let file = try AtomicFile(path: path)
    try write(as: format, scale: scale, to: file.write)
    try file.commit()
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - format: One of `formats`.
  ///   - scale: Device pixels a point of a PNG, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: The errors of `write(as:scale:to:)`.
  public func data(as format: OutputFormat, scale: Double? = nil) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(as: format, scale: scale) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Returns the bytes of a PNG.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: The errors of `write(as:scale:to:)`.
  public func png(scale: Double? = nil) throws -> [UInt8] { try data(as: .png, scale: scale) }

  /// Returns the bytes of a lossless WebP; with all frames of a moving preview.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: An error that names Debian's package if libwebp is not installed, and the errors of
  ///   `write(as:scale:to:)`.
  public func webP(scale: Double? = nil) throws -> [UInt8] { try data(as: .webp, scale: scale) }

  /// Returns the bytes of an SVG of the picture's size in points.
  ///
  /// - Throws: The errors of `write(as:scale:to:)`.
  public func svg() throws -> [UInt8] { try data(as: .svg) }

  /// Returns the bytes of an SVG for people, of the picture's size in points: shapes, texts and
  /// groups that editors and screen readers recognize.
  ///
  /// Its texts are texts: a viewer needs their fonts.
  ///
  /// - Throws: The errors of `write(as:scale:to:)`.
  public func svgEditable() throws -> [UInt8] { try data(as: .svgEditable) }

  /// Returns the bytes of a PDF of one page of the picture's size in points.
  ///
  /// - Throws: The errors of `write(as:scale:to:)`.
  public func pdf() throws -> [UInt8] { try data(as: .pdf) }

  /// Returns the drawing commands as text, a line each, in UTF-8.
  ///
  /// - Throws: The errors of `write(as:scale:to:)`.
  public func list() throws -> [UInt8] { try data(as: .list) }
}

extension Preview: Renderable {
  /// All formats.
  public static var formats: [OutputFormat] { OutputFormat.allCases }

  /// Draws a file and passes its bytes to `write`, piece by piece.
  public func write(
    as format: OutputFormat, scale: Double?, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let tools = DrawingTools()
    try PreviewDrawing(self, scale: scale, keepsViews: false, shapers: tools.shapers)
      .write(as: format, tools: tools, to: write)
  }

  /// Returns the bytes of an animated PNG of all frames.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: `StillPreview` for a preview without an animation, and the errors of
  ///   `write(as:scale:to:)`.
  public func apng(scale: Double? = nil) throws -> [UInt8] { try data(as: .apng, scale: scale) }
}
