import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Elements that draw the same` {
  /// A box with a line of half a point around its inside, in a cell.
  private func cell(_ item: Int, at place: Point, _ color: RGBA = .black) -> Command {
    let box = Rect(origin: place, size: Size(width: 8, height: 8))
    return .group(
      Group(
        role: .element(kind: "cell", section: 0, item: item),
        commands: [
          .fill(.rect(box), .color(color)),
          .stroke(.rect(box.inset(by: 0.25)), .color(.white), StrokeStyle(lineWidth: 0.5)),
        ]))
  }

  /// Cells in rows of ten, ten points from one to the next.
  private func cells(_ items: Range<Int>, _ color: RGBA = .black) -> [Command] {
    items.map { cell($0, at: Point(x: Double($0 % 10) * 10, y: Double($0 / 10) * 10), color) }
  }

  private func added(_ commands: [Command]) -> [Command] {
    var list = CommandsWithCopies()
    for command in commands { list.append { $0.append(command) } }
    return list.finish()
  }

  /// How many copies each command is; 0 for one that is none.
  private func counts(_ commands: [Command]) -> [Int] {
    added(commands).map { command in
      if case .group(let group) = command { group.copies?.places.count ?? 0 } else { 0 }
    }
  }

  @Test func `become copies, which draw what they drew`() {
    let cells = cells(0..<100)
    expect(counts(cells), equals: [100])
    expect(added(cells).withoutCopies, equals: cells)
    expect(added(cells).inkBounds, equals: cells.inkBounds)
  }

  @Test func `are as they were in what asks a group for its commands`() throws {
    let cells = cells(0..<100)
    guard case .group(var group) = try #require(added(cells).first) else {
      Issue.record("no group")
      return
    }
    expect(group.commands, equals: cells)
    group.commands.removeLast()
    expect(group.commands, equals: Array(cells.dropLast()))
    #expect(group.copies == nil)
  }

  @Test func `are copies only where there are many`() {
    expect(counts(cells(0..<63)), equals: Array(repeating: 0, count: 63))
    expect(counts(cells(0..<64)), equals: [64])
  }

  @Test func `are copies of their neighbours alone`() {
    let red = RGBA(red: 1, green: 0, blue: 0)
    let commands = cells(0..<70) + cells(70..<140, red) + [.fill(.rect(.zero), .color(red))]
    expect(counts(commands), equals: [70, 70, 0])
    expect(added(commands).withoutCopies, equals: commands)
    // An item is missing, and the others are further copies.
    expect(counts(cells(0..<70) + cells(71..<140)), equals: [70, 69])
  }

  @Test func `are other copies where they begin above the one before`() {
    let commands = (0..<200).map { item in
      cell(item, at: Point(x: Double(item / 100) * 10, y: Double(item % 100) * 10))
    }
    expect(counts(commands), equals: [100, 100])
  }

  @Test func `are none where a sum was rounded in another way`() {
    var commands = cells(0..<100)
    // Half a unit in the last place more than what the move gives.
    commands[80] = cell(80, at: Point(x: 0, y: 80))
    guard case .group(var group) = commands[80] else { return }
    group.commands[1] = .stroke(
      .rect(Rect(x: (0.25).nextUp, y: 80.25, width: 7.5, height: 7.5)), .color(.white),
      StrokeStyle(lineWidth: 0.5))
    commands[80] = .group(group)
    expect(counts(commands).first, equals: 80)
    expect(added(commands).withoutCopies, equals: commands)
  }

  @Test func `are none with groups in them`() {
    let commands = cells(0..<100).enumerated().map { item, command -> Command in
      .group(
        Group(role: .element(kind: "cell", section: 0, item: item), commands: [command]))
    }
    expect(counts(commands), equals: Array(repeating: 0, count: 100))
  }

  @Test(arguments: [
    // Rows of ten cells, 8 points high: the band from 15 to 25 has a part of the second and of the
    // third row.
    (15.0, 25.0, 10..<30),
    // It only touches the end of the first row, at 8, and the start of the second, at 10.
    (8.0, 10.0, 10..<10),
    (-50.0, 1.0, 0..<10), (95.0, 500.0, 90..<100), (500.0, 600.0, 100..<100),
  ])
  func `are found by the band that they reach into`(
    top: Double, bottom: Double, indices: Range<Int>
  ) throws {
    guard case .group(let group) = try #require(added(cells(0..<100)).first) else { return }
    expect(group.copies?.indices(from: top, to: bottom), equals: indices)
  }

  @Test func `are not those whose texts Unicode calls equivalent`() {
    func label(_ item: Int, _ text: String) -> Command {
      // One missing glyph: a font may draw both characters with it.
      let run = GlyphRun(
        font: FontFace(name: "Test", file: "/test.ttf"), size: 8, glyphs: [Glyph(id: 0, x: 0)],
        advance: 8, ascent: 8, descent: 2, text: text)
      return .group(
        Group(
          role: .element(kind: "cell", section: 0, item: item),
          commands: [.glyphRun(run, Point(x: 0, y: Double(item) * 10), .color(.black))]))
    }
    expect(counts((0..<100).map { label($0, "\u{795E}") }), equals: [100])
    let mixed = (0..<100).map { label($0, $0 == 50 ? "\u{FA19}" : "\u{795E}") }
    let texts = added(mixed).withoutCopies.map { command -> [UInt8] in
      guard case .group(let group) = command, case .glyphRun(let run, _, _)? = group.commands.first
      else { return [] }
      return Array(run.text.utf8)
    }
    let expected = (0..<100).map { Array(($0 == 50 ? "\u{FA19}" : "\u{795E}").utf8) }
    expect(texts, equals: expected)
  }
}
