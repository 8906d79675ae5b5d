import CellViews
import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// Texts in the middle of stacks and frames that are moved by hand beside an edit, one point farther than the
/// edit moves them: they are reported.
@Suite struct SumGuardTests {
  private static let view = """
    vstack:
      spacing: 10
      children:
        - { text: Title }
        - hstack:
            spacing: 6
            children: [ { text: Left }, { color: red, frame: { width: 40, height: 20 } }, { text: Right } ]
        - { text: Boxed, frame: { width: 120, height: 60 }, offset: [2, 3] }
        - zstack: [ { color: blue, frame: { width: 90, height: 30 } }, { text: Over } ]
        - { text: Last, padding: 8, background: mint }

    """

  private static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 + "\n" }.joined()
  }

  private static let screen = "canvas: { width: 390 }\nview:\n" + indented(view, by: 2)
  private static let list = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [1, 2, 3]
        cell:

    """ + indented(view, by: 6)
  /// Cells as high as they are, with what they show in their middle.
  private static let cells = list.replacing("items:", with: "itemHeight: 300\n    items:")

  /// Each has another sum: of spaces, of a text or a shape before others and around their middle, of a frame
  /// with what is in its middle, of an offset, and of padding.
  private static let edits = [
    ("spacing: 6", "spacing: 9"), ("spacing: 10", "spacing: 12"), ("text: Title", "text: Titles"),
    ("text: Left", "text: Lefts"), ("text: Left", "text: Left, tracking: 3"),
    ("text: Title", "text: Title, tracking: 3"), ("width: 40", "width: 50"),
    ("width: 120, height: 60", "width: 140, height: 70"), ("offset: [2, 3]", "offset: [4, 6]"),
    ("width: 90", "width: 100"), ("padding: 8", "padding: 12"),
  ]

  private func move(_ name: String, _ axis: Axis, in part: inout SnapshotPart) {
    for index in part.drawing.indices where part.drawing[index].string?.hasPrefix(name) == true {
      part.drawing[index].origin?[axis] += 1
    }
    for index in part.parts.indices {
      if case .element(let element) = part.parts[index].role, element.item != 1 { continue }
      move(name, axis, in: &part.parts[index])
    }
  }

  @Test(arguments: ["a screen", "rows of a list", "cells with a height"])
  func `a text that moved farther than the sum is reported`(of what: String) throws {
    let config =
      ["a screen": Self.screen, "rows of a list": Self.list][what] ?? Self.cells
    let old = try layoutText(of: config)
    for (from, to) in Self.edits {
      try #require(config.contains(from))
      let new = try layoutText(of: config.replacing(from, with: to))
      // A text that pushes others pushes all alike, which is reported.
      let causes = new.sentences(since: old).map(\.text)
        .filter { !$0.hasPrefix("what is around ") }
      #expect(causes.allSatisfy { !$0.contains("moved") }, "\(to): \(causes)")
      for name in ["Title", "Left", "Right", "Boxed", "Over", "Last"] {
        for axis in Axis.allCases {
          var canvas = try new.parsed().canvas
          move(name, axis, in: &canvas)
          let sentences = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
            .filter { !$0.hasPrefix("what is around ") }
          #expect(
            sentences.count == causes.count + 1 && Set(causes).isSubset(of: sentences),
            "\(to), \(name) along \(axis): \(sentences)")
        }
      }
    }
  }

  /// A stack has `NodeSpacing.defaultLength` between views that are not texts and none beside a spacer,
  /// which the sums know only by heart: if one of both changes without the other, what a spacing moves
  /// is no longer its sum.
  @Test func `the sums know how far apart views are without a spacing`() throws {
    expect(NodeSpacing.defaultLength, equals: 8)
    let stack = """
      canvas: { width: 390, height: 400 }
      view:
        vstack:
          alignment: leading
          children:
            - { text: One, frame: { height: 30 } }
            - { text: Two, frame: { height: 30 } }
            - { spacer: {}, frame: { height: 40 } }
            - { text: Last, frame: { height: 30 } }
        frame: { maxHeight: infinity, alignment: top }

      """
    let old = try layoutText(of: stack)
    let new = try layoutText(of: stack.replacing("children", with: "spacing: 20\n    children"))
    // Between the texts 20 instead of 8, and on both sides of the spacer 20 instead of nothing: the second
    // text is 12 lower, and the last one 12 + 20 + 20 = 52.
    func tops(_ snapshot: LayoutSnapshot) throws -> [Double] {
      try snapshot.parsed().canvas.drawing.compactMap { $0.string == nil ? nil : $0.origin?.y }
    }
    let moves = try zip(tops(old), tops(new)).map { ($1 - $0).rounded() }
    expect(moves, equals: [0, 12, 52])
    let sentences = new.sentences(since: old).map(\.text)
    expect(sentences, equals: ["spacing of the vstack default → 20 pt"])
    // One point farther than that is reported.
    var canvas = try new.parsed().canvas
    move("Last", .vertical, in: &canvas)
    let farther = LayoutSnapshot(canvas).sentences(since: old).map(\.text)
    #expect(farther.contains { $0.hasPrefix("text 'Last': moved ") }, "\(farther)")
  }
}
