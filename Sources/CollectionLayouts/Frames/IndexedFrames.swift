import LayoutGeometry

/// Frames anywhere, indexed by a tree of boxes that finds those near a rectangle.
///
/// A leaf holds a run of 16 frames. The runs follow item order if that is also an order in space,
/// as it is in nearly every layout; then hits come out in item order. Otherwise the frames are
/// first sorted into tiles: strips by their middles from top to bottom, each from left to right
/// (Leutenegger et al., "STR: a simple and efficient algorithm for R-tree packing", 1997).
struct IndexedFrames: Sendable {
  /// The frames, in item order.
  let frames: [Rect]
  /// The items in the order of the leaves, or nil for item order.
  private let order: [Int]?
  /// The boxes around each 16 frames, around each 16 of these boxes, and so on up to one box.
  private let levels: [[Rect]]

  private static let fanOut = 16

  /// Creates an index of frames with finite edges.
  ///
  /// - Complexity: O(*n*); O(*n* log *n*) if item order is not spatial order.
  init(_ frames: [Rect]) {
    self.frames = frames
    let leaves = Self.boxes(around: frames)
    if Self.depth(of: leaves) <= 8 {
      order = nil
      levels = Self.levels(over: leaves)
    } else {
      let tiles = Self.tileOrder(of: frames)
      order = tiles
      levels = Self.levels(over: Self.boxes(around: tiles.map { frames[$0] }))
    }
  }

  /// The smallest rectangle around all frames.
  var bounds: Rect { levels.last?.first ?? .zero }

  /// Calls `body` with the items near a rectangle, in item order.
  ///
  /// - Complexity: O(log *n* + *hits*); the hits are sorted if item order is not spatial order.
  func forEachFrame(near rect: Rect, _ body: (Int, Rect) -> Void) {
    guard let top = levels.indices.last else { return }
    guard let order else {
      return visit(top, 0, near: rect) { body($0, frames[$0]) }
    }
    var items: [Int] = []
    visit(top, 0, near: rect) { items.append(order[$0]) }
    items.sort()
    for item in items {
      body(item, frames[item])
    }
  }

  /// Calls `body` with the positions, in the order of the leaves, of frames under a box.
  private func visit(_ level: Int, _ box: Int, near rect: Rect, _ body: (Int) -> Void) {
    guard levels[level][box].intersects(rect) else { return }
    let first = box * Self.fanOut
    if level > 0 {
      for child in first..<min(first + Self.fanOut, levels[level - 1].count) {
        visit(level - 1, child, near: rect, body)
      }
    } else {
      for position in first..<min(first + Self.fanOut, frames.count) {
        if frames[order?[position] ?? position].intersects(rect) { body(position) }
      }
    }
  }

  private static func boxes(around rects: [Rect]) -> [Rect] {
    stride(from: 0, to: rects.count, by: fanOut).map { first in
      rects[first..<min(first + fanOut, rects.count)].reduce(.zero) { $0.union($1) }
    }
  }

  private static func levels(over leaves: [Rect]) -> [[Rect]] {
    guard !leaves.isEmpty else { return [] }
    var levels = [leaves]
    while let top = levels.last, top.count > 1 {
      levels.append(boxes(around: top))
    }
    return levels
  }

  /// Returns the average number of boxes around a point: those that a query for it must visit.
  private static func depth(of boxes: [Rect]) -> Double {
    let bounds = boxes.reduce(Rect.zero) { $0.union($1) }
    guard !bounds.isEmpty else { return 0 }
    let area = boxes.reduce(0) { $0 + $1.width * $1.height }
    return area / (bounds.width * bounds.height)
  }

  private static func tileOrder(of frames: [Rect]) -> [Int] {
    let byRow = frames.indices.sorted { (frames[$0].midY, $0) < (frames[$1].midY, $1) }
    let leafCount = Double(frames.count) / Double(fanOut)
    let strip = fanOut * max(1, Int(leafCount.squareRoot().rounded(.up)))
    return stride(from: 0, to: byRow.count, by: strip).flatMap { first in
      byRow[first..<min(first + strip, byRow.count)]
        .sorted { (frames[$0].midX, $0) < (frames[$1].midX, $1) }
    }
  }
}
