import LayoutEdits
import LayoutSnapshots
import TestSupport
import Testing

/// Edits of the items of a collection, in two texts.
@Suite struct ElementEditsTests {
  /// A screen with a list of sections, each of which has items that show a text each.
  private func list(
    _ sections: [[String]], elements: Int? = nil, settings: String = "", view: String = "text"
  ) -> LayoutSnapshot {
    var lines = ""
    for (section, items) in sections.enumerated() {
      for (item, text) in items.enumerated() {
        lines +=
          "    cell \(section).\(item) \"\(text)\" 0,0 100×20 views=b: "
          + "text \"\(text)\" 0,16 width=30 font=Inter points=17 color=#000000\n"
      }
    }
    let count = elements ?? sections.joined().count
    return LayoutSnapshot(
      text: "maquette layout 4\ncanvas 100×200 views=a\n"
        + "  collection 0,0 100×200 layout=list content=100×200 offset=0,0 elements=\(count)"
        + "\(settings)\n\(lines)views a collection\nviews b \(view)\n")
  }

  private func sentences(_ before: LayoutSnapshot, _ after: LayoutSnapshot) throws -> [String] {
    try ScreenEdits(from: before, to: after).changes().filter { $0.facts.values != nil }.map(
      \.sentence.text)
  }

  @Test func `an item that came is one sentence`() throws {
    expect(
      try sentences(list([["A", "B"]]), list([["A", "C", "B"]])), equals: ["item 1 'C' inserted"])
  }

  // The view is all of the item, and has no name beside it.
  @Test func `the color that an item is has the setting's name`() throws {
    expect(
      try sentences(
        list([["A", "B"]], view: "color ~color=mint"),
        list([["A", "B"]], view: "color ~color=teal")),
      equals: ["all items: color mint → teal"])
  }

  // What was behind the circles differs, so that its place alone is common to all.
  @Test func `backgrounds of several colors that views of another kind lack are named`() throws {
    func items(_ views: [String]) -> LayoutSnapshot {
      let cells = views.indices.map {
        "    cell 0.\($0) \"\($0)\" 0,\(20 * $0) 100×20 views=b\($0)\n"
      }
      let trees = views.indices.map { "views b\($0) \(views[$0])\n" }
      return LayoutSnapshot(
        text: "maquette layout 4\ncanvas 100×200 views=a\n"
          + "  collection 0,0 100×200 layout=list content=100×200 offset=0,0 "
          + "elements=\(views.count)\n\(cells.joined())views a collection\n\(trees.joined())")
    }
    let circles = ["red", "blue"].map {
      "circle background=color { background { color ~color=\($0) } }"
    }
    expect(
      try sentences(items(circles), items(["rectangle", "rectangle"])),
      equals: ["all items: the circle became a rectangle without background"])
  }

  @Test func `an item that went is one sentence`() throws {
    expect(try sentences(list([["A", "B"]]), list([["B"]])), equals: ["item 0 'A' removed"])
  }

  @Test func `items that are gone from everywhere are counted`() throws {
    expect(try sentences(list([["A", "B"]]), list([[]])), equals: ["all 2 items removed"])
  }

  @Test func `an item that is elsewhere moved`() throws {
    expect(
      try sentences(list([["A", "B", "C"]]), list([["B", "C", "A"]])),
      equals: ["item 'A' moved from 0 to 2"])
  }

  // As where items are swapped.
  @Test func `an item that is elsewhere in one of several sections has its section's number`()
    throws
  {
    expect(
      try sentences(list([["X"], ["A", "B", "C"]]), list([["X"], ["B", "C", "A"]])),
      equals: ["item 'A' moved from 1.0 to 1.2"])
  }

  @Test func `settings of a section that is elsewhere are still its own`() throws {
    expect(
      try sentences(
        list([["A", "B"], ["C", "D"]], settings: " columns.0=2 columns.1=3"),
        list([["C", "D"], ["A", "B"]], settings: " columns.0=3 columns.1=2")),
      equals: ["sections 0 and 1 swapped: 'A', 'C'"])
  }

  @Test func `two neighbours that changed places were swapped`() throws {
    expect(
      try sentences(list([["A", "B", "C"]]), list([["B", "A", "C"]])),
      equals: ["items 0 and 1 swapped: 'A', 'B'"])
  }

  @Test func `an item of another section moved there`() throws {
    expect(
      try sentences(list([["A", "B", "C"], ["D", "E"]]), list([["A", "B"], ["C", "D", "E"]])),
      equals: ["item 'C' moved from section 0 to section 1"])
  }

  @Test func `a section that went is one sentence`() throws {
    expect(
      try sentences(list([["A"], ["B", "C"]]), list([["A"]])),
      equals: ["section 1 'B' with 2 items removed"])
  }

  @Test func `an item that is named otherwise is the same one`() throws {
    expect(
      try sentences(list([["Anna", "Ben"]]), list([["Anne", "Ben"]])),
      equals: ["item 0 'Anne': text 'Anna' → 'Anne'"])
  }

  // The title of one row and the subtitle of the other one are texts of other numbers, and no view that both rows have.
  @Test func `an edit of other views in other items is one of each`() throws {
    func rows(_ views: [String]) -> LayoutSnapshot {
      var lines = ""
      for (item, texts) in [["A", "B"], ["C", "D"]].enumerated() {
        lines += "    cell 0.\(item) \"\(texts[0])\" 0,\(50 * item) 100×50 views=b\(item)\n"
        for (line, text) in texts.enumerated() {
          lines +=
            "      text \"\(text)\" 0,\(16 + 20 * line) width=30 font=Inter points=22 color=#000000\n"
        }
      }
      return LayoutSnapshot(
        text: "maquette layout 4\ncanvas 100×200 views=a\n"
          + "  collection 0,0 100×200 layout=list content=100×200 offset=0,0 elements=2\n"
          + "\(lines)views a collection\nviews b0 vstack { \(views[0]) }\n"
          + "views b1 vstack { \(views[1]) }\n")
    }
    let (plain, bold) = ("text ~font=22", "text ~font=\"22 700\"")
    expect(
      try sentences(
        rows(["\(plain); \(plain)", "\(plain); \(plain)"]),
        rows(["\(bold); \(plain)", "\(plain); \(bold)"])),
      equals: [
        "item 0 'A': font weight of text 'A' regular → bold",
        "item 1 'C': font weight of text 'D' regular → bold",
      ])
  }

  // The views have no name for the picture, and the second text was empty.
  @Test func `an item that gained a text and has another picture has both edits`() throws {
    func row(_ texts: [String], _ picture: String) -> LayoutSnapshot {
      let drawn = texts.enumerated().map { line, text in
        "      text \"\(text)\" 0,\(16 + 20 * line) width=30 font=Inter points=17 color=#000000\n"
      }
      return LayoutSnapshot(
        text: "maquette layout 4\ncanvas 100×200 views=a\n"
          + "  collection 0,0 100×200 layout=list content=100×200 offset=0,0 elements=1\n"
          + "    cell 0.0 \"A\" 0,0 100×50 views=b\n\(drawn.joined())"
          + "      image 60,0 10×10 picture=\(picture.count) pictureName=\(picture)\n"
          + "views a collection\nviews b vstack { text; text }\n")
    }
    let found = try ScreenEdits(from: row(["A"], "star"), to: row(["A", "B"], "cloud")).changes()
      .map(\.sentence.text)
    for words in ["'' → 'B'", "'star' → 'cloud'"] {
      #expect(found.contains { $0.contains(words) }, "\(words) in \(found)")
    }
  }

  /// A screen with a list of items, each of which draws texts by views and then its name by a view with an id.
  private func named(_ items: [(texts: [String], name: String)], views: String) -> LayoutSnapshot {
    func text(_ text: String, line: Int) -> String {
      "text \"\(text)\" 0,\(16 + 20 * line) width=30 font=Inter points=17 color=#000000"
    }
    var lines = ""
    for (number, item) in items.enumerated() {
      let drawn = item.texts.enumerated().map { text($1, line: $0 + 1) }.joined(separator: "; ")
      lines += "    cell 0.\(number) \"\(item.name)\" 0,0 100×80 views=b: \(drawn)\n"
      lines += "      view \"name\" 0,0 30×20\n        \(text(item.name, line: 0))\n"
    }
    return LayoutSnapshot(
      text: "maquette layout 4\ncanvas 100×200 views=a\n"
        + "  collection 0,0 100×200 layout=list content=100×200 offset=0,0 elements=\(items.count)\n"
        + "\(lines)views a collection\nviews b vstack { text id=name; \(views) }\n")
  }

  // The view with the id is known to show its text. Of the other two, one is empty, so that which one draws is not known.
  @Test func `two texts that changed alike are two edits`() throws {
    let before = named([(["A"], "A"), (["C"], "C")], views: "text; text")
    let after = named([(["B"], "B"), (["C"], "C")], views: "text; text")
    expect(
      try sentences(before, after),
      equals: ["item 0 'B': view 'name': text 'A' → 'B'", "item 0 'B': text 1 'A' → 'B'"])
  }

  // A gauge with two texts of its own, whose value has a label of other views: it draws three.
  @Test func `a text of a control that draws more is an edit beside texts that are known`() throws {
    let gauge = "gauge texts=\"label minimumValueLabel\" style=linearCapacity value=0.2"
    func items(_ minimum: String) -> LayoutSnapshot {
      named([(["Disk", minimum, "3"], "A"), (["Disk", minimum, "4"], "B")], views: gauge)
    }
    expect(
      try sentences(items("Low"), items("Least")), equals: ["all items: text 'Low' → 'Least'"])
  }

  @Test func `texts that differ in numbers alone are one sentence`() throws {
    expect(
      try sentences(list([["1 €", "2 €"]]), list([["3 €", "4 €"]])),
      equals: ["all items: other numbers in text 'N €' ('1 €' → '3 €', …)"])
  }

  @Test func `a setting of all items is one sentence`() throws {
    let (before, after) = (
      list([["A", "B"]], view: "text padding=4"), list([["A", "B"]], view: "text padding=8")
    )
    expect(try sentences(before, after), equals: ["all items: padding 4 → 8 pt"])
  }

  @Test func `a collection's settings with the same values are one sentence`() throws {
    expect(
      try sentences(
        list([["A"]], settings: " rowSpacing=4 columnSpacing=4"),
        list([["A"]], settings: " rowSpacing=6 columnSpacing=6")),
      equals: ["spacing 4 → 6 pt"])
  }

  @Test func `a value of one section names the section`() throws {
    // The first section has the value that both had.
    expect(
      try sentences(
        list([["A"], ["B"]], settings: " insets=0"),
        list([["A"], ["B"]], settings: " insets.0=0 insets.1=10")),
      equals: ["insets of section 1 0 → 10 pt"])
  }

  @Test func `an item that more items push out of sight is not removed`() throws {
    // Six elements of which three are shown became seven.
    expect(
      try sentences(
        list([["A", "B", "C"]], elements: 6), list([["A", "X", "B"]], elements: 7)),
      equals: ["item 1 'X' inserted", "item 2 'C' went out of sight"])
  }

  @Test func `numbers of items that are in the reverse order are one sentence`() throws {
    expect(
      try sentences(
        list([["1. A", "2. B", "3. C", "4. D"]]), list([["1. D", "2. C", "3. B", "4. A"]])),
      equals: [
        "the 4 items are in the reverse order",
        "all items: other numbers in text ('1. A' → '4. A', …)",
      ])
  }

  @Test func `all items of a section that is still there are counted`() throws {
    // The second section is still the second one.
    expect(
      try sentences(list([["A", "B"], ["C"]]), list([[], ["C"]])),
      equals: ["all 2 items of section 0 removed"])
  }

  @Test func `two items of another section moved there together`() throws {
    expect(
      try sentences(list([["A", "B", "C"], ["D", "E"]]), list([["A"], ["B", "C", "D", "E"]])),
      equals: ["2 items ('B' and 'C') moved from section 0 to section 1"])
  }

  @Test func `sections that changed places are one sentence`() throws {
    expect(
      try sentences(
        list([["A", "B"], ["C", "D"], ["E", "F"]]), list([["E", "F"], ["C", "D"], ["A", "B"]])),
      equals: ["sections 0 and 2 swapped: 'A', 'E'"])
  }

  @Test func `a text that a larger font cuts is no other text`() throws {
    expect(
      try sentences(
        list([["Amara Okoye"]], view: "text ~font=17"), list([["Amara O…"]], view: "text ~font=28")
      ),
      equals: ["item 0 'Amara O…': font size 17 → 28 pt"])
  }

  @Test func `a text that is cut without a reason is another text`() throws {
    expect(
      try sentences(list([["Amara Okoye"]]), list([["Amara O…"]])),
      equals: ["item 0 'Amara O…': text 'Amara Okoye' → 'Amara O…'"])
  }

  // A text of one look is drawn in one piece, which is not the label.
  @Test func `a label that is the beginning of a text is the name of its item`() throws {
    let labelled = list([["Day 1 of 3", "B"]]).text.replacing(
      "cell 0.0 \"Day 1 of 3\"", with: "cell 0.0 \"Day\"")
    expect(
      try sentences(LayoutSnapshot(text: labelled), list([["B"]])), equals: ["item 0 'Day' removed"]
    )
  }

  /// An item with a picker over a text between two others.
  private func pickers(value: String, text: String) -> LayoutSnapshot {
    func drawn(_ text: String, at y: Int) -> String {
      "text \"\(text)\" 0,\(y) width=30 font=Inter points=17 color=#000000"
    }
    return LayoutSnapshot(
      text: """
        maquette layout 4
        canvas 100×200 views=a
          collection 0,0 100×200 layout=list content=100×200 offset=0,0 elements=1
            cell 0.0 "\(value)" 0,0 100×80 views=b: \(drawn(value, at: 16))
              view "box" 0,20 100×60
                \(drawn("X", at: 16))
                \(drawn(text, at: 36))
                \(drawn("Z", at: 56))
        views a collection
        views b vstack { picker value=\(value); vstack id=box { picker value=X; text; picker value=Z } }

        """)
  }

  // The values of the box's pickers are drawn as they are recorded: the text between them is the box's only one.
  @Test func `a text is an edit beside a picker that had the same one as its value`() throws {
    expect(
      try sentences(pickers(value: "A", text: "A"), pickers(value: "B", text: "C")).sorted(),
      equals: ["item 0 'B': text 'A' → 'C'", "item 0 'B': value of picker 1 A → B"])
  }

  @Test func `elements that came where neither screen shows them are counted`() throws {
    expect(
      try sentences(list([["A", "B"]], elements: 6), list([["A", "B"]], elements: 7)),
      equals: ["number of elements 6 → 7"])
  }

  @Test func `a row that is moved to the side has the name that it had`() throws {
    // The action under it is drawn in its place.
    expect(
      try sentences(
        list([["A", "B"]], view: "text swipe=0"), list([["A", "Bin"]], view: "text swipe=0.3")),
      equals: ["all items: swiped open"])
  }
}
