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
      "a setting", "vstack spacing=8", "vstack spacing=12", "spacing of the vstack 8 → 12 pt"),
    EditedViews(
      "settings that came", "text \"A\"", "text \"A\" ~border=red ~borderWidth=2",
      "border red and border width 2 pt added to text 'A'"),
    EditedViews(
      "a setting that went", "vstack { text \"A\" padding=8,16,8,16 }", "vstack { text \"A\" }",
      "padding [8, 16] pt removed from text 'A'"),
    EditedViews(
      "settings with the same values", "grid horizontalSpacing=8 verticalSpacing=8",
      "grid horizontalSpacing=9 verticalSpacing=9",
      "spacing of the grid 8 → 9 pt"),
    EditedViews(
      "the same setting of two views", "vstack { text \"A\" ~font=17; text \"B\" ~font=17 }",
      "vstack { text \"A\" ~font=20; text \"B\" ~font=20 }",
      "font size of text 'A' and text 'B' 17 → 20 pt"),
    // Values that are no plain words, or whose default has words.
    EditedViews(
      "a font's weight", "text \"A\" ~font=22", "text \"A\" ~font=\"22 700\"",
      "font weight of text 'A' regular → bold"),
    // A headline is semibold by itself.
    EditedViews(
      "a headline's weight", "text \"A\" ~font=headline", "text \"A\" ~font=\"headline 400\"",
      "font weight of text 'A' semibold → regular"),
    // Both are as heavy, but for bold letters: those of a style without a weight are as heavy as the style's emphasis.
    EditedViews(
      "a headline that is given its own weight", "text \"A\" ~font=headline",
      "text \"A\" ~font=\"headline 600\"", "font of text 'A' headline → headline semibold"),
    EditedViews(
      "a size that is given its own weight", "text \"A\" ~font=\"17 400\"",
      "text \"A\" ~font=17"),
    EditedViews(
      "a headline of another weight", "text \"A\" ~font=body",
      "text \"A\" ~font=\"headline 400\"", "font of text 'A' body → headline regular"),
    // OpenType's 600 is semibold.
    EditedViews(
      "a weight without its font", "text \"A\" ~fontWeight=700", "text \"A\" ~fontWeight=600",
      "font weight of text 'A' bold → semibold"),
    // Alone, it gives the text no line, as the text has none by itself; the other one's line is drawn without it.
    EditedViews(
      "no line that was given to a text without one", "text \"A\"", "text \"A\" ~underline=none"),
    EditedViews(
      "no line beside one that is given, which went",
      "text \"A\" ~underline=none ~underline=solid", "text \"A\" ~underline=solid",
      "underline none removed from text 'A'"),
    EditedViews(
      "a font's size that came", "text \"A\"", "text \"A\" ~font=20",
      "font size 20 pt added to text 'A'"),
    EditedViews(
      "a font's style and weight", "text \"A\" ~font=body", "text \"A\" ~font=\"title 600\"",
      "font of text 'A' body → title semibold"),
    EditedViews(
      "an opacity that came", "text \"A\"", "text \"A\" ~opacity=0.5",
      "opacity of text 'A' 1 → 0.5"),
    EditedViews(
      "a rotation", "text \"A\" ~transformEffect=rotation(10)",
      "text \"A\" ~transformEffect=rotation(30)", "rotation of text 'A' 10° → 30°"),
    EditedViews(
      "a scale that went", "text \"A\" ~transformEffect=scale(1.5)", "text \"A\"",
      "scale of text 'A' 1.5 → 1"),
    EditedViews(
      "an angle", "arc ~startAngle=90", "arc ~startAngle=120",
      "start angle of the arc 90 → 120°"),
    // Of more than 80 bytes, the steps are recorded by a digest.
    EditedViews(
      "a path that has many steps now", "path ~data=M0,0L10,10", "path ~data=#1f2e",
      "data of the path changed"),
    EditedViews(
      "a path with a border that has few steps now", "path ~data=#1f2e",
      "path ~border=red ~data=M0,0L10,10", "border red added to the path",
      "data of the path changed"),
    // Earlier releases recorded no steps of some paths, which are not known to be others.
    EditedViews(
      "a path with a border whose steps were not recorded", "path",
      "path ~border=red ~data=M0,0L10,10", "border red added to the path"),
    EditedViews(
      "a place on a view", "linearGradient ~startPoint=0.5,0", "linearGradient ~startPoint=0,0.5",
      "start point of the linear gradient top → leading"),
    EditedViews(
      "a part of a width", "text \"A\" relativeWidth=0.5", "text \"A\" relativeWidth=0.75",
      "relative width of text 'A' 0.5 → 0.75"),
    EditedViews(
      "a place in a corner", "text \"A\" frameAlignment=top,leading",
      "text \"A\" frameAlignment=trailing", "frame alignment of text 'A' topLeading → trailing"),
    EditedViews(
      "a greatest width that came", "text \"A\"", "text \"A\" maxWidth=infinity",
      "maximum width infinity added to text 'A'"),
    EditedViews(
      "a claim", "textField \"A\"", "textField \"A\" isSecure=true",
      "secure of text field 'A' false → true"),
    EditedViews(
      "a long value", "chart values=\"Mo 620, Tu 840, We 410, Th 980, Fr 730, Sa 124\"",
      "chart values=\"Mo 620, Tu 840, We 410, Th 990, Fr 730, Sa 124\"",
      "values of the chart … 840, We 410, Th 980, Fr 730, Sa … → … 840, We 410, Th 990, Fr 730, Sa …"
    ),

    // Names of views.
    EditedViews(
      "a button that went", "vstack { button { text \"Save\" }; button { text \"More\" } }",
      "vstack { button { text \"More\" } }", "button 'Save' removed"),
    // Without a radius, its corners are those of its size, which are round.
    EditedViews(
      "a button's corners that are square", "vstack { button style=bordered { text \"Save\" } }",
      "vstack { button style=bordered ~cornerRadius=0 { text \"Save\" } }",
      "corner radius 0 pt added to button 'Save'"),
    // The corners of any other view are square by themselves.
    EditedViews(
      "a text's corners that stay square", "vstack { text \"A\" }",
      "vstack { text \"A\" ~cornerRadius=0 }"),
    EditedViews(
      "a view with a label alone", "vstack { toggle value=on accessibilityLabel=Wifi }",
      "vstack { toggle value=off accessibilityLabel=Wifi }", "value of toggle 'Wifi' on → off"),
    EditedViews(
      "the same setting of three views",
      "vstack { text \"A\" padding=4; text \"B\" padding=4; text \"C\" padding=4 }",
      "vstack { text \"A\" padding=8; text \"B\" padding=8; text \"C\" padding=8 }",
      "padding of texts 'A', 'B' and 'C' 4 → 8 pt"),
    EditedViews(
      "the same setting of three equal views",
      "vstack { text \"A\" padding=4; text \"A\" padding=4; text \"A\" padding=4 }",
      "vstack { text \"A\" padding=8; text \"A\" padding=8; text \"A\" padding=8 }",
      "padding of 3 texts 'A' 4 → 8 pt"),
    EditedViews(
      "the same setting of three views without names",
      "vstack { circle padding=4; circle padding=4; circle padding=4 }",
      "vstack { circle padding=8; circle padding=8; circle padding=8 }",
      "padding of circles 1, 2 and 3 4 → 8 pt"),
    EditedViews(
      "a view around two others that is gone",
      "vstack { hstack { text \"A\"; text \"B\" }; divider }",
      "vstack { text \"A\"; text \"B\"; divider }",
      "text 'A' and text 'B' no longer in an hstack"),
    EditedViews(
      "a view around each of several", "vstack { text \"A\"; text \"B\"; text \"C\" }",
      "vstack { hstack { text \"A\" }; hstack { text \"B\" }; hstack { text \"C\" } }",
      "texts 'A', 'B' and 'C' wrapped in an hstack"),
    EditedViews(
      "one of three alike that went, and the looks of the others",
      // The first and the third keep their widths.
      "vstack { color ~color=red width=10; color ~color=red width=20; color ~color=red width=30 }",
      "vstack { color ~color=blue width=10; color ~color=green width=30 }",
      "color 1 red → blue", "color 2 removed", "color 2 red → green"),

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
    // Anyone may edit a golden's text; a row has no fewer than no cells.
    EditedViews(
      "a grid's rows with a number below zero", "grid rows=\"-1 x\" { text \"A\" }",
      "grid rows=\"1 x\" { text \"A\" }", "rows of the grid -1 x → 1 x"),
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
    // The second row has the words and the place of the first, between which the number alone is another one.
    EditedViews(
      "the first of three rows with two words in common",
      "vstack { hstack { text \"Price\"; text \"10\"; text \"USD\" }; "
        + "hstack { text \"Price\"; text \"20\"; text \"USD\" }; "
        + "hstack { text \"Price\"; text \"30\"; text \"USD\" } }",
      "vstack { hstack { text \"Price\"; text \"20\"; text \"USD\" }; "
        + "hstack { text \"Price\"; text \"30\"; text \"USD\" } }",
      "the hstack of 'Price', '10' and 'USD' removed"),
    // All that is a row's own is in the other one's place: the currency is that of both.
    EditedViews(
      "rows with a word in common that changed places",
      "vstack { hstack { text \"Rent\"; text \"900\"; text \"EUR\" }; "
        + "hstack { text \"Food\"; text \"300\"; text \"EUR\" } }",
      "vstack { hstack { text \"Food\"; text \"300\"; text \"EUR\" }; "
        + "hstack { text \"Rent\"; text \"900\"; text \"EUR\" } }",
      "the hstack of 'Rent', '900' and 'EUR' and the hstack of 'Food', '300' and 'EUR' changed places"
    ),
    EditedViews(
      "a view around another one", "vstack { text \"A\"; text \"B\" }",
      "vstack { hstack padding=6 { text \"A\" }; text \"B\" }",
      "text 'A' wrapped in an hstack (padding 6 pt)"),
    EditedViews(
      "a view around another one that is gone", "vstack { zstack { text \"A\" }; text \"B\" }",
      "vstack { text \"A\"; text \"B\" }", "text 'A' no longer in a zstack"),
    EditedViews(
      "a container of another kind", "vstack { hstack { text \"A\"; text \"B\" }; text \"C\" }",
      "vstack { zstack { text \"A\"; text \"B\" }; text \"C\" }", "the hstack became a zstack"),
    // The sentence has the id alone, and not what was in the view.
    EditedViews(
      "a text in the place of a stack, with its id",
      "vstack { hstack id=box { symbol \"star\"; text \"Easy\" }; text \"C\" }",
      "vstack { text \"Hard\" id=box; text \"C\" }",
      "view 'box' became text 'Hard'", "symbol 'star' removed", "text 'Easy' removed"),
    // The style is the one that it has without, and the choice is one that people read.
    EditedViews(
      "a picker whose choice is the word automatic", "vstack { text \"A\"; divider }",
      "vstack { text \"A\"; picker style=automatic value=automatic }",
      "the divider became a picker with value automatic"),
    // 0.504 is so near to the middle that the colors alone are the same words.
    EditedViews(
      "a stop of a gradient that is moved a little",
      "rectangle ~fill=\"linearGradient red 0, blue 0.5, red 1 0,0.5 1,0.5\"",
      "rectangle ~fill=\"linearGradient red 0, blue 0.504, red 1 0,0.5 1,0.5\"",
      "fill of the rectangle linearGradient red 0, blue 0.5, red 1 0,0.5 … "
        + "→ linearGradient red 0, blue 0.504, red 1 0,0.5 …"),
    // It begins with the word of a gradient's kind.
    EditedViews(
      "a label that is read out, about a gradient", "vstack { circle id=hill }",
      "vstack { circle accessibilityLabel=\"Gradient of the hill in percent\" id=hill }",
      "accessibility label 'Gradient of the hill in percent' added to view 'hill'"),
    EditedViews(
      "an id", "vstack { text \"A\" }", "vstack { text \"A\" id=title }",
      "id title added to view 'title'"),
    EditedViews(
      "a text in the place of which is one with an id", "vstack { text \"A\" }",
      "vstack { text \"B\" id=other }", "text 'A' removed", "view 'other' added"),
    EditedViews(
      "a sheet, which is told as what it was given", "vstack { text \"A\" }",
      "vstack sheet=medium { text \"A\"; sheet { text \"B\" } }",
      "sheet added"),
    EditedViews(
      "many texts", "vstack { divider }",
      "vstack { divider; text \"A\"; text \"B\"; text \"C\"; text \"D\" }",
      "texts 'A', 'B' and 2 more added"),
    EditedViews(
      "a shape of another kind", "vstack { rectangle ~fill=blue id=box }",
      "vstack { circle ~fill=blue id=box }", "view 'box' became a circle"),
    // The one color that it had is the first of the two that it has.
    EditedViews(
      "a shape in the place of which is a control with its color twice",
      "vstack { rectangle ~fill=red id=box }",
      "vstack { toggle ~foregroundColor=red ~tint=red id=box }",
      "view 'box' became a toggle with tint red"),
    // No color, but two settings that have a word in common.
    EditedViews(
      "a shape in the place of which is a stack with another alignment",
      "vstack { rectangle frameAlignment=leading id=box }",
      "vstack { vstack alignment=leading id=box }",
      "view 'box' became a vstack with alignment leading and without frame alignment leading"),
    // The second segment, by its number 1, is the word 2025, which is a number as well.
    EditedViews(
      "segments in the place of a picker, with another year",
      "vstack { picker style=menu options=\"2024, 2025\" value=2024 id=year }",
      "vstack { segmentedControl value=1 id=year { text \"2024\"; text \"2025\" } }",
      "view 'year' became a segmented control without style menu",
      "value of view 'year' 2024 → 2025"),
    // The number of the segment is written as the option was, of another word.
    EditedViews(
      "segments in the place of a picker, with another size of the same number",
      "vstack { picker style=menu options=\"1, 2\" value=1 id=size }",
      "vstack { segmentedControl value=1 id=size { text \"1\"; text \"2\" } }",
      "view 'size' became a segmented control without style menu",
      "value of view 'size' 1 → 2"),
  ]

  @Test(arguments: views)
  func `an edit of views is one sentence`(edited: EditedViews) throws {
    let edits = try ScreenEdits(from: screen(edited.before), to: screen(edited.after))
    expect(edits.changes().map(\.sentence.text), equals: edited.sentences)
  }

  // A line is drawn under the name of its setting, which a project may give to a color of its own.
  @Test(arguments: [
    ("rectangle ~fill=underline", ["underline #3366FF → #2244CC"]),
    ("text \"A\" ~underline=solid", [String]()),
  ])
  func `a color with the name of a line is an edit where a view was given it`(
    view: String, sentences: [String]
  ) throws {
    func drawn(_ color: String) -> LayoutSnapshot {
      screen(view, parts: "fill 0,0 9×9 color=\(color) colorName=underline\n")
    }
    let changes = try ScreenEdits(from: drawn("#3366FF"), to: drawn("#2244CC")).changes()
    expect(changes.filter { $0.facts.values != nil }.map(\.sentence.text), equals: sentences)
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

  @Test func `an edit that was not taken back is reported once`() throws {
    let edits = try ScreenEdits(
      from: screen("vstack spacing=8 { text \"A\" id=title }"),
      to: screen("vstack spacing=12 { text \"B\" id=title }"))
    let number = try #require(edits.edits.firstIndex { $0.view?.kind == "vstack" })
    // The spacing is that of the golden again, and the text is not.
    let proof = try edits.proof(
      by: screen("vstack spacing=8 { text \"B\" id=title }"),
      taken: [number: edits.edits[number]])
    guard case .undone(let rest?, let taken, _) = proof else {
      Issue.record("expected edits that are left, found \(proof)")
      return
    }
    expect(
      edits.changes(proof: .undone(left: rest, taken: taken, isLeftProved: true))
        .map(\.sentence.text),
      equals: ["spacing of the vstack 8 → 12 pt", "view 'title': text 'A' → 'B'"])
  }
}

/// The text of a screen of 100 × 200 points that shows views.
func screen(_ views: String, parts: String = "") -> LayoutSnapshot {
  LayoutSnapshot(
    text:
      "maquette layout 4\ncanvas 100×200 views=a\n\(parts.isEmpty ? "" : "  \(parts)")views a \(views)\n"
  )
}
