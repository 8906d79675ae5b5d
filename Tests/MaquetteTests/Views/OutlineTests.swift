import CollectionLayouts
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

/// A folder, or a file, which has no list of others.
private struct Item: Identifiable {
  var id: String
  var items: [Item]?
}

@MainActor
@Suite struct OutlineTests {
  private let items = [
    Item(id: "a", items: [Item(id: "b", items: [Item(id: "c")]), Item(id: "d")]),
    Item(id: "e"),
  ]

  /// Where the texts of rows of 9 points begin.
  private func places(@ViewBuilder _ list: @escaping @MainActor () -> some View) throws -> [String]
  {
    let canvas = PreviewCanvas(width: 300, height: .points(400))
    return String(
      decoding: try Preview("test", canvas: canvas, content: list).list(), as: UTF8.self
    ).split(separator: "\n").map(String.init).filter { $0.hasSuffix("9×9 #000000") }.compactMap {
      $0.split(separator: " ").dropFirst(2).first.map { String($0.prefix { $0 != "," }) }
    }
  }

  private func row(_ item: Item) -> some View { Color.black.frame(width: 9, height: 9) }

  @Test func `a list of a tree shows what is in no other, at rest`() throws {
    let places = try places {
      List(items, children: \.items) { row($0) }.listStyle(.plain)
    }
    expect(places, equals: ["16", "16"])
  }

  @Test func `an open outline has each level further in`() throws {
    let places = try places {
      List { OutlineGroup(items, children: \.items) { row($0) } }
        .listStyle(.plain).outlineExpanded()
    }
    // 16 from the edge, and 20 a level: a, b, c, d and e.
    expect(places, equals: ["16", "36", "56", "36", "16"])
  }

  @Test func `a group that is open in a list has its rows further in`() throws {
    let places = try places {
      List {
        DisclosureGroup(isExpanded: .constant(true)) {
          row(items[0])
        } label: {
          row(items[1])
        }
      }
      .listStyle(.plain)
    }
    expect(places, equals: ["16", "36"])
  }

  @Test func `cells of a collection have levels, too`() throws {
    let places = try places {
      CollectionView(0...1, layout: .list(appearance: .plain)) { level in
        row(items[0]).indentationLevel(level).accessories([.outlineDisclosure(isExpanded: true)])
      }
    }
    expect(places, equals: ["16", "26"])
  }
}
