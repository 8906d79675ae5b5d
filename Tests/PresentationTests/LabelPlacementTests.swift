import LayoutGeometry
import Presentation
import TestSupport
import Testing

@Suite struct LabelPlacementTests {
  private let canvas = Rect(x: 0, y: 0, width: 200, height: 100)
  private let size = Size(width: 20, height: 10)

  private func request(
    at subject: Rect, _ anchors: LabelRequest.Anchor..., mayLead: Bool = false
  ) -> LabelRequest {
    LabelRequest(size: size, spots: [.init(subject, anchors: anchors)], mayLead: mayLead)
  }

  @Test func `a label takes the first place at its subject`() {
    var placement = LabelPlacement(in: canvas)
    let placed = placement.place(
      request(
        at: Rect(x: 50, y: 40, width: 60, height: 30), .inside(x: 0, y: 0), .inside(x: 1, y: 1)))
    // 2 points from the corner.
    expect(placed?.frame, equals: Rect(x: 52, y: 42, width: 20, height: 10))
  }

  @Test func `a label moves on where another one is`() {
    var placement = LabelPlacement(in: canvas)
    let subject = Rect(x: 50, y: 40, width: 60, height: 30)
    _ = placement.place(request(at: subject, .inside(x: 0, y: 0)))
    let second = placement.place(request(at: subject, .inside(x: 0, y: 0), .inside(x: 1, y: 1)))
    // 110 − 2 − 20 and 70 − 2 − 10.
    expect(second?.frame, equals: Rect(x: 88, y: 58, width: 20, height: 10))
  }

  @Test func `a subject that is smaller than its label holds no label`() {
    var placement = LabelPlacement(in: canvas)
    let placed = placement.place(
      request(at: Rect(x: 50, y: 40, width: 12, height: 12), .inside(x: 0, y: 0)))
    #expect(placed == nil)
  }

  @Test func `a label that would leave the canvas takes another place`() {
    var placement = LabelPlacement(in: canvas)
    let placed = placement.place(
      request(at: Rect(x: 50, y: 4, width: 20, height: 20), .above(0.5), .below(0.5)))
    expect(placed?.frame, equals: Rect(x: 50, y: 26, width: 20, height: 10))
  }

  @Test func `a label keeps off lines while there is a place without`() {
    var placement = LabelPlacement(in: canvas)
    placement.avoid(line: Rect(x: 50, y: 20, width: 20, height: 20))
    let subject = Rect(x: 50, y: 40, width: 20, height: 20)
    let placed = placement.place(request(at: subject, .above(0.5), .below(0.5)))
    expect(placed?.frame, equals: Rect(x: 50, y: 62, width: 20, height: 10))
  }

  @Test func `a label keeps off texts, and is on one rather than on a line`() {
    var placement = LabelPlacement(in: canvas)
    placement.avoid(line: Rect(x: 50, y: 20, width: 20, height: 20))
    placement.avoid(text: Rect(x: 50, y: 60, width: 20, height: 20))
    let subject = Rect(x: 50, y: 40, width: 20, height: 20)
    let placed = placement.place(request(at: subject, .above(0.5), .below(0.5)))
    expect(placed?.frame, equals: Rect(x: 50, y: 62, width: 20, height: 10))
  }

  @Test func `a label without room at its subject is at the end of a leader`() {
    var placement = LabelPlacement(in: canvas)
    let placed = placement.place(
      request(at: Rect(x: 50, y: 40, width: 6, height: 6), .inside(x: 0, y: 0), mayLead: true))
    // The first direction is up to the right, 12 points from the subject.
    expect(placed?.frame, equals: Rect(x: 68, y: 18, width: 20, height: 10))
    expect(placed?.leader, equals: Segment(from: Point(x: 68, y: 28), to: Point(x: 53, y: 43)))
  }

  @Test func `a label without room anywhere is left out`() {
    var placement = LabelPlacement(in: Rect(x: 0, y: 0, width: 30, height: 15))
    let subject = Rect(x: 0, y: 0, width: 30, height: 15)
    let all = (0..<3).map { _ in
      placement.place(request(at: subject, .inside(x: 0, y: 0), mayLead: true)) != nil
    }
    expect(all, equals: [true, false, false])
  }

  @Test func `no more leaders are drawn than can be followed`() {
    var placement = LabelPlacement(in: Rect(x: 0, y: 0, width: 4000, height: 4000))
    let leaders = (0..<40).compactMap { index in
      placement.place(
        request(
          at: Rect(x: 100 + Double(index) * 90, y: 500, width: 4, height: 4),
          .inside(x: 0, y: 0), mayLead: true))?.leader
    }
    expect(leaders.count, equals: 12)
  }

  @Test(arguments: 0..<40)
  func `no two labels of a random scene overlap, and none leaves the canvas`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ low: Double, _ high: Double) -> Double {
      Double.random(in: low...high, using: &random)
    }
    let bounds = Rect(
      x: 0, y: 0, width: number(30, 600), height: number(30, 600))
    var placement = LabelPlacement(in: bounds)
    var frames: [Rect] = []
    var leaders: [Segment] = []
    for _ in 0..<300 {
      let subject = Rect(
        x: number(-40, bounds.width), y: number(-40, bounds.height),
        width: number(0, 120), height: number(0, 120))
      if number(0, 1) < 0.2 { placement.avoid(line: subject) }
      let placed = placement.place(
        LabelRequest(
          size: Size(width: number(4, 80), height: number(8, 20)),
          spots: [
            .init(
              subject,
              anchors: [
                .inside(x: 0, y: 0), .over, .above(0.5), .below(0.5), .left(0.5), .right(0.5),
              ])
          ],
          mayLead: number(0, 1) < 0.5))
      guard let placed else { continue }
      frames.append(placed.frame)
      if let leader = placed.leader { leaders.append(leader) }
    }
    #expect(frames.count > 0)
    expect(frames.filter { !bounds.contains($0) }, equals: [])
    var overlapping: [[Rect]] = []
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] where frame.intersects(other) {
        overlapping.append([frame, other])
      }
    }
    expect(overlapping, equals: [])
    #expect(leaders.count <= 12)
  }
}
