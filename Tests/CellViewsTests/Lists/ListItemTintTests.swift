import CellViews
import CollectionLayouts
import TestSupport
import Testing

/// What tints the rows of lists.
@Suite struct ListItemTintTests {
  /// The colours of squares in the tint, one in each row.
  private func squares(
    _ appearance: ListAppearance, rows: [ListItemTint?], section: ListItemTint? = nil,
    around change: EnvironmentChange? = nil
  ) throws -> [String] {
    let square = ViewNode.color(.tint).with(.frame(FixedFrame(width: 9, height: 9)))
    var node = SectionNode(
      layout: LayoutSection(itemCount: rows.count),
      cell: { [rows] context in
        square.with(.listRow("", "") { $0.itemTint = rows[context.index.item] })
      })
    node.itemTint = section
    var list = ViewNode.collection(
      CollectionNode(layout: List(appearance: appearance), sections: [node]))
    if let change { list = list.with(.environment(change)) }
    return try commands(list, on: .fixed(390, 300)).split(separator: "\n")
      .filter { $0.contains("9×9 ") }.map { String($0.suffix(7)) }
  }

  private static let blue = "#007AFF"
  private static let red = "#FF3B30"
  private static let green = "#34C759"
  private static let purple = "#AF52DE"
  private static let gray = "#8E8E93"

  @Test(arguments: [ListAppearance.plain, .insetGrouped, .sidebar])
  func `a section tints its rows but for those with a tint`(appearance: ListAppearance) throws {
    try #require(
      squares(appearance, rows: [nil, .fixed(.green), .monochrome], section: .fixed(.red))
        == [Self.red, Self.green, Self.gray])
    try #require(squares(appearance, rows: [nil, .preferred(.green)]) == [Self.blue, Self.green])
  }

  @Test(arguments: [EnvironmentChange.tint(.purple), .accentColor(.purple)])
  func `in a sidebar, a preferred tint yields to the one around the list, and no other does`(
    around change: EnvironmentChange
  ) throws {
    let rows: [ListItemTint?] = [.preferred(.green), .fixed(.green), .monochrome, nil]
    for appearance in [ListAppearance.sidebar, .sidebarPlain] {
      try #require(
        squares(appearance, rows: rows, around: change)
          == [Self.purple, Self.green, Self.gray, Self.purple])
      try #require(
        squares(appearance, rows: [nil], section: .preferred(.red), around: change)
          == [Self.purple])
    }
    for appearance in [ListAppearance.plain, .grouped, .insetGrouped, .inset] {
      try #require(
        squares(appearance, rows: rows, around: change)
          == [Self.green, Self.green, Self.gray, Self.purple])
    }
  }

  @Test func `a row's own preferred tint that yields does not let its section's through`() throws {
    try #require(
      squares(.sidebar, rows: [.preferred(.green)], section: .fixed(.red), around: .tint(.purple))
        == [Self.purple])
  }

  @Test func `the tint that is written nearest to a row counts`() throws {
    let row = ViewNode.color(.tint)
      .with(.listRow("", "") { $0.itemTint = .fixed(.red) })
      .with(.listRow("", "") { $0.itemTint = .monochrome })
    expect(row.takingRowTraits().traits.itemTint, equals: .fixed(.red))
  }
}
