package import CollectionLayouts
package import Diagnostics

/// The source that previews are written in, as a config: it knows where their parts are.
package protocol PreviewSource {
  /// Returns a view's place by its mark; nil for a mark that is not one of the preview's views.
  func place(of mark: ViewMark, in preview: Preview) -> ViewPlace?

  /// Returns the place of the view of a collection's element, by the mark of the collection.
  func place(
    of kind: ElementKind, section: Int, ofCollection mark: ViewMark, in preview: Preview
  ) -> ViewPlace?
}
