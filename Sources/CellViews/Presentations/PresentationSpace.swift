import DisplayList
import LayoutGeometry

/// The screen under a presentation; lengths in points from its top leading corner.
struct PresentationSpace {
  /// The screen's size.
  var size: Size
  /// The room that the device's bars take.
  var safeArea: EdgeInsets
  /// The radius of the screen's corners, in points.
  var cornerRadius: Double
  /// The frame of the presenting view.
  var anchor: Rect
  /// Indicates whether dynamic type has one of its five largest sizes.
  var hasAccessibilitySize: Bool
  /// The factor by which texts are larger than at the default dynamic type size.
  var letterScale: Double
  /// The numbers of the system's look.
  var style: SystemStyle
  /// The measuring of views that have no place yet.
  var measuring: ViewMeasuring
}

/// A view that another one presents over the whole screen.
struct Presentation: Sendable {
  /// The modifier's name in configs.
  var name: String
  /// The presentation in the layout text.
  var words: String
  /// The presented views; nil for none.
  var content: ViewNode?
  /// Returns the modifier with another view; nil for a presentation that keeps its own.
  var adding: (@Sendable (ViewNode) -> NodeModifier)?
  /// Returns the modifier with other words; nil for words of none.
  var saying: @Sendable (String) -> NodeModifier? = { _ in nil }
  /// Further values that the presentation was given.
  var settings: [LayoutSetting?] = []
  /// Returns the modifier with another value for one of these; nil if it cannot be set.
  var setting: @Sendable (String, String?) -> NodeModifier? = { _, _ in nil }
  /// Returns whether a screen of a size steps back under it, as under a sheet of the whole height.
  var pushesScreenBack: @Sendable (Size) -> Bool = { _ in false }
  /// Returns the view over the screen, as large as it.
  var body: @Sendable (PresentationSpace) throws -> ViewNode
}

extension NodeModifier {
  /// Presents a view over the whole screen, independent of the presenting view's place.
  static func presenting(_ presentation: Presentation) -> NodeModifier {
    NodeModifier(PresentationModifier(presentation: presentation))
  }
}

private struct PresentationModifier: PrimitiveModifier, Settable {
  var presentation: Presentation

  static let fields: [SettingField<PresentationModifier>] = []

  func with(_ name: String, _ words: String?) -> PresentationModifier? {
    let other =
      name == presentation.name
      ? words.flatMap(presentation.saying) : presentation.setting(name, words)
    return other?.primitive as? PresentationModifier
  }

  func adding(_ view: ViewNode) -> (any PrimitiveModifier)? {
    presentation.adding?(view).primitive
  }

  var description: ModifierDescription {
    let name = presentation.name
    return ModifierDescription(
      [.word(name, presentation.words)] + presentation.settings,
      adding: presentation.content.map { ModifierDescription.AddedView(name, $0) })
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    // What is over the screen is not in the row or the bar of what presents it.
    var own = environment
    own.isInListRow = false
    own.isInBar = false
    own.isUnderLargeTitle = false
    own.hasSymbolsInLines = false
    return LayoutNode(
      modifier: PresentationLayout(child: child, presentation: presentation, environment: own))
  }
}

/// Keeps its view unchanged, and defers the presentation to the end.
private struct PresentationLayout: ModifierLayout {
  let child: LayoutNode
  let presentation: Presentation
  let environment: ViewEnvironment

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    pass.presentations.append(
      PendingPresentation(
        presentation: presentation, environment: environment, anchor: frame,
        direction: pass.direction))
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}

/// A presentation that waits for its screen's placement.
struct PendingPresentation {
  fileprivate let presentation: Presentation
  fileprivate let environment: ViewEnvironment
  /// The frame of the presenting view, on the canvas.
  fileprivate let anchor: Rect
  fileprivate let direction: LayoutDirection

  /// Returns the screen with its presentation.
  ///
  /// - Parameter backgrounds: The canvas's fills, the first at the bottom.
  /// - Throws: The errors of making, measuring and placing the views.
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
          size: size, safeArea: canvas.safeArea, cornerRadius: canvas.bezel?.cornerRadius ?? 0,
          anchor: space.rect(anchor, in: frame),
          hasAccessibilitySize: environment.dynamicType.isAccessibilitySize,
          letterScale: environment.dynamicType.letterScale, style: environment.systemStyle,
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

/// A smaller screen on black, below the status bar, as under a sheet of the whole height.
private struct ScreenStepBack: ModifierDrawing {
  let canvas: Rect
  /// The top of the smaller screen.
  let top: Double
  let backgrounds: [ShownColor]

  /// The distance between the sides of the smaller and the larger screen.
  private static let inset = 16.0
  private static let cornerRadius = 10.0

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let scale = (canvas.width - 2 * Self.inset) / canvas.width
    // About the point of the middle line that keeps the upper edge at `top`.
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
}

extension DynamicType {
  /// The factor by which texts are larger than at the default dynamic type size.
  fileprivate var letterScale: Double {
    TextStyle.body.metricScale(for: self)
  }
}

extension Color {
  /// The colour over an inactive screen, as UIKit dims it.
  static let dimming = Color(
    light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.2),
    dark: RGBA(red: 0, green: 0, blue: 0, alpha: 0.48))

  /// The background of an elevated surface: white, or a lighter black.
  static let elevatedBackground = Color(
    light: .white, dark: RGBA(red: 28 / 255.0, green: 28 / 255.0, blue: 30 / 255.0, alpha: 1))
}

extension ViewNode {
  /// Returns the view somewhere on a screen, dimmed or not.
  func over(_ space: PresentationSpace, alignment: Alignment, dims: Bool) -> ViewNode {
    ViewNode.zstack(
      ZStackNode(
        alignment: alignment, children: [.color(dims ? .dimming : .clear), self])
    )
    .framed(width: space.size.width, height: space.size.height, alignment: alignment)
  }
}
