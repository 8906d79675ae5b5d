import CairoRendering
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Far shadows` {
  @Test func `fall at their offset, beside what is there itself`() throws {
    let shadow = Shadow(color: .blue, radius: 0, offset: Point(x: 0, y: 100_000))
    let casters = [5, 100_008].map {
      Command.fill(Rect(x: 0, y: $0, width: 1, height: 1), .white)
    }
    let list = DisplayList(
      size: Size(width: 1, height: 100_010),
      commands: [.group(Group(shadow: shadow, commands: casters))])
    let band = try BandPainter(RasterPlan(Drawing(list), scale: 1)).paint(rows: 100_000..<100_010)
    let values = band.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    // The first box's shadow is at 5 + 100,000, the second box at 100,008.
    expect(values, equals: [0, 0, 0, 0, 0, 0xFF00_00FF, 0, 0, 0xFFFF_FFFF, 0])
  }

  @Test func `need no more casters than their band has pixels and the blur reaches`() {
    let shadow = Shadow(color: .blue, radius: 4, offset: Point(x: 0, y: 1_000_000))
    let band = DeviceRect(minX: 0, minY: 1_000_000, maxX: 100, maxY: 1_000_016)
    // A deviation of 4 pixels makes boxes of 8, 8 and 9, which reach 4 + 4 + 4 = 12 pixels.
    expect(
      DeviceShadow(shadow, scale: 1).casters(of: band),
      equals: DeviceRect(minX: -12, minY: -12, maxX: 112, maxY: 28))
  }
}
