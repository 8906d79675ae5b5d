import CellViews
import LibraryTestSupport
import Maquette
import Testing

@Suite struct ScrollViewTests {
  private func drawn(
    height: PreviewCanvas.Height, @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> String {
    let canvas = PreviewCanvas(width: 100, height: height, isTransparent: true)
    return try Preview("test", canvas: canvas, content: content).listing
  }

  @MainActor @Test
  func `margins are around the content, and not around that of a scroll view in it`() throws {
    let lines = try listed(height: 50) {
      ScrollView {
        ScrollView(.horizontal) { block(10, 5) }.frame(height: 5)
        block(20, 10)
      }
      .contentMargins(.top, 4)
      .contentMargins(.leading, 30, for: .scrollContent)
      .contentMargins(50, for: .scrollIndicators)
    }
    // The row is as wide as the rest, 70 points from x = 30 on; the column's second view is in its
    // middle, 8 points below.
    #expect(lines == ["fill rect 30,4 10×5 #000000", "fill rect 55,17 20×10 #000000"])
  }

  // SwiftUI's scroll view proposes nil along its axis, whatever its own length.
  @Test func `content is offered no height, and a spacer in it has its least length`() throws {
    let text = try drawn(height: .points(60)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.black.frame(height: 10)
          Spacer()
        }
        .background(.white)
      }
    }
    #expect(
      text == """
        canvas 100×60
        fill rect 0,0 100×18 #FFFFFF
        fill rect 0,0 100×10 #000000

        """)
  }

  @Test func `content that is longer is cut off at the viewport's end`() throws {
    let text = try drawn(height: .points(60)) {
      ScrollView {
        Color.black.frame(height: 50)
        Color.white.frame(height: 50)
      }
    }
    // 8 points apart: the second one starts at 58, and 2 points of it are seen.
    #expect(
      text == """
        canvas 100×60
        fill rect 0,0 100×50 #000000
        fill rect 0,58 100×2 #FFFFFF

        """)
  }

  @Test func `where the canvas fits its content, so does the viewport`() throws {
    let text = try drawn(height: .fit) { ScrollView { Color.black.frame(height: 50) } }
    #expect(text == "canvas 100×50\nfill rect 0,0 100×50 #000000\n")
  }

  @Test func `a horizontal viewport shows the start of its row`() throws {
    let text = try drawn(height: .points(10)) {
      ScrollView(.horizontal) {
        Color.black.frame(width: 80, height: 10)
        Color.white.frame(width: 80, height: 10)
      }
    }
    // 8 points apart: the second one starts at 88, and 12 points of it are seen.
    #expect(
      text == """
        canvas 100×10
        fill rect 0,0 80×10 #000000
        fill rect 88,0 12×10 #FFFFFF

        """)
  }
}
