public import CellViews
import TextShaping

extension Preview {
  /// Draws the preview into a file, whose extension tells the format: `png`, `apng`, `svg`,
  /// `editable.svg`, `pdf`, `list`.
  ///
  /// The file appears whole or not at all.
  ///
  /// - Parameter scale: Device pixels a point of a PNG, from 0.25 to 8; the canvas's unless given.
  /// - Throws: `UnknownFormat`, `StillPreview`, `FileError`, what the preview's content throws, and
  ///   what the shaper and the renderer throw.
  public func render(to path: String, scale: Double? = nil) throws {
    guard let format = OutputFormat(extensionOf: path) else { throw UnknownFormat(path: path) }
    let shaper = try TextShaper(catalog: fonts)
    try drawing(scale: scale, shaper: shaper)
      .write(to: path, as: format, scale: scale, shaper: shaper)
  }

  /// The bytes of a PNG.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8; the canvas's unless given.
  /// - Throws: What the preview's content throws, and what the shaper and the renderer throw.
  public func png(scale: Double? = nil) throws -> [UInt8] {
    try bytes(as: .png, scale: scale)
  }

  /// The bytes of an animated PNG of all frames.
  ///
  /// - Parameter scale: Device pixels a point, from 0.25 to 8; the canvas's unless given.
  /// - Throws: `StillPreview` for a preview without an animation, what the preview's content
  ///   throws, and what the shaper and the renderer throw.
  public func apng(scale: Double? = nil) throws -> [UInt8] {
    try bytes(as: .apng, scale: scale)
  }

  /// The bytes of an SVG of the canvas's size in points.
  ///
  /// - Throws: What the preview's content throws, and what the shaper and the renderer throw.
  public func svg() throws -> [UInt8] {
    try bytes(as: .svg)
  }

  /// The bytes of an SVG for people, of the canvas's size in points: shapes, texts and groups that
  /// editors and screen readers know.
  ///
  /// Its texts are texts: a viewer needs their fonts.
  ///
  /// - Throws: What the preview's content throws, and what the shaper and the renderer throw.
  public func svgEditable() throws -> [UInt8] {
    try bytes(as: .svgEditable)
  }

  /// The bytes of a PDF of one page of the canvas's size in points.
  ///
  /// - Throws: What the preview's content throws, and what the shaper and the renderer throw.
  public func pdf() throws -> [UInt8] {
    try bytes(as: .pdf)
  }

  /// The drawing commands as text, a line each, in UTF-8.
  ///
  /// - Throws: What the preview's content throws, and what the shaper throws.
  public func list() throws -> [UInt8] {
    try bytes(as: .list)
  }

  private func bytes(as format: OutputFormat, scale: Double? = nil) throws -> [UInt8] {
    let shaper = try TextShaper(catalog: fonts)
    return try drawing(scale: scale, shaper: shaper)
      .bytes(as: format, scale: scale, shaper: shaper)
  }

  private func drawing(scale: Double?, shaper: TextShaper) throws -> PreviewDrawing {
    if let scale { precondition((0.25...8).contains(scale), "a scale of \(scale)") }
    return try PreviewDrawing(self, shaper: shaper)
  }
}

/// A path whose extension names no format that a preview can be written as.
public struct UnknownFormat: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path, as its user named it.
  public var path: String

  /// The path and what is expected.
  public var description: String {
    let names = OutputFormat.allCases.map { ".\($0.fileExtension)" }.joined(separator: ", ")
    return "cannot tell the format of '\(path)': expected \(names)"
  }
}
