import LibraryTestSupport
import Maquette
import TestSupport
import Testing

/// Labels in bars.
@MainActor @Suite struct BarLabelTests {
  /// The words and the number of pictures that a screen with items in its bars draws.
  private func drawn(
    _ items: some ToolbarContent, over content: some View = Color.clear
  ) throws -> (words: [String], icons: Int) {
    let lines = try listed(width: 390, height: 300) {
      NavigationStack { content.toolbar { items } }
    }
    let words = lines.filter { $0.hasPrefix("glyphs") }.map { String($0.split(separator: "\"")[1]) }
    return (words, lines.filter { $0.hasPrefix("image") }.count)
  }

  private var add: Label<Text, Image> { Label("Add", systemImage: "plus") }

  // The documentation of SwiftUI's `LabelStyle.titleAndIcon`: toolbars on iOS show only icons by
  // default.
  @Test func `a label in a bar is its icon`() throws {
    let label = try drawn(ToolbarItem { add })
    expect(label.words, equals: [])
    expect(label.icons, equals: 1)
    let button = try drawn(ToolbarItem { Button("Add", systemImage: "plus") {} })
    expect(button.words, equals: [])
    expect(button.icons, equals: 1)
    let below = try drawn(ToolbarItem(placement: .bottomBar) { add.labelStyle(.automatic) })
    expect(below.words, equals: [])
    expect(below.icons, equals: 1)
  }

  @Test func `a label in a bar has its title if it asks for that, or has no icon`() throws {
    let both = try drawn(ToolbarItem { add.labelStyle(.titleAndIcon) })
    expect(both.words, equals: ["Add"])
    expect(both.icons, equals: 1)
    let withoutIcon = Label {
      Text("Add")
    } icon: {
      EmptyView()
    }
    let title = try drawn(ToolbarItem { withoutIcon })
    expect(title.words, equals: ["Add"])
  }

  @Test func `a label under a bar has its title`() throws {
    let below = try drawn(ToolbarItem { Text("Edit") }, over: add)
    expect(below.words.sorted(), equals: ["Add", "Edit"])
    expect(below.icons, equals: 1)
  }

  @Test func `a label in a sheet of a bar's item has its title`() throws {
    let item = ToolbarItem { Text("Edit").sheet(isPresented: .constant(true)) { add } }
    let words = try drawn(item).words
    #expect(words.contains("Add"), "\(words)")
  }
}
