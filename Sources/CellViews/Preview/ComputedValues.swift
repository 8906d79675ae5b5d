public import LayoutGeometry

/// What an earlier pass of layout computed for each view with an `id`.
public struct ComputedValues: Hashable, Sendable {
  public var views: [String: Metrics]

  public init(views: [String: Metrics] = [:]) {
    self.views = views
  }

  /// A view's place, and its layout's numbers where it is a collection.
  public struct Metrics: Hashable, Sendable {
    /// The view's place on the canvas, in points.
    public var frame: Rect
    public var columns: Int?
    public var rows: Int?
    public var cellSize: Size?
    public var contentSize: Size?

    public init(
      frame: Rect, columns: Int? = nil, rows: Int? = nil, cellSize: Size? = nil,
      contentSize: Size? = nil
    ) {
      self.frame = frame
      self.columns = columns
      self.rows = rows
      self.cellSize = cellSize
      self.contentSize = contentSize
    }
  }
}
