public import LayoutGeometry

/// A view at an item, besides its cell: what the section's `supplementaryView(ofKind:)` has for it.
public struct SupplementaryView: Hashable, Sendable {
  /// The kind that its view is found by; no two at one item have the same.
  public var kind: String
  /// The item whose data it shows.
  public var item: Int
  /// The frame, in points from the section's origin.
  public var frame: Rect
  /// The number for drawing: above views with lower ones, and below the cells if it is less than
  /// zero.
  public var zIndex: Int

  /// A view at an item, above the cells by default.
  public init(kind: String, item: Int, frame: Rect, zIndex: Int = 1) {
    self.kind = kind
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// The frames of views at a section's items, in item order.
///
/// If groups are alike, only the frames of one group are stored.
struct SupplementaryFrames: Sendable {
  /// The identity of a view: its item and kind, and its level.
  struct Place: Hashable, Sendable {
    /// The item; in a group's pattern, the number of the item in its group.
    var item: Int
    /// The kind that the layout gives it.
    var kind: String
    /// The drawing level.
    var zIndex: Int
  }

  private let frames: FrameStorage
  private let places: [Place]
  /// The number of items in each group, if all groups are alike.
  private let itemsOfPattern: Int?
  /// The drawing levels in use, in ascending order.
  let levels: [Int]

  /// Creates frames of views anywhere, in item order; nil without any.
  init?(_ views: [(place: Place, frame: Rect)]) {
    guard !views.isEmpty else { return nil }
    places = views.map(\.place)
    frames = .indexed(IndexedFrames(views.map(\.frame)))
    itemsOfPattern = nil
    levels = Set(places.map(\.zIndex)).sorted()
  }

  /// Creates frames of views that repeat evenly with the items of a pattern; nil without any.
  init?(
    _ views: [(place: Place, frame: Rect)], itemCount: Int, items: PatternFrames
  ) {
    let pattern = items.patternCount
    let (full, rest) = itemCount.quotientAndRemainder(dividingBy: pattern)
    let count = full * views.count + views.count { $0.place.item < rest }
    guard count > 0 else { return nil }
    places = views.map(\.place)
    frames = .pattern(
      PatternFrames(
        count: count, axis: items.axis, pitch: items.pitch, pattern: views.map(\.frame)))
    itemsOfPattern = pattern
    levels = Set(places.map(\.zIndex)).sorted()
  }

  /// The number of views.
  var count: Int { frames.count }

  /// The smallest rectangle around all views.
  var bounds: Rect { frames.bounds }

  /// Returns all views moved by a distance.
  func moved(by distance: Point) -> SupplementaryFrames? {
    SupplementaryFrames((0..<count).map { (place($0), frames.frame(at: $0).offset(by: distance)) })
  }

  /// Returns the frame of the view of a kind at an item; nil for none.
  ///
  /// - Complexity: O(log *n*).
  func frame(of kind: String, item: Int) -> Rect? {
    position(of: kind, item: item).map(frames.frame(at:))
  }

  /// Returns the drawing level of the view of a kind at an item; nil for none.
  ///
  /// - Complexity: O(log *n*).
  func zIndex(of kind: String, item: Int) -> Int? {
    position(of: kind, item: item).map { place($0).zIndex }
  }

  private func position(of kind: String, item: Int) -> Int? {
    guard item >= 0 else { return nil }
    let (group, place) =
      itemsOfPattern.map { item.quotientAndRemainder(dividingBy: $0) } ?? (0, item)
    var number = places.indices.partitionPoint { places[$0].item >= place }
    while number < places.count, places[number].item == place {
      if places[number].kind == kind {
        let position = group * places.count + number
        return position < frames.count ? position : nil
      }
      number += 1
    }
    return nil
  }

  /// Calls `body` with the views of a level near a rectangle, in item order.
  func forEachFrame(
    ofLevel level: Int, near rect: Rect, _ body: (_ kind: String, _ item: Int, Rect) -> Void
  ) {
    frames.forEachFrame(near: rect) { number, frame in
      let place = place(number)
      if place.zIndex == level { body(place.kind, place.item, frame) }
    }
  }

  /// Calls `body` with all views of a level, in item order.
  func forEachFrame(
    ofLevel level: Int, _ body: (_ kind: String, _ item: Int, Rect) throws -> Void
  ) rethrows {
    for number in 0..<count {
      let place = place(number)
      if place.zIndex == level { try body(place.kind, place.item, frames.frame(at: number)) }
    }
  }

  private func place(_ number: Int) -> Place {
    guard let itemsOfPattern else { return places[number] }
    let (group, inner) = number.quotientAndRemainder(dividingBy: places.count)
    var place = places[inner]
    place.item += group * itemsOfPattern
    return place
  }
}
