import CairoRendering
import DisplayList
import LayoutGeometry
import Testing

/// Numbers that no layout means to give, in every place of every command: a drawing may come out as
/// it likes or be an error, but never stop the process.
@Suite struct `Numbers out of range` {
  static let numbers = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 3e9, 1e-300, -0.0, 0,
  ]

  @Test(arguments: numbers)
  func `do not stop the process`(number: Double) throws {
    let sound = Rect(x: 1, y: 1, width: 8, height: 8)
    let rects = [
      Rect(x: number, y: 1, width: 8, height: 8), Rect(x: 1, y: number, width: 8, height: 8),
      Rect(x: 1, y: 1, width: number, height: 8), Rect(x: 1, y: 1, width: 8, height: number),
      Rect(x: -number, y: -number, width: number, height: number),
    ]
    let points = [Point(x: number, y: 1), Point(x: 1, y: number), Point(x: number, y: number)]
    let gradients = points.flatMap { point in
      [(Point.zero, point), (point, Point(x: 5, y: 5)), (point, point)].map { start, end in
        Paint.linearGradient(
          Paint.Gradient(
            start: start, end: end,
            stops: [
              Paint.Stop(location: 0, color: .white), Paint.Stop(location: number, color: .black),
              Paint.Stop(
                location: 1,
                color: RGBA(red: number, green: number, blue: number, alpha: number)),
            ]))
      }
    }
    var commands: [Command] = gradients.map { .fill(.rect(sound), $0) }
    var shapes: [Shape] = rects.flatMap { rect in
      [.rect(rect), .roundedRect(rect, CornerRadii(3)), .ellipse(rect)]
    }
    shapes.append(.roundedRect(sound, CornerRadii(number)))
    shapes += points.map {
      .path(Path([.move($0), .line(Point(x: 4, y: 4)), .curve(.zero, control1: $0, control2: $0)]))
    }
    for shape in shapes {
      commands.append(.fill(shape, .color(.white)))
      commands.append(.stroke(shape, .color(.white), StrokeStyle(lineWidth: 1)))
      commands.append(
        .group(Group(clip: shape, commands: [.fill(sound, .white), .fill(sound, .red)])))
      commands += [.fill(sound, .white), .fill(shape, .color(.red))].clipped(to: shape)
    }
    commands.append(.stroke(.ellipse(sound), .color(.red), StrokeStyle(lineWidth: number)))
    commands.append(
      .stroke(.ellipse(sound), .color(.red), StrokeStyle(lineWidth: 1, dash: [number, 1])))
    commands += points.map { .glyphRun(Fonts.run([5]), $0, .color(.red)) }
    commands.append(.glyphRun(Fonts.run([5], size: number), .zero, .color(.red)))
    commands.append(
      .glyphRun(Fonts.run([883], of: Fonts.emoji, size: number), .zero, .color(.red)))
    commands.append(.glyphRun(Fonts.run([5, 6], advance: number), .zero, .color(.red)))
    commands.append(.group(Group(opacity: number, commands: [.fill(sound, .white)])))
    commands += points.map { point in
      .group(
        Group(
          shadow: Shadow(color: .red, radius: number, offset: point),
          commands: [.fill(sound, .white)]))
    }
    for command in commands {
      let list = DisplayList(size: Size(width: 9, height: 9), commands: [command])
      #expect(list.dump.hasPrefix("canvas 9×9\n"))
      try #require(Pixels(Drawing(list), scale: 2, bandHeight: 7).values.count == 18 * 18)
      // Cairo refuses matrices and dashes that are not numbers.
      do { _ = try Drawing(list).svg() } catch is RenderingError {}
    }
  }
}
