import Diagnostics
import PreviewConfig
import TestSupport
import Testing

/// Cells that nothing names are told when the config is loaded.
struct UnusedCellTests {
  private func warnings(_ text: String) throws -> [String] {
    let warnings = try load(text).warnings
    expect(warnings.filter { $0.severity != .warning }, equals: [])
    return warnings.map(\.line)
  }

  @Test func `a cell that nothing names is a warning at its name`() throws {
    try #require(
      warnings("cells: { card: spacer, crad: spacer }\nview: card") == [
        "1:24+4: nothing uses the cell 'crad'"
      ])
  }

  @Test func `a cell that another cell names is used`() throws {
    try #require(
      warnings("cells: { card: { vstack: [title] }, title: { text: A } }\nview: card") == [])
  }

  @Test func `the cells that an expression chooses from are used, and others are not`() throws {
    let text = """
      let: { wide: true }
      cells: { row: spacer, card: spacer, old: spacer }
      view: "${wide ? 'row' : 'card'}"
      """
    try #require(warnings(text) == ["2:37+3: nothing uses the cell 'old'"])
  }

  @Test func `where an expression may name any cell, none is reported`() throws {
    try #require(
      warnings("let: { n: card }\ncells: { card: spacer, old: spacer }\nview: '${n}'") == [])
  }
}
