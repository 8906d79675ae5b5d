import DisplayList
import ImageDecoding

/// The findings of a pass about its views, all of which only add to earlier ones: those about some elements of a
/// collection can be added to those about the views before them.
struct PassFindings: Sendable {
  /// The greatest number of elements of collections on a canvas; one of several views counts once
  /// for each.
  ///
  /// Each takes a few kilobytes until it is drawn; a million take most of a machine's memory.
  static let elementLimit = 1_000_000
  /// The greatest number of notices, for a canvas of very many cells that are too small.
  private static let noticeLimit = 10_000

  /// The number of elements that were placed, or measured in others.
  var elementCount = 0
  private(set) var pictures: [PictureID: Picture] = [:]
  /// The marks of views that show the pictures.
  private(set) var pictureMarks: [PictureID: ViewMark] = [:]
  private(set) var notices: [Notice] = []
  private var reportedOnce: Set<Notice.Finding> = []
  /// The visible places where content is larger than its room and where texts are cut.
  var overflows: [PlacedOverflow] = []

  /// Adds a notice, up to the limit; one about the same text or the same word of the source in many
  /// cells is added once.
  ///
  /// - Returns: False for a notice that is not added.
  @discardableResult
  mutating func add(_ notice: Notice) -> Bool {
    if notice.finding.isReportedOnce, !reportedOnce.insert(notice.finding).inserted { return false }
    guard notices.count < Self.noticeLimit else { return false }
    notices.append(notice)
    return true
  }

  /// Adds a picture to be drawn, and returns its name.
  ///
  /// - Parameter mark: The mark of the view that shows it.
  mutating func use(_ picture: Picture, mark: ViewMark?) -> PictureID {
    let id = PictureID(picture.identity)
    pictures[id] = picture
    if let mark, pictureMarks[id] == nil { pictureMarks[id] = mark }
    return id
  }

  /// Adds the pictures that the views of another pass show.
  mutating func usePictures(of other: PassFindings) {
    pictures.merge(other.pictures) { own, _ in own }
    pictureMarks.merge(other.pictureMarks) { own, _ in own }
  }

  /// Adds the findings about the elements that follow.
  ///
  /// - Returns: False if that exceeds a pass's limits; nothing is then added.
  mutating func join(_ part: PassFindings) -> Bool {
    guard elementCount + part.elementCount <= Self.elementLimit,
      notices.count + part.notices.count <= Self.noticeLimit
    else { return false }
    elementCount += part.elementCount
    for notice in part.notices { add(notice) }
    overflows += part.overflows
    usePictures(of: part)
    return true
  }
}
