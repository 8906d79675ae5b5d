import DisplayList
import LayoutGeometry

/// The screen that something is shown over; lengths in points from its top leading corner.
struct PresentationSpace {
  /// The screen's size.
  var size: Size
  /// What the device's bars take of it.
  var safeArea: EdgeInsets
  /// The place of the view that shows something.
  var anchor: Rect
  /// True at one of the five largest sizes of dynamic type.
  var hasAccessibilitySize: Bool
  /// How much larger texts are than at the size of dynamic type that devices start with.
  var letterScale: Double
  /// Measures views that have no place yet.
  var measuring: ViewMeasuring
}

/// What a view shows over the whole screen.
struct Presentation: Sendable {
  /// The modifier's name in configs.
  var name: String
  /// What the layout text writes of it.
  var words: String
  /// The views that it was given; nil for none.
  var content: ViewNode?
  /// True if a screen of a size steps back under it, as under a sheet of the whole height.
  var pushesScreenBack: @Sendable (Size) -> Bool = { _ in false }
  /// The view over the screen, as large as it.
  var body: @Sendable (PresentationSpace) throws -> ViewNode
}

extension NodeModifier {
  /// Shows something over the whole screen, wherever the view is.
  static func presenting(_ presentation: Presentation) -> NodeModifier {
    .custom(CustomNodeModifier(PresentationModifier(presentation: presentation)))
  }
}

private struct PresentationModifier: PrimitiveModifier {
  let presentation: Presentation

  var description: ModifierDescription {
    let name = presentation.name
    return ModifierDescription(
      [.word(name, presentation.words)],
      adding: presentation.content.map { ModifierDescription.AddedView(name, $0) })
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(
      modifier: PresentationLayout(
        child: child, presentation: presentation, environment: environment))
  }
}

/// Changes nothing about its view, and leaves what is shown over it to the end.
private struct PresentationLayout: ModifierLayout {
  let child: LayoutNode
  let presentation: Presentation
  let environment: ViewEnvironment

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try child.measure(proposal, in: pass)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    pass.presentations.append(
      PendingPresentation(
        presentation: presentation, environment: environment, anchor: frame,
        direction: pass.direction))
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}

/// What is shown over a screen once that has its place.
struct PendingPresentation {
  fileprivate let presentation: Presentation
  fileprivate let environment: ViewEnvironment
  /// The view that shows it, on the canvas.
  fileprivate let anchor: Rect
  fileprivate let direction: LayoutDirection

  /// The screen with what is shown over it.
  ///
  /// - Parameter backgrounds: The canvas's fills, the first at the bottom.
  /// - Throws: What making, measuring and placing the views throws.
  func place(
    over screen: PlacedView, on canvas: PreviewCanvas, size: Size, backgrounds: [ShownColor],
    pass: LayoutPass
  ) throws -> PlacedView {
    let frame = Rect(origin: .zero, size: size)
    pass.sight = Sight(visible: frame)
    pass.sight.area = canvas.safeArea(on: frame)
    pass.sight.space = Sight.Space(frame: frame, room: .canvas, mark: nil)
    let presented = try pass.within(direction) {
      let space = CoordinateFrames(direction: direction, canvas: frame)
      let surroundings = LateSurroundings(environment)
      let view = try presentation.body(
        PresentationSpace(
          size: size, safeArea: canvas.safeArea, anchor: space.rect(anchor, in: frame),
          hasAccessibilitySize: environment.dynamicType.isAccessibilitySize,
          letterScale: environment.dynamicType.letterScale,
          measuring: ViewMeasuring(surroundings: surroundings, pass: pass)))
      let node = try surroundings.node(of: view, in: pass)
      return try node.place(in: frame, proposal: ProposedSize(size), pass: pass)
    }
    var under = screen
    if presentation.pushesScreenBack(size) {
      let drawing = ScreenStepBack(
        canvas: frame, top: canvas.safeArea.top, backgrounds: backgrounds)
      under = PlacedView(frame: screen.frame, drawing: drawing, children: [screen])
    }
    var whole = PlacedView(
      frame: frame, drawing: DecorationDrawing(content: 0), children: [under, presented])
    whole.source = screen.source
    return whole
  }
}

/// A screen that is smaller on black, below the status bar, as under a sheet of the whole height.
private struct ScreenStepBack: ViewDrawing {
  let canvas: Rect
  /// Where the smaller screen begins.
  let top: Double
  let backgrounds: [ShownColor]

  /// How far the sides of the smaller screen are from the larger one's.
  private static let inset = 16.0
  private static let cornerRadius = 10.0

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let scale = (canvas.width - 2 * Self.inset) / canvas.width
    // About the point of the middle line whose place is `top` for the upper edge.
    let origin = Point(x: canvas.midX, y: top / (1 - scale))
    let transform = Transform.scale(x: scale, y: scale, about: origin)
    let screen = Rect(
      x: Self.inset, y: top, width: canvas.width * scale, height: canvas.height * scale)
    let content =
      backgrounds.map { Command.fill(.rect(screen), .color($0.color)) }
      + view.childCommands.map { $0.transformed(by: transform) }
    commands.append(.fill(.rect(canvas), .color(.black)))
    commands.append(
      .group(
        Group(
          clip: ShapeNode.Outline.roundedRectangle(cornerRadius: Self.cornerRadius)
            .shape(in: screen), commands: content)))
  }

  func group(in frame: Rect) -> Group? { nil }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.modifier) }
}

extension DynamicType {
  /// How much larger texts are than at the size that devices start with.
  fileprivate var letterScale: Double {
    TextStyle.body.pointSize(for: self) / TextStyle.body.pointSize(for: .large)
  }
}

extension Color {
  /// What is over a screen that waits, as UIKit dims it.
  static let dimming = Color(
    light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.2),
    dark: RGBA(red: 0, green: 0, blue: 0, alpha: 0.48))

  /// The background of a surface that is over others: white, or a lighter black.
  static let elevatedBackground = Color(
    light: .white, dark: RGBA(red: 28 / 255.0, green: 28 / 255.0, blue: 30 / 255.0, alpha: 1))
}

extension ViewNode {
  /// The view somewhere on a screen that is dimmed, or not.
  func over(_ space: PresentationSpace, alignment: Alignment, dims: Bool) -> ViewNode {
    ViewNode.zstack(
      ZStackNode(
        alignment: alignment, children: [.color(dims ? .dimming : .clear), self])
    )
    .framed(width: space.size.width, height: space.size.height, alignment: alignment)
  }
}
