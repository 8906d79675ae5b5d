import CellViews
import DisplayList
import LayoutGeometry
import Presentation
import TestSupport
import Testing

@Suite struct OverflowRedlineTests {
  private func cells(_ cell: String) -> String {
    """
    canvas: { width: 200, height: 200 }
    view:
      collection:
        layout: { grid: { columns: 1, spacing: 60 } }
        items: 1...2
        itemHeight: 40
        cell: \(cell)
    """
  }

  @Test func `an overflow is labelled once for those that lack as much`() throws {
    let yaml = cells("{ color: red, frame: { width: 20, height: 56.52 } }")
    try #require(labels(.overflow, in: yaml) == ["16.52 too high"])
  }

  @Test func `what is missing is given for both axes`() throws {
    let yaml = """
      canvas: { width: 300, height: 200, padding: 10 }
      view: { color: red, frame: { width: 285, height: 192 } }
      """
    // The canvas leaves 280 × 180.
    try #require(labels(.overflow, in: yaml) == ["5 too wide, 12 too high"])
  }

  @Test func `what fits is not marked`() throws {
    try #require(labels(.overflow, in: cells("{ color: red, frame: { height: 40 } }")) == [])
    // An offset moves a view out of its place on purpose.
    try #require(labels(.overflow, in: cells("{ color: red, offset: { y: 30 } }")) == [])
  }

  @Test func `a text that is cut is labelled with what is left of it`() throws {
    let yaml = """
      canvas: { width: 300 }
      view:
        vstack:
          - { text: "one two three four", frame: { width: 40 }, lineLimit: 2 }
          - { text: "onetwothree", frame: { width: 40 }, lineLimit: 1 }
          - { text: "fits" }
      """
    let found = try labels(.overflow, in: yaml)
    expect(found.count, equals: 2)
    expect(found.first?.hasPrefix("2 of "), equals: true)
    expect(found.first?.hasSuffix(" lines"), equals: true)
    expect(found.last?.hasSuffix(" of 11 characters"), equals: true)
  }

  @Test func `a text that is left no width is marked, too`() throws {
    let yaml = """
      canvas: { width: 200 }
      view:
        hstack:
          spacing: 0
          children:
            - { color: red, frame: { width: 200, height: 20 } }
            - { text: "gone" }
      """
    try #require(labels(.overflow, in: yaml) == ["0 of 4 characters"])
  }

  /// The areas that are marked on a canvas of 100 × 100.
  private func areas(in yaml: String) throws -> [Rect] {
    let drawing = try #require(try redlines([.overflow], in: yaml).first)
    let picture = drawing.displayList(
      over: DisplayList(size: Size(width: 100, height: 100), commands: []))
    return picture.commands.flatMap { command -> [Rect] in
      guard case .group(let group) = command, group.role == .named(id: "redlines", label: nil)
      else { return [] }
      return group.commands.compactMap { command in
        if case .fill(.rect(let rect), _) = command { rect } else { nil }
      }
    }
  }

  @Test func `what sticks out of its room is marked`() throws {
    let yaml = """
      canvas: { width: 100, height: 100 }
      view:
        color: red
        modifiers:
          - { frame: { width: 60, height: 20 } }
          - { frame: { width: 40, height: 40 } }
      """
    // 60 in the middle is from 20 to 80, 40 from 30 to 70, and 20 from 40 to 60.
    try #require(
      areas(in: yaml) == [
        Rect(x: 20, y: 40, width: 10, height: 20), Rect(x: 70, y: 40, width: 10, height: 20),
      ])
  }

  @Test func `what ends out of sight is marked at the edges`() throws {
    let yaml = """
      canvas: { width: 100, height: 100 }
      view: { color: red, frame: { width: 120, height: 20 } }
      """
    try #require(
      areas(in: yaml) == [
        Rect(x: 0, y: 40, width: 4, height: 20), Rect(x: 96, y: 40, width: 4, height: 20),
      ])
  }
}
