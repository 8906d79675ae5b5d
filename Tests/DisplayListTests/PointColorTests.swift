import DisplayList
import LayoutGeometry
import TestSupport
import Testing

struct PointColorTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)

  private func color(_ commands: [Command], x: Double, y: Double) -> RGBA {
    commands.color(at: Point(x: x, y: y), over: .white) { _ in nil }
  }

  @Test func `a fill counts inside of its shape`() {
    let disc = [Command.fill(.ellipse(square), .color(red))]
    expect(color(disc, x: 5, y: 5), equals: red)
    // The corner of the square is outside of its circle.
    expect(color(disc, x: 1, y: 1), equals: .white)
    let rounded = [Command.fill(.roundedRect(square, CornerRadii(5)), .color(red))]
    expect(color(rounded, x: 1, y: 1), equals: .white)
    expect(color(rounded, x: 5, y: 0.5), equals: red)
  }

  @Test func `a gradient has the colour of its line`() {
    let gradient = Paint.linearGradient(
      Paint.Gradient(
        start: .zero, end: Point(x: 10, y: 0),
        stops: [Paint.Stop(location: 0, color: .black), Paint.Stop(location: 1, color: .white)]))
    let commands = [Command.fill(.rect(square), gradient)]
    expect(color(commands, x: 2.5, y: 5), equals: RGBA(red: 0.25, green: 0.25, blue: 0.25))
  }

  @Test func `a group is cut and as opaque as it is`() {
    let fill = Command.fill(.rect(square), .color(.black))
    let half = Command.group(Group(opacity: 0.5, commands: [fill]))
    expect(color([half], x: 5, y: 5), equals: RGBA(red: 0.5, green: 0.5, blue: 0.5))
    let clipped = Command.group(
      Group(clip: .rect(Rect(x: 0, y: 0, width: 4, height: 10)), commands: [fill]))
    expect(color([clipped], x: 5, y: 5), equals: .white)
  }

  @Test func `a surface has its tint over what is behind`() {
    let backdrop = Backdrop(
      blur: 20, saturation: 1.8, tint: RGBA(red: 0, green: 0, blue: 0, alpha: 0.75))
    let surface = Command.group(
      Group(effect: .backdrop(backdrop), commands: [.fill(.rect(square), .color(.white))]))
    expect(color([surface], x: 5, y: 5), equals: RGBA(red: 0.25, green: 0.25, blue: 0.25))
    expect(color([surface], x: 15, y: 5), equals: .white)
  }

  @Test func `a picture has the colour that is known of it`() {
    let image = Command.image(ImageCommand(picture: PictureID("a"), frame: square))
    let found = [image].color(at: Point(x: 5, y: 5), over: .white) { _ in red }
    expect(found, equals: red)
  }
}
