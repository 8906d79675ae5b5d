import CellViews
import DisplayList
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

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

  @Test func `the pictures that are drawn are handed out by the name that commands use`() throws {
    let arrangement = try arranged(hstack(image(), image()), on: .fixed(100, 40))
    expect(Array(arrangement.pictures.keys), equals: [PictureID(picture.identity)])
  }
}
