import LayoutGeometry
import LibraryTestSupport
import Maquette
import Testing

@MainActor @Suite struct ContainerRelativeFrameTests {
  /// What views draw on a transparent canvas of 100 by 60 points, a line for each command.
  private func drawn(
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> [String] {
    let canvas = PreviewCanvas(
      width: 100, height: .points(60), safeArea: EdgeInsets(top: 10), isTransparent: true)
    return try listed(on: canvas, content)
  }

  @Test func `a page is as wide as its viewport`() throws {
    let lines = try drawn {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.black.containerRelativeFrame(.horizontal)
          Color.white.containerRelativeFrame(.horizontal)
        }
      }
      .frame(width: 80, height: 20)
    }
    // The viewport is in the middle of 100 points, and of 50 below the safe area: 10 + 15. The
    // second page begins where the first ends, 10 + 80, outside of the viewport, and so is clipped.
    #expect(
      lines == [
        "fill rect 10,25 80×20 #000000", "group clip rect 10,25 80×20",
        "fill rect 90,25 80×20 #FFFFFF",
      ])
  }

  @Test func `a spacer as high as its viewport puts what is before it in the middle`() throws {
    let lines = try drawn {
      ScrollView {
        ZStack {
          Spacer().containerRelativeFrame(.vertical)
          Color.black.frame(width: 10, height: 10)
        }
      }
    }
    // In the middle of 50 points below the safe area of 10: 10 + (50 - 10) / 2.
    #expect(lines.contains("fill rect 45,30 10×10 #000000"), "\(lines)")
  }

  @Test func `parts divide a viewport with space between them`() throws {
    let lines = try drawn {
      ScrollView(.horizontal) {
        HStack(spacing: 6) {
          Color.black.containerRelativeFrame(.horizontal, count: 4, spacing: 6)
          Color.white.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 6)
        }
      }
      .frame(width: 98, height: 20)
    }
    // A part is (98 - 3 · 6) / 4 = 20 wide, and three of them with two gaps 72: 20 + 6 + 72 = 98.
    #expect(lines == ["fill rect 1,25 20×20 #000000", "fill rect 27,25 72×20 #FFFFFF"])
  }

  @Test func `the container is the viewport within the margins of its content`() throws {
    let lines = try drawn {
      ScrollView(.horizontal) {
        HStack(spacing: 6) {
          Color.black.containerRelativeFrame(.horizontal, count: 2, spacing: 6)
          Color.white.containerRelativeFrame(.horizontal, count: 2, spacing: 6)
        }
      }
      .contentMargins(.horizontal, 11)
      .frame(width: 98, height: 20)
    }
    // A part of 98 - 2 · 11 = 76 points is (76 - 6) / 2 = 35 wide; from 1 + 11 on, and 41 later.
    #expect(lines == ["fill rect 12,25 35×20 #000000", "fill rect 53,25 35×20 #FFFFFF"])
  }

  @Test func `margins wider than the viewport leave a container without a width`() throws {
    let lines = try drawn {
      ScrollView(.horizontal) { Color.black.containerRelativeFrame(.horizontal) }
        .contentMargins(.horizontal, 60)
        .frame(width: 98, height: 20)
    }
    #expect(lines.filter { $0.contains("#000000") } == [])
  }

  @Test func `outside of viewports the container is the canvas within its safe area`() throws {
    let lines = try drawn {
      Color.black.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length - 30
      }
    }
    // 100 / 2 and 60 - 10 - 30, in the middle of 100 by 50 points below the safe area.
    #expect(lines == ["fill rect 25,25 50×20 #000000"])
  }

  @Test func `a length that cannot be leaves the view as it is`() throws {
    let lines = try drawn {
      VStack(spacing: 0) {
        Color.black.frame(height: 5).containerRelativeFrame(.vertical) { _, _ in .infinity }
        Color.black.frame(height: 5).containerRelativeFrame(.vertical, count: 0, spacing: 0)
      }
    }
    // In the middle of 50 points below 10: 10 + (50 - 10) / 2.
    #expect(lines == ["fill rect 0,30 100×5 #000000", "fill rect 0,35 100×5 #000000"])
  }
}
