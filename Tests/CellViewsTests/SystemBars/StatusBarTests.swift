import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

struct StatusBarTests {
  /// A phone's screen with an island, or another device's.
  private func screen(
    _ front: DeviceBezel.Front = .island(top: 11), width: Double = 393, height: Double = 852,
    corners: Double = 55, isTablet: Bool = false, isLandscape: Bool = false,
    background: Color? = nil, _ change: (inout StatusBar) -> Void = { _ in }
  ) -> PreviewCanvas {
    var canvas = PreviewCanvas(width: width, height: .points(height), background: background)
    canvas.bezel = DeviceBezel(
      front: front, cornerRadius: corners, side: 17, isTablet: isTablet, isLandscape: isLandscape)
    change(&canvas.statusBar)
    return canvas
  }

  private let phone8 = DeviceBezel.Front.homeButton

  /// The texts of the bars from left to right, and whether they are in one colour.
  private func texts(_ canvas: PreviewCanvas) throws -> [String] {
    try arranged(.spacer(minLength: 0), on: canvas).displayList.commands
      .compactMap { command -> (Double, String)? in
        guard case .glyphRun(let run, let origin, _) = command else { return nil }
        return (origin.x, run.text)
      }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The places of the four bars of the signal, from left to right.
  private func signal(_ canvas: PreviewCanvas) throws -> [Rect] {
    let list = try arranged(.spacer(minLength: 0), on: canvas).displayList
    let rects = list.commands.compactMap { command in
      if case .fill(.roundedRect(let rect, _), _) = command { rect } else { nil }
    }
    // Nothing else is as narrow and stands on the same line.
    let bars = rects.filter { $0.width < 4 && $0.maxY == rects.first?.maxY }
    return bars.sorted { $0.minX < $1.minX }
  }

  @Test func `a canvas of no device has no bars`() throws {
    let arrangement = try arranged(.spacer(minLength: 0), on: .fixed(390, 844))
    #expect(arrangement.systemBars.statusBar == nil)
    #expect(arrangement.systemBars.homeIndicator == nil)
    expect(arrangement.displayList.commands.count, equals: 1)
  }

  @Test(
    arguments: [
      // UIStatusBarManager's heights.
      (DeviceBezel.Front.island(top: 11), 55.0, false, 54.0),
      (.notch(width: 162), 47, false, 47), (.homeButton, 0, false, 20),
      (.camera, 18, true, 24), (.homeButton, 0, true, 20),
    ])
  func `a bar is as high as its device has it`(
    front: DeviceBezel.Front, corners: Double, isTablet: Bool, height: Double
  ) throws {
    let arrangement = try arranged(
      .spacer(minLength: 0), on: screen(front, corners: corners, isTablet: isTablet))
    expect(
      arrangement.systemBars.statusBarFrame, equals: Rect(x: 0, y: 0, width: 393, height: height))
  }

  @Test func `the time is in the middle of the space beside the island`() throws {
    let list = try arranged(.spacer(minLength: 0), on: screen()).displayList
    let time = try #require(
      list.commands.compactMap { command -> (Point, Double)? in
        guard case .glyphRun(let run, let origin, _) = command else { return nil }
        expect(run.text, equals: "9:41")
        expect(run.size, equals: 17)
        return (origin, run.advance)
      }.first)
    // The space is (393 − 126) / 2 = 133.5 wide, less 16 at the edge and 6 at the island.
    #expect(abs(time.0.x + time.1 / 2 - (16 + 127.5) / 2) < 0.01)
    // Digits of 0.727 × 17 = 12.36 around the island's middle, 11 + 37 / 2 = 29.5.
    #expect(abs(time.0.y - (29.5 + 6.18)) < 0.01)
  }

  @Test func `a phone with a home button has the carrier, the time and the charge`() throws {
    let canvas = screen(phone8, width: 375, height: 667, corners: 0) {
      $0.time = "10:00"
      $0.carrier = "Orbit"
      $0.battery = 0.5
    }
    try #require(texts(canvas) == ["Orbit", "10:00", "50%"])
    try #require(texts(screen(phone8, width: 375, corners: 0)) == ["9:41", "100%"])
  }

  @Test func `a phone without a home button has no room for the carrier`() throws {
    try #require(texts(screen { $0.carrier = "Orbit" }) == ["9:41"])
    try #require(texts(screen(.notch(width: 162)) { $0.carrier = "Orbit" }) == ["9:41"])
  }

  @Test func `a tablet has the time at its start`() throws {
    let canvas = screen(.camera, width: 834, height: 1194, corners: 18, isTablet: true)
    try #require(texts(canvas) == ["9:41", "100%"])
    try #require(signal(canvas).count < 4)
  }

  @Test func `the signal rises from left to right, and from right to left`() throws {
    let bars = try signal(screen())
    try #require(bars.count == 4)
    expect(bars.map(\.height), equals: bars.map(\.height).sorted())
    var other = screen()
    other.layoutDirection = .rightToLeft
    let mirrored = try signal(other)
    for (bar, image) in zip(bars, mirrored.reversed()) {
      #expect(abs(bar.minX + image.maxX - 393) < 0.001)
      #expect(abs(bar.height - image.height) < 0.001)
    }
  }

  @Test(arguments: [(1.0, 21.0), (0.5, 10.5), (0.1, 2.1), (0.0, 0.0)])
  func `the battery is as full as it is charged`(level: Double, parts: Double) throws {
    let list = try arranged(
      .spacer(minLength: 0), on: screen(.notch(width: 209), width: 375) { $0.battery = level }
    ).displayList
    // At this size the body is 22 points wide, less 2 at each side: 18 for all of it.
    let charges = list.commands.compactMap { command -> (Double, RGBA)? in
      guard case .fill(.roundedRect(let rect, _), .color(let color)) = command,
        abs(rect.height - 7.5) < 0.001
      else { return nil }
      return (rect.width, color)
    }
    let expected = parts / 21 * 18
    #expect(charges.map(\.0).allSatisfy { abs($0 - expected) < 0.001 })
    #expect(charges.count == (level > 0 ? 1 : 0))
    // #FF3B30, the red of light screens.
    if level == 0.1 { expect(charges.first?.1, equals: RGBA(hex: 0xFF3B30)) }
    if level == 0.5 { expect(charges.first?.1, equals: .black) }
  }

  @Test func `a phone on its side has no bar, and a tablet has one`() throws {
    let phone = screen(width: 852, height: 393, isLandscape: true)
    try #require(arranged(.spacer(minLength: 0), on: phone).systemBars.statusBarFrame == nil)
    let tablet = screen(
      .camera, width: 1194, height: 834, corners: 18, isTablet: true, isLandscape: true)
    try #require(
      arranged(.spacer(minLength: 0), on: tablet).systemBars.statusBarFrame?.width == 1194)
  }

  @Test func `a hidden bar draws nothing`() throws {
    try #require(texts(screen { $0.isHidden = true }) == [])
  }

  @Test func `a view can hide the bars`() throws {
    let view = filler.with(.systemBars(.statusBarHidden(true)))
      .with(.systemBars(.homeIndicatorHidden(true)))
    let bars = try arranged(view, on: screen()).systemBars
    #expect(bars.statusBar == nil)
    #expect(bars.homeIndicator == nil)
  }

  @Test(
    arguments: [
      // Phones of 375 and 393 points, one on its side, and a tablet.
      (DeviceBezel.Front.notch(width: 209), Size(width: 375, height: 812), false, 134.0),
      (.island(top: 11), Size(width: 393, height: 852), false, 140),
      (.notch(width: 209), Size(width: 812, height: 375), true, 209),
    ])
  func `the home indicator ends 8 points above the lower edge`(
    front: DeviceBezel.Front, size: Size, isLandscape: Bool, length: Double
  ) throws {
    let bars = try arranged(
      .spacer(minLength: 0),
      on: screen(
        front, width: size.width, height: size.height, isLandscape: isLandscape)
    ).systemBars
    expect(
      bars.homeIndicator,
      equals: Rect(
        x: (size.width - length) / 2, y: size.height - 13, width: length, height: 5))
  }

  @Test func `a device with a home button has no home indicator`() throws {
    let bars = try arranged(.spacer(minLength: 0), on: screen(phone8, corners: 0)).systemBars
    #expect(bars.homeIndicator == nil)
  }

  @Test func `the screen does not have the bars as parts`() throws {
    let screen = try arranged(filler, on: screen()).screen
    #expect(screen.parts.isEmpty)
    // The system's background and the view.
    expect(screen.commands.count, equals: 2)
  }

  @Test func `a time that has no room beside the island is cut`() throws {
    let canvas = screen { $0.time = "half past nine in the morning" }
    let bar = try #require(try texts(canvas).first)
    #expect(bar.hasSuffix("…"))
    // (393 − 126) / 2 = 133.5 beside the island, of which the corner and a gap take 22.
    let runs = try arranged(.spacer(minLength: 0), on: canvas).displayList.commands
      .compactMap { command -> GlyphRun? in
        if case .glyphRun(let run, _, _) = command { run } else { nil }
      }
    #expect(runs.allSatisfy { $0.advance <= 111.5 })
  }
}
