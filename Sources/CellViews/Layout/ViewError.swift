/// A view that cannot be laid out.
public enum ViewError: Error, Hashable, Sendable {
  /// Views and modifiers are nested more than `limit` deep; a collection in another one's cell
  /// counts as several.
  case nestedTooDeeply(limit: Int, at: ViewMark? = nil)
  /// A canvas shows more than `limit` elements of collections; a viewport of a fixed height, or a
  /// canvas of one, shows fewer.
  case tooManyElements(limit: Int, at: ViewMark? = nil)
  /// More than `limit` views would be laid out: on the screen or in one element of a collection, or
  /// to measure all elements.
  case tooManyViews(limit: Int, at: ViewMark? = nil)
  /// A view requests an infinite length, as with an infinite minimum.
  case infiniteSize(at: ViewMark? = nil)

  /// The mark of the view at fault; nil if no view around it has one.
  package var mark: ViewMark? {
    switch self {
    case .nestedTooDeeply(limit: _, let mark), .tooManyElements(limit: _, let mark),
      .tooManyViews(limit: _, let mark), .infiniteSize(let mark):
      mark
    }
  }
}
