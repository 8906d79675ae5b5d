public import CellViews

extension Preview {
  /// Returns the preview with redlines over it: the measurements that a designer would take, with
  /// exact values.
  ///
  /// ```swift
  /// try preview.annotated(.spacing, .insets, .size).render(to: "Output/cards.annotated.png")
  /// ```
  ///
  /// The result has another type than the preview, so that it never becomes a golden.
  ///
  /// - Parameter annotations: The redlines to draw; defaults to the preview's own `annotations`.
  public func annotated(_ annotations: Annotation...) -> AnnotatedPreview {
    AnnotatedPreview(
      preview: self, annotations: annotations.isEmpty ? self.annotations : annotations)
  }
}

/// A preview with redlines over it and their legend below it; never a golden.
///
/// It shows the first frame of a moving preview.
public struct AnnotatedPreview: Renderable {
  /// The measured preview.
  public var preview: Preview
  /// The redlines over the preview.
  public var annotations: [Annotation]

  /// Creates a preview with annotations.
  public init(preview: Preview, annotations: [Annotation]) {
    self.preview = preview
    self.annotations = annotations
  }

  /// All formats except those that move.
  public static var formats: [OutputFormat] { OutputFormat.allCases.filter { $0 != .apng } }

  /// Draws a file and passes its bytes to `write`, piece by piece.
  public func write(
    as format: OutputFormat, scale: Double?, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    // Frames of an animation pass too quickly to be measured.
    guard Self.formats.contains(format) else { throw StillPreview(name: preview.fullName) }
    let tools = DrawingTools()
    try PreviewDrawing(preview, scale: scale, shapers: tools.shapers)
      .annotated(annotations, shapers: tools.shapers)
      .write(as: format, tools: tools, to: write)
  }
}
