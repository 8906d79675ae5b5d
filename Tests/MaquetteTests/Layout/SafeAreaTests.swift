import LayoutGeometry
import LibraryTestSupport
import Maquette
import TestSupport
import Testing

/// Screens with bars of a device, and bars of an app over content.
@MainActor @Suite struct SafeAreaTests {
  /// What a screen of 100 × 200 draws whose device's bars take 20 at the top and 10 at the bottom.
  private func lines(
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> [String] {
    let canvas = PreviewCanvas(
      width: 100, height: .points(200), safeArea: EdgeInsets(top: 20, bottom: 10),
      isTransparent: true)
    return try listed(on: canvas, content)
  }

  @Test func `a view goes under the device's bars`() throws {
    try #require(lines { Color.red.ignoresSafeArea() } == ["fill rect 0,0 100×200 #FF3B30"])
    try #require(
      lines { Color.red.ignoresSafeArea(edges: .top) } == ["fill rect 0,0 100×190 #FF3B30"])
    // There is no keyboard.
    try #require(
      lines { Color.red.ignoresSafeArea(.keyboard) } == ["fill rect 0,20 100×170 #FF3B30"])
  }

  @Test func `a view's background style does, unless that is limited to some edges`() throws {
    let clear = Color.clear
    try #require(lines { clear.background(.red) } == ["fill rect 0,0 100×200 #FF3B30"])
    try #require(
      lines { clear.background(.red, ignoresSafeAreaEdges: .bottom) }
        == ["fill rect 0,20 100×180 #FF3B30"])
    // A view behind a view is as large as that.
    try #require(
      lines { clear.background { Color.red } } == ["fill rect 0,20 100×170 #FF3B30"])
  }

  @Test func `padding of the safe area is space that backgrounds reach under`() throws {
    try #require(
      lines { Color.clear.background(.red).safeAreaPadding(.top, 8) }
        == ["fill rect 0,0 100×200 #FF3B30"])
  }

  @Test func `items of the bottom bar are at the bottom of their screen`() throws {
    let found = try lines {
      NavigationStack {
        Color.red.toolbar { ToolbarItem(placement: .bottomBar) { block(20, 20) } }
      }
    }
    // 200 − 10 − 44 = 146; the item is at 16, in the middle of 44.
    #expect(found.first == "fill rect 0,20 100×126 #FF3B30")
    #expect(found.contains("fill rect 16,158 20×20 #000000"))
  }

  @Test func `a bar has the background that is asked for, under the device's bar, too`() throws {
    let found = try lines {
      NavigationStack {
        Color.clear.navigationTitle("A").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(Color.red, for: .navigationBar)
      }
    }
    // 20 and 44.
    #expect(found.first == "fill rect 0,0 100×64 #FF3B30")
    let tabs = try lines {
      TabView { Color.clear.tabItem { Text("A") }.toolbarBackground(Color.red, for: .tabBar) }
    }
    // From 200 − 10 − 49.
    #expect(tabs.first == "fill rect 0,141 100×59 #FF3B30")
  }

  @Test func `a tab that is not shown leaves the bar as it is`() throws {
    func bars(_ selected: String) throws -> [String] {
      try lines {
        TabView(selection: .constant(selected)) {
          Color.clear.tabItem { Text("A") }.tag("a")
          Color.clear.tabItem { Text("B") }.toolbarBackground(Color.red, for: .tabBar).tag("b")
          VStack { Color.clear.toolbarBackground(Color.red, for: .tabBar) }.tabItem { Text("C") }
            .tag("c")
          Color.clear.tabItem { Text("D") }.tag("d")
        }
      }.filter { $0.contains("FF3B30") }
    }
    let red = ["fill rect 0,141 100×59 #FF3B30"]
    try #require(bars("a") == [])
    try #require(bars("b") == red)
    try #require(bars("c") == red)
    try #require(bars("d") == [])
  }

  @Test func `a screen hides its device's bars`() throws {
    let canvas = try PreviewCanvas(device: "iphone-15")
    let shown = try listed(on: canvas) { Color.red }
    #expect(shown.contains { $0.contains("\"9:41\"") })
    let hidden = try listed(on: canvas) {
      Color.red.statusBarHidden().persistentSystemOverlays(.hidden)
    }
    // The canvas's background and the view.
    expect(hidden.count, equals: 2)
  }

  @Test func `a toolbar's title has the place of a navigation bar's`() throws {
    let found = try lines {
      NavigationStack { Color.red.navigationTitle("A").toolbarTitleDisplayMode(.inline) }
    }
    // From 20 + 44 = 64 to 200 − 10 = 190; under a large title it would begin at 64 + 52.
    #expect(found.contains("fill rect 0,64 100×126 #FF3B30"))
  }

  @Test func `an item in the middle of a bar takes the place of its title`() throws {
    let found = try lines {
      NavigationStack {
        Color.clear.navigationTitle("A").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { block(20, 20) } }
      }
    }
    // (100 − 20) / 2 = 40, and 20 + (44 − 20) / 2 = 32.
    #expect(found.contains("fill rect 40,32 20×20 #000000"))
    #expect(!found.contains { $0.contains("\"A\"") })
  }
}
