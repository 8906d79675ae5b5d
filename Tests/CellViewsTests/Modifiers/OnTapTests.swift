import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

struct OnTapTests {
  @Test func `a view with a tap is drawn and measured as without`() throws {
    func screen(_ change: (ViewNode) -> ViewNode) -> ViewNode {
      vstack(
        spacing: 4, change(.text(TextNode("A"))).with(.border(.red, width: 1)),
        change(box(20, 10, id: "box")), change(.spacer(minLength: nil)),
        change(ToggleNode("B", isOn: true).view))
    }
    let plain = try arranged(screen { $0 }, on: .fixed(100, 100))
    let tapped = try arranged(screen { $0.showing("a") }, on: .fixed(100, 100))
    expect(tapped.displayList.dump, equals: plain.displayList.dump)
    expect("\(tapped.measuredParts)", equals: "\(plain.measuredParts)")
    expect(tapped.computed, equals: plain.computed)
    expect(plain.actions, equals: [])
    // Text, box and toggle: a spacer has no width in a column.
    expect(tapped.actions.count, equals: 3)
  }

  @Test func `a tap is where its view is`() throws {
    // The canvas's middle, 50,25, less half the box.
    try #require(actions(box(20, 10).showing("a"), on: .fixed(100, 50)) == ["40,20 20×10 show a"])
  }

  @Test func `a tap has its values`() throws {
    let values = [
      TapAction.Assignment(path: "let.a", value: "1"),
      TapAction.Assignment(path: "let.b.c", value: "true"),
    ]
    try #require(
      actions(box(20, 10).with(.onTap(.set(values))), on: .fixed(20, 10)) == [
        "0,0 20×10 set let.a=1 let.b.c=true"
      ])
    let shown = box(20, 10).with(.onTap(.show(preview: "p", item: "[2]")))
    try #require(actions(shown, on: .fixed(20, 10)) == ["0,0 20×10 show p with [2]"])
  }

  @Test func `what is in a view or on it is above it`() throws {
    let view = box(20, 10).showing("inner").with(.padding(EdgeInsets(5))).showing("outer")
      .with(.overlay(box(4, 4).showing("overlay"), .topLeading))
      .with(.background(filler.showing("background"), .center))
    try #require(
      actions(view, on: .fixed(30, 20)) == [
        "0,0 30×20 show background", "0,0 30×20 show outer", "5,5 20×10 show inner",
        "0,0 4×4 show overlay",
      ])
  }

  @Test func `a tap in a cell is above the cell's own`() throws {
    let view = grid(items: 2, height: 20) { context in
      zstack(box(8, 8).showing("in \(context.index.item)"))
        .with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
        .showing("cell \(context.index.item)")
    }
    // Cells of 40 × 20 with 8 × 8 in their middles.
    try #require(
      actions(view, on: .fixed(40, 40)) == [
        "0,0 40×20 show cell 0", "16,6 8×8 show in 0", "0,20 40×20 show cell 1",
        "16,26 8×8 show in 1",
      ])
  }

  @Test func `a tap is cut by the canvas, by viewports and by clips`() throws {
    // 60 × 20 in the middle of 40 × 40.
    try #require(actions(box(60, 20).showing("a"), on: .fixed(40, 40)) == ["0,10 40×20 show a"])
    let clipped = box(20, 20).showing("a").with(.frame(FixedFrame(width: 10, height: 10)))
      .with(.clipShape(.rectangle))
    try #require(actions(clipped, on: .fixed(40, 40)) == ["15,15 10×10 show a"])
    let scrolled = grid(items: 9, offset: .point(Point(x: 0, y: 15))) { context in
      filler.showing("\(context.index.item)")
    }
    // Rows of 10 from 15 to 35: half of 1, all of 2, half of 3.
    try #require(
      actions(scrolled, on: .fixed(40, 20)) == [
        "0,0 40×5 show 1", "0,5 40×10 show 2", "0,15 40×5 show 3",
      ])
  }

  @Test func `a view that is not seen answers to no tap`() throws {
    let hidden = [
      box(20, 10).showing("a").with(.opacity(0)), box(0, 10).showing("a"),
      box(20, 10).showing("a").with(.offset(Point(x: 100, y: 0))),
    ]
    for view in hidden { try #require(actions(view, on: .fixed(40, 40)) == []) }
  }

  @Test func `a pinned header covers the cells under it`() throws {
    let section = SectionNode(
      layout: LayoutSection(itemCount: 5, header: .fixed(12), itemHeight: .constant(10)),
      cell: { filler.showing("\($0.index.item)") }, header: filler.showing("header"))
    func shown(_ sticky: CollectionNode.Sticky) throws -> [String] {
      let view = ViewNode.collection(
        CollectionNode(
          layout: Grid(columns: 1), sections: [section],
          contentOffset: .point(Point(x: 0, y: 27)), sticky: sticky))
      return try actions(view, on: .fixed(40, 20))
    }
    // Cells begin at 12: at 27, item 1 shows its last 5 points, 2 and 3 follow.
    try #require(
      shown([]) == ["0,0 40×5 show 1", "0,5 40×10 show 2", "0,15 40×5 show 3"])
    // The header's 12 points hide item 1 and 7 points of item 2.
    try #require(
      shown(.header) == ["0,12 40×3 show 2", "0,15 40×5 show 3", "0,0 40×12 show header"])
  }

  @Test func `a tap in a cell that is drawn smaller is smaller`() throws {
    func carousel(_ transform: Carousel.Transform) -> ViewNode {
      .collection(
        CollectionNode(
          layout: Carousel(
            itemSize: Size(width: 100, height: 100), minimumLineSpacing: 10, numberOfSets: 4,
            transform: transform),
          sections: [
            SectionNode(layout: LayoutSection(itemCount: 6)) { context in
              filler.showing("\(context.index.item)")
            }
          ], contentOffset: .point(Point(x: 760, y: 0))))
    }
    // As cells are drawn: 7, 8 and 9 show items 1, 2 and 3, and the viewport cuts the last one.
    try #require(
      actions(carousel(.scale), on: .fixed(300, 100)) == [
        "16.136,6.136 87.727×87.727 show 1", "121.364,1.364 97.273×97.273 show 2",
        "237.5,7.5 62.5×85 show 3",
      ])
  }

  @Test func `a navigation bar's back button goes back`() throws {
    let canvas = PreviewCanvas.fixed(390, 44)
    let bar = NavigationBarNode("Profile", back: "Users").view
    let found = try arranged(bar, on: canvas).actions
    expect(found.map(\.kind), equals: [.back])
    // The button begins 8.33 points from the edge, and its angle is 21.33 high in the bar's 44.
    expect(found.first?.frame.minX, equals: 8 + 1.0 / 3)
    expect(found.first?.frame.midY, equals: 22)
    try #require(actions(NavigationBarNode("Profile").view, on: canvas) == [])
  }

  @Test func `a bound control answers where it is`() throws {
    let canvas = PreviewCanvas.fixed(100, 31)
    try #require(
      actions(
        ToggleNode(isOn: true).view.bound(to: .toggle(path: "let.isOn", isOn: true)), on: canvas)
        == ["24.5,0 51×31 toggle let.isOn=true"])
    try #require(
      actions(SearchFieldNode("Search").view.bound(to: .text(path: "let.q", text: "a")), on: canvas)
        == ["0,0 100×31 text let.q=a"])
    try #require(actions(ToggleNode(isOn: true).view.bound(to: nil), on: canvas) == [])
  }

  @Test func `a bound slider has the track of its knob's middle`() throws {
    let slider = SliderNode(value: 3, in: 1...5).view
      .bound(to: .slider(path: "let.n", value: 3, bounds: 1...5))
    // The knob's radius of 14 is left on both sides.
    try #require(
      actions(slider, on: .fixed(100, 31)) == [
        "0,0 100×31 slider let.n=3.0 1.0…5.0 on 14,0 72×31"
      ])
    try #require(
      actions(slider, on: .fixed(100, 31, .rightToLeft)) == [
        "0,0 100×31 slider let.n=3.0 1.0…5.0 on 14,0 72×31 reversed"
      ])
  }

  @Test func `a bound slider has the track of its system's knob`() throws {
    let slider = SliderNode(value: 3, in: 1...5).view
      .bound(to: .slider(path: "let.n", value: 3, bounds: 1...5))
    var canvas = PreviewCanvas.fixed(100, 31)
    canvas.system = .iOS26
    // The knob is 37 1/3 wide on iOS 26, half of which is left on both sides: 100 − 37.333.
    try #require(
      actions(slider, on: canvas) == [
        "0,0 100×31 slider let.n=3.0 1.0…5.0 on 18.667,0 62.667×31"
      ])
  }

  @Test func `a bound control takes no level of nesting`() throws {
    // A toggle in as many paddings as a view may have.
    func nested(_ count: Int, _ view: ViewNode) -> ViewNode {
      (0..<count).reduce(view) { view, _ in view.with(.padding(EdgeInsets(0))) }
    }
    let plain = ToggleNode(isOn: true).view
    let bound = plain.bound(to: .toggle(path: "let.a", isOn: true))
    let depths = (200..<256).filter { depth in
      (try? arranged(nested(depth, plain), on: .fixed(60, 40))) != nil
    }
    let deepest = try #require(depths.last)
    _ = try arranged(nested(deepest, bound), on: .fixed(60, 40))
  }
}
