import CellViews
import LayoutGeometry
import TestSupport
import Testing

struct DeviceTests {
  @Test func `each device has an id of its own`() {
    let ids = Device.all.map(\.id)
    expect(Set(ids).count, equals: ids.count)
  }

  @Test(
    arguments: [
      ("iphone-se", 320.0, 568.0, 2.0), ("iphone-8", 375, 667, 2),
      ("iphone-17-pro-max", 440, 956, 3), ("ipad-pro-12.9", 1024, 1366, 2),
    ])
  func `a device has the size and scale of its screen`(
    id: String, width: Double, height: Double, scale: Double
  ) throws {
    let device = try #require(Device.all.first { $0.id == id })
    expect(device.size, equals: Size(width: width, height: height))
    expect(device.scale, equals: scale)
  }
}
