import LayoutGeometry

/// Edges of a rectangle, in the reading direction.
package struct SafeEdges: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  package let rawValue: UInt8

  /// Creates the edges of some bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let top = SafeEdges(rawValue: 1)
  package static let leading = SafeEdges(rawValue: 2)
  package static let bottom = SafeEdges(rawValue: 4)
  package static let trailing = SafeEdges(rawValue: 8)
  package static let vertical: SafeEdges = [.top, .bottom]
  package static let horizontal: SafeEdges = [.leading, .trailing]
  package static let all: SafeEdges = [.top, .leading, .bottom, .trailing]

  /// Creates both edges along an axis.
  init(along axis: Axis) {
    self = axis == .vertical ? .vertical : .horizontal
  }

  /// The names of the edges, as in `top,bottom`; `all` for all.
  package var words: String {
    if self == .all { return "all" }
    let names: [(SafeEdges, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}

/// The part of the screen that bars leave to views, and the area of views under the bars; both in
/// points of the canvas.
struct SafeArea {
  /// The area outside of the bars.
  var frame: Rect
  /// The area including the bars.
  var outer: Rect

  /// The tolerance for edges, in points: smaller distances come from rounding.
  private static let rounding = 0.01

  /// Returns a rectangle at an edge of the safe area, extended to the outer area there; one
  /// elsewhere is returned unchanged.
  func reaching(_ rect: Rect, _ edges: SafeEdges, _ direction: LayoutDirection) -> Rect {
    let sides = Sides(edges, direction)
    let room = Self.rounding
    func start(_ isAsked: Bool, _ own: Double, _ safe: Double, _ outer: Double) -> Double {
      isAsked && own <= safe + room ? min(own, outer) : own
    }
    func end(_ isAsked: Bool, _ own: Double, _ safe: Double, _ outer: Double) -> Double {
      isAsked && own >= safe - room ? max(own, outer) : own
    }
    let left = start(sides.left, rect.minX, frame.minX, outer.minX)
    let top = start(sides.top, rect.minY, frame.minY, outer.minY)
    let right = end(sides.right, rect.maxX, frame.maxX, outer.maxX)
    let bottom = end(sides.bottom, rect.maxY, frame.maxY, outer.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the area for views that go under the bars at some edges.
  func ignoring(_ edges: SafeEdges, _ direction: LayoutDirection) -> SafeArea {
    let sides = Sides(edges, direction)
    let left = sides.left ? min(frame.minX, outer.minX) : frame.minX
    let top = sides.top ? min(frame.minY, outer.minY) : frame.minY
    let right = sides.right ? max(frame.maxX, outer.maxX) : frame.maxX
    let bottom = sides.bottom ? max(frame.maxY, outer.maxY) : frame.maxY
    var area = self
    area.frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return area
  }

  /// Returns the area in a view with its own bars, which leave `inner` of its `rect`.
  func inset(_ rect: Rect, to inner: Rect) -> SafeArea {
    func start(_ own: Double, _ inner: Double, _ safe: Double, _ outer: Double) -> Start {
      guard inner > own + Self.rounding else { return Start(safe: safe, outer: outer) }
      // A bar that is not next to another one ends at its own view's edge.
      return Start(safe: inner, outer: own <= safe + Self.rounding ? min(own, outer) : own)
    }
    let left = start(rect.minX, inner.minX, frame.minX, outer.minX)
    let top = start(rect.minY, inner.minY, frame.minY, outer.minY)
    let right = start(-rect.maxX, -inner.maxX, -frame.maxX, -outer.maxX)
    let bottom = start(-rect.maxY, -inner.maxY, -frame.maxY, -outer.maxY)
    func area(_ part: KeyPath<Start, Double>) -> Rect {
      Rect(
        x: left[keyPath: part], y: top[keyPath: part],
        width: -right[keyPath: part] - left[keyPath: part],
        height: -bottom[keyPath: part] - top[keyPath: part])
    }
    return SafeArea(frame: area(\.safe), outer: area(\.outer))
  }

  /// The starts of an area and of the part under its bars, at one of its edges.
  private struct Start {
    var safe: Double
    var outer: Double
  }

  /// Edges by the sides of the canvas.
  private struct Sides {
    let left: Bool
    let top: Bool
    let right: Bool
    let bottom: Bool

    init(_ edges: SafeEdges, _ direction: LayoutDirection) {
      let isMirrored = direction == .rightToLeft
      left = edges.contains(isMirrored ? .trailing : .leading)
      right = edges.contains(isMirrored ? .leading : .trailing)
      top = edges.contains(.top)
      bottom = edges.contains(.bottom)
    }
  }
}
