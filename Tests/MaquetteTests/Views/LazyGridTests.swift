import CellViews
import CollectionLayouts
import LayoutGeometry
import LibraryTestSupport
import Maquette
import TestSupport
import Testing

@MainActor
@Suite struct LazyGridTests {
  private func arrangement(
    width: Double = 100, height: PreviewCanvas.Height = .points(100),
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> CollectionArrangement {
    let canvas = PreviewCanvas(width: width, height: height)
    let screen = try Preview("test", canvas: canvas, content: content).arranged()
    return try #require(screen.collections.first).arrangement
  }

  @Test func `a horizontal grid fills rows column by column`() throws {
    let grid = try arrangement {
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 4), GridItem(.flexible())], spacing: 2) {
        ForEach(0..<3) { _ in Color.black.frame(width: 20) }
      }
    }
    // The second row takes 100 − 30 − 4 = 66; the second column is 20 + 2 to the right.
    expect(
      grid.elements.map(\.frame),
      equals: [
        Rect(x: 0, y: 0, width: 20, height: 30), Rect(x: 0, y: 34, width: 20, height: 66),
        Rect(x: 22, y: 0, width: 20, height: 30),
      ])
  }

  @Test func `a section's header is as wide as the grid, as far from rows as they are`() throws {
    let grid = try arrangement(height: .fit) {
      LazyVGrid(
        columns: [GridItem(), GridItem()], spacing: 10, pinnedViews: [.sectionHeaders]
      ) {
        Color.red.frame(height: 5)
        Section {
          ForEach(0..<3) { _ in Color.black.frame(height: 20) }
        } header: {
          Color.blue.frame(height: 7)
        } footer: {
          Color.green.frame(height: 3)
        }
      }
    }
    // A lone row of 5; 10 before the header of 7; 10, two rows of 20 with 10 between them, 10 and the
    // footer of 3.
    expect(grid.frames(of: .header), equals: [Rect(x: 0, y: 15, width: 100, height: 7)])
    expect(
      grid.frames(of: .cell),
      equals: [
        Rect(x: 0, y: 0, width: 46, height: 5), Rect(x: 0, y: 32, width: 46, height: 20),
        Rect(x: 54, y: 32, width: 46, height: 20), Rect(x: 0, y: 62, width: 46, height: 20),
      ])
    expect(grid.frames(of: .footer), equals: [Rect(x: 0, y: 92, width: 100, height: 3)])
    expect(grid.pinnedKinds, equals: [.header])
  }

  @Test func `columns have alignments of their own`() throws {
    let canvas = PreviewCanvas(width: 100, height: .fit)
    let lines = String(
      decoding: try Preview("test", canvas: canvas) {
        LazyVGrid(
          columns: [
            GridItem(.fixed(40), spacing: 20, alignment: .leading),
            GridItem(.fixed(40), alignment: .trailing),
          ]
        ) {
          ForEach(0..<2) { _ in Color.black.frame(width: 10, height: 10) }
        }
      }.list(), as: UTF8.self)
    // At the start of 0…40, and at the end of 60…100.
    #expect(lines.contains("fill rect 0,0 10×10"))
    #expect(lines.contains("fill rect 90,0 10×10"))
  }

  @Test func `a grid is as high as its cells, also with spacers among them`() throws {
    let fills = try listed(width: 100, height: 200) {
      VStack(spacing: 0) {
        block(100, 10)
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          Spacer()
          block(10, 20)
          Spacer(minLength: 12)
          Spacer()
        }
        block(100, 30)
      }
    }.filter { $0.hasPrefix("fill") }
    // Spacers take their least heights, 8 unless they have one: rows of 20 and 12. The stack is
    // 10 + 32 + 30 = 72 high, and starts at (200 − 72) / 2 = 64. The second column is 54…100.
    expect(
      fills,
      equals: [
        "fill rect 0,64 100×10 #000000", "fill rect 72,74 10×20 #000000",
        "fill rect 0,106 100×30 #000000",
      ])
  }

  @Test func `a sideways grid is as wide as its columns`() throws {
    let fills = try listed(width: 100, height: 40) {
      HStack(spacing: 0) {
        LazyHGrid(rows: [GridItem()], spacing: 0) {
          block(20, 40)
          Spacer()
        }
        block(10, 40)
      }
    }.filter { $0.hasPrefix("fill") }
    // Columns of 20 and 8: with the 10 beside them 38 in the middle of 100.
    expect(fills, equals: ["fill rect 31,0 20×40 #000000", "fill rect 59,0 10×40 #000000"])
  }

  @Test func `in a scroll view, frames are relative to that and not to the grid`() throws {
    let grid = try arrangement(width: 120, height: .points(80)) {
      ScrollView {
        LazyVGrid(columns: [GridItem()]) {
          Color.black.containerRelativeFrame(.vertical, count: 2, spacing: 0)
        }
      }
    }
    // A half of the scroll view's 80.
    expect(grid.frames(of: .cell).map(\.height), equals: [40])
  }

  @Test func `a collection's offset ends at a cell's edge`() throws {
    let canvas = PreviewCanvas(width: 100, height: .points(100))
    let screen = try Preview("test", canvas: canvas) {
      CollectionView(1...9, layout: .list(rowHeight: 50)) { _ in Color.blue }
        .contentOffset(y: 130).scrollTargetBehavior(.viewAligned)
    }.arranged()
    // Rows start at 100 and 150; 150 is nearer.
    expect(screen.collections.first?.contentOffset, equals: Point(x: 0, y: 150))
  }
}

extension CollectionArrangement {
  /// The frames of the elements of a kind, in their order.
  fileprivate func frames(of kind: ElementKind) -> [Rect] {
    elements.filter { $0.kind == kind }.map(\.frame)
  }
}
