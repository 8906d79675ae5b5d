import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// A part that is moved by hand beside an edit: it is reported, unless the edit can move that part along
/// that axis by an amount that nobody can sum up.
@Suite struct PlaceGuardTests {
  /// A column at the leading edge of a canvas that is as high as it: nothing is in the middle of anything.
  private static let screen = """
    canvas: { width: 390 }
    view:
      vstack:
        spacing: 10
        alignment: leading
        children:
          - { text: Title, font: { size: 20 } }
          - hstack:
              spacing: 6
              alignment: top
              children: [ { text: Left }, { text: Right } ]
          - { color: red, frame: { width: 40, height: 20 }, id: box }
          - { text: Footer, padding: 4, background: yellow, id: footer }
          - { text: Last }
      frame: { maxWidth: infinity, alignment: leading }

    """

  private static let edits = [
    // Between two in a row: the second one.
    PlantedMove(
      old: "spacing: 6", new: "spacing: 9", sentence: "spacing of the hstack 6 → 9 pt",
      down: [], aside: ["Right"]),
    // Between those in the column: all but the first one.
    PlantedMove(
      old: "spacing: 10", new: "spacing: 13", sentence: "spacing of the vstack 10 → 13 pt",
      down: ["Left", "Right", "box", "footer", "Last"], aside: []),
    // A box that is higher: what is below it. It begins where it did.
    PlantedMove(
      old: "height: 20", new: "height: 25", sentence: "height of view 'box' 20 → 25 pt",
      down: ["footer", "Last"], aside: []),
    // A box that is wider, which is alone at its height, and begins at the leading edge.
    PlantedMove(
      old: "width: 40", new: "width: 50", sentence: "width of view 'box' 40 → 50 pt",
      down: [], aside: []),
    // A text of one line is as high as it was, whatever it shows.
    PlantedMove(
      old: "text: Last", new: "text: Lasts", sentence: "text 'Last' → 'Lasts'", down: [],
      aside: []),
    // A text pushes the next one in its row.
    PlantedMove(
      old: "text: Left", new: "text: Lefts", sentence: "text 'Left' → 'Lefts'", down: [],
      aside: ["Right"]),
    // Larger letters are farther below the top of their line, too.
    PlantedMove(
      old: "size: 20", new: "size: 24", sentence: "text 'Title': font size 20 → 24",
      down: ["Title", "Left", "Right", "box", "footer", "Last"], aside: [], isSum: false),
    // Space around a text: what is below it. Its background begins where it did.
    PlantedMove(
      old: "padding: 4", new: "padding: 6", sentence: "padding of view 'footer' 4 → 6 pt",
      down: ["Last"], aside: []),
    PlantedMove(
      old: "yellow", new: "green",
      sentence: "view 'footer': fill yellow → green (#FFCC00 → #34C759)", down: [],
      aside: []),
  ]

  private static let parts = ["Title", "Left", "Right", "box", "footer", "Last"]

  /// The same column in each row of a list, which is as high as that.
  private static let list =
    """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [1, 2, 3]
        cell:

    """ + screen.split(separator: "\n").dropFirst(2).map { "      \($0)\n" }.joined()

  /// A part of a canvas or of an element, or its texts of a name, one point farther along an axis.
  private func move(_ name: String, _ axis: Axis, in part: inout SnapshotPart) {
    for index in part.parts.indices where part.parts[index].role == .view(id: name) {
      part.parts[index].frame.origin[axis] += 1
    }
    for index in part.drawing.indices {
      guard part.drawing[index].string?.hasPrefix(name) == true else { continue }
      part.drawing[index].origin?[axis] += 1
    }
  }

  /// The layout's text with something of a name elsewhere: on the screen, or in the list's second item.
  private func moving(_ name: String, _ axis: Axis, in snapshot: LayoutSnapshot) throws
    -> LayoutSnapshot
  {
    var canvas = try snapshot.parsed().canvas
    if let list = canvas.parts.firstIndex(where: { !$0.settings.isEmpty }) {
      for index in canvas.parts[list].parts.indices {
        guard
          case .element(let element) = canvas.parts[list].parts[index].role, element.item == 1
        else { continue }
        move(name, axis, in: &canvas.parts[list].parts[index])
      }
    } else {
      move(name, axis, in: &canvas)
    }
    return LayoutSnapshot(canvas)
  }

  /// Moves each part by hand beside edits: what none of them can move along the axis is one more sentence.
  ///
  /// - Parameter sentence: The sentence of an edit.
  private func check(
    _ edits: [PlantedMove], in screen: String = screen,
    reports sentence: (PlantedMove) -> String = \.sentence
  ) throws {
    let old = try layoutText(of: screen)
    let new = try layoutText(of: edits.reduce(screen) { $0.replacing($1.old, with: $1.new) })
    let causes = Set(edits.map(sentence))
    for name in Self.parts {
      for axis in Axis.allCases {
        // Moved by a sum, it is one point farther than that.
        let isReached = edits.contains {
          !$0.isSum && (axis == .vertical ? $0.down : $0.aside).contains(name)
        }
        let sentences = try moving(name, axis, in: new).sentences(since: old).map(\.text)
          .filter { !$0.hasPrefix("what is around ") }
        #expect(causes.isSubset(of: sentences), "\(name) along \(axis): \(sentences)")
        let others = sentences.filter { !causes.contains($0) }
        #expect(
          others.count == (isReached ? 0 : 1) && others.allSatisfy { $0.contains("'\(name)") },
          "\(name) along \(axis) beside \(causes): \(sentences)")
      }
    }
  }

  @Test func `what one edit cannot move is reported`() throws {
    for edit in Self.edits { try check([edit]) }
  }

  @Test func `what none of two edits can move is reported`() throws {
    for (index, edit) in Self.edits.enumerated() {
      for other in Self.edits[(index + 1)...] { try check([edit, other]) }
    }
  }

  /// The sentence of an edit in each item: names of texts are examples, and those of views come first.
  private static func sentenceInItems(_ edit: PlantedMove) -> String {
    let words = edit.sentence.replacing("text 'Title': ", with: "text 1 ('Title', …): ")
    let view = "view 'footer': "
    return words.hasPrefix(view)
      ? "view 'footer' in all items: " + words.dropFirst(view.count) : "all items: " + words
  }

  @Test func `what one edit in each item cannot move in one of them is reported`() throws {
    for edit in Self.edits {
      try check([edit], in: Self.list, reports: Self.sentenceInItems)
    }
  }

  @Test func `what none of two edits in each item can move in one of them is reported`() throws {
    for (index, edit) in Self.edits.enumerated() {
      for other in Self.edits[(index + 1)...] {
        try check([edit, other], in: Self.list, reports: Self.sentenceInItems)
      }
    }
  }

  /// What is in a part, or behind it, one point off beside an edit of its padding.
  private func check(
    _ config: String, _ sentence: String,
    move: (inout SnapshotPart, Axis) -> Void, reports word: String
  ) throws {
    let old = try layoutText(of: config)
    let new = try layoutText(of: config.replacing("padding: 4", with: "padding: 6"))
    expect(new.sentences(since: old).map(\.text), equals: [sentence])
    for axis in Axis.allCases {
      var canvas = try new.parsed().canvas
      move(&canvas, axis)
      let sentences = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
      #expect(
        sentences.count == 2 && sentences.contains(sentence)
          && sentences.contains { $0.contains(word) && $0.contains("moved ") },
        "along \(axis): \(sentences)")
    }
  }

  @Test func `a text that is not as far in its view as its padding makes it is reported`() throws {
    try check(
      Self.screen, "padding of view 'footer' 4 → 6 pt",
      move: { canvas, axis in
        for index in canvas.parts.indices where canvas.parts[index].role == .view(id: "footer") {
          for command in canvas.parts[index].drawing.indices
          where canvas.parts[index].drawing[command].string == "Footer" {
            canvas.parts[index].drawing[command].origin?[axis] += 1
          }
        }
      }, reports: "'footer'")
  }

  @Test func `a background that grew and is elsewhere, too, is reported`() throws {
    let screen = Self.screen.replacing(", id: footer", with: "")
    try check(
      screen, "padding of text 'Footer' 4 → 6 pt",
      move: { canvas, axis in
        for index in canvas.drawing.indices
        where canvas.drawing[index].verb == .fill
          && canvas.drawing[index].look.colorName == "yellow"
        {
          canvas.drawing[index].origin?[axis] += 1
        }
      }, reports: "'Footer'")
  }

  /// Two grids below a title.
  private static let grids = """
    canvas: { width: 390 }
    view:
      vstack:
        - { text: Title }
        - collection:
            layout: { grid: { columns: 2, spacing: 8 } }
            items: [Alma, Ben, Carl]
            cell: { text: "${item}", background: mint }
          id: first
        - collection:
            layout: { grid: { columns: 2, spacing: 8 } }
            items: [Dora, Emma, Felix]
            cell: { text: "${item}", background: mint }
          id: second

    """

  @Test(arguments: [
    // The second grid has a row less, which moves nothing above it.
    ("items: [Dora, Emma, Felix]", "items: [Dora, Emma]", "item 2 'Felix' of 'second' removed"),
    // A colour moves nothing at all.
    (
      "text: Title", "text: Title, foregroundColor: red",
      "text 'Title': colour primary → red (#000000 → #FF3B30)"
    ),
  ])
  func `a collection that another one's edit cannot move is reported`(
    old: String, new: String, sentence: String
  ) throws {
    let edited = try layoutText(of: Self.grids.replacing(old, with: new))
    var canvas = try edited.parsed().canvas
    for index in canvas.parts.indices {
      guard case .collection(let collection) = canvas.parts[index].role, collection.id == "first"
      else { continue }
      canvas.parts[index].frame.origin.y += 3
    }
    let sentences = try LayoutSnapshot(canvas).sentences(since: layoutText(of: Self.grids))
      .map(\.text)
    #expect(sentences.count == 2 && sentences.contains(sentence), "\(sentences)")
    #expect(sentences.contains { $0.hasPrefix("'first' moved (") }, "\(sentences)")
  }
}
