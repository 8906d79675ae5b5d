import CollectionLayouts
import DisplayList
import ImageDecoding
package import LayoutGeometry
import Synchronization
package import TextShaping

/// One pass of measuring and placing: its tools, and its findings so far.
package final class LayoutPass {
  /// The greatest number of elements of collections on a canvas; one of several views counts once
  /// for each.
  ///
  /// Each takes a few kilobytes until it is drawn; a million take most of a machine's memory.
  private static let elementLimit = 1_000_000

  /// The shaper of the canvas's texts.
  package let shaper: TextShaper
  /// The side of the leading edge.
  package var direction: LayoutDirection { spaces.direction }
  /// The canvas's width, in points; the width of a collection without a proposed one.
  let canvasWidth: Double
  /// The visibility at the place where views are being placed.
  var sight = Sight()
  /// The elements of collections around that place, the innermost last.
  var elements: [Notice.Element] = []
  /// The keys of the next collections there.
  var keys = CollectionKeys()
  /// The scroll offsets of collections, instead of those of their views.
  let scrollOffsets: [CollectionKey: Point]
  /// Indicates whether the views in elements are read after placement; if not, an element keeps its
  /// drawing.
  let keepsViews: Bool
  /// A part of a collection to draw separately, and its drawing.
  var piece: (asked: CollectionPiece, drawn: DrawnPiece?)?

  /// The coordinate spaces around that place.
  var spaces: CoordinateFrames
  /// The values that the placed views report to those around them.
  var preferences: PreferenceValues = [:]

  /// The views to which a viewport can be scrolled, while it looks for them; else nil.
  var scrollTargets: ScrollTargets?

  /// The placed collections, with the elements that they do not show.
  var unseen: [UnseenElements] = []

  private var elementCount = 0
  private var keptCount = 0
  private var keptViewCount = 0
  private var measuredViewCount = 0
  private var measuringDepth = 0
  private(set) var pictures: [PictureID: Picture] = [:]
  private(set) var pictureMarks: [PictureID: ViewMark] = [:]
  private(set) var notices: [Notice] = []
  /// The visible places where content is larger than its room and where texts are cut.
  var overflows: [PlacedOverflow] = []
  private let canvas: PreviewCanvas
  private var reportedOnce: Set<Notice.Finding> = []
  private(set) var collections: [PlacedCollection] = []
  private(set) var computed = ComputedValues()
  /// The marks of the views in `computed`, by their ids.
  private(set) var idMarks: [String: ViewMark] = [:]
  /// The views that answer to touches, and those that cover them.
  var touches = TouchSurfaces()
  /// The edges at which scrolling content is under bars, among the views placed since a bar's view
  /// began.
  var scrolledUnder: SafeEdges = []
  /// The edges at which these views ask for hard edges under bars.
  var hardEdges: SafeEdges = []
  /// The distance content has scrolled under a bar at the top, in points, among these views.
  var scrolledLength = 0.0
  /// The device's status bar, as the canvas or a view requests it.
  var statusBar: StatusBar
  /// The presentations of the placed views, shown over the whole screen after its placement.
  var presentations: [PendingPresentation] = []
  /// Indicates whether the canvas or a view requests a screen without a home indicator.
  var isHomeIndicatorHidden: Bool
  /// The container around the views, whose corners concentric rectangles follow; nil for none.
  var container: ContainerCorners?

  /// The threads that may place elements of collections beside the pass's own; nil for none.
  let threads: PlacingThreads?
  /// The initial state of a pass for some elements of a collection; nil for a pass for all views.
  private var start: PartStart?

  init(
    shaper: TextShaper, canvas: PreviewCanvas, scrollOffsets: [CollectionKey: Point] = [:],
    keepsViews: Bool = true, threads: PlacingThreads? = nil
  ) {
    self.shaper = shaper
    self.threads = threads
    self.canvas = canvas
    self.scrollOffsets = scrollOffsets
    self.keepsViews = keepsViews
    self.canvasWidth = canvas.width
    statusBar = canvas.statusBar
    isHomeIndicatorHidden = canvas.isHomeIndicatorHidden
    spaces = CoordinateFrames(direction: canvas.layoutDirection, canvas: .zero)
  }

  /// Measures or places views with a layout direction of their own.
  func within<Result>(
    _ direction: LayoutDirection, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = spaces.direction
    spaces.direction = direction
    defer { spaces.direction = outer }
    return try body()
  }

  /// Returns a separate pass for views that this one does not place: it records its own notices and
  /// collections.
  ///
  /// - Parameter visible: The visible part of the views, in canvas points.
  func apart(seeing visible: Rect) -> LayoutPass {
    let pass = LayoutPass(
      shaper: shaper, canvas: canvas, scrollOffsets: scrollOffsets, keepsViews: keepsViews)
    pass.sight.visible = visible
    pass.spaces = spaces
    pass.container = container
    pass.start = start
    return pass
  }

  /// Counts elements that are about to be placed, or were measured in others.
  ///
  /// - Parameter collection: The mark of their collection.
  /// - Throws: `ViewError.tooManyElements`.
  func count(_ elements: Int, of collection: ViewMark?) throws {
    elementCount += elements
    guard elementCount <= Self.elementLimit, start?.allowance.take(elements) != false else {
      throw ViewError.tooManyElements(limit: Self.elementLimit, at: collection)
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

  /// The greatest number of notices, for a canvas of very many cells that are too small.
  private static let noticeLimit = 10_000

  /// Records a finding of interest to a designer; one about the same text or the same word of the
  /// source in many cells is recorded once.
  ///
  /// - Returns: False for a finding that is not recorded.
  @discardableResult
  func notice(_ finding: Notice.Finding, mark: ViewMark?) -> Bool {
    if finding.isReportedOnce {
      guard reportedOnce.insert(finding).inserted else { return false }
    } else if sight.isHidden {
      return false
    }
    guard notices.count < Self.noticeLimit else { return false }
    notices.append(Notice(finding, in: elements, mark: mark))
    return true
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
      add(collection.notices(limit: share, beside: self))
    }
    unseen = []
  }

  /// Records the pictures that views of another pass show.
  func usePictures(of other: LayoutPass) { usePictures(other.pictures, other.pictureMarks) }

  private func usePictures(_ others: [PictureID: Picture], _ marks: [PictureID: ViewMark]) {
    pictures.merge(others) { own, _ in own }
    pictureMarks.merge(marks) { own, _ in own }
  }

  /// The colour under the content of the canvas.
  var ground: RGBA { canvas.ground }

  /// Records a picture to be drawn, and returns its name.
  ///
  /// - Parameter mark: The mark of the view that shows it.
  func use(_ picture: Picture, mark: ViewMark?) -> PictureID {
    let id = PictureID(picture.identity)
    pictures[id] = picture
    if let mark, pictureMarks[id] == nil { pictureMarks[id] = mark }
    return id
  }

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
  /// The state that a pass for some elements inherits from the one that places their collection.
  struct PartStart: Sendable {
    fileprivate let canvas: PreviewCanvas
    fileprivate let scrollOffsets: [CollectionKey: Point]
    fileprivate let spaces: CoordinateFrames
    fileprivate let statusBar: StatusBar
    fileprivate let isHomeIndicatorHidden: Bool
    fileprivate let container: ContainerCorners?
    /// The number of further elements that all of these passes may count together.
    fileprivate let allowance: ElementAllowance
  }

  /// The findings of a pass for some elements, all of which only add to earlier ones.
  struct PartFindings: Sendable {
    fileprivate let elementCount: Int
    fileprivate let pictures: [PictureID: Picture]
    fileprivate let pictureMarks: [PictureID: ViewMark]
    fileprivate let notices: [Notice]
    fileprivate let overflows: [PlacedOverflow]
  }

  /// Thrown for a collection in an element that a pass for some elements was to place.
  private struct NestedCollection: Error {}

  /// The initial state of passes for some elements; nil if elements depend on those before them.
  var partStart: PartStart? {
    guard !keepsViews, piece == nil, scrollTargets == nil, !touches.hasActions else { return nil }
    return PartStart(
      canvas: canvas, scrollOffsets: scrollOffsets, spaces: spaces, statusBar: statusBar,
      isHomeIndicatorHidden: isHomeIndicatorHidden, container: container,
      allowance: ElementAllowance(Self.elementLimit - elementCount))
  }

  /// Creates a pass for some elements of a collection.
  convenience init(_ start: PartStart, shaper: TextShaper) {
    self.init(
      shaper: shaper, canvas: start.canvas, scrollOffsets: start.scrollOffsets, keepsViews: false)
    self.start = start
    spaces = start.spaces
    statusBar = start.statusBar
    isHomeIndicatorHidden = start.isHomeIndicatorHidden
    container = start.container
  }

  /// Checks that the views to measure or place may be collections.
  ///
  /// - Throws: `NestedCollection` in a pass for some elements: only the pass that counts them keeps
  ///   a collection's measurements.
  func checkMayHoldCollections() throws {
    if start != nil { throw NestedCollection() }
  }

  /// Indicates whether the findings affect no views placed after or around the elements.
  var hasOnlyPartFindings: Bool {
    collections.isEmpty && unseen.isEmpty && computed.views.isEmpty && idMarks.isEmpty
      && measuredViewCount == 0 && keptCount == 0 && presentations.isEmpty && !touches.hasActions
      && preferences.values.allSatisfy(\.isEmpty) && scrolledUnder.isEmpty && hardEdges.isEmpty
      && scrolledLength == 0
      && statusBar == start?.statusBar && isHomeIndicatorHidden == start?.isHomeIndicatorHidden
  }

  /// The findings of a pass for some elements.
  ///
  /// - Precondition: `hasOnlyPartFindings`.
  var partFindings: PartFindings {
    precondition(hasOnlyPartFindings, "a part has changed what is around it")
    return PartFindings(
      elementCount: elementCount, pictures: pictures, pictureMarks: pictureMarks, notices: notices,
      overflows: overflows)
  }

  /// Adds the findings about the elements that follow those of this pass.
  ///
  /// - Returns: False if that exceeds a pass's limits; nothing is then added.
  func join(_ part: PartFindings) -> Bool {
    guard elementCount + part.elementCount <= Self.elementLimit,
      notices.count + part.notices.count <= Self.noticeLimit
    else { return false }
    elementCount += part.elementCount
    add(part.notices)
    overflows += part.overflows
    usePictures(part.pictures, part.pictureMarks)
    return true
  }

  /// Adds notices of another pass, up to the limit.
  private func add(_ others: [Notice]) {
    for notice in others where notices.count < Self.noticeLimit {
      if notice.finding.isReportedOnce {
        guard reportedOnce.insert(notice.finding).inserted else { continue }
      }
      notices.append(notice)
    }
  }
}

/// The number of further elements that passes on several threads may count together.
private final class ElementAllowance: Sendable {
  private let left: Atomic<Int>

  init(_ count: Int) { left = Atomic(count) }

  /// Takes from the rest; returns false if that was less, for this call and all later ones.
  func take(_ count: Int) -> Bool { left.subtract(count, ordering: .relaxed).newValue >= 0 }
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
