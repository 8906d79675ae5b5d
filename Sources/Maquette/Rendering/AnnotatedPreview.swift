public import CellViews
import TextShaping

extension Preview {
  /// The preview with redlines over it: what a designer would measure, drawn by whoever knows it.
  ///
  /// ```swift
  /// try preview.annotated(.spacing, .insets, .size).render(to: "Output/cards.annotated.png")
  /// ```
  ///
  /// What it draws is of another type than the preview, so that no golden is made of it.
  ///
  /// - Parameter annotations: What to draw; the preview's own `annotations` if none is told.
  public func annotated(_ annotations: Annotation...) -> AnnotatedPreview {
    AnnotatedPreview(
      preview: self, annotations: annotations.isEmpty ? self.annotations : annotations)
  }
}

/// A preview with redlines over it and their legend below it; never a golden.
public struct AnnotatedPreview: Sendable {
  /// What the redlines measure.
  public var preview: Preview
  /// What is drawn over the preview.
  public var annotations: [Annotation]

  /// A preview with annotations.
  public init(preview: Preview, annotations: [Annotation]) {
    self.preview = preview
    self.annotations = annotations
  }

  /// Draws the annotated preview into a file, whose extension tells the format: `png`, `svg`,
  /// `pdf`, `list`.
  ///
  /// The file appears whole or not at all. Of a preview that moves it shows the first frame.
  ///
  /// - Parameter scale: Device pixels a point of a PNG, from 0.25 to 8; the canvas's unless given.
  /// - Throws: `UnknownFormat`, `FileError`, what the preview's content throws, and what the shaper
  ///   and the renderer throw.
  public func render(to path: String, scale: Double? = nil) throws {
    guard let format = OutputFormat(extensionOf: path), format != .apng else {
      throw UnknownFormat(path: path)
    }
    let shaper = try TextShaper(catalog: preview.fonts)
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

  /// The bytes of an SVG.
  ///
  /// - Throws: What the preview's content throws, and what the shaper and the renderer throw.
  public func svg() throws -> [UInt8] {
    try bytes(as: .svg)
  }

  /// The bytes of a PDF of one page.
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
    let shaper = try TextShaper(catalog: preview.fonts)
    return try drawing(scale: scale, shaper: shaper)
      .bytes(as: format, scale: scale, shaper: shaper)
  }

  private func drawing(scale: Double?, shaper: TextShaper) throws -> PreviewDrawing {
    if let scale { precondition((0.25...8).contains(scale), "a scale of \(scale)") }
    return try PreviewDrawing(
      preview, arrangement: try preview.arranged(shaper: shaper), annotations: annotations,
      shaper: shaper)
  }
}
