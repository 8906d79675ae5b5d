import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

@Suite struct ListConfigTests {
  @Test(arguments: [
    ("{ list: { appearance: insetGrouped } }", "\(List(appearance: .insetGrouped))"),
    (
      "{ list: { appearance: grouped, listSectionSpacing: compact, headerMode: none } }",
      "\(List(appearance: .grouped, sectionSpacing: 10, headerMode: .none))"
    ),
    (
      "{ list: { appearance: plain, rowHeight: 60, separator: { leadingInset: 60 } } }",
      "\(List(appearance: .plain, rowHeight: 60, separator: LayoutSeparator(leadingInset: 60)))"
    ),
    (
      "{ list: { appearance: plain, separator: { trailingInset: 16 } } }",
      "\(List(appearance: .plain, separator: LayoutSeparator(trailingInset: 16, followsText: true)))"
    ),
    (
      "{ list: { appearance: plain, listSectionSpacing: default } }",
      "\(List(appearance: .plain))"
    ),
    (
      "{ list: { appearance: insetGrouped, listRowSpacing: 8, listSectionSpacing: 20 } }",
      "\(List(appearance: .insetGrouped, sectionSpacing: 20, rowSpacing: 8))"
    ),
    ("{ list: { appearance: sidebar } }", "\(List(appearance: .sidebar))"),
  ])
  func `a list with an appearance is read`(written: String, expected: String) throws {
    let text = "view: { collection: { layout: \(written), items: [], cell: spacer } }"
    let collection = try #require(try view(text).collection)
    expect("\(collection.layout)", equals: expected)
  }

  @Test(arguments: [
    (
      "layout: { list: { headerMode: none } }, items: [], cell: spacer",
      "1:39+1: list: expected 'appearance' beside 'listSectionSpacing', 'listRowSpacing', "
        + "'headerMode' and 'footerMode' (the appearances are plain, grouped, insetGrouped, inset, sidebar, "
        + "sidebarPlain)"
    ),
    (
      "layout: { list: { appearance: cards } }, items: [], cell: spacer",
      "1:53+5: appearance: expected one of plain, grouped, insetGrouped, inset, sidebar, "
        + "sidebarPlain, found 'cards'"
    ),
    (
      "items: [], layout: list, cell: { text: a, accessories: [{ label: b, badge: 3 }] }",
      "1:79+1: accessories: expected one of 'sign', 'label', 'badge', 'toggle' and 'view', found 2"
    ),
    (
      "items: [], layout: list, cell: { text: a, swipeActions: { trailing: [{ color: red }] } }",
      "1:92+1: trailing: expected 'title', 'symbol' or both"
    ),
    (
      "items: [], layout: list, cell: { text: a, topSeparatorInsets: {} }",
      "1:85+1: topSeparatorInsets: expected 'leading', 'trailing' or both"
    ),
    (
      "items: [], layout: list, cell: { text: a, bottomSeparatorInsets: -4 }",
      "1:88+2: bottomSeparatorInsets: expected at least 0, found -4"
    ),
    (
      "items: [], layout: list, cell: { text: a, listItemTint: { fixed: red, preferred: red } }",
      "1:79+1: listItemTint: expected one of 'fixed' and 'preferred'"
    ),
    (
      "items: [], layout: list, cell: { text: a, listItemTint: 5 }",
      "1:79+1: listItemTint: expected a colour or monochrome, found 5"
    ),
    (
      "items: [], layout: list, cell: spacer, listItemTint: gren",
      "1:76+4: listItemTint: expected a colour, found 'gren' (did you mean 'green'?)"
    ),
    (
      "items: [], layout: list, cell: { text: a, swipe: 2 }",
      "1:72+1: swipe: expected at most 1, found 2"
    ),
    (
      "items: [], layout: { carousel: { itemSize: [9, 9] } }, cell: spacer, refreshing: true",
      "1:21+1: collection: a collection that scrolls sideways is not refreshed by a pull "
        + "(leave out 'refreshing')"
    ),
    (
      "items: [], layout: list, cell: spacer, dragged: { offset: [0, 0] }",
      "1:71+1: missing key 'item' in dragged"
    ),
  ])
  func `a mistake in a list is reported`(keys: String, mistake: String) {
    expect(mistakes(in: "view: { collection: { \(keys) } }"), equals: [mistake])
  }

  @Test(arguments: [
    ("listRowSeparatorTint: red", "red red"),
    ("listRowSeparatorTint: { top: red }", "red automatic"),
    ("listRowSeparatorInsets: { leading: 60, trailing: 8 }", "60 8"),
    ("topSeparatorInsets: 20", "20 20"),
    ("topSeparatorInsets: { leading: 60, trailing: 8 }", "60 8"),
    ("bottomSeparatorInsets: { trailing: 8 }", "automatic 8"),
    ("listItemTint: orange", "orange"),
    ("listItemTint: { fixed: orange }", "orange"),
    ("listItemTint: { preferred: orange }", "preferred orange"),
    ("listItemTint: monochrome", "monochrome"),
    (
      "swipeActions: { trailing: [{ title: Bin }], leading: [{ title: Read }], "
        + "allowsFullSwipe: false }",
      "leading Read in systemGray; trailing Bin in systemGray; no full swipe"
    ),
  ])
  func `modifiers of rows are read`(written: String, words: String) throws {
    let found = try view("view: { text: a, \(written) }").dump
    #expect(found.contains("value: \"\(words)\""), "\(found)")
  }

  @Test func `a section's tint is its own, or the collection's, and may be of its data`() throws {
    let written = try #require(
      try view(
        "view: { collection: { layout: list, cell: spacer, listItemTint: { preferred: red }, "
          + "sections: [{ items: [1] }, { items: [2], listItemTint: monochrome }] } }"
      ).collection)
    expect(written.sections.map(\.itemTint), equals: [.preferred(.red), .monochrome])
    let data = try #require(
      try view(
        """
        view:
          collection:
            layout: list
            cell: spacer
            sections:
              in: [{ tint: green, items: [1] }, { tint: monochrome, items: [2] }]
              items: items
              listItemTint: "${section.tint}"
        """
      ).collection)
    expect(data.sections.map(\.itemTint), equals: [.fixed(.green), .monochrome])
  }

  @Test func `a modifier for rows has no effect on other views`() throws {
    let found = try warnings(
      in: """
        name: a
        canvas: { width: 100 }
        view:
          text: b
          badge: 3
        """)
    expect(
      found.map(\.line),
      equals: [
        "5:3+5: 'badge' has no effect in 'a': its view is not a row of a list with an appearance "
          + "(write it after the view of a cell, and 'appearance' in its list, as 'insetGrouped')"
      ])
  }

  @Test func `rows of a list with an appearance take their modifiers`() throws {
    let found = try warnings(
      in: """
        canvas: { width: 390 }
        view:
          collection:
            layout: { list: { appearance: plain } }
            items: [1, 2]
            cell:
              text: "${item}"
              badge: "${item}"
              accessories: [disclosure, { toggle: true }, "${item == 1 ? 'checkmark' : 'none'}"]
              listRowInsets: [4, 20]
              listRowSeparator: { top: visible, bottom: hidden }
              listRowSeparatorTint: red
              listRowBackground: yellow
              swipeActions: { leading: [{ title: Keep }], trailing: [{ symbol: trash, color: red }] }
              swipe: "${index == 1 ? -0.25 : 0}"
        """)
    expect(found.map(\.line), equals: [])
  }

  @Test func `cells know whether they are pressed and edited`() throws {
    let text = """
      view:
        collection:
          layout: list
          highlighted: [1]
          editing: true
          dragged: { item: 1, offset: [0, 5] }
          items: [1, 2]
          cell: { text: "${isHighlighted} ${isEditing} ${isSelected}" }
      """
    let collection = try #require(try view(text).collection)
    expect(
      collection.dragged,
      equals: DraggedCell(ItemIndex(section: 0, item: 1), offset: Point(x: 0, y: 5)))
    let section = try #require(collection.sections.first)
    var context = CellContext(index: ItemIndex(section: 0, item: 1))
    context.isHighlighted = true
    context.isEditing = true
    let cell = try section.cell(context)
    expect(cell.dump, equals: ViewNode.text(TextNode("true true false")).dump)
  }

  @Test func `a list is on the background of its appearance unless that is hidden`() throws {
    func lists(_ keys: String) throws -> ViewNode {
      try view(
        "view: { collection: { layout: { list: { appearance: grouped } }, items: [], "
          + "cell: spacer\(keys) } }")
    }
    guard
      case .modified(.modified(.collection, let modifier), _) = try lists(""),
      case .modified(.modified(.color(let color), _), _)? = modifier.primitive.decoration
    else {
      throw Unexpected(what: try lists("").dump)
    }
    expect(color, equals: .systemGroupedBackground)
    guard
      case .modified(.collection, let other) = try lists(", scrollContentBackground: hidden"),
      other.primitive.decoration == nil
    else {
      throw Unexpected(what: "a background")
    }
  }
}
