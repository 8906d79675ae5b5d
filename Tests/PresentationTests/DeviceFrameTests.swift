import CellViews
import DisplayList
import LayoutGeometry
import Presentation
import TestSupport
import Testing

@Suite struct DeviceFrameTests {
  private func canvas(_ front: DeviceBezel.Front, isLandscape: Bool = false) -> PreviewCanvas {
    var canvas = PreviewCanvas()
    canvas.bezel = DeviceBezel(
      front: front, cornerRadius: 40, side: 20, isLandscape: isLandscape)
    canvas.isFramed = true
    return canvas
  }

  @Test func `a frame is as large as the device with room for its buttons`() throws {
    let frame = try #require(
      DeviceFrame(of: canvas(.camera), size: Size(width: 400, height: 800)))
    // 400 + 2 × (20 + 12) and 800 + 2 × (20 + 12).
    expect(frame.size, equals: Size(width: 464, height: 864))
    expect(frame.screenOrigin, equals: Point(x: 32, y: 32))
  }

  @Test func `a home button needs more room above and below the screen`() throws {
    var canvas = PreviewCanvas()
    canvas.bezel = DeviceBezel(front: .homeButton, cornerRadius: 0, side: 28, end: 110)
    canvas.isFramed = true
    let frame = try #require(DeviceFrame(of: canvas, size: Size(width: 375, height: 667)))
    expect(frame.screenOrigin, equals: Point(x: 40, y: 122))
  }

  @Test func `a device on its side has its upper end to the left`() throws {
    var canvas = PreviewCanvas()
    canvas.bezel = DeviceBezel(
      front: .homeButton, cornerRadius: 0, side: 28, end: 110, isLandscape: true)
    canvas.isFramed = true
    let frame = try #require(DeviceFrame(of: canvas, size: Size(width: 667, height: 375)))
    expect(frame.screenOrigin, equals: Point(x: 122, y: 40))
  }

  @Test func `an island is in the middle of the upper edge, or of the left one`() throws {
    func island(isLandscape: Bool, _ size: Size) throws -> Rect? {
      let frame = try #require(
        DeviceFrame(of: canvas(.island(top: 14), isLandscape: isLandscape), size: size))
      let picture = DisplayList(size: size, commands: [])
      let pills = frame.displayList(around: picture).commands.compactMap { command in
        if case .fill(.roundedRect(let rect, CornerRadii(18.5)), _) = command { rect } else { nil }
      }
      return pills.first
    }
    // The screen starts at 32, 32; 32 + (400 − 126) / 2 = 169.
    try #require(
      island(isLandscape: false, Size(width: 400, height: 800))
        == Rect(x: 169, y: 46, width: 126, height: 37))
    try #require(
      island(isLandscape: true, Size(width: 800, height: 400))
        == Rect(x: 46, y: 169, width: 37, height: 126))
  }

  @Test func `the picture moves with its device and keeps its size`() throws {
    let frame = try #require(
      DeviceFrame(of: canvas(.camera), size: Size(width: 400, height: 800)))
    let box = Command.fill(
      .rect(Rect(x: 100, y: 200, width: 50, height: 60)), .color(RGBA(red: 1, green: 0, blue: 0)))
    let framed = frame.displayList(
      around: DisplayList(size: Size(width: 400, height: 800), commands: [box]))
    #expect(
      framed.commands.contains(
        .fill(
          .rect(Rect(x: 132, y: 232, width: 50, height: 60)),
          .color(RGBA(red: 1, green: 0, blue: 0)))))
  }

  @Test func `a canvas without a device, or that asks for none, has no frame`() {
    var unasked = canvas(.camera)
    unasked.isFramed = false
    var without = PreviewCanvas()
    without.isFramed = true
    let size = Size(width: 400, height: 800)
    #expect(DeviceFrame(of: unasked, size: size) == nil)
    #expect(DeviceFrame(of: without, size: size) == nil)
  }
}
