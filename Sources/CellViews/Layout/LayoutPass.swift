import CollectionLayouts
import DisplayList
import ImageDecoding
import LayoutGeometry
import TextShaping

/// One pass of measuring and placing: what it works with, and what it has found so far.
final class LayoutPass {
  /// How many elements of collections a canvas may show.
  ///
  /// Each costs a few kilobytes until it is drawn; a million take most of what a machine has.
  private static let elementLimit = 1_000_000

  let shaper: TextShaper
  let direction: LayoutDirection
  /// The canvas's width, in points; what a collection takes that nobody offers a width.
  let canvasWidth: Double
  /// What can be seen of what is being placed, in canvas points; cells outside are not built.
  var visible = Rect.zero

  private var elementCount = 0
  private var keptCount = 0
  private var measuringDepth = 0
  private(set) var pictures: [PictureID: Picture] = [:]
  private(set) var notices: [Notice] = []
  private var textNotices: Set<Notice> = []
  private(set) var collections: [PlacedCollection] = []
  private(set) var computed = ComputedValues()

  init(shaper: TextShaper, canvas: Canvas) {
    self.shaper = shaper
    self.direction = canvas.layoutDirection
    self.canvasWidth = canvas.width
  }

  /// Counts elements that are going to be placed, or were measured in others.
  ///
  /// - Throws: `ViewError.tooManyElements`.
  func count(_ elements: Int) throws {
    elementCount += elements
    guard elementCount <= Self.elementLimit else {
      throw ViewError.tooManyElements(limit: Self.elementLimit)
    }
  }

  /// How many measured elements are kept until they are drawn; others are built again if they are
  /// seen.
  ///
  /// A collection may have millions of items that measure themselves and a canvas that shows few.
  private static let keptLimit = 10_000

  /// True if one more measured element may be kept, which then counts as such.
  func keepsAnother() -> Bool {
    guard keptCount < Self.keptLimit else { return false }
    keptCount += 1
    return true
  }

  /// Measures an element of a collection.
  ///
  /// Those of collections in elements count as placed ones do: a few levels of ten items each are
  /// more than a machine can measure.
  ///
  /// - Throws: `ViewError.tooManyElements`, and what `body` throws.
  func measuringElement(_ body: () throws -> Size) throws -> Size {
    if measuringDepth > 0 { try count(1) }
    measuringDepth += 1
    defer { measuringDepth -= 1 }
    return try body()
  }

  /// Notes what a designer would want to know; of a text that stands in many cells, once.
  func notice(_ notice: Notice) {
    if case .text = notice, !textNotices.insert(notice).inserted { return }
    notices.append(notice)
  }

  /// Notes a picture that is going to be drawn, and answers by what name.
  func use(_ picture: Picture) -> PictureID {
    let id = PictureID(picture.identity)
    pictures[id] = picture
    return id
  }

  /// Notes the place of a view with an `id`; of several with the same one, the first counts.
  func note(_ id: String, at frame: Rect) {
    if computed.views[id] == nil {
      computed.views[id] = ComputedValues.Metrics(frame: frame)
    }
  }

  /// Notes a collection that has its place, and its numbers where the view has an `id`.
  func note(_ collection: PlacedCollection) {
    collections.append(collection)
    guard let id = collection.id, let known = computed.views[id], known.contentSize == nil else {
      return
    }
    let arrangement = collection.arrangement
    computed.views[id] = ComputedValues.Metrics(
      frame: known.frame, columns: arrangement.summary.columns, rows: arrangement.summary.rows,
      cellSize: arrangement.summary.cellSize, contentSize: arrangement.contentSize,
      contentOffset: collection.contentOffset, currentItem: collection.currentItem,
      loadsMore: collection.loadsMore)
  }
}
