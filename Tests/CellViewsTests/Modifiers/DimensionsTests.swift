import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

struct DimensionsTests {
  /// What the arrows of a box draw over it.
  private func drawn(
    _ edges: Set<Dimensions.Edge>, _ size: Size, _ direction: LayoutDirection = .leftToRight
  ) throws -> [Command] {
    let view = box(size.width, size.height)
      .with(.dimensions(Dimensions(edges: edges, arrow: .blue, label: .orange)))
    return Array(
      try arranged(view, on: .fixed(400, 400, direction)).displayList.commands.dropFirst(2))
  }

  private func labels(_ commands: [Command]) -> [String] {
    commands.compactMap { if case .glyphRun(let run, _, _) = $0 { run.text } else { nil } }
  }

  private func arrows(_ commands: [Command]) -> [Path] {
    commands.compactMap { if case .fill(.path(let path), _) = $0 { path } else { nil } }
  }

  @Test func `the arrows show the sides' lengths in their shortest form`() throws {
    try #require(
      labels(drawn([.top, .leading], Size(width: 300, height: 200.5))) == ["300", "200.5"])
    // 100 / 3 to two decimals.
    try #require(labels(drawn([.top], Size(width: 100.0 / 3, height: 10))) == ["33.33"])
  }

  @Test func `an arrow is as long as its side, 16 points outside of it`() throws {
    // The box is at 150…250 × 180…220; the line above it at 180 − 16 = 164.
    let path = try #require(arrows(try drawn([.top], Size(width: 100, height: 40))).first)
    let tips = path.elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
    expect(tips.first, equals: Point(x: 150, y: 164))
    expect(tips.dropFirst().first, equals: Point(x: 250, y: 164))
  }

  @Test(arguments: [
    // The box is at 150…250 × 150…250: the lines at 150 − 16 and 250 + 16.
    (Dimensions.Edge.top, Point(x: 150, y: 134)), (.bottom, Point(x: 150, y: 266)),
    (.leading, Point(x: 134, y: 150)), (.trailing, Point(x: 266, y: 150)),
  ])
  func `each edge has its arrow on its side`(_ edge: Dimensions.Edge, start: Point) throws {
    let path = try #require(arrows(try drawn([edge], Size(width: 100, height: 100))).first)
    expect(path.elements.first, equals: .move(start))
  }

  @Test func `right to left, the leading arrow is at the right`() throws {
    let path = try #require(
      arrows(try drawn([.leading], Size(width: 100, height: 100), .rightToLeft)).first)
    expect(path.elements.first, equals: .move(Point(x: 266, y: 150)))
  }

  @Test func `the label is in the line's middle, which is open there`() throws {
    let commands = try drawn([.top], Size(width: 100, height: 40))
    guard case .glyphRun(let run, let origin, _)? = commands.last else {
      Issue.record("no label in \(commands)")
      return
    }
    // The middle of 150…250.
    #expect(abs(origin.x + run.advance / 2 - 200) < 1e-9)
    // Two heads and two bars.
    let path = try #require(arrows(commands).first)
    expect(path.elements.count { $0 == .close }, equals: 4)
  }

  @Test func `a line too short for its label stays whole, the label beyond it`() throws {
    let commands = try drawn([.top], Size(width: 20, height: 40))
    let path = try #require(arrows(commands).first)
    expect(path.elements.count { $0 == .close }, equals: 3)
    guard case .glyphRun(_, let origin, _)? = commands.last else {
      Issue.record("no label in \(commands)")
      return
    }
    // The line is at 180 − 16 = 164, its heads reach 3 points up and 3 more part the label from it.
    #expect(origin.y < 164 - 3 - 3)
  }

  @Test func `arrows and labels have their own colours`() throws {
    let paints = try drawn([.top], Size(width: 100, height: 40)).compactMap { command in
      switch command {
      case .fill(.path, let paint), .glyphRun(_, _, let paint): paint
      default: nil
      }
    }
    expect(paints, equals: [.color(Color.blue.light), .color(Color.orange.light)])
  }

  @Test func `arrows take no place in the layout`() throws {
    let dimensions = Dimensions(edges: [.top], arrow: .blue, label: .orange)
    let view = box(100, 40).with(.dimensions(dimensions)).id("a")
    try #require(places(view, on: PreviewCanvas(width: 100)) == "a 0,0 100×40")
  }
}
