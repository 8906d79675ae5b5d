import CollectionLayouts
import DisplayList
import ImageDecoding
package import LayoutGeometry
import Synchronization
package import TextShaping

/// One pass of measuring and placing: what it works with, and what it has found so far.
package final class LayoutPass {
  /// How many elements of collections a canvas may show, those that hold several views counted as
  /// often.
  ///
  /// Each costs a few kilobytes until it is drawn; a million take most of what a machine has.
  private static let elementLimit = 1_000_000

  /// What shapes the canvas's texts.
  package let shaper: TextShaper
  /// Where leading is.
  package var direction: LayoutDirection { spaces.direction }
  /// The canvas's width, in points; the width of a collection that is not offered one.
  let canvasWidth: Double
  /// What is seen at the place where views are being placed.
  var sight = Sight()
  /// The elements of collections around that place, the innermost last.
  var elements: [Notice.Element] = []
  /// The keys of the next collections there.
  var keys = CollectionKeys()
  /// What collections are scrolled to, instead of what their views ask for.
  let scrollOffsets: [CollectionKey: Point]
  /// Whether the views in elements are asked for once they have their places; else an element keeps
  /// what it draws.
  let keepsViews: Bool
  /// A part of a collection that is to be drawn by itself, and what it draws.
  var piece: (asked: CollectionPiece, drawn: DrawnPiece?)?

  /// The coordinate spaces around that place.
  var spaces: CoordinateFrames
  /// What the views that were placed report to those around them.
  var preferences: PreferenceValues = [:]

  /// The views that a viewport can be scrolled to, while it looks for them; else nil.
  var scrollTargets: ScrollTargets?

  /// The collections that were placed, with what they do not show.
  var unseen: [UnseenElements] = []

  private var elementCount = 0
  private var keptCount = 0
  private var keptViewCount = 0
  private var measuredViewCount = 0
  private var measuringDepth = 0
  private(set) var pictures: [PictureID: Picture] = [:]
  private(set) var pictureMarks: [PictureID: ViewMark] = [:]
  private(set) var notices: [Notice] = []
  /// Where content is larger than its room and where texts are cut, as far as it is seen.
  var overflows: [PlacedOverflow] = []
  private let canvas: PreviewCanvas
  private var reportedOnce: Set<Notice.Finding> = []
  private(set) var collections: [PlacedCollection] = []
  private(set) var computed = ComputedValues()
  /// The marks of the views in `computed`, by their ids.
  private(set) var idMarks: [String: ViewMark] = [:]
  /// What answers to touches, and what covers it.
  var touches = TouchSurfaces()
  /// The edges at which content that scrolls is under bars, among the views placed since a bar's view
  /// began.
  var scrolledUnder: SafeEdges = []
  /// How far content has scrolled under a bar at the top, in points, among the same views.
  var scrolledLength = 0.0
  /// The device's status bar, as the canvas or a view asks for it.
  var statusBar: StatusBar
  /// What the views that were placed show over the whole screen, once all of it has its place.
  var presentations: [PendingPresentation] = []
  /// Whether the canvas or a view asks for a screen without a home indicator.
  var isHomeIndicatorHidden: Bool

  /// The threads that may place elements of collections beside the pass's own; nil for none.
  let threads: PlacingThreads?
  /// What a pass for some elements of a collection started with; nil for a pass for all views.
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

  /// Measures or places views whose leading edge is on a side of their own.
  func within<Result>(
    _ direction: LayoutDirection, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = spaces.direction
    spaces.direction = direction
    defer { spaces.direction = outer }
    return try body()
  }

  /// A pass of its own for views that this one does not place: it notices things and finds
  /// collections for itself.
  ///
  /// - Parameter visible: What is seen of the views, in canvas points.
  func apart(seeing visible: Rect) -> LayoutPass {
    let pass = LayoutPass(
      shaper: shaper, canvas: canvas, scrollOffsets: scrollOffsets, keepsViews: keepsViews)
    pass.sight.visible = visible
    pass.spaces = spaces
    pass.start = start
    return pass
  }

  /// Counts elements that are going to be placed, or were measured in others.
  ///
  /// - Parameter collection: The mark of the collection that has them.
  /// - Throws: `ViewError.tooManyElements`.
  func count(_ elements: Int, of collection: ViewMark?) throws {
    elementCount += elements
    guard elementCount <= Self.elementLimit, start?.allowance.take(elements) != false else {
      throw ViewError.tooManyElements(limit: Self.elementLimit, at: collection)
    }
  }

  /// How many measured elements are kept until they are drawn; others are built again if they are
  /// seen.
  ///
  /// A collection may have millions of items that measure themselves and a canvas that shows few.
  private static let keptLimit = 10_000

  /// True if one more measured element may be kept, which then counts as such.
  func keepsAnother(ofViews count: Int) -> Bool {
    guard keptCount < Self.keptLimit, keptViewCount + count <= ViewNode.countLimit else {
      return false
    }
    keptCount += 1
    keptViewCount += count
    return true
  }

  /// How many views may be built only to measure the elements of collections: ten for each item
  /// that a collection can have.
  private static let measuredViewLimit = 100_000_000

  /// Counts the views of an element that was built to be placed, or to be measured.
  ///
  /// Elements that are placed were counted as one view each before.
  ///
  /// - Parameter collection: The mark of the collection that has the element.
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
  /// - Throws: `ViewError.tooManyElements`, and what `body` throws.
  func measuringElement(
    of collection: ViewMark?, _ body: () throws -> Size
  ) throws -> Size {
    if measuringDepth > 0 { try count(1, of: collection) }
    measuringDepth += 1
    defer { measuringDepth -= 1 }
    return try body()
  }

  /// How many notices are kept; a canvas of very many cells that are too small reports no more.
  private static let noticeLimit = 10_000

  /// Records a finding that a designer would want to know; one about the same text or the same word
  /// of the source in many cells, once.
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

  /// Notes content that is larger than its frame.
  ///
  /// - Parameter mark: The mark of the view that has the frame.
  func check(_ content: Rect, fitsIn frame: Rect, mark: ViewMark?) {
    guard let missing = sight.excess(of: content, over: frame) else { return }
    // A frame that takes all of an element, or of the canvas, is not what is too small.
    if let space = sight.space, space.frame.isNear(frame) {
      noticeOverflow(
        of: content, over: frame, missing: missing, as: space.room, mark: space.mark)
    } else {
      noticeOverflow(of: content, over: frame, missing: missing, as: .frame, mark: mark)
    }
  }

  /// Checks elements that nobody sees as if they were seen, so that what is too small for its
  /// content is noticed before it is scrolled to.
  ///
  /// - Parameter limit: How many elements are checked: as many of each collection, spread evenly
  ///   over its items.
  func checkUnseen(limit: Int) {
    guard limit > 0, !unseen.isEmpty else { return }
    let share = max(limit / unseen.count, 1)
    for collection in unseen {
      add(collection.notices(limit: share, beside: self))
    }
    unseen = []
  }

  /// Notes the pictures that views of another pass show.
  func usePictures(of other: LayoutPass) { usePictures(other.pictures, other.pictureMarks) }

  private func usePictures(_ others: [PictureID: Picture], _ marks: [PictureID: ViewMark]) {
    pictures.merge(others) { own, _ in own }
    pictureMarks.merge(marks) { own, _ in own }
  }

  /// Notes a picture that is going to be drawn, and returns its name.
  ///
  /// - Parameter mark: The mark of the view that shows it.
  func use(_ picture: Picture, mark: ViewMark?) -> PictureID {
    let id = PictureID(picture.identity)
    pictures[id] = picture
    if let mark, pictureMarks[id] == nil { pictureMarks[id] = mark }
    return id
  }

  /// Notes the place of a view with an `id`; of several with the same one, the first counts.
  func note(_ id: String, at frame: Rect, mark: ViewMark?) {
    guard computed.views[id] == nil else { return }
    computed.views[id] = ComputedValues.Metrics(frame: frame)
    idMarks[id] = mark
  }

  /// Notes a collection that has its place, and its numbers where the view has an `id`.
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
  /// What a pass for some elements of a collection takes over from the one that places the collection.
  struct PartStart: Sendable {
    fileprivate let canvas: PreviewCanvas
    fileprivate let scrollOffsets: [CollectionKey: Point]
    fileprivate let spaces: CoordinateFrames
    fileprivate let statusBar: StatusBar
    fileprivate let isHomeIndicatorHidden: Bool
    /// How many more elements all of these passes may count together.
    fileprivate let allowance: ElementAllowance
  }

  /// What a pass for some elements found, all of which only adds to what was found before.
  struct PartFindings: Sendable {
    fileprivate let elementCount: Int
    fileprivate let pictures: [PictureID: Picture]
    fileprivate let pictureMarks: [PictureID: ViewMark]
    fileprivate let notices: [Notice]
    fileprivate let overflows: [PlacedOverflow]
  }

  /// There is a collection in an element that a pass for some elements was to place.
  private struct NestedCollection: Error {}

  /// What passes for some elements start with; nil where placing an element depends on those before it.
  var partStart: PartStart? {
    guard !keepsViews, piece == nil, scrollTargets == nil, !touches.hasActions else { return nil }
    return PartStart(
      canvas: canvas, scrollOffsets: scrollOffsets, spaces: spaces, statusBar: statusBar,
      isHomeIndicatorHidden: isHomeIndicatorHidden,
      allowance: ElementAllowance(Self.elementLimit - elementCount))
  }

  /// A pass for some elements of a collection.
  convenience init(_ start: PartStart, shaper: TextShaper) {
    self.init(
      shaper: shaper, canvas: start.canvas, scrollOffsets: start.scrollOffsets, keepsViews: false)
    self.start = start
    spaces = start.spaces
    statusBar = start.statusBar
    isHomeIndicatorHidden = start.isHomeIndicatorHidden
  }

  /// Checks that the views that are measured or placed may be collections.
  ///
  /// - Throws: `NestedCollection` in a pass for some elements: what a collection in them measures is kept by
  ///   the pass that keeps count of it.
  func checkMayHoldCollections() throws {
    if start != nil { throw NestedCollection() }
  }

  /// False once a pass for some elements has found what changes anything that is placed after or around them.
  var hasOnlyPartFindings: Bool {
    collections.isEmpty && unseen.isEmpty && computed.views.isEmpty && idMarks.isEmpty
      && measuredViewCount == 0 && keptCount == 0 && presentations.isEmpty && !touches.hasActions
      && preferences.values.allSatisfy(\.isEmpty) && scrolledUnder.isEmpty && scrolledLength == 0
      && statusBar == start?.statusBar && isHomeIndicatorHidden == start?.isHomeIndicatorHidden
  }

  /// What a pass for some elements has found.
  ///
  /// - Precondition: It has only such findings.
  var partFindings: PartFindings {
    precondition(hasOnlyPartFindings, "a part has changed what is around it")
    return PartFindings(
      elementCount: elementCount, pictures: pictures, pictureMarks: pictureMarks, notices: notices,
      overflows: overflows)
  }

  /// Adds what was found about the elements that follow those of this pass.
  ///
  /// - Returns: False if that is more than a pass may have; nothing is then added.
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

  /// Adds notices of another pass, as far as there is room for them.
  private func add(_ others: [Notice]) {
    for notice in others where notices.count < Self.noticeLimit {
      if notice.finding.isReportedOnce {
        guard reportedOnce.insert(notice.finding).inserted else { continue }
      }
      notices.append(notice)
    }
  }
}

/// How many more elements passes on several threads may count together.
private final class ElementAllowance: Sendable {
  private let left: Atomic<Int>

  init(_ count: Int) { left = Atomic(count) }

  /// Takes from what is left; false if that was less, for this call and all later ones.
  func take(_ count: Int) -> Bool { left.subtract(count, ordering: .relaxed).newValue >= 0 }
}

extension CollectionArrangement {
  /// No expression looks at more items than this one by one.
  private static let visibleItemLimit = 1000

  /// What the sections show that scroll by themselves; empty where none does.
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
  /// True if no edge is a hundredth of a point from the other rectangle's, which is rounding.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(maxX - other.maxX) < 0.01 && abs(maxY - other.maxY) < 0.01
  }
}
