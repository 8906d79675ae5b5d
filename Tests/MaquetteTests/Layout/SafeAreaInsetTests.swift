import LayoutGeometry
import LibraryTestSupport
import Maquette
import Testing

@MainActor @Suite struct SafeAreaInsetTests {
  @Test func `a bar at an edge leaves the rest to the content`() throws {
    let bottom = try listed(height: 60) {
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { block(100, 20) }
    }
    try #require(bottom == ["fill rect 0,0 100×40 #FF3B30", "fill rect 0,40 100×20 #000000"])
    let leading = try listed(height: 60) {
      Color.red.safeAreaInset(edge: .leading, alignment: .top) { block(20, 10) }
    }
    // 8 points between both: 100 - 20 - 8.
    try #require(leading == ["fill rect 28,0 72×60 #FF3B30", "fill rect 0,0 20×10 #000000"])
  }

  @Test func `a position is where the view's middle is`() throws {
    let lines = try listed(height: 60) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 10)
        block(20, 10).position(x: 30, y: 15)
      }
    }
    // The space starts at 10: 30 - 10, 10 + 15 - 5.
    #expect(lines == ["fill rect 20,20 20×10 #000000"])
    let mirrored = try listed(height: 60, .rightToLeft) { block(20, 10).position(x: 30, y: 15) }
    // From the right edge: 100 - 30 - 10.
    #expect(mirrored == ["fill rect 60,10 20×10 #000000"])
  }
}
