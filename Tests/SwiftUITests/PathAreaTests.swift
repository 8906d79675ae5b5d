import Foundation
import LibraryTestSupport
import SwiftUI
import TestSupport
import Testing

/// Areas that are made of others, by Apple's pages on `Path` and `Shape`.
@Suite struct PathAreaTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
  private let right = Path(CGRect(x: 10, y: 0, width: 20, height: 10))

  /// Which of three points are inside: one in the left square alone, one in both, and one in the right alone.
  private func inside(_ path: Path) -> [Bool] {
    [5, 15, 25].map { path.contains(CGPoint(x: $0, y: 5)) }
  }

  @Test func `areas are joined, cut and left out`() {
    expect(inside(left.union(right)), equals: [true, true, true])
    expect(inside(left.intersection(right)), equals: [false, true, false])
    expect(inside(left.subtracting(right)), equals: [true, false, false])
    expect(inside(left.symmetricDifference(right)), equals: [true, false, true])
    // Corners are rounded to a grid of a millionth of the paths' size.
    let bounds = left.union(right).boundingRect
    #expect(abs(bounds.width - 30) < 0.001 && abs(bounds.height - 10) < 0.001)
  }

  @Test @MainActor func `a shape is cut by another in the same rectangle`() throws {
    // A ring: the circle of 20 points without one of 10 in its middle.
    let ring = Circle().subtracting(Circle().inset(by: 5))
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    expect([2, 10, 18].map { ring.contains(CGPoint(x: $0, y: 10)) }, equals: [true, false, true])
  }

  @Test func `a stroke has its line's width, and the corners of its style`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    // Half of the width on each side; round ends are half a width longer.
    let butt = line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect
    #expect(
      abs(butt.minY + 5) < 0.01 && abs(butt.height - 10) < 0.01 && abs(butt.width - 100) < 0.01)
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).boundingRect
    #expect(abs(round.width - 110) < 0.05)
    // 40 of 100 points in dashes: from 0 to 20 and from 50 to 70.
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 10, dash: [20, 30]))
    expect(
      [10, 30, 60, 80].map { dashes.contains(CGPoint(x: $0, y: 2)) },
      equals: [true, false, true, false])
    // The outer corner of a square's line: (-5, -5) with a mitre; a round one ends 5 from the corner, at 3.5
    // along both axes.
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    func hasCorner(_ join: CGLineJoin) -> Bool {
      square.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
        .contains(CGPoint(x: -4.5, y: -4.5))
    }
    expect([CGLineJoin.miter, .round, .bevel].map(hasCorner), equals: [true, false, false])
    expect(
      square.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: 20, y: 20)), equals: false)
  }

  @Test func `the steps of a path are passed on in their order`() {
    var steps: [String] = []
    left.forEach { step in
      switch step {
      case .move(let to): steps.append("move \(Int(to.x)) \(Int(to.y))")
      case .line(let to): steps.append("line \(Int(to.x)) \(Int(to.y))")
      case .quadCurve, .curve: steps.append("curve")
      case .closeSubpath: steps.append("close")
      }
    }
    expect(
      steps, equals: ["move 0 0", "line 20 0", "line 20 10", "line 0 10", "close"])
  }
}
