import LayoutSnapshots
import TestSupport
import Testing

/// An item that is in the same state before and after: how it looks otherwise is reported, whatever number it
/// has.
@Suite struct StateGuardTests {
  /// Rows of which a selected one has a red text.
  private static let list = """
    canvas: { width: 390 }
    view:
      collection:
        layout: { list: {} }
        selected: [1]
        items: [Apple, Pear, Plum]
        cell: { text: "${item}", foregroundColor: "${isSelected ? 'red' : 'black'}" }

    """

  private func sentences(_ edits: (String, String)..., in config: String = list) throws -> [String]
  {
    let edited = edits.reduce(config) { $0.replacing($1.0, with: $1.1) }
    return try layoutText(of: edited).sentences(since: layoutText(of: config)).map(\.text)
  }

  @Test func `a selected item that another number is selected for looks as it did`() throws {
    // Pear was 1 and is 2 now that there is one before it.
    let found = try sentences(("selected: [1]", "selected: [2]"), ("[Apple", "[Fig, Apple"))
    expect(
      found, equals: ["selected items 1 → 2", "item 0 'Fig' inserted"])
  }

  @Test func `another look of an item that stays selected at another number is reported`() throws {
    let found = try sentences(
      ("selected: [1]", "selected: [2]"), ("[Apple", "[Fig, Apple"), ("'red'", "'green'"))
    #expect(
      found == [
        "selected items 1 → 2", "item 0 'Fig' inserted",
        "item 2 'Pear': text colour red → green (#FF3B30 → #34C759)",
      ])
  }

  @Test func `another look of an item that got the number of a selected one is reported`() throws {
    // Apple is not selected, and was not: its number 1 is the one that Pear had.
    let found = try sentences(
      ("selected: [1]", "selected: [2]"), ("[Apple", "[Fig, Apple"),
      ("'black'", "item == 'Apple' ? 'blue' : 'black'"))
    #expect(
      found == [
        "selected items 1 → 2", "item 0 'Fig' inserted",
        "item 1 'Apple': text colour black → blue (#000000 → #007AFF)",
      ])
  }

  @Test func `another look of one of several that stay selected is reported`() throws {
    let list = Self.list.replacing("selected: [1]", with: "selected: [[0, 1], [0, 2]]")
    let found = try sentences(
      ("[[0, 1], [0, 2]]", "[[0, 0], [0, 1], [0, 2]]"),
      ("'red'", "item == 'Plum' ? 'green' : 'red'"),
      in: list)
    #expect(
      found == [
        "selected items 1, 2 → 0, 1, 2",
        "item 2 'Plum': text colour red → green (#FF3B30 → #34C759)",
      ])
  }
}
