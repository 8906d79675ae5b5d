import CollectionLayouts
import DisplayList
package import LayoutGeometry
package import TextShaping

/// One pass of measuring and placing: its tools, and its findings so far.
package final class LayoutPass {
  /// The shaper of the canvas's texts.
  package let shaper: TextShaper
  /// The side of the leading edge.
  package var direction: LayoutDirection { given.spaces.direction }
  /// The inputs for the views that are being placed, which views around them may have changed.
  var given: PassInputs
  /// The inputs of the pass.
  private let start: PassInputs
  /// The findings about the views so far.
  var found = PassFindings()
  /// The visibility at the place where views are being placed.
  var sight = Sight()
  /// The elements of collections around that place, the innermost last.
  var elements: [Notice.Element] = []
  /// The keys of the next collections there.
  var keys = CollectionKeys()
  /// A part of a collection to draw separately, and its drawing.
  var piece: (asked: CollectionPiece, drawn: DrawnPiece?)?

  /// The values that the placed views report to those around them.
  var preferences: PreferenceValues = [:]

  /// The views to which a viewport can be scrolled, while it looks for them; else nil.
  var scrollTargets: ScrollTargets?

  /// The placed collections, with the elements that they do not show.
  var unseen: [UnseenElements] = []

  private var keptCount = 0
  private var keptViewCount = 0
  private var measuredViewCount = 0
  private var measuringDepth = 0
  private(set) var collections: [PlacedCollection] = []
  private(set) var computed = ComputedValues()
  /// The marks of the views in `computed`, by their ids.
  private(set) var idMarks: [String: ViewMark] = [:]
  /// The views that answer to touches, and those that cover them.
  var touches = TouchSurfaces()
  /// The edges at which scrolling content is under bars, among the views placed since a bar's view
  /// began.
  var scrolledUnder: SafeEdges = []
  /// The looks that the content asks for at these edges.
  var edgeLooks = EdgeLooks()
  /// The distance content has scrolled under a bar at the top, in points, among these views.
  var scrolledLength = 0.0
  /// The presentations of the placed views, shown over the whole screen after its placement.
  var presentations: [PendingPresentation] = []

  /// The threads that may place elements of collections beside the pass's own; nil for none.
  let threads: PlacingThreads?

  init(_ inputs: PassInputs, shaper: TextShaper, threads: PlacingThreads? = nil) {
    self.shaper = shaper
    self.threads = threads
    start = inputs
    given = inputs
  }

  /// Measures or places views with a layout direction of their own.
  func within<Result>(
    _ direction: LayoutDirection, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = given.spaces.direction
    given.spaces.direction = direction
    defer { given.spaces.direction = outer }
    return try body()
  }

  /// Returns a separate pass for views that this one does not place: it records its own notices and
  /// collections.
  ///
  /// - Parameter visible: The visible part of the views, in canvas points.
  func apart(seeing visible: Rect) -> LayoutPass {
    let pass = LayoutPass(given, shaper: shaper)
    pass.sight.visible = visible
    return pass
  }

  /// Counts elements that are about to be placed, or were measured in others.
  ///
  /// - Parameter collection: The mark of their collection.
  /// - Throws: `ViewError.tooManyElements`.
  func count(_ elements: Int, of collection: ViewMark?) throws {
    found.elementCount += elements
    guard found.elementCount <= PassFindings.elementLimit,
      start.allowance?.take(elements) != false
    else {
      throw ViewError.tooManyElements(limit: PassFindings.elementLimit, at: collection)
    }
  }

  /// The greatest number of measured elements that are kept until they are drawn; others are built
  /// again if they are visible.
  ///
  /// A collection may have millions of items that measure themselves on a canvas that shows few.
  private static let keptLimit = 10_000

  /// Returns whether one more measured element may be kept, and counts it.
  func keepsAnother(ofViews count: Int) -> Bool {
    guard keptCount < Self.keptLimit, keptViewCount + count <= ViewNode.countLimit else {
      return false
    }
    keptCount += 1
    keptViewCount += count
    return true
  }

  /// The greatest number of views built only to measure the elements of collections: ten for each
  /// item that a collection can have.
  private static let measuredViewLimit = 100_000_000

  /// Counts the views of an element that was built to be placed, or to be measured.
  ///
  /// Placed elements were counted as one view each before.
  ///
  /// - Parameter collection: The mark of the element's collection.
  /// - Throws: `ViewError.tooManyElements`, `ViewError.tooManyViews`.
  func countElement(ofViews count: Int, of collection: ViewMark?) throws {
    guard measuringDepth == 1 else {
      return try self.count(max(count - 1, 0), of: collection)
    }
    measuredViewCount += count
    guard measuredViewCount <= Self.measuredViewLimit else {
      throw ViewError.tooManyViews(limit: Self.measuredViewLimit, at: collection)
    }
  }

  /// Measures an element of a collection.
  ///
  /// Those of collections in elements count as placed ones do: a few levels of ten items each are
  /// more than a machine can measure.
  ///
  /// - Throws: `ViewError.tooManyElements`, and the errors of `body`.
  func measuringElement(
    of collection: ViewMark?, _ body: () throws -> Size
  ) throws -> Size {
    if measuringDepth > 0 { try count(1, of: collection) }
    measuringDepth += 1
    defer { measuringDepth -= 1 }
    return try body()
  }

  /// Records a finding of interest to a designer; one about the same text or the same word of the
  /// source in many cells is recorded once.
  ///
  /// - Returns: False for a finding that is not recorded.
  @discardableResult
  func notice(_ finding: Notice.Finding, mark: ViewMark?) -> Bool {
    guard finding.isReportedOnce || !sight.isHidden else { return false }
    return found.add(Notice(finding, in: elements, mark: mark))
  }

  /// Records content that is larger than its frame.
  ///
  /// - Parameter mark: The mark of the view that has the frame.
  func check(_ content: Rect, fitsIn frame: Rect, mark: ViewMark?) {
    guard let missing = sight.excess(of: content, over: frame) else { return }
    // A frame that fills an element, or the canvas, is not itself too small.
    if let space = sight.space, space.frame.isNear(frame) {
      noticeOverflow(
        of: content, over: frame, missing: missing, as: space.room, mark: space.mark)
    } else {
      noticeOverflow(of: content, over: frame, missing: missing, as: .frame, mark: mark)
    }
  }

  /// Checks invisible elements as if they were visible, so that too little room for their content
  /// is noticed before they are scrolled to.
  ///
  /// - Parameter limit: The number of elements to check: as many of each collection, spread evenly
  ///   over its items.
  func checkUnseen(limit: Int) {
    guard limit > 0, !unseen.isEmpty else { return }
    let share = max(limit / unseen.count, 1)
    for collection in unseen {
      for notice in collection.notices(limit: share, beside: self) { found.add(notice) }
    }
    unseen = []
  }

  /// The colour under the content of the canvas.
  var ground: RGBA { start.canvas.ground }

  /// Records the place of a view with an `id`; of several with the same one, the first counts.
  func note(_ id: String, at frame: Rect, mark: ViewMark?) {
    guard computed.views[id] == nil else { return }
    computed.views[id] = ComputedValues.Metrics(frame: frame)
    idMarks[id] = mark
  }

  /// Records a placed collection, and its numbers if the view has an `id`.
  func note(_ collection: PlacedCollection) {
    collections.append(collection)
    guard let id = collection.id, let known = computed.views[id], known.contentSize == nil else {
      return
    }
    let arrangement = collection.arrangement
    var metrics = ComputedValues.Metrics(
      frame: known.frame, columns: arrangement.summary.columns, rows: arrangement.summary.rows,
      cellSize: arrangement.summary.cellSize, contentSize: arrangement.contentSize,
      contentOffset: collection.contentOffset, currentItem: collection.currentItem,
      loadsMore: collection.loadsMore)
    metrics.sections = arrangement.sectionMetrics
    computed.views[id] = metrics
  }
}

// MARK: - Passes for parts of a collection

extension LayoutPass {
  /// Thrown for a collection in an element that a pass for some elements was to place.
  private struct NestedCollection: Error {}

  /// The inputs of passes for some elements; nil if elements depend on those before them.
  var partInputs: PassInputs? {
    guard !start.keepsViews, piece == nil, scrollTargets == nil, !touches.hasActions else {
      return nil
    }
    var inputs = given
    inputs.allowance = ElementAllowance(PassFindings.elementLimit - found.elementCount)
    return inputs
  }

  /// Checks that the views to measure or place may be collections.
  ///
  /// - Throws: `NestedCollection` in a pass for some elements: only the pass that counts them keeps
  ///   a collection's measurements.
  func checkMayHoldCollections() throws {
    if start.allowance != nil { throw NestedCollection() }
  }

  /// Indicates whether the findings affect no views placed after or around the elements.
  var hasOnlyPartFindings: Bool {
    collections.isEmpty && unseen.isEmpty && computed.views.isEmpty && idMarks.isEmpty
      && measuredViewCount == 0 && keptCount == 0 && presentations.isEmpty && !touches.hasActions
      && preferences.values.allSatisfy(\.isEmpty) && scrolledUnder.isEmpty
      && scrolledLength == 0 && given.statusBar == start.statusBar
      && given.isHomeIndicatorHidden == start.isHomeIndicatorHidden
  }
}

extension CollectionArrangement {
  /// The greatest number of items that an expression visits one by one.
  private static let visibleItemLimit = 1000

  /// The items shown by sections that scroll by themselves; empty if none does.
  fileprivate var sectionMetrics: [ComputedValues.SectionMetrics?] {
    let sections = (0..<sectionCount).map { section in
      scrolling(ofSection: section).map { scrolling in
        ComputedValues.SectionMetrics(
          scrolling: scrolling,
          visibleItems: Array(visibleItems(ofSection: section).prefix(Self.visibleItemLimit)))
      }
    }
    return sections.contains { $0 != nil } ? sections : []
  }
}

extension Rect {
  /// Returns whether no edge is a hundredth of a point, which is rounding, from the other's.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(maxX - other.maxX) < 0.01 && abs(maxY - other.maxY) < 0.01
  }
}
