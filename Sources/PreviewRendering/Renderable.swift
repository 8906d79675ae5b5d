public import CellViews
import FileAccess

/// What can be drawn into a file: a preview, or a preview with redlines over it.
public protocol Renderable: Sendable {
  /// The formats that it can be drawn in.
  static var formats: [OutputFormat] { get }

  /// Draws a file and hands its bytes to `write`, piece by piece.
  ///
  /// - Parameters:
  ///   - format: One of `formats`.
  ///   - scale: Device pixels a point of a PNG or WebP, from 0.25 to 8; defaults to the canvas's.
  ///   - write: Takes the bytes; the buffer is valid during the call alone.
  /// - Throws: `StillPreview` for an animation of what does not move, what the preview's content
  ///   throws, and what the shaper, the renderer and `write` throw.
  func write(
    as format: OutputFormat, scale: Double?, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws
}

extension Renderable {
  /// Draws into a file, whose extension names the format: that of one of `formats`.
  ///
  /// The file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: Where to; a relative path starts at the working directory.
  ///   - scale: Device pixels a point of a PNG or WebP, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: `UnknownFormat`, `FileError`, and what `write(as:scale:to:)` throws.
  public func render(to path: String, scale: Double? = nil) throws {
    guard let format = OutputFormat(extensionOf: path), Self.formats.contains(format) else {
      throw UnknownFormat(path: path, expected: Self.formats)
    }
    let file = try AtomicFile(path: path)
    try write(as: format, scale: scale, to: file.write)
    try file.commit()
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - format: One of `formats`.
  ///   - scale: Device pixels a point of a PNG, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: What `write(as:scale:to:)` throws.
  public func data(as format: OutputFormat, scale: Double? = nil) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(as: format, scale: scale) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// The bytes of a PNG.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: What `write(as:scale:to:)` throws.
  public func png(scale: Double? = nil) throws -> [UInt8] { try data(as: .png, scale: scale) }

  /// The bytes of a lossless WebP; of all frames of a preview that moves.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: An error that names Debian's package where libwebp is not installed, and what
  ///   `write(as:scale:to:)` throws.
  public func webP(scale: Double? = nil) throws -> [UInt8] { try data(as: .webp, scale: scale) }

  /// The bytes of an SVG of the picture's size in points.
  ///
  /// - Throws: What `write(as:scale:to:)` throws.
  public func svg() throws -> [UInt8] { try data(as: .svg) }

  /// The bytes of an SVG for people, of the picture's size in points: shapes, texts and groups that
  /// editors and screen readers know.
  ///
  /// Its texts are texts: a viewer needs their fonts.
  ///
  /// - Throws: What `write(as:scale:to:)` throws.
  public func svgEditable() throws -> [UInt8] { try data(as: .svgEditable) }

  /// The bytes of a PDF of one page of the picture's size in points.
  ///
  /// - Throws: What `write(as:scale:to:)` throws.
  public func pdf() throws -> [UInt8] { try data(as: .pdf) }

  /// The drawing commands as text, a line each, in UTF-8.
  ///
  /// - Throws: What `write(as:scale:to:)` throws.
  public func list() throws -> [UInt8] { try data(as: .list) }
}

extension Preview: Renderable {
  /// All formats.
  public static var formats: [OutputFormat] { OutputFormat.allCases }

  /// Draws a file and hands its bytes to `write`, piece by piece.
  public func write(
    as format: OutputFormat, scale: Double?, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let tools = DrawingTools()
    try PreviewDrawing(self, scale: scale, keepsViews: false, shapers: tools.shapers)
      .write(as: format, tools: tools, to: write)
  }

  /// The bytes of an animated PNG of all frames.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8; defaults to the canvas's.
  /// - Throws: `StillPreview` for a preview without an animation, and what `write(as:scale:to:)`
  ///   throws.
  public func apng(scale: Double? = nil) throws -> [UInt8] { try data(as: .apng, scale: scale) }
}
