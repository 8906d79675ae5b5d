import LibraryTestSupport
import Maquette
import TestSupport
import Testing

@MainActor @Suite struct NavigationSplitViewTests {
  private func split(_ visibility: NavigationSplitViewVisibility) -> some View {
    NavigationSplitView(columnVisibility: .constant(visibility)) {
      block(10, 10)
    } content: {
      block(10, 20)
    } detail: {
      block(10, 30)
    }
  }

  @Test func `a phone shows the first screen`() throws {
    let lines = try listed(width: 390, height: 100) { split(.all) }
    // In the middle of 390×100.
    #expect(lines == ["fill rect 190,45 10×10 #000000"])
  }

  @Test func `where there is room the screens are beside each other`() throws {
    let all = try listed(width: 1000, height: 100) { split(.all) }
    let same = try listed(width: 1000, height: 100) {
      HStack(spacing: 0) {
        block(10, 10).frame(width: 320)
        Divider()
        block(10, 20).frame(width: 320)
        Divider()
        block(10, 30).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    expect(all, equals: same)
    let double = try listed(width: 1000, height: 100) { split(.doubleColumn) }
    // The list is in the middle of 320 points.
    #expect(double.first == "fill rect 155,40 10×20 #000000")
    let detail = try listed(width: 1000, height: 100) { split(.detailOnly) }
    #expect(detail == ["fill rect 495,35 10×30 #000000"])
  }

  @Test func `of two screens the detail takes what the sidebar leaves`() throws {
    let lines = try listed(width: 800, height: 100) {
      NavigationSplitView {
        block(10, 10)
      } detail: {
        block(10, 30)
      }
    }
    try #require(lines.count == 3)
    #expect(lines[0] == "fill rect 155,45 10×10 #000000")
    let hidden = try listed(width: 800, height: 100) {
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        block(10, 10)
      } detail: {
        block(10, 30)
      }
    }
    #expect(hidden == ["fill rect 395,35 10×30 #000000"])
  }
}
