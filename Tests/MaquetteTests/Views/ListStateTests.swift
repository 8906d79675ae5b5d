import CellViews
import CollectionLayouts
import Foundation
import LayoutGeometry
import LibraryTestSupport
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

/// The drawing commands of a view on a canvas 390 points wide and 600 high.
@MainActor private func drawn(
  @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> String {
  let canvas = PreviewCanvas(width: 390, height: .points(600))
  return try Preview("list", canvas: canvas, content: content).listing
}

/// The frames of the elements of a kind.
@MainActor private func frames(
  of kind: ElementKind, @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [Rect] {
  let canvas = PreviewCanvas(width: 390, height: .points(600))
  let list = try #require(
    try Preview("list", canvas: canvas, content: content).arranged().collections.first)
  return list.arrangement.elements.filter { $0.kind == kind }.map(\.frame)
}

private final class Fruit: CollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    Text("Apple").accessories([.disclosureIndicator(), .delete()])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> some View { Text("Fruit") }
}

@MainActor @Suite struct ListStateTests {
  private static let red = "#FF3B30"
  private static let names = ["Apple", "Pear", "Plum"]

  @Test func `rows that can be deleted show that while the list is edited`() throws {
    func list(_ mode: EditMode) -> some View {
      List {
        ForEach(Self.names, id: \.self) { Text($0).deleteDisabled($0 == "Pear") }
          .onDelete { _ in }
      }
      .environment(\.editMode, .constant(mode))
    }
    try #require(!drawn { list(.inactive) }.contains(Self.red))
    // All but the second row.
    try #require(drawn { list(.active) }.split(separator: Self.red).count == 1 + 2)
  }

  @Test func `a list that is being refreshed is pushed down by a spinner`() throws {
    func list(_ isRefreshing: Bool) throws -> PlacedCollection {
      let canvas = PreviewCanvas(width: 390, height: .points(600))
      let screen = try Preview("list", canvas: canvas) {
        List { Text("Apple") }.refreshable {}.refreshing(isRefreshing)
      }.arranged()
      return try #require(screen.collections.first)
    }
    let (rest, pulled) = (try list(false), try list(true))
    // UIRefreshControl is 60 points high.
    expect(pulled.contentOffset.y, equals: rest.contentOffset.y - 60)
  }

  @Test func `a scroll view that is being refreshed has its content under a spinner`() throws {
    func square(_ isRefreshing: Bool) throws -> String? {
      try drawn {
        ScrollView { Color.black.frame(width: 10, height: 10) }.refreshing(isRefreshing)
      }.split(separator: "\n").map(String.init).first { $0.hasSuffix("10×10 #000000") }
    }
    let (rest, pulled) = (try square(false), try square(true))
    // In the middle of 390.
    expect(rest?.contains("190,0 "), equals: true)
    expect(pulled?.contains("190,60 "), equals: true)
  }

  @Test func `rows may be apart, and a sidebar has no lines`() throws {
    let apart = try frames(of: .cell) {
      List { ForEach(Self.names, id: \.self) { Text($0) } }.listRowSpacing(10)
    }
    // Rows of 44 from 35 on.
    expect(apart.map(\.minY), equals: [35, 89, 143])
    func list(_ style: some ListStyle) throws -> [String] {
      try drawn { List { ForEach(Self.names, id: \.self) { Text($0) } }.listStyle(style) }
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let (sidebar, plain) = (try list(.sidebar), try list(.plain))
    // Separators are an eighth of a point high, over the first of three rows and under each, and the
    // background is secondarySystemBackground.
    #expect(sidebar.filter { $0.contains("×0.125") }.isEmpty)
    expect(plain.filter { $0.contains("×0.125") }.count, equals: 4)
    #expect(sidebar.contains("fill rect 0,0 390×600 #F2F2F7"))
    let frames = try frames(of: .cell) {
      List { ForEach(Self.names, id: \.self) { Text($0) } }.listStyle(.sidebar)
    }
    // 8 points from the sides, and half of the 16 between sections above.
    expect(frames.first, equals: Rect(x: 8, y: 8, width: 374, height: 44))
  }

  @Test func `a tint of a row is that of what is tinted in it`() throws {
    let list = try drawn {
      List {
        Color.tint.frame(width: 9, height: 9).listItemTint(.green)
        Color.tint.frame(width: 9, height: 9)
      }
      .listStyle(.plain)
    }
    let squares = list.split(separator: "\n").filter { $0.contains("9×9 ") }.map { $0.suffix(7) }
    // iOS's green, and the blue of the accent colour.
    #expect(squares == ["#34C759", "#007AFF"])
  }

  @Test func `insets of the lines above and under a row are set one by one`() throws {
    let list = try drawn {
      List {
        Text("A")
        Text("B").listRowSeparatorInsets(EdgeInsets(leading: 50, trailing: 10), edges: .all)
        Text("C")
      }
      .listStyle(.plain)
    }
    let lines = list.split(separator: "\n").filter { $0.contains("×0.125") }
      .map { $0.drop { $0 == " " }.prefix { $0 != "#" } }
    // 390 − 50 − 10 = 330, above the second row and under it; 390 − 20 over the first and under the last.
    expect(
      lines,
      equals: [
        "fill rect 20,0 370×0.125 ", "fill rect 50,43.5 330×0.125 ", "fill rect 50,87.5 330×0.125 ",
        "fill rect 20,131.5 370×0.125 ",
      ])
  }

  @Test func `a view in a row places the ends of the line under the row`() throws {
    let list = try drawn {
      List {
        HStack(spacing: 10) {
          Color.black.frame(width: 30, height: 10)
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          Text("A")
        }
        .alignmentGuide(.listRowSeparatorTrailing) { _ in 100 }
        Text("B")
      }
      .listStyle(.plain)
    }
    let lines = list.split(separator: "\n").filter { $0.contains("×0.125") }
      .map { $0.drop { $0 == " " }.prefix { $0 != "#" } }
    // From 20 to 20 + 100, over the row as well; under the second one, from 20 to 390.
    expect(
      lines,
      equals: [
        "fill rect 20,0 100×0.125 ", "fill rect 20,43.5 100×0.125 ", "fill rect 20,87.5 370×0.125 ",
      ])
  }

  @Test func `a tint of a section or a list is that of its rows but for those with one`() throws {
    func square() -> some View { Color.tint.frame(width: 9, height: 9) }
    let list = try drawn {
      List {
        Section {
          square()
          square().listItemTint(.fixed(.green))
          square().listItemTint(nil)
          square().listItemTint(.preferred(.orange))
        }
        .listItemTint(.monochrome)
        square()
        square().listItemTint(.red)
      }
      .listItemTint(.preferred(.purple))
    }
    let squares = list.split(separator: "\n").filter { $0.contains("9×9 ") }.map { $0.suffix(7) }
    // systemGray, iOS's green, gray again, orange; purple and red.
    #expect(squares == ["#8E8E93", "#34C759", "#8E8E93", "#FF9500", "#AF52DE", "#FF3B30"])
  }

  @Test func `in a sidebar, a preferred tint yields to the tint around the list`() throws {
    func squares(_ style: some ListStyle) throws -> [Substring] {
      try drawn {
        List {
          Color.tint.frame(width: 9, height: 9).listItemTint(.preferred(.orange))
          Color.tint.frame(width: 9, height: 9).listItemTint(.fixed(.orange))
        }
        .listStyle(style).tint(.purple)
      }.split(separator: "\n").filter { $0.contains("9×9 ") }.map { $0.suffix(7) }
    }
    let (sidebar, plain) = (try squares(.sidebar), try squares(.plain))
    #expect(sidebar == ["#AF52DE", "#FF9500"])
    #expect(plain == ["#FF9500", "#FF9500"])
  }

  @Test func `rows of a collection's section have the section's tint, or the collection's`() throws
  {
    let rows = try drawn {
      CollectionView(layout: .list(appearance: .plain)) {
        CollectionSection([1]) { _ in Color.tint.frame(width: 9, height: 9) }
          .listItemTint(.monochrome)
        CollectionSection([2]) { _ in Color.tint.frame(width: 9, height: 9) }
      }
      .listItemTint(.green)
    }
    let squares = rows.split(separator: "\n").filter { $0.contains("9×9 ") }.map { $0.suffix(7) }
    #expect(squares == ["#8E8E93", "#34C759"])
  }

  @Test func `a selected row is gray`() throws {
    let list = try drawn {
      List(Self.names, id: \.self, selection: .constant("Pear")) { Text($0) }.listStyle(.plain)
    }
    #expect(list.contains("fill rect 0,44 390×44 #D1D1D6"))
  }

  @Test func `a pressed row is a lighter gray`() throws {
    let list = try drawn {
      List { ForEach(Self.names, id: \.self) { Text($0).highlighted($0 == "Pear") } }
        .listStyle(.plain)
    }
    // The second of rows that are 44 points high, in systemGray5.
    #expect(list.contains("fill rect 0,44 390×44 #E5E5EA"))
    #expect(list.components(separatedBy: "#E5E5EA").count == 1 + 1)
  }

  @Test func `rows of a later section are pressed by themselves`() throws {
    let list = try drawn {
      List {
        Section { Text("Apple") }
        Section { Text("Pear").highlighted() }
      }
      .listStyle(.plain)
    }
    let gray = list.split(separator: "\n").filter { $0.contains("#E5E5EA") }
    // One row, and not the first one, which begins at 0.
    expect(gray.count, equals: 1)
    expect(gray.filter { $0.contains("rect 0,0 ") }, equals: [])
  }

  @Test func `a list and a scroll view that are being loaded have bars for texts`() throws {
    func texts(_ isLoading: Bool) throws -> [Bool] {
      let list = try drawn { List { Text("Apple") }.loading(isLoading) }
      let view = try drawn { ScrollView { Text("Apple") }.loading(isLoading) }
      return [list, view].map { $0.contains("\"Apple\"") }
    }
    try #require(texts(false) == [true, true])
    try #require(texts(true) == [false, false])
  }

  @Test func `a text of a list that is being loaded is drawn where it is unredacted`() throws {
    let list = try drawn {
      List {
        Text("Ada")
        Text("Bo").unredacted()
      }
      .loading()
    }
    #expect(!list.contains("\"Ada\""))
    #expect(list.contains("\"Bo\""))
  }

  @Test func `a swiped row shows its buttons, red for what destroys, in their tints`() throws {
    let list = try drawn {
      List {
        Text("Pear")
          .swipeActions {
            Button("Delete", role: .destructive) {}
            Button("Flag") {}.tint(.orange)
          }
          .swiped(0.4)
      }
      .listStyle(.plain)
    }
    // 0.4 × 390 = 156, half of which is 78; the first is at the edge.
    #expect(list.contains("fill rect 312,0 78×44 #FF3B30"))
    #expect(list.contains("fill rect 234,0 78×44 #FF9500"))
    #expect(list.contains("\"Delete\""))
  }

  @Test func `a row at rest shows none of its actions`() throws {
    let list = try drawn {
      List { Text("Pear").swipeActions { Button("Delete", role: .destructive) {} } }
    }
    #expect(!list.contains("Delete"))
  }

  @Test func `the space between sections is what a modifier asks for`() throws {
    let rows = try frames(of: .cell) {
      List {
        Section { Color.red }
        Section { Color.red }
      }
      .listSectionSpacing(.compact)
    }
    // 35, and 44 + 5 + 5 more.
    expect(rows.map(\.minY), equals: [35, 89])
  }

  @Test func `a redacted text is not drawn, and an unredacted one in it is`() throws {
    let list = try drawn {
      VStack {
        Text("Ada")
        Text("Bo").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(!list.contains("\"Ada\""))
    #expect(list.contains("\"Bo\""))
  }

  @Test func `UIKit's list configuration makes rows, headers and cards`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let fruit = Fruit()
    let rows = try frames(of: .cell) { CollectionView(layout: layout, dataSource: fruit) }
    expect(rows.map(\.minX), equals: [20, 20])
    expect(rows.map(\.size), equals: Array(repeating: Size(width: 350, height: 44), count: 2))
    let list = try drawn { CollectionView(layout: layout, dataSource: fruit) }
    #expect(list.contains("\"Fruit\""))
    #expect(list.contains("#F2F2F7"))
    try #require(
      drawn { CollectionView(layout: layout, dataSource: fruit).editing() }.contains(Self.red))
  }

  @Test func `both fronts make the same list`() throws {
    let view = try drawn {
      List(Self.names, id: \.self) { Text($0) }
    }
    let collection = try drawn {
      CollectionView(Self.names, layout: .list(appearance: .insetGrouped)) { Text($0) }
    }
    expect(view, equals: collection)
  }
}
