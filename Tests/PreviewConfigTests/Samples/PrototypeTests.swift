import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing
import TextShaping

/// The samples that a person can use: what touches do, and what becomes of the screen then.
struct PrototypeTests {
  private func arranged(
    _ name: String, _ preview: String, _ values: [String] = []
  ) throws -> PreviewArrangement {
    let options = ConfigOptions(
      previewOverrides: values.isEmpty ? nil : PreviewOverrides(of: preview, values))
    let config = try ConfigFile.load(path: "\(repository)/Samples/\(name).yaml", options: options)
    let found = try #require(config.previews.first { $0.name == preview })
    return try found.arranged(shaper: TextShaper(catalog: FontCatalog()))
  }

  /// The values that a touch of the first action sets, if it is a tap on a cell.
  private func shown(_ action: PlacedAction?) -> (preview: String, item: String?)? {
    guard case .tap(.show(let preview, let item)) = action?.kind else { return nil }
    return (preview, item)
  }

  @Test func `the users' search field and switch are bound`() throws {
    let actions = try arranged("github-users", "github-users").actions
    expect(
      actions.prefix(2).map(\.kind),
      equals: [
        .text(path: "let.query", text: ""), .toggle(path: "let.isGrid", isOn: true),
      ])
  }

  @Test(arguments: [("far", ["farid-haddad"]), ("SENA", ["davi-sena"]), ("nobody", [])])
  func `typing filters the users by login and name`(query: String, logins: [String]) throws {
    for isGrid in [true, false] {
      let screen = try arranged(
        "github-users", "github-users", ["let.query=\(query)", "let.isGrid=\(isGrid)"])
      expect(screen.collections.map(\.arrangement.itemCount), equals: [logins.count])
      let items = screen.actions.compactMap { shown($0)?.item }
      expect(items.count, equals: logins.count)
      for (item, login) in zip(items, logins) { #expect(item.contains(#""login":"\#(login)""#)) }
    }
  }

  @Test func `the switch shows the table`() throws {
    let kinds = try [true, false].map { isGrid in
      try arranged("github-users", "github-users", ["let.isGrid=\(isGrid)"]).collections
        .map(\.arrangement.summary.kind)
    }
    expect(kinds, equals: [["flow"], ["list"]])
  }

  @Test func `a tap on a user opens the user's own screen, and its button goes back`() throws {
    let screen = try arranged("github-users", "github-users", ["let.query=farid"])
    let target = try #require(shown(screen.actions.last))
    expect(target.preview, equals: "github-user-detail")
    let item = try #require(target.item)
    let detail = try arranged("github-users", target.preview, ["let.item=\(item)"])
    #expect(detail.displayList.dump.contains("\"Farid Haddad\""))
    #expect(!detail.displayList.dump.contains("Amara"))
    expect(detail.actions.map(\.kind), equals: [.back])
  }

  @Test func `the sliders set the size of the aspect grid`() throws {
    let screen = try arranged("aspect-grid", "aspect-grid")
    let paths = screen.actions.compactMap { action -> String? in
      guard case .slider(let path, let value, let bounds, _) = action.kind else { return nil }
      return "\(path)=\(value) of \(bounds)"
    }
    expect(
      paths,
      equals: ["let.size.width=300.0 of 50.0...350.0", "let.size.height=200.0 of 50.0...350.0"])
    let wider = try arranged("aspect-grid", "aspect-grid", ["let.size.width=320"])
    expect(wider.collections.map(\.frame.width), equals: [320])
  }
}
