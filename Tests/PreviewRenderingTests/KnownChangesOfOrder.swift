extension KnownChangeTests {
  private static let names = "[Alma, Ben, Carl, Dora, Emma, Felix, Gina, Hans]"

  /// Eight rows, each with its number before its name.
  private static let numbered = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: \(names)
        cell: { text: "${index + 1}. ${item}", padding: 8 }

    """

  /// The same rows without numbers.
  private static let unnumbered = numbered.replacing("${index + 1}. ", with: "")

  /// Eight rows that are called by a number, and show their place.
  private static let counted = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        items: [1, 2, 3, 4, 5, 6, 7, 8]
        cell: { hstack: [ { text: "Row ${item}" }, { text: "#${index}" } ], padding: 8 }

    """

  /// Twelve rows of 44.5 points, of which a canvas of 300 points shows the first seven: 20.5 of a line
  /// and 24 around it.
  private static let edge = """
    canvas: { width: 390, height: 300 }
    view:
      collection:
        layout: { list: {} }
        items: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
        cell: { text: "Row ${item}", padding: 12, frame: { maxWidth: infinity, alignment: leading }, background: yellow }

    """

  private static let fruit = "- header: { text: Fruit }\n        items: [Apple, Pear, Plum]\n"
  private static let nuts = "- header: { text: Nuts }\n        items: [Almond, Hazel]\n"
  private static let roots = "- header: { text: Roots }\n        items: [Beet, Carrot]\n"

  /// Sections of a grid with headers.
  private static func market(_ sections: String...) -> String {
    """
    canvas: { width: 390 }
    view:
      collection:
        layout: { grid: { columns: 3, spacing: 10 } }
        sections:
          \(sections.joined(separator: "      "))
        cell: { text: "${item}", padding: 8, background: mint, cornerRadius: 4 }

    """
  }

  private static let three = market(fruit, nuts, roots)

  static let changesOfOrder = [
    // Another order of rows that show numbers.
    KnownChange(
      "rows with their places shuffled", in: numbered,
      (names, "[Dora, Ben, Hans, Alma, Gina, Emma, Carl, Felix]"),
      // Ben alone is where he was.
      reports: "items 0, 2–4 and 6 are in another order",
      "items 0 and 2–7: other numbers in text ('1. Alma' → '4. Alma', …)"),
    KnownChange(
      "rows with their places reversed", in: numbered,
      (names, "[Hans, Gina, Felix, Emma, Dora, Carl, Ben, Alma]"),
      reports: "the 8 items are in the reverse order",
      "all items: other numbers in text ('1. Alma' → '8. Alma', …)"),
    KnownChange(
      "rows that are called by numbers shuffled", in: counted,
      ("[1, 2, 3, 4, 5, 6, 7, 8]", "[4, 2, 8, 1, 7, 5, 3, 6]"),
      reports: "items 0, 2–4 and 6 are in another order",
      "items 0 and 2–7: other numbers in text '#N' ('#0' → '#3', …)"),
    KnownChange(
      "rows that are called by numbers reversed", in: counted,
      ("[1, 2, 3, 4, 5, 6, 7, 8]", "[8, 7, 6, 5, 4, 3, 2, 1]"),
      reports: "the 8 items are in the reverse order",
      "all items: other numbers in text '#N' ('#0' → '#7', …)"),
    KnownChange(
      "a row that is called by a number moved", in: counted,
      ("[1, 2, 3, 4, 5, 6, 7, 8]", "[2, 3, 4, 5, 6, 7, 1, 8]"),
      reports: "item 'Row 1' moved from 0 to 6",
      "items 0–6: other numbers in text '#N' ('#0' → '#6', …)"),

    // A removal beside another change.
    KnownChange(
      "a row removed before one that is renamed", in: unnumbered, ("Carl, Dora", "Doras"),
      reports: "item 2 'Carl' removed", "item 2 'Doras': text 'Dora' → 'Doras'"),
    KnownChange(
      "a row removed after one that is renamed", in: unnumbered, ("Carl, Dora", "Carla"),
      reports: "item 3 'Dora' removed", "item 2 'Carla': text 'Carl' → 'Carla'"),

    // The edge of what is in sight.
    KnownChange(
      "the last row in sight removed", in: edge, ("6, 7, 8", "6, 8"),
      reports: "item 6 'Row 7' removed"),
    KnownChange(
      "the first row removed", in: edge, ("[1, 2", "[2"),
      reports: "item 0 'Row 1' removed"),
    KnownChange(
      "a row inserted at the edge of sight", in: edge, ("6, 7", "6, 99, 7"),
      reports: "item 6 'Row 99' inserted"),
    KnownChange(
      "a row out of sight removed, and one in sight renamed", in: edge, ("11, 12", "11"),
      ("[1,", "[77,"),
      reports: "number of elements 12 → 11", "item 0 'Row 77': text 'Row 1' → 'Row 77'"),
    KnownChange(
      // Seven rows of 52.574 points are more than 300.
      "higher rows that push one out of sight", in: edge, ("padding: 12", "padding: 16"),
      reports: "all items: padding 12 → 16 pt"),

    // Sections.
    KnownChange(
      "two sections swapped", in: market(fruit, nuts), (fruit, "@"), (nuts, fruit), ("@", nuts),
      reports: "sections 0 and 1 swapped: 'Fruit', 'Nuts'"),
    KnownChange(
      "the first section to the end", in: three,
      ("      " + roots, "      " + roots + "      " + fruit),
      (fruit + "      " + nuts, nuts), reports: "section 'Fruit' moved from 0 to 2"),
    KnownChange(
      "an item in another section", in: three, (", Plum]", "]"), ("[Almond", "[Plum, Almond"),
      reports: "item 'Plum' moved from section 0 to section 1"),
    KnownChange(
      "two items in another section", in: three, ("[Apple, Pear, Plum]", "[Apple]"),
      ("[Beet", "[Pear, Plum, Beet"),
      reports: "2 items ('Pear' and 'Plum') moved from section 0 to section 2"),
    KnownChange(
      "the corners in all sections", in: three, ("cornerRadius: 4", "cornerRadius: 8"),
      reports: "all items: corner radius 4 → 8 pt"),
    KnownChange(
      "the padding in all sections", in: three, ("padding: 8", "padding: 12"),
      reports: "all items: padding 8 → 12 pt"),
  ]
}
