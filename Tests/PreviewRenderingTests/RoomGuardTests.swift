import DisplayList
import LayoutGeometry
import LayoutSnapshots
import Testing

/// What is changed by hand beside an edit of the room that something has: it is reported.
@Suite struct RoomGuardTests {
  /// Changes a snapshot by hand beside an edit: that is one more sentence, or as many as are given.
  private func check(
    _ config: String, _ edit: (String, String), _ name: String, by counts: ClosedRange<Int> = 1...1,
    _ change: (inout SnapshotPart) -> Void
  ) throws {
    try #require(config.contains(edit.0))
    let old = try layoutText(of: config)
    let new = try layoutText(of: config.replacing(edit.0, with: edit.1))
    let causes = new.sentences(since: old).map(\.text)
    var canvas = try new.parsed().canvas
    let before = canvas
    change(&canvas)
    try #require(canvas != before)
    let sentences = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
    #expect(
      counts.contains(sentences.count - causes.count) && Set(causes).isSubset(of: sentences),
      "\(name) beside \(causes): \(sentences)")
  }

  @Test func `what moved farther than a cell that is too short moves it is reported`() throws {
    for config in [KnownChangeTests.fullCells, KnownChangeTests.fullCards] {
      for edit in [("spacing: 2", "spacing: 4"), ("spacing: 2", "spacing: 0.5")] {
        // The shape and the texts of the second cell.
        for index in 0..<3 {
          for axis in Axis.allCases {
            try check(config, edit, "drawing \(index) along \(axis)") { canvas in
              canvas.parts[0].parts[1].drawing[index].origin?[axis] += 1
            }
          }
        }
      }
    }
  }

  @Test func `a bordered cell whose contents moved together is reported`() throws {
    let old = try layoutText(of: KnownChangeTests.fullCards)
    let new = try layoutText(
      of: KnownChangeTests.fullCards.replacing("spacing: 2", with: "spacing: 4"))
    var canvas = try new.parsed().canvas
    // All but the border, which has not grown by as much.
    for index in 0..<3 { canvas.parts[0].parts[1].drawing[index].origin?.y -= 0.25 }
    #expect(LayoutSnapshot(canvas).sentences(since: old).count > 1)
  }

  @Test func `what is moved beside a field that shows a value is reported`() throws {
    for axis in Axis.allCases {
      try check(KnownChangeTests.search, ("spacing: 0", "spacing: 4"), "along \(axis)") { canvas in
        for index in canvas.drawing.indices where canvas.drawing[index].string == "Names" {
          canvas.drawing[index].origin?[axis] += 1
        }
      }
    }
  }

  @Test func `an arrow is reported that is not as long as its view`() throws {
    let edit = ("height: 200", "height: 207")
    try check(KnownChangeTests.arrows, edit, "a number", by: 1...2) { canvas in
      for index in canvas.drawing.indices where canvas.drawing[index].string == "207" {
        canvas.drawing[index].string = "208"
      }
    }
    try check(KnownChangeTests.arrows, edit, "an arrow", by: 1...3) { canvas in
      for index in canvas.drawing.indices where canvas.drawing[index].size?.height == 207 {
        if canvas.drawing[index].verb == .fill { canvas.drawing[index].size?.height = 206 }
      }
    }
  }

  @Test func `a text that is not scaled to its room is reported`() throws {
    for points in [20.0, 5] {
      try check(KnownChangeTests.scaledNames, ("columns: 2", "columns: 3"), "\(points)") { canvas in
        canvas.parts[0].parts[1].drawing[0].look.points = points
      }
    }
  }

  @Test func `another size of a text that has room is reported`() throws {
    let old = """
      canvas: { width: 390, height: 200 }
      view:
        collection:
          layout: { flow: { itemSize: [150, 44] } }
          items: [1, 2]
          cell: { text: Hello, font: { size: 20 }, lineLimit: 1, minimumScaleFactor: 0.5 }
      """
    let new = old.replacing("[150", with: "[140").replacing("size: 20", with: "size: 17")
    let sentences = try layoutText(of: new).sentences(since: layoutText(of: old)).map(\.text)
    #expect(sentences.contains { $0.contains("font size 20 → 17") }, "\(sentences)")
  }

  @Test func `a text that changed as its row's badge did is reported`() throws {
    let old = """
      canvas: { width: 390, height: 200 }
      view:
        collection:
          layout: { list: { appearance: insetGrouped } }
          items: [1, 2]
          cell: { hstack: [ { text: "Unread:" }, { text: "3" }, spacer ], badge: "3" }
      """
    let new = old.replacing("\"3\"", with: "\"4\"")
    let sentences = try layoutText(of: new).sentences(since: layoutText(of: old)).map(\.text)
    #expect(sentences.contains { $0.contains("badge 3 → 4") }, "\(sentences)")
    #expect(sentences.contains { $0.contains("text '3' → '4'") }, "\(sentences)")
  }

  @Test func `an item is reported that moved farther than a gap between columns`() throws {
    let config = KnownChangeTests.sideways
    let old = try layoutText(of: config)
    let new = try layoutText(of: config.replacing("spacing: 6", with: "spacing: 10"))
    for label in ["a", "d", "f"] {
      for axis in Axis.allCases {
        let sentences = try new.moving([label], by: 1, axis).sentences(since: old).map(\.text)
        #expect(
          sentences.count == 2 && sentences.first == "column gap 6 → 10 pt",
          "\(label) along \(axis): \(sentences)")
      }
    }
  }

  @Test func `what looks otherwise than a control's value makes it is reported`() throws {
    try check(KnownChangeTests.segments, ("selected: 1", "selected: 2"), "a segment") { canvas in
      canvas.drawing.recolor("Month")
    }
    try check(
      KnownChangeTests.wheel, ("selection: Bronze", "selection: Copper"), "a row of a wheel"
    ) { canvas in
      canvas.drawing.recolor("Copper")
    }
  }
}

extension [SnapshotCommand] {
  /// Makes a text green, in groups too.
  fileprivate mutating func recolor(_ text: String) {
    for index in indices {
      if self[index].string == text, self[index].verb == .text {
        self[index].look.color = .color(RGBA(red: 0, green: 1, blue: 0))
        self[index].look.colorName = nil
      }
      self[index].commands.recolor(text)
    }
  }
}
