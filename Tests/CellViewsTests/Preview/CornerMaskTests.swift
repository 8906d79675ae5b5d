import CellViews
import DisplayList
import LayoutGeometry
import Testing

struct CornerMaskTests {
  private func canvas(corners: Double = 55, isFramed: Bool = false) -> PreviewCanvas {
    var canvas = PreviewCanvas(width: 393, height: .points(852))
    canvas.bezel = DeviceBezel(front: .island(top: 11), cornerRadius: corners, side: 17)
    canvas.statusBar.isHidden = true
    canvas.isHomeIndicatorHidden = true
    canvas.isFramed = isFramed
    return canvas
  }

  private func fills(_ canvas: PreviewCanvas) throws -> [Command] {
    try arranged(.color(.red), on: canvas).displayList.commands
  }

  @Test func `a picture ends at the round corners of the screen where that is asked for`() throws {
    var masked = canvas()
    masked.hasCornerMask = true
    let plain = try fills(canvas())
    let screen = Rect(x: 0, y: 0, width: 393, height: 852)
    // The canvas and the view on it become shapes with the screen's corners.
    let outline = Shape.roundedRect(screen, CornerRadii(55))
    try #require(fills(masked) == plain.clipped(to: outline))
    #expect(plain != plain.clipped(to: outline))
  }

  @Test func `square corners, a drawn device and no device leave the picture as it is`() throws {
    for canvas in [canvas(corners: 0), canvas(isFramed: true), .fixed(390, 844)] {
      var masked = canvas
      masked.hasCornerMask = true
      let plain = try fills(canvas)
      try #require(fills(masked) == plain)
    }
  }
}
