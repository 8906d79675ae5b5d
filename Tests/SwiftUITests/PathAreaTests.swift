import Foundation
import SwiftUI
import TestSupport
import Testing

/// Areas that are made of others, by Apple's pages on `Path` and `Shape`.
@Suite struct PathAreaTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
  private let right = Path(CGRect(x: 10, y: 0, width: 20, height: 10))

  /// Returns for each of three points whether it is inside: one in the left square alone, one in both, and one in the right alone.
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
    #expect(abs(bounds.width - 30) < 0.001)
    #expect(abs(bounds.height - 10) < 0.001)
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
    // Half of the width on each side; round and square ends are half a width longer.
    let butt = line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect
    #expect(abs(butt.minY + 5) < 0.01)
    #expect(abs(butt.height - 10) < 0.01)
    #expect(abs(butt.width - 100) < 0.01)
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).boundingRect
    #expect(abs(round.width - 110) < 0.05)
    let square = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(abs(square.boundingRect.width - 110) < 0.01)
    // The corner of the square, where a round end is not.
    expect(square.contains(CGPoint(x: 104, y: 4)), equals: true)
    // 40 of 100 points in dashes: from 0 to 20 and from 50 to 70.
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 10, dash: [20, 30]))
    expect(
      [10, 30, 60, 80].map { dashes.contains(CGPoint(x: $0, y: 2)) },
      equals: [true, false, true, false])
    // The outer corner of a square's line: (-5, -5) with a mitre; a round one ends 5 from the corner, at 3.5
    // along both axes.
    let box = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    func hasCorner(_ join: CGLineJoin) -> Bool {
      box.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
        .contains(CGPoint(x: -4.5, y: -4.5))
    }
    expect([CGLineJoin.miter, .round, .bevel].map(hasCorner), equals: [true, false, false])
    expect(
      box.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: 20, y: 20)), equals: false)
    // A right angle's mitre is 1.4 widths long, whatever longer ones may be.
    let sharp = box.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1_000_000))
    expect(sharp.contains(CGPoint(x: -4.5, y: -4.5)), equals: true)
  }

  /// Returns a line from 0 to a length, along the x axis.
  private func line(to length: Double, y: Double = 0) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: length, y: y))
    }
  }

  /// Returns for points of a line along the x axis whether its dashes cover them.
  private func covered(
    _ xs: [Double], y: Double = 0, of path: Path, dash: [CGFloat], phase: CGFloat = 0
  ) -> [Bool] {
    let dashes = path.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
    return xs.map { dashes.contains(CGPoint(x: $0, y: y + 0.5)) }
  }

  @Test func `an odd number of dashes swaps dashes and gaps in the next round`() {
    let xs = [5.0, 15, 25, 35]
    expect(covered(xs, of: line(to: 40), dash: [10]), equals: [true, false, true, false])
    // Ten points into the pattern of 20, and as many before its start, is the gap.
    expect(
      covered(xs, of: line(to: 40), dash: [10], phase: 10), equals: [false, true, false, true])
    expect(
      covered(xs, of: line(to: 40), dash: [10], phase: -10), equals: [false, true, false, true])
  }

  @Test func `each outline begins with the first dash`() {
    // The first line ends in the middle of a gap.
    var path = line(to: 15)
    path.addPath(line(to: 15, y: 20))
    expect(covered([2, 12], of: path, dash: [10, 10]), equals: [true, false])
    expect(covered([2, 12], y: 20, of: path, dash: [10, 10]), equals: [true, false])
    // After a closed outline, which is 30 points long, the next begins at the same point.
    var closed = Path(CGRect(x: 0, y: 0, width: 10, height: 5))
    closed.addLine(to: CGPoint(x: -30, y: 0))
    expect(covered([-5, -15, -25], of: closed, dash: [10, 10]), equals: [true, false, true])
  }

  @Test func `the last dash of a closed outline continues in the first`() {
    // 160 points around: the dashes are at 0…10, 30…50 and so on up to 150…170, of which 10 are left.
    let box = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let style = StrokeStyle(lineWidth: 10, dash: [20, 20], dashPhase: 10)
    expect(box.strokedPath(style).contains(CGPoint(x: -4.5, y: -4.5)), equals: true)
  }

  @Test func `dashes of no length are dots where ends are round or square`() {
    func dots(_ cap: CGLineCap) -> Path {
      line(to: 16).strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, dash: [0, 8]))
    }
    // Circles of radius 2 around 0, 8 and 16, and squares of 4 by 4.
    let xs = [0.0, 4, 8, 12, 16]
    let expected = [true, false, true, false, true]
    expect(xs.map { dots(.round).contains(CGPoint(x: $0, y: 1)) }, equals: expected)
    expect(xs.map { dots(.square).contains(CGPoint(x: $0, y: 1)) }, equals: expected)
    let corner = CGPoint(x: 9.8, y: 1.8)
    expect(dots(.round).contains(corner), equals: false)
    expect(dots(.square).contains(corner), equals: true)
    expect(dots(.butt).isEmpty, equals: true)
  }

  @Test func `a null rectangle adds nothing`() {
    // The intersection of two rectangles that are apart.
    let null = CGRect(x: 0, y: 0, width: 1, height: 1)
      .intersection(CGRect(x: 5, y: 0, width: 1, height: 1))
    expect(Path(null).isEmpty, equals: true)
    expect(Path(ellipseIn: null).isEmpty, equals: true)
    expect(Path(roundedRect: null, cornerRadius: 2).isEmpty, equals: true)
    expect(inside(left.subtracting(Path(null))), equals: [true, true, false])
  }

  @Test func `a path without a place has no area`() {
    let lost = Path { path in
      path.move(to: CGPoint(x: CGFloat.infinity, y: 0))
      path.addLine(to: CGPoint(x: 10, y: CGFloat.nan))
    }
    expect(lost.normalized().isEmpty, equals: true)
    expect(lost.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty, equals: true)
    expect(inside(lost.union(left)), equals: [true, true, false])
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
