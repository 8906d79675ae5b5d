import TestSupport
import Testing

/// Items that are selected have numbers, which change as sections and items before them come and go.
@Suite struct SelectionEditTests {
  private static let fruit = "{ header: { text: Fruit }, items: [Apple, Pear] }"
  private static let nuts = "{ header: { text: Nuts }, items: [Almond, Cashew, Pecan] }"
  private static let roots = "{ header: { text: Roots }, items: [Carrot, Radish] }"

  private static func list(_ sections: [String], selected: String) -> String {
    """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: { appearance: insetGrouped } }
        selected: \(selected)
        cell: { text: "${item}" }
        sections: [\(sections.joined(separator: ", "))]

    """
  }

  @Test(arguments: [
    // Radish stays selected.
    ("[[2, 1]]", "[[1, 1]]", [String]()),
    // Cashew is at 0.1 now, and Radish has its number.
    ("[[1, 1]]", "[[1, 1]]", ["selected items 0.1 → 1.1"]),
    // Radish is at 1.1 now.
    ("[[2, 1]]", "[[0, 0]]", ["selected items 1.1 → 0.0"]),
    ("[[0, 1]]", "[]", []),
  ])
  func `a section that goes takes no selection along`(
    before: String, after: String, expected: [String]
  ) throws {
    expect(
      try sentences(
        from: Self.list([Self.fruit, Self.nuts, Self.roots], selected: before),
        to: Self.list([Self.nuts, Self.roots], selected: after)),
      equals: expected + ["section 0 'Fruit' with 2 items removed"])
  }

  // A single section has no number, so that the same item is 1, and then 1.1.
  @Test func `a section that comes leaves the selection as it is`() throws {
    expect(
      try sentences(
        from: Self.list([Self.nuts], selected: "[[0, 1]]"),
        to: Self.list([Self.fruit, Self.nuts], selected: "[[1, 1]]")),
      equals: ["section 0 'Fruit' with 2 items inserted"])
  }

  @Test func `an item that goes leaves the selection as it is`() throws {
    expect(
      try sentences(
        from: Self.list([Self.fruit, Self.nuts], selected: "[[1, 2]]"),
        to: Self.list(
          [Self.fruit, Self.nuts.replacing("Almond, ", with: "")], selected: "[[1, 1]]")),
      equals: ["item 1.0 'Almond' removed"])
  }

  // Almond, which was selected at 0.0, is at 1.0 now, and Carrot is at 0.0.
  @Test func `a selection that keeps its number while sections move is of another item`() throws {
    expect(
      try sentences(
        from: Self.list([Self.nuts, Self.roots], selected: "[[0, 0]]"),
        to: Self.list([Self.roots, Self.nuts], selected: "[[0, 0]]")),
      equals: ["selected items 1.0 → 0.0", "sections 0 and 1 swapped: 'Nuts', 'Roots'"])
  }

  // What comes after the selected item takes its number.
  @Test func `an item that goes leaves its number selected`() throws {
    expect(
      try sentences(
        from: Self.list([Self.nuts, Self.roots], selected: "[[0, 0]]"),
        to: Self.list(
          [Self.nuts.replacing("Almond, ", with: ""), Self.roots], selected: "[[0, 0]]")),
      equals: ["item 0.0 'Almond' removed"])
  }

  @Test func `a selection that moves with its section is the same`() throws {
    expect(
      try sentences(
        from: Self.list([Self.nuts, Self.roots], selected: "[[0, 0]]"),
        to: Self.list([Self.roots, Self.nuts], selected: "[[1, 0]]")),
      equals: ["sections 0 and 1 swapped: 'Nuts', 'Roots'"])
  }
}
