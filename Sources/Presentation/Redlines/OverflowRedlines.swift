import CellViews
import LayoutGeometry

extension MeasuredScreen {
  /// Returns content that is larger than its room, with the part that sticks out or is cut off, and
  /// texts that are cut; among those that lack the same length, one is labelled.
  func overflowRedlines() -> [Redline] {
    let seen = overflows.compactMap { SeenOverflow($0, on: bounds) }
    return seen.groupsInOrder(by: \.text).map { text, places in
      Redline(
        topic: .overflow, figures: places.flatMap(\.figures), text: text,
        spots: places.prefix(Self.spotLimit).map {
          Redline.Spot(
            subject: $0.subject,
            anchors: [
              .below(1), .above(1), .right(0.5), .left(0.5), .inside(x: 1, y: 1),
              .inside(x: 1, y: 0),
            ])
        },
        mayLead: true)
    }
  }
}

/// An overflow that is visible, at least in part.
private struct SeenOverflow {
  /// The missing length, in words.
  let text: String
  /// The visible part of the content and of its room.
  let subject: Rect
  let figures: [Redline.Figure]

  /// The width of the mark at an edge beyond which nothing is visible, in points.
  private static let edge = 4.0

  init?(_ overflow: PlacedOverflow, on bounds: Rect) {
    // A text without any width left is marked at its start.
    let content = overflow.content.inset(by: overflow.content.isEmpty ? -Self.edge / 2 : 0)
    guard let visible = overflow.visible.intersection(bounds),
      let subject = content.union(overflow.room).intersection(visible)
    else { return nil }
    self.subject = subject
    switch overflow.excess {
    case .content(let missing):
      text = Self.words(for: missing)
      let room = overflow.room.intersection(visible)
      figures =
        Self.marks(overflow, missing, visible: visible)
        + [room].compactMap(\.self).map { .outline($0, isDashed: true) }
    case .text(.clipped(let missing)):
      text = "cut by " + Self.lengths(missing)
      figures = Self.marks(overflow, missing, visible: visible)
    case .text(.lines(let shown, of: let count)):
      text = "\(shown) of \(count) lines"
      figures = [.area(subject), .outline(subject, isDashed: true)]
    case .text(.characters(let shown, of: let count)):
      text = "\(shown) of \(count) characters"
      figures = [.area(subject), .outline(subject, isDashed: true)]
    }
  }

  private static func words(for missing: Size) -> String {
    let across = missing.width > 0 ? "\(lengthText(missing.width)) too wide" : nil
    let down = missing.height > 0 ? "\(lengthText(missing.height)) too high" : nil
    return [across, down].compactMap(\.self).joined(separator: ", ")
  }

  private static func lengths(_ missing: Size) -> String {
    missing.width > 0 && missing.height > 0
      ? sizeText(missing) : lengthText(max(missing.width, missing.height))
  }

  /// Returns the visible part of the content outside of its room; on a side where it is out of
  /// sight, the edge at which the content ends.
  private static func marks(
    _ overflow: PlacedOverflow, _ missing: Size, visible: Rect
  ) -> [Redline.Figure] {
    let (content, room) = (overflow.content, overflow.room)
    return Axis.allCases.flatMap { axis -> [Redline.Figure] in
      guard missing[axis] > 0 else { return [] }
      let end = (content: content.end(axis), room: room.end(axis))
      return [
        (from: content.origin[axis], to: room.origin[axis], edge: room.origin[axis]),
        (from: end.room, to: end.content, edge: max(end.room - edge, room.origin[axis])),
      ].compactMap { side in
        // A hundredth of a point is rounding.
        guard side.to - side.from > 0.01 else { return nil }
        let outside = content.with(axis, from: side.from, to: side.to)
        if let seen = outside.intersection(visible), !seen.isEmpty { return .area(seen) }
        let inside = content.with(axis, from: side.edge, to: side.edge + edge)
        return inside.intersection(room)?.intersection(visible).map { .area($0) }
      }
    }
  }
}

extension Rect {
  fileprivate func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Returns the rectangle with other ends along an axis.
  fileprivate func with(_ axis: Axis, from start: Double, to end: Double) -> Rect {
    var rect = self
    rect.origin[axis] = start
    rect.size[axis] = end - start
    return rect
  }
}
