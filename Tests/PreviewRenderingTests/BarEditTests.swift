import TestSupport
import Testing

/// Single edits of what bars, menus and rows show beside their texts: each is reported in its words, and nothing else is.
///
/// Each sentence follows from the edit alone, as in `OrdinaryEditTests`.
@Suite struct BarEditTests {
  /// A screen with bars at both ends.
  private static let bars = """
    canvas: { device: iphone-15, scale: 2 }
    view:
      vstack:
        spacing: 0
        children:
          - { navigationBar: { title: Trips, leading: [{ button: Edit }], trailing: [{ symbol: plus }, { symbol: gear }], searchField: Find a place } }
          - spacer
          - { toolbar: { items: [{ symbol: trash }, spacer, { symbol: square.and.arrow.up }] } }
          - { tabBar: { items: [{ symbol: map, title: Map }, { symbol: suitcase, title: Saved }, { symbol: person, title: Me, badge: 3 }] } }

    """

  @Test(arguments: [
    ("symbol: suitcase", "symbol: bag", ["symbol 'suitcase' → 'bag'"]),
    ("title: Saved", "title: Kept", ["tab 'Saved' → 'Kept'"]),
    ("badge: 3", "badge: 4", ["badge of tab 'Me' 3 → 4"]),
    (", badge: 3", "", ["badge 3 removed from tab 'Me'"]),
    ("{ symbol: map, title: Map }, ", "", ["tab 'Map' removed"]),
    (
      "title: Me, badge: 3 }", "title: Me, badge: 3 }, { symbol: star, title: New }",
      ["tab 'New' added"]
    ),
    ("{ symbol: plus }, ", "", ["symbol 'plus' removed"]),
    ("{ symbol: gear }]", "{ symbol: gear }, { symbol: star }]", ["symbol 'star' added"]),
    ("leading: [{ button: Edit }], ", "", ["button 'Edit' removed"]),
    ("{ button: Edit }]", "{ button: Edit }, { symbol: star }]", ["symbol 'star' added"]),
    // The order of all items stays, and one is at the other side.
    (
      "{ button: Edit }], trailing: [{ symbol: plus }, ",
      "{ button: Edit }, { symbol: plus }], trailing: [",
      ["leading items of navigation bar 'Trips' 1 → 2"]
    ),
    (
      "leading: [{ button: Edit }], trailing: [", "trailing: [{ button: Edit }, ",
      ["leading items of navigation bar 'Trips' 1 → 0"]
    ),
    // The view in the middle is described behind the items, and so in the place of the last one.
    (
      ", { symbol: square.and.arrow.up }]", "], principal: { symbol: square.and.arrow.up }",
      ["principal view added to the toolbar"]
    ),
    (
      "Find a place", "Find a room",
      ["search field of navigation bar 'Trips' 'Find a place' → 'Find a room'"]
    ),
    (
      ", searchField: Find a place", "",
      ["search field 'Find a place' removed from navigation bar 'Trips'"]
    ),
    // The spacer between them stays.
    (
      "[{ symbol: trash }, spacer, { symbol: square.and.arrow.up }]",
      "[{ symbol: square.and.arrow.up }, spacer, { symbol: trash }]",
      ["symbol 'trash' and symbol 'square.and.arrow.up' changed places"]
    ),
    // Both have two pixels a point: the device's own are not an edit.
    ("iphone-15", "iphone-se", ["device iPhone 15 → iPhone SE (1st generation)"]),
  ])
  func `an edit of a bar is reported in its words`(
    old: String, new: String, expected: [String]
  ) throws {
    expect(
      try sentences(from: Self.bars, to: Self.bars.replacing(old, with: new)), equals: expected)
  }

  /// A menu whose rows are shown.
  private static let menu = """
    canvas: { device: iphone-15, scale: 2 }
    view:
      vstack:
        - { text: Plans }
        - { menu: { title: More, symbol: ellipsis, isOpen: true, items: [{ title: Share, symbol: link }, Copy, [{ title: Delete, role: destructive }]] } }

    """

  @Test(arguments: [
    ("symbol: ellipsis", "symbol: gear", ["symbol 'ellipsis' → 'gear'"]),
    ("title: More", "title: Other", ["menu 'More' → 'Other'"]),
    (
      ", Copy", "",
      [
        "rows of menu 'More' Share (link), Copy; Delete (destructive) → Share (link); Delete (destructive)"
      ]
    ),
    (
      "{ title: Share, symbol: link }, Copy", "Copy, { title: Share, symbol: link }",
      [
        "rows of menu 'More' Share (link), Copy; Delete (destructive) → Copy, Share (link); Delete (destructive)"
      ]
    ),
  ])
  func `an edit of a menu is reported in its words`(
    old: String, new: String, expected: [String]
  ) throws {
    expect(
      try sentences(from: Self.menu, to: Self.menu.replacing(old, with: new)), equals: expected)
  }

  // A row is made again of its words, so that nothing else is left to be reported.
  @Test(arguments: [
    ("symbol: link", "symbol: star", "Share (star), Copy; Delete (destructive)"),
    (", role: destructive", "", "Share (link), Copy; Delete"),
  ])
  func `the symbols and the roles of a menu's rows are reported`(
    old: String, new: String, rows: String
  ) throws {
    expect(
      try sentences(from: Self.menu, to: Self.menu.replacing(old, with: new)),
      equals: ["rows of menu 'More' Share (link), Copy; Delete (destructive) → \(rows)"])
  }

  // A menu whose label is a text is called by it, and has no view in it.
  @Test func `a symbol beside a menu's text comes and goes by itself`() throws {
    let plain = Self.menu.replacing(", symbol: ellipsis", with: "")
    expect(try sentences(from: plain, to: Self.menu), equals: ["symbol 'ellipsis' added"])
    expect(try sentences(from: Self.menu, to: plain), equals: ["symbol 'ellipsis' removed"])
  }

  /// Rows with values at their ends, the first of which is swiped.
  private static let rows = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: insetGrouped } }
        items: [{ name: Ana, day: Monday, part: 0.4 }, { name: Ben, day: Friday, part: 0 }]
        cell:
          text: "${item.name}"
          accessories: [{ label: "${item.day}" }, disclosure]
          swipe: "${item.part}"
          swipeActions: { trailing: [{ title: Delete, symbol: trash, color: red }, { title: Flag, color: orange }] }

    """

  @Test(arguments: [
    ("Friday", "Sunday", "item 1 'Ben': text 'Friday' → 'Sunday'"),
    (", disclosure]", "]", "all items: accessories label, disclosure → label"),
    (
      ", disclosure]", ", { sign: disclosure, placement: leading }]",
      "all items: accessories label, disclosure → label, disclosure at leading"
    ),
    (
      ", disclosure]", ", { sign: disclosure, displayed: whenEditing }]",
      "all items: accessories label, disclosure → label, disclosure while editing"
    ),
    (
      "title: Flag", "title: Mark",
      "all items: swipe actions … Delete (trash) in red, Flag in orange → … Delete (trash) in red, Mark in orange"
    ),
    (
      "symbol: trash", "symbol: folder",
      "all items: swipe actions trailing Delete (trash) in red, Flag … → trailing Delete (folder) in red, Flag …"
    ),
    (
      "color: orange", "color: pink",
      "all items: swipe actions … in red, Flag in orange → … in red, Flag in pink"
    ),
  ])
  func `an edit of what is beside or under a row is reported in its words`(
    old: String, new: String, expected: String
  ) throws {
    // Nothing else is: the edit is taken back, and the row's drawing with it.
    expect(
      try sentences(from: Self.rows, to: Self.rows.replacing(old, with: new)), equals: [expected])
  }

  @Test func `another system is the only edit of a list that looks otherwise in it`() throws {
    let rows = Self.rows.replacing("part: 0.4", with: "part: 0")
    let edited = rows.replacing("width: 390", with: "width: 390, system: ios-26")
    expect(try sentences(from: rows, to: edited), equals: ["system ios-18 → ios-26"])
  }

  // A spacer of a bar is not the one around which the views of a stack are.
  @Test(arguments: [
    ("toolbarSpacer, ", "", "the toolbar spacer removed"),
    (
      "{ button: Select }, toolbarSpacer", "toolbarSpacer, { button: Select }",
      "button 'Select' and the toolbar spacer changed places"
    ),
  ])
  func `a spacer between the items of a bar is named as such`(
    old: String, new: String, sentence: String
  ) throws {
    let notes = """
      canvas: { device: iphone-15, scale: 2, system: ios-26 }
      view:
        vstack:
          - { navigationBar: { title: Notes, trailing: [{ button: Select }, toolbarSpacer, { symbol: plus }] } }
          - spacer

      """
    try #require(notes.contains(old))
    expect(try sentences(from: notes, to: notes.replacing(old, with: new)), equals: [sentence])
  }
}
