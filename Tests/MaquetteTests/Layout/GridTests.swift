import LayoutGeometry
import LibraryTestSupport
import Maquette
import Testing

@MainActor @Suite struct GridTests {
  @Test func `columns are as wide as their widest view, rows as high as their highest`() throws {
    let lines = try listed {
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          block(10, 5)
          block(20, 8)
        }
        GridRow {
          block(30, 3)
          block(6, 1)
        }
      }
    }
    // 30 + 4 + 20 wide: at 23. The first row is 8 high.
    #expect(
      lines == [
        "fill rect 23,0 10×5 #000000", "fill rect 57,0 20×8 #000000",
        "fill rect 23,10 30×3 #000000", "fill rect 57,10 6×1 #000000",
      ])
  }

  @Test func `a column and a row have alignments of their own, a cell an anchor`() throws {
    let lines = try listed {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          block(10, 4)
          block(10, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          block(20, 10)
          block(30, 10)
        }
        GridRow {
          block(10, 4).gridCellAnchor(.bottomTrailing)
          block(10, 10)
        }
      }
    }
    // Columns of 20 and 30 at 25 and 45, which end at 45 and 75.
    #expect(
      lines == [
        "fill rect 25,6 10×4 #000000", "fill rect 65,0 10×10 #000000",
        "fill rect 25,10 20×10 #000000", "fill rect 45,10 30×10 #000000",
        "fill rect 35,26 10×4 #000000", "fill rect 65,20 10×10 #000000",
      ])
  }

  @Test func `a view over several columns widens them alike`() throws {
    let lines = try listed {
      Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 0) {
        GridRow {
          block(10, 1)
          block(20, 1)
        }
        GridRow { block(42, 1).gridCellColumns(2) }
      }
    }
    // 42 is 10 more than 10 + 2 + 20: columns of 15 and 25, at 29.
    #expect(
      lines == [
        "fill rect 29,0 10×1 #000000", "fill rect 46,0 20×1 #000000",
        "fill rect 29,1 42×1 #000000",
      ])
  }

  @Test func `a view in no row takes all columns, and none more if its axis is unsized`() throws {
    func grid(_ axes: Axis.Set) throws -> [String] {
      try listed {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            block(10, 1)
            block(20, 1)
          }
          Color.red.frame(height: 1).gridCellUnsizedAxes(axes)
        }
      }
    }
    // Columns of 10 and 20, at 35.
    try #require(
      grid(.horizontal) == [
        "fill rect 35,0 10×1 #000000", "fill rect 45,0 20×1 #000000", "fill rect 35,1 30×1 #FF3B30",
      ])
    // The colour takes all: 35 points more for each column, in whose middle the views are.
    try #require(
      grid([]) == [
        "fill rect 17.5,0 10×1 #000000", "fill rect 62.5,0 20×1 #000000",
        "fill rect 0,1 100×1 #FF3B30",
      ])
  }

  @Test func `flexible columns share what the others leave`() throws {
    let lines = try listed {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(20, 1)
          Color.red.frame(height: 1)
          Color.green.frame(height: 1)
        }
      }
    }
    // (100 - 20) / 2.
    #expect(
      lines == [
        "fill rect 0,0 20×1 #000000", "fill rect 20,0 40×1 #FF3B30", "fill rect 60,0 40×1 #34C759",
      ])
  }

  @Test func `a grid is mirrored, and its layout is a value`() throws {
    @ViewBuilder func rows() -> some View {
      GridRow {
        block(10, 5)
        block(20, 8)
      }
      GridRow { block(30, 3) }
    }
    let lines = try listed(.rightToLeft) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) { rows() }
    }
    // Columns of 30 and 20, from 75 to the left.
    try #require(
      lines == [
        "fill rect 65,0 10×5 #000000", "fill rect 25,0 20×8 #000000", "fill rect 45,8 30×3 #000000",
      ])
    let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)
    try #require(listed(.rightToLeft) { AnyLayout(layout) { rows() } } == lines)
  }

  @Test func `a row outside of a grid is a group of views`() throws {
    let lines = try listed {
      VStack(spacing: 0) {
        GridRow {
          block(10, 1)
          block(20, 1)
        }
      }
    }
    #expect(lines == ["fill rect 45,0 10×1 #000000", "fill rect 40,1 20×1 #000000"])
  }
}
