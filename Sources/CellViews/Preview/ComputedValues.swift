package import CollectionLayouts
public import LayoutGeometry

/// The values that an earlier pass of layout computed for each view with an `id`.
public struct ComputedValues: Hashable, Sendable {
  /// The metrics of each view, by its `id`.
  public var views: [String: Metrics]
  /// The actions that run after the pass; not compared.
  package var actions: (any RestingActions)? {
    get { uncompared.actions }
    set { uncompared.actions = newValue }
  }
  private var uncompared = Uncompared()

  /// Creates computed values; defaults to none yet.
  package init(views: [String: Metrics] = [:]) {
    self.views = views
  }

  /// Returns the alphabetically first id whose view has other values than in `earlier`.
  func firstChange(from earlier: ComputedValues) -> String? {
    views.filter { earlier.views[$0] != $1 }.keys.min()
  }

  /// A view's place, and its layout's numbers if it is a collection.
  public struct Metrics: Hashable, Sendable {
    /// The view's place on the canvas, in points.
    public var frame: Rect
    /// A collection's number of columns, if its layout has one.
    public var columns: Int?
    /// A collection's number of rows, if its layout has one.
    public var rows: Int?
    /// The size of a collection's cells, in points, if all have the same.
    public var cellSize: Size?
    /// The size of a collection's content, in points.
    public var contentSize: Size?
    /// The scroll offset of a collection: the content's point at the viewport's top left.
    public var contentOffset: Point?
    /// The item nearest to the middle of a carousel's viewport.
    public var currentItem: Int?
    /// Indicates whether a collection with a threshold would load its next page.
    public var loadsMore: Bool?
    /// The metrics of each section of a collection; nil for those that do not scroll.
    ///
    /// It is empty if no section scrolls by itself.
    package var sections: [SectionMetrics?] = []

    /// Creates the numbers of a view, or of a collection.
    package init(
      frame: Rect, columns: Int? = nil, rows: Int? = nil, cellSize: Size? = nil,
      contentSize: Size? = nil, contentOffset: Point? = nil, currentItem: Int? = nil,
      loadsMore: Bool? = nil
    ) {
      self.frame = frame
      self.columns = columns
      self.rows = rows
      self.cellSize = cellSize
      self.contentSize = contentSize
      self.contentOffset = contentOffset
      self.currentItem = currentItem
      self.loadsMore = loadsMore
    }
  }

  /// The scroll position and the items of a section that scrolls across its collection's axis.
  package struct SectionMetrics: Hashable, Sendable {
    /// The offset, the resting place and the page.
    package var scrolling: SectionScrolling
    /// The visible items, in order; of very many, the first.
    package var visibleItems: [Int]
  }
}
