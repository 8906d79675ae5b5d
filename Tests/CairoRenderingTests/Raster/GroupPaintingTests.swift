import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Groups` {
  private let white: UInt32 = 0xFFFF_FFFF

  private func box(_ x: Double, _ width: Double, _ color: RGBA) -> Command {
    .fill(Rect(x: x, y: 0, width: width, height: 1), color)
  }

  @Test func `fade as one where their commands overlap`() throws {
    // Half of white, nowhere more where the boxes overlap: 0.5 × 255 = 127.5, rounded to 128 =
    // 0x80.
    let group = Group(opacity: 0.5, commands: [box(0, 3, .white), box(1, 3, .white)])
    let pixels = try Pixels(width: 5, height: 1, [.group(group)])
    expect(pixels.row(0), equals: [0x8080_8080, 0x8080_8080, 0x8080_8080, 0x8080_8080, 0])
  }

  @Test func `fade one by one where their commands are apart, with the same result`() throws {
    let group = Group(opacity: 0.5, commands: [box(0, 1, .white), box(9, 1, .white)])
    let pixels = try Pixels(width: 10, height: 1, [.group(group)])
    expect(pixels.row(0), equals: [0x8080_8080] + [UInt32](repeating: 0, count: 8) + [0x8080_8080])
  }

  @Test func `multiply their opacities`() throws {
    // 0.5 × 0.4 = 0.2, of 255: 51 = 0x33.
    let inner = Command.group(Group(opacity: 0.4, commands: [box(0, 1, .white)]))
    let pixels = try Pixels(width: 1, height: 1, [.group(Group(opacity: 0.5, commands: [inner]))])
    expect(pixels.row(0), equals: [0x3333_3333])
  }

  @Test func `that overlap under an opacity fade as one`() throws {
    let inner = Command.group(Group(commands: [box(0, 2, .white), box(0, 2, .black)]))
    let pixels = try Pixels(width: 2, height: 1, [.group(Group(opacity: 0.5, commands: [inner]))])
    expect(pixels.row(0), equals: [0x8000_0000, 0x8000_0000])
  }

  @Test func `hide their shadow where they fade, as what casts it does`() throws {
    // A white box over its own black shadow, without a blur: at half opacity, half of white.
    let cast = Command.group(
      Group(shadow: Shadow(color: .black, radius: 0), commands: [box(0, 1, .white)]))
    let faded = Group(opacity: 0.5, commands: [cast])
    let own = Group(
      opacity: 0.5, shadow: Shadow(color: .black, radius: 0), commands: [box(0, 1, .white)])
    for group in [faded, own] {
      let pixels = try Pixels(width: 1, height: 1, [.group(group)])
      expect(pixels.row(0), equals: [0x8080_8080])
    }
  }

  @Test func `blend with their own commands alone where they fade`() throws {
    // Black screened with nothing is black; 255 less 128, half of it, is 127.
    let blend = Command.group(Group(effect: .blend(.screen), commands: [box(0, 1, .black)]))
    let pixels = try Pixels(
      width: 1, height: 1, [box(0, 1, .white), .group(Group(opacity: 0.5, commands: [blend]))])
    // Screened with white it would be white.
    expect(pixels.row(0), equals: [0xFF7F_7F7F])
  }

  @Test func `without opacity draw nothing`() throws {
    let pixels = try Pixels(
      width: 1, height: 1, [.group(Group(opacity: 0, commands: [box(0, 1, .white)]))])
    expect(pixels.row(0), equals: [0])
  }

  @Test func `without a blur cast a shadow of their own shape`() throws {
    let shadow = Shadow(color: .blue, radius: 0, offset: Point(x: 2, y: 0))
    let group = Group(shadow: shadow, commands: [box(0, 3, .white)])
    let pixels = try Pixels(width: 6, height: 1, [.group(group)])
    // The shadow is at 2…5, the box over it at 0…3.
    expect(pixels.row(0), equals: [white, white, white, 0xFF00_00FF, 0xFF00_00FF, 0])
  }

  @Test func `cast a blurred shadow as dark in all as they are`() throws {
    // A blur moves coverage and keeps its sum: 10 × 10 pixels of shadow, and the box's own 100.
    let shadow = Shadow(color: .blue, radius: 4, offset: Point(x: 50, y: 0))
    let caster = Command.fill(Rect(x: 30, y: 30, width: 10, height: 10), .white)
    let pixels = try Pixels(
      width: 120, height: 70, [.group(Group(shadow: shadow, commands: [caster]))])
    #expect(abs(pixels.ink - 200) < 2)
  }

  @Test func `blur an edge as a Gaussian does`() throws {
    // A radius of 8 is a deviation of 8: at the edge of a large box half of the coverage is left, one
    // deviation outside 15.87 %, one inside 84.13 %.
    let shadow = Shadow(color: .black, radius: 8, offset: Point(x: 0, y: 200))
    let caster = Command.fill(Rect(x: 0, y: -100, width: 400, height: 100), .white)
    let pixels = try Pixels(
      width: 400, height: 210, [.group(Group(shadow: shadow, commands: [caster]))])
    // The shadow's upper edge is at 100; a pixel's middle is half a pixel below its number.
    func alpha(_ y: Int) -> Double { Double(pixels[200, y] >> 24) / 255 }
    #expect(abs((alpha(99) + alpha(100)) / 2 - 0.5) < 0.01)
    #expect(abs((alpha(91) + alpha(92)) / 2 - 0.1587) < 0.015)
    #expect(abs((alpha(107) + alpha(108)) / 2 - 0.8413) < 0.015)
  }
}
