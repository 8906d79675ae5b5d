import LayoutGeometry
import LibraryTestSupport
import Maquette
import Testing

extension VerticalAlignment {
  private enum Baseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  fileprivate static let ownLine = VerticalAlignment(Baseline.self)
}

extension HorizontalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  fileprivate static let third = HorizontalAlignment(Third.self)
}

@MainActor @Suite struct AlignmentGuideTests {
  @Test func `a guide moves a view against its stack's line`() throws {
    let lines = try listed {
      VStack(alignment: .leading, spacing: 0) {
        block(40, 1)
        block(20, 2).alignmentGuide(.leading) { $0.width / 2 }
        block(10, 3).alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    // The second starts 10 points before the line and the third 10: the column is 50 wide, at 25.
    #expect(
      lines == [
        "fill rect 35,0 40×1 #000000", "fill rect 25,1 20×2 #000000", "fill rect 25,3 10×3 #000000",
      ])
  }

  @Test func `a guide of one's own reaches through nested stacks`() throws {
    let lines = try listed {
      HStack(alignment: .ownLine, spacing: 0) {
        VStack(spacing: 0) {
          block(10, 10).alignmentGuide(.ownLine) { $0[VerticalAlignment.center] }
          block(10, 30)
        }
        VStack(spacing: 0) {
          block(10, 20)
          block(10, 4).alignmentGuide(.ownLine) { $0[VerticalAlignment.center] }
        }
      }
    }
    // 5 points down in the first column, 20 + 2 in the second: the first starts 17 lower.
    #expect(
      lines == [
        "fill rect 40,17 10×10 #000000", "fill rect 40,27 10×30 #000000",
        "fill rect 50,0 10×20 #000000", "fill rect 50,20 10×4 #000000",
      ])
  }

  @Test func `a guide of one's own has a default in each view`() throws {
    let lines = try listed {
      VStack(alignment: .third, spacing: 0) {
        block(30, 1)
        block(60, 1)
      }
    }
    // 10 points of the one and 20 of the other on a line: the column is 60 wide, at 20.
    #expect(lines == ["fill rect 30,0 30×1 #000000", "fill rect 20,1 60×1 #000000"])
  }

  @Test func `a guide moves with paddings and frames`() throws {
    let lines = try listed {
      VStack(alignment: .leading, spacing: 0) {
        block(40, 1)
        block(20, 1).alignmentGuide(.leading) { _ in 5 }.padding(.leading, 10)
      }
    }
    // 5 + 10 points of the second are before the line: the column is 15 + 40 wide, at 22.5.
    #expect(lines == ["fill rect 37.5,0 40×1 #000000", "fill rect 32.5,1 20×1 #000000"])
  }

  @Test func `an overlay's guides place it at the view's corner`() throws {
    let lines = try listed(height: 60) {
      Color.red.frame(width: 40, height: 40)
        .overlay(alignment: .topTrailing) {
          block(10, 10)
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    }
    // The corner is at 70,10; the overlay's middle is there.
    #expect(lines == ["fill rect 30,10 40×40 #FF3B30", "fill rect 65,5 10×10 #000000"])
  }

  @Test func `explicit guides are known, others are nil`() throws {
    let lines = try listed {
      block(20, 10)
        .alignmentGuide(.leading) { _ in 4 }
        .alignmentGuide(.third) { dimensions in
          (dimensions[explicit: .leading] ?? 100) + (dimensions[explicit: .trailing] ?? 1)
        }
        .background(alignment: Alignment(horizontal: .third, vertical: .top)) { block(3, 1) }
    }
    // The guide is at 4 + 1 of the view at 40; a third of 3 points of the background is before it.
    #expect(lines == ["fill rect 44,0 3×1 #000000", "fill rect 40,0 20×10 #000000"])
  }
}
