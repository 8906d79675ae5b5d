import LayoutGeometry

/// Frames in lines with equal numbers of places: uniform grids, rows of any height, carousels.
///
/// Items fill one line after the other; the lines follow each other along `axis`.
struct GridFrames: Sendable {
  /// The number of items.
  let count: Int
  /// The axis along which the lines follow each other.
  let axis: Axis
  /// The tracks of the lines along the axis.
  let lines: Tracks
  /// The tracks of a line's items across the axis; at least one place.
  let places: Tracks
  /// The tracks of the last line's items, if they differ from those of the other lines.
  let lastLinePlaces: Tracks?

  init(count: Int, axis: Axis, lines: Tracks, places: Tracks, lastLinePlaces: Tracks? = nil) {
    precondition(places.count >= 1, "lines of \(places.count) places")
    self.count = count
    self.axis = axis
    self.lines = lines
    self.places = places
    self.lastLinePlaces = lastLinePlaces
  }

  /// No frames.
  static let none = GridFrames(
    count: 0, axis: .vertical, lines: .uniform(count: 0, length: 0, spacing: 0),
    places: .uniform(count: 1, length: 0, spacing: 0))

  func frame(at item: Int) -> Rect {
    let (line, place) = item.quotientAndRemainder(dividingBy: places.count)
    return frame(line: line, place: place, in: self.places(of: line))
  }

  /// The smallest rectangle around all frames.
  var bounds: Rect {
    guard count > 0 else { return .zero }
    var bounds = rect(
      from: lines.start(0), length: lines.end - lines.start(0),
      across: places.start(0), breadth: places.end - places.start(0))
    if let last = lastLinePlaces, last.count > 0 {
      bounds = bounds.union(
        rect(
          from: lines.start(0), length: lines.end - lines.start(0),
          across: last.start(0), breadth: last.end - last.start(0)))
    }
    return bounds
  }

  /// Calls `body` with the items near a rectangle, in item order.
  ///
  /// - Complexity: O(log *lines* + log *places* + *hits*).
  func forEachFrame(near rect: Rect, _ body: (Int, Rect) -> Void) {
    let across = axis.cross
    let lower = rect.origin[across]
    let upper = lower + rect.size[across]
    let touched = places.touching(from: lower, to: upper)
    let along = lines.touching(
      from: rect.origin[axis], to: rect.origin[axis] + rect.size[axis])
    for line in along {
      let places = places(of: line)
      let isLast = line == lines.count - 1
      let hits =
        isLast && lastLinePlaces != nil
        ? places.touching(from: lower, to: upper) : touched
      for place in hits {
        let item = line * self.places.count + place
        guard item < count else { break }
        body(item, frame(line: line, place: place, in: places))
      }
    }
  }

  /// Returns the tracks of a line's items across the axis.
  func places(of line: Int) -> Tracks {
    guard let lastLinePlaces, line == lines.count - 1 else { return places }
    return lastLinePlaces
  }

  private func frame(line: Int, place: Int, in places: Tracks) -> Rect {
    rect(
      from: lines.start(line), length: lines.length(line),
      across: places.start(place), breadth: places.length(place))
  }

  private func rect(from start: Double, length: Double, across: Double, breadth: Double) -> Rect {
    axis == .vertical
      ? Rect(x: across, y: start, width: breadth, height: length)
      : Rect(x: start, y: across, width: length, height: breadth)
  }
}

extension GridFrames {
  /// Returns the column and the row of an item.
  func tracks(of item: Int) -> [LayoutPhrase] {
    let (line, place) = item.quotientAndRemainder(dividingBy: places.count)
    let across = places(of: line).phrase(place, along: axis.cross)
    let along = lines.phrase(line, along: axis)
    return axis == .vertical ? [across, along] : [along, across]
  }
}
