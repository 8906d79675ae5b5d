import CellViews
import DisplayList
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

struct ImageLayoutTests {
  /// An SVG of 32 × 16 points.
  private let picture: Picture

  init() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="32" height="16"><rect width="9" height="9"/></svg>
      """
    picture = try Picture(decoding: Array(svg.utf8))
  }

  private func image(isResizable: Bool = false, isSymbol: Bool = false) -> ViewNode {
    .image(ImageNode(picture, isResizable: isResizable, isSymbol: isSymbol))
  }

  @Test func `an image has its natural size, whatever it is offered`() throws {
    try #require(places(image().id("a"), on: .fixed(100, 40)) == "a 34,12 32×16")
    try #require(places(image().id("a"), on: .fixed(10, 10)) == "a -11,-3 32×16")
  }

  @Test func `a resizable image takes what it is offered, else its natural length`() throws {
    try #require(
      places(image(isResizable: true).id("a"), on: .fixed(100, 40)) == "a 0,0 100×40")
    try #require(
      places(image(isResizable: true).id("a"), on: PreviewCanvas(width: 100)) == "a 0,0 100×16")
  }

  @Test func `a resizable image keeps its ratio where it is asked to`() throws {
    let fit = image(isResizable: true).with(.aspectRatio(nil, .fit)).id("a")
    // 32 : 16 in 100 × 40 is 80 × 40.
    try #require(places(fit, on: .fixed(100, 40)) == "a 10,0 80×40")
    let fill = image(isResizable: true).with(.aspectRatio(nil, .fill)).id("a")
    try #require(places(fill, on: .fixed(100, 40)) == "a 0,-5 100×50")
  }

  @Test func `a symbol is one font size high, in the foreground colour`() throws {
    let view = image(isSymbol: true).with(.environment(.font(.style(.largeTitle))))
      .with(.environment(.foregroundColor(.red)))
    let list = try arranged(view, on: .fixed(100, 40)).displayList
    // 34 high, so 68 wide.
    expect(
      list.commands.last,
      equals: .image(
        ImageCommand(
          picture: PictureID(picture.identity),
          frame: Rect(x: 16, y: 3, width: 68, height: 34), tint: Color.red.light)))
  }

  @Test func `a symbol hangs an eighth of its height below the baseline`() throws {
    let view = hstack(
      alignment: .firstTextBaseline, spacing: 0, image(isSymbol: true).id("a"),
      box(10, 30, id: "b"))
    let places = try arranged(view, on: .fixed(100, 60)).computed.views
    let symbol = try #require(places["a"])
    let box = try #require(places["b"])
    expect(symbol.frame.maxY - box.frame.maxY, equals: 17.0 / 8)
  }

  @Test(arguments: [false, true])
  func `a resizable symbol has no baseline`(hasBox: Bool) throws {
    var symbol = ImageNode(picture, isResizable: true, isSymbol: true)
    if hasBox { symbol.box = wide }
    let view = hstack(
      alignment: .firstTextBaseline, spacing: 0,
      ViewNode.image(symbol).with(.frame(FixedFrame(width: 20, height: 10))).id("a"),
      box(10, 30, id: "b"))
    let places = try arranged(view, on: .fixed(100, 60)).computed.views
    let (symbolFrame, boxFrame) = (try #require(places["a"]).frame, try #require(places["b"]).frame)
    // As of views without texts, their lower edges are on one line.
    expect(symbolFrame.maxY, equals: boxFrame.maxY)
  }

  @Test(arguments: [false, true])
  func `a symbol of a font without a size has finite lengths`(isResizable: Bool) throws {
    var symbol = ImageNode(picture, isResizable: isResizable, isSymbol: true)
    symbol.box = wide
    let view = ViewNode.image(symbol).with(.environment(.font(.fixed(FontRequest(size: 0)))))
    let row = hstack(
      alignment: .firstTextBaseline, spacing: 0,
      view.with(.frame(FixedFrame(width: 20, height: 10))).id("a"), box(10, 30, id: "b"))
    let arrangement = try arranged(row, on: .fixed(100, 60))
    let frame = try #require(arrangement.computed.views["a"]).frame
    // In the middle of 100 points 20 and 10 are from 35 on.
    expect(frame.minX, equals: 35)
    #expect(frame.minY.isFinite)
    let pictures = arrangement.displayList.commands.filter { command in
      if case .image = command { true } else { false }
    }
    expect(pictures, equals: [])
  }

  /// The box of a drawing as flat as that of `minus`.
  private var wide: SymbolBox {
    SymbolBox(
      ink: Rect(x: 0, y: 0, width: 1, height: 1), size: Size(width: 0.806, height: 0.087),
      advance: 1.055, leading: 0.125, middle: 0.352, growth: 0.086)
  }

  @Test func `the pictures that are drawn are handed out by the name that commands use`() throws {
    let arrangement = try arranged(hstack(image(), image()), on: .fixed(100, 40))
    expect(Array(arrangement.pictures.keys), equals: [PictureID(picture.identity)])
  }
}
