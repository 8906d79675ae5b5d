import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// Content that fades under bars of glass.
struct EdgeEffectTests {
  /// The commands of an effect over a bar of 83 points at the top or the bottom of 200 × 300 points.
  private func commands(
    _ style: EdgeEffectNode.Style, at edge: Alignment, _ appearance: Appearance = .light
  ) throws -> [Command] {
    var canvas = PreviewCanvas(width: 200, height: .points(300), appearance: appearance)
    canvas.system = .iOS26
    let bar = EdgeEffectNode(style, at: edge).view
      .with(.frame(FixedFrame(width: 200, height: 83)))
      .with(.frame(FixedFrame(width: 200, height: 300, alignment: edge)))
    return try arranged(bar, on: canvas).displayList.commands
  }

  private func gradient(_ commands: [Command]) throws -> (area: Rect, gradient: Paint.Gradient) {
    let found = commands.compactMap { command -> (Rect, Paint.Gradient)? in
      guard case .fill(.rect(let area), .linearGradient(let gradient)) = command else { return nil }
      return (area, gradient)
    }
    return try #require(found.first)
  }

  @Test(arguments: [(Appearance.light, 0.8, 1.0), (.dark, 0.6, 0.0)])
  func `content fades to the ground's colour at the bottom`(
    _ appearance: Appearance, share: Double, ground: Double
  ) throws {
    let (area, gradient) = try gradient(commands(.soft, at: .bottom, appearance))
    // The bar begins at 217, the line that is out of focus 8 below; a Gaussian of 24 is seen 60 beside it.
    expect(area, equals: Rect(x: 0, y: 165, width: 200, height: 135))
    expect([gradient.start.y, gradient.end.y], equals: [165, 285])
    let stops = gradient.stops
    expect(stops.first?.color.alpha, equals: 0)
    // On the line it is half of what it is beyond.
    expect(stops[stops.count / 2].color.alpha, equals: share / 2)
    expect(stops.last?.color.alpha, equals: share)
    expect(stops.last?.color.red, equals: ground)
  }

  @Test func `content at the top fades out of focus`() throws {
    let groups = try commands(.soft, at: .top).compactMap { command -> Group? in
      guard case .group(let group) = command, case .backdrop? = group.effect else { return nil }
      return group
    }
    let group = try #require(groups.first)
    guard case .backdrop(let surface)? = group.effect else { return }
    expect(surface.tint.alpha, equals: 0.84)
    let (area, gradient) = try gradient(group.commands)
    // The line is at 83 − 13, and a Gaussian of 17.5 is seen 43.75 beside it.
    expect(area, equals: Rect(x: 0, y: 0, width: 200, height: 113.75))
    expect(gradient.stops[gradient.stops.count / 2].color.alpha, equals: 0.5)
  }

  @Test func `nothing is drawn for a hidden edge`() throws {
    let effects = try commands(.hidden, at: .top).filter { command in
      switch command {
      case .fill(.rect(let area), .color): area.height != 300
      default: true
      }
    }
    expect(effects.count, equals: 0)
  }
}
