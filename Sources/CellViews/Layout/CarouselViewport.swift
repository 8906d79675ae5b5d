import CollectionLayouts
import LayoutGeometry

/// What a carousel's viewport makes of its cells.
struct CarouselViewport {
  let layout: Carousel
  /// How many items one set has.
  let itemCount: Int
  /// The viewport on the canvas, in points.
  let frame: Rect

  /// How a cell looks at its place, in canvas points; nil for a cell that looks as it is.
  func effect(on cell: Rect) -> CarouselEffect? {
    guard layout.transform != .none, layout.pitch > 0 else { return nil }
    let effect = layout.effect(atDistance: (cell.midX - frame.midX) / layout.pitch)
    return effect == .identity ? nil : effect
  }

  /// The item whose cell is nearest to the viewport's middle: the one that a page indicator marks.
  ///
  /// - Parameters:
  ///   - middle: The viewport's middle, in content points.
  ///   - first: The middle of the first cell, in content points.
  ///   - direction: Where the cells go from there.
  func currentItem(at middle: Double, first: Double, direction: LayoutDirection) -> Int? {
    guard itemCount > 0, layout.pitch > 0 else { return nil }
    let distance = direction == .leftToRight ? middle - first : first - middle
    let cells = Double(itemCount) * Double(layout.numberOfSets)
    let cell = max(0, min((distance / layout.pitch).rounded(), cells - 1))
    return Int(cell) % itemCount
  }

  /// Why the carousel cannot scroll without end; empty if it can, or is not meant to.
  var problems: [Carousel.RecentringProblem] {
    layout.recentringProblems(itemCount: itemCount, viewportWidth: frame.width)
  }
}
