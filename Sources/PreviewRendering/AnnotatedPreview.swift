public import CellViews

extension Preview {
  /// The preview with redlines over it: what a designer would measure, drawn by whoever knows it.
  ///
  /// ```swift
  /// try preview.annotated(.spacing, .insets, .size).render(to: "Output/cards.annotated.png")
  /// ```
  ///
  /// What it draws is of another type than the preview, so that no golden is made of it.
  ///
  /// - Parameter annotations: What to draw; defaults to the preview's own `annotations`.
  public func annotated(_ annotations: Annotation...) -> AnnotatedPreview {
    AnnotatedPreview(
      preview: self, annotations: annotations.isEmpty ? self.annotations : annotations)
  }
}

/// A preview with redlines over it and their legend below it; never a golden.
///
/// Of a preview that moves it shows the first frame.
public struct AnnotatedPreview: Renderable {
  /// What the redlines measure.
  public var preview: Preview
  /// What is drawn over the preview.
  public var annotations: [Annotation]

  /// A preview with annotations.
  public init(preview: Preview, annotations: [Annotation]) {
    self.preview = preview
    self.annotations = annotations
  }

  /// All formats but those that move.
  public static var formats: [OutputFormat] { OutputFormat.allCases.filter { $0 != .apng } }

  /// Draws a file and hands its bytes to `write`, piece by piece.
  public func write(
    as format: OutputFormat, scale: Double?, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    // Frames of an animation pass too soon to be measured.
    guard Self.formats.contains(format) else { throw StillPreview(name: preview.fullName) }
    let tools = DrawingTools()
    try PreviewDrawing(preview, scale: scale, shapers: tools.shapers)
      .annotated(annotations, shapers: tools.shapers)
      .write(as: format, tools: tools, to: write)
  }
}
