import LayoutGeometry
import TestSupport
import Testing

struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [
    Rect(x: 40, y: 20, width: 5, height: 5), Rect(x: 0, y: 20, width: 10, height: 5),
    Rect(x: 10, y: 60, width: 5, height: 5), Rect(x: 10, y: 0, width: 5, height: 20),
  ])
  func `rectangles that only touch do not intersect`(other: Rect) {
    #expect(rect.intersection(other) == nil)
  }

  @Test func `rectangles with a common point intersect in their common part`() {
    let other = Rect(x: 39, y: 59, width: 10, height: 10)
    expect(rect.intersection(other), equals: Rect(x: 39, y: 59, width: 1, height: 1))
  }

  @Test(arguments: [
    Rect(x: 20, y: 30, width: 0, height: 5), Rect(x: 20, y: 30, width: 5, height: 0),
    Rect(x: 20, y: 30, width: -5, height: 5),
  ])
  func `a rectangle without area intersects nothing`(empty: Rect) {
    #expect(rect.intersection(empty) == nil)
    #expect(empty.intersection(rect) == nil)
  }

  @Test(arguments: [
    (Point(x: 10, y: 20), true), (Point(x: 39.9, y: 59.9), true), (Point(x: 40, y: 30), false),
    (Point(x: 20, y: 60), false), (Point(x: 9.9, y: 30), false),
  ])
  func `top and left edges belong to a rectangle, bottom and right ones do not`(
    point: Point, isInside: Bool
  ) {
    expect(rect.contains(point), equals: isInside)
  }

  @Test func `a rectangle contains one that reaches to its edges`() {
    #expect(rect.contains(rect))
    #expect(!rect.contains(Rect(x: 10, y: 20, width: 30, height: 40.1)))
  }

  @Test func `an empty rectangle adds nothing to a union`() {
    let empty = Rect(x: -100, y: -100, width: 0, height: 50)
    expect(rect.union(empty), equals: rect)
    expect(empty.union(rect), equals: rect)
  }

  @Test func `a union reaches around both`() {
    let union = rect.union(Rect(x: 0, y: 50, width: 5, height: 30))
    expect(union, equals: Rect(x: 0, y: 20, width: 40, height: 60))
  }

  @Test func `an inset moves all edges, and no side becomes shorter than zero`() {
    expect(rect.inset(by: 5), equals: Rect(x: 15, y: 25, width: 20, height: 30))
    expect(rect.inset(by: -5), equals: Rect(x: 5, y: 15, width: 40, height: 50))
    expect(rect.inset(by: 16), equals: Rect(x: 26, y: 36, width: 0, height: 8))
  }
}
