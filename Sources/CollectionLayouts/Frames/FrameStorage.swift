import LayoutGeometry

/// How a section keeps its items' frames: in as little as its layout needs.
///
/// Frames near a rectangle are all that intersect it and maybe some that only nearly do, as
/// arithmetic rounds; who asks compares the frame itself.
enum FrameStorage: Sendable {
  case grid(GridFrames)
  case columns(ColumnFrames)
  case indexed(IndexedFrames)

  /// How many items there are.
  var count: Int {
    switch self {
    case .grid(let frames): frames.count
    case .columns(let frames): frames.count
    case .indexed(let frames): frames.frames.count
    }
  }

  /// The smallest rectangle around all frames.
  var bounds: Rect {
    switch self {
    case .grid(let frames): frames.bounds
    case .columns(let frames): frames.bounds
    case .indexed(let frames): frames.bounds
    }
  }

  func frame(at item: Int) -> Rect {
    switch self {
    case .grid(let frames): frames.frame(at: item)
    case .columns(let frames): frames.frame(at: item)
    case .indexed(let frames): frames.frames[item]
    }
  }

  /// Calls `body` with the items near a rectangle, in item order.
  func forEachFrame(near rect: Rect, _ body: (Int, Rect) -> Void) {
    switch self {
    case .grid(let frames): frames.forEachFrame(near: rect, body)
    case .columns(let frames): frames.forEachFrame(near: rect, body)
    case .indexed(let frames): frames.forEachFrame(near: rect, body)
    }
  }
}
