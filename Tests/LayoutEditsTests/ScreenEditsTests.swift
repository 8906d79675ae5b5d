import LayoutEdits
import LayoutSnapshots
import TestSupport
import Testing

/// Edits of two texts, without a live tree.
@Suite struct ScreenEditsTests {
  struct EditedViews: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: String
    var after: String
    var sentences: [String]

    init(_ name: String, _ before: String, _ after: String, _ sentences: String...) {
      testDescription = name
      self.before = before
      self.after = after
      self.sentences = sentences
    }
  }

  static let views = [
    EditedViews(
      "a setting", "vstack spacing=8", "vstack spacing=12", "spacing of the vstack 8 → 12"),
    EditedViews(
      "settings that came", "text \"A\"", "text \"A\" ~border=red ~borderWidth=2",
      "border red and border width 2 added to text 'A'"),
    EditedViews(
      "a setting that went", "vstack { text \"A\" padding=8,16,8,16 }", "vstack { text \"A\" }",
      "padding [8, 16] removed from text 'A'"),
    EditedViews(
      "settings with the same values", "grid horizontalSpacing=8 verticalSpacing=8",
      "grid horizontalSpacing=9 verticalSpacing=9",
      "horizontal spacing and vertical spacing of the grid 8 → 9"),
    EditedViews(
      "the same setting of two views", "vstack { text \"A\" ~font=17; text \"B\" ~font=17 }",
      "vstack { text \"A\" ~font=20; text \"B\" ~font=20 }",
      "font of text 'A' and text 'B' 17 → 20"),
    EditedViews(
      "a background's colour", "text \"A\" background=color { background { color ~color=gray } }",
      "text \"A\" background=color { background { color ~color=red } }",
      "background of text 'A' gray → red"),
    EditedViews(
      "modifiers in another order", "text \"A\" padding=8 ~opacity=0.5",
      "text \"A\" ~opacity=0.5 padding=8",
      "modifiers of text 'A' in another order: opacity, padding"),
    EditedViews(
      "a text", "vstack { text \"A\"; text \"B\" }", "vstack { text \"A\"; text \"C\" }",
      "text 'B' → 'C'"),
    EditedViews(
      "a text of a view with an id", "vstack { text \"A\" id=title }",
      "vstack { text \"B\" id=title }", "view 'title': text 'A' → 'B'"),
    EditedViews(
      "a view that came", "vstack { text \"A\" }", "vstack { text \"A\"; divider }",
      "the divider added"),
    EditedViews(
      "a view that went, with what was in it",
      "vstack { text \"A\"; hstack { text \"B\"; text \"C\" } }", "vstack { text \"A\" }",
      "the hstack removed"),
    EditedViews(
      "views that changed places", "vstack { text \"A\"; symbol \"star\" }",
      "vstack { symbol \"star\"; text \"A\" }", "text 'A' and symbol 'star' changed places"),
    EditedViews(
      "texts that were exchanged, whose looks stayed",
      "hstack { text \"A\" ~font=17; text \"B\" ~font=20 }",
      "hstack { text \"B\" ~font=17; text \"A\" ~font=20 }",
      "text 'B' and text 'A' exchanged"),
    EditedViews(
      "a view around another one", "vstack { text \"A\"; text \"B\" }",
      "vstack { hstack padding=6 { text \"A\" }; text \"B\" }",
      "text 'A' wrapped in an hstack (padding 6)"),
    EditedViews(
      "a view around another one that is gone", "vstack { zstack { text \"A\" }; text \"B\" }",
      "vstack { text \"A\"; text \"B\" }", "text 'A' no longer in a zstack"),
    EditedViews(
      "a container of another kind", "vstack { hstack { text \"A\"; text \"B\" }; text \"C\" }",
      "vstack { zstack { text \"A\"; text \"B\" }; text \"C\" }", "the hstack became a zstack"),
    EditedViews(
      "an id", "vstack { text \"A\" }", "vstack { text \"A\" id=title }",
      "id title added to view 'title'"),
    EditedViews(
      "a text in the place of which is one with an id", "vstack { text \"A\" }",
      "vstack { text \"B\" id=other }", "text 'A' removed", "view 'other' added"),
    EditedViews(
      "a sheet, which is told as what it was given", "vstack { text \"A\" }",
      "vstack sheet=medium { text \"A\"; sheet { text \"B\" } }",
      "sheet medium added to the vstack"),
    EditedViews(
      "many texts", "vstack { divider }",
      "vstack { divider; text \"A\"; text \"B\"; text \"C\"; text \"D\" }",
      "text 'A', text 'B' and 2 more added"),
    EditedViews(
      "a shape of another kind", "vstack { rectangle ~fill=blue id=box }",
      "vstack { circle ~fill=blue id=box }", "view 'box' became a circle"),
  ]

  @Test(arguments: views)
  func `an edit of views is one sentence`(edited: EditedViews) throws {
    let edits = try ScreenEdits(from: screen(edited.before), to: screen(edited.after))
    expect(try edits.changes().map(\.sentence.text), equals: edited.sentences)
  }

  @Test(arguments: views.map(\.before))
  func `views that are the same have no sentence`(views: String) throws {
    expect(try ScreenEdits(from: screen(views), to: screen(views)).changes(), equals: [])
  }

  /// A control changes its value, and a drawing that is like a part of it changes, too: a switch's track is a
  /// capsule of 51 × 31, a progress bar is 4 points high, a page's dot is a circle of 8 × 8.
  static let likenesses = [
    ("toggle value=", "off", "on", "capsule width=51 height=31 ~fill="),
    ("progress value=", "0", "0.5", "rectangle width=40 height=4 ~fill="),
    ("pageControl pages=3 value=", "0", "1", "circle width=8 height=8 ~fill="),
    ("slider value=", "0", "1", "circle width=28 height=28 ~fill="),
    ("stepper \"Pieces\" value=", "1", "2", "roundedRectangle ~cornerRadius=8 ~fill="),
    ("picker style=segmented value=", "One", "Two", "text \"Two\" ~font="),
    ("gauge value=", "0", "1", "capsule width=100 height=6 ~fill="),
  ]

  @Test(arguments: likenesses)
  func `a drawing like a control's is reported beside the control`(
    control: String, from: String, to: String, drawing: String
  ) throws {
    let before = screen("vstack { \(control)\(from); \(drawing)gray }")
    let after = screen("vstack { \(control)\(to); \(drawing)red }")
    let sentences = try ScreenEdits(from: before, to: after).changes().map(\.sentence.text)
    expect(sentences.count, equals: 2)
    #expect(sentences.contains { $0.hasPrefix("value of") && $0.hasSuffix("\(from) → \(to)") })
    #expect(sentences.contains { $0.hasSuffix("gray → red") })
  }

  @Test func `frames and drawings that differ are reported`() throws {
    let box = "view \"box\" 0,0 10×10\n    fill 0,0 10×10 color=#FF0000\n"
    let before = screen("rectangle id=box", parts: box)
    let after = screen(
      "rectangle id=box",
      parts: box.replacing("\"box\" 0,0", with: "\"box\" 5,0").replacing("FF0000", with: "00FF00"))
    expect(
      try ScreenEdits(from: before, to: after).changes().map(\.sentence.text),
      equals: ["view 'box' moved or resized", "view 'box' drawn differently"])
  }
}

/// The text of a screen of 100 × 200 points that shows views.
func screen(_ views: String, parts: String = "") -> LayoutSnapshot {
  LayoutSnapshot(
    text:
      "maquette layout 4\ncanvas 100×200 views=a\n\(parts.isEmpty ? "" : "  \(parts)")views a \(views)\n"
  )
}
