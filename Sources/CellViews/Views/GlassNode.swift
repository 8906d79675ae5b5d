import DisplayList
import LayoutGeometry

/// The glass of iOS 26 in an outline, over its proposed space or under a view.
package struct GlassNode: Hashable, Sendable {
  /// The kind of glass, under SwiftUI's names.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case regular, clear, identity
  }

  /// The kind of glass; nothing is drawn for `identity`.
  package var kind: Kind
  /// The colour of the glass; nil for none.
  package var tint: Color?
  /// The form of the glass.
  package var outline: ShapeNode.Outline
  /// The part of a screen that the glass is of.
  var part = Part.view

  /// Creates glass in an outline; a capsule by default, as in SwiftUI.
  package init(
    _ kind: Kind = .regular, tint: Color? = nil, in outline: ShapeNode.Outline = .capsule
  ) {
    self.kind = kind
    self.tint = tint
    self.outline = outline
  }

  /// A part of a screen that has glass of its own kind.
  enum Part: Hashable, Sendable {
    /// A view with `glassEffect`.
    case view
    /// The items of a bar at the screen's top or bottom.
    case bar
    /// A tab bar, and what is beside it and over it.
    case tabs
    /// A menu or an alert, which keep the appearance of the screen over any content.
    case panel
    /// A sheet, which does so too.
    case sheet
    /// A prominent button, whose glass is opaque in its tint.
    case prominent
  }

  /// Returns the glass of a part of a screen.
  static func of(
    _ part: Part, tint: Color? = nil, in outline: ShapeNode.Outline = .capsule
  ) -> GlassNode {
    var glass = GlassNode(tint: tint, in: outline)
    glass.part = part
    return glass
  }

  /// The glass as a view of its own.
  package var view: ViewNode { .custom(CustomNode(GlassSurface(glass: self))) }

  /// Indicates whether the glass has the other appearance's look over content of that.
  fileprivate var turns: Bool { part.turns && kind != .identity }

  /// The glass in words, as in `regular`.
  fileprivate var settings: [LayoutSetting?] {
    [
      .word("glassEffect", kind.rawValue, changing: .paint),
      .color("glassTint", tint),
      .word("glassShape", outline.kind, default: "capsule", changing: .paint),
    ] + outline.settings
  }
}

extension ViewNode {
  /// Returns the view on glass of its size; over dark content it has the colours of a dark screen.
  package func onGlass(_ glass: GlassNode) -> ViewNode {
    let turned = surrounded {
      $0.turnAppearance()
      $0.isOnTurnedGlass = true
    }
    return with(
      NodeModifier(GlassEffect(glass: glass, turned: glass.part.turns ? turned : nil)))
  }
}

extension GlassNode.Part {
  /// Indicates whether the glass can have the other appearance's look.
  fileprivate var turns: Bool { self == .view || self == .bar || self == .tabs }
}

/// `glassEffect(_:in:)`: glass under a view.
private struct GlassEffect: PrimitiveModifier, Settable {
  var glass: GlassNode
  /// The view in the other appearance; nil for a view that keeps its own.
  let turned: ViewNode?

  static let fields: [SettingField<GlassEffect>] = [
    .choice("glassEffect", \.glass.kind, changing: .paint), .color("glassTint", \.glass.tint),
  ]

  var decoration: ViewNode? { turned }

  func decoration(in environment: ViewEnvironment) -> ViewNode? {
    // Two looks of glass in each of two looks would be 2^depth views.
    environment.isOnTurnedGlass || !glass.turns ? nil : turned
  }

  var description: ModifierDescription {
    // `turned` is the view itself, and `part` is that of what the system makes.
    ModifierDescription(glass.settings.compactMap(\.self))
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    node(around: child, turnedTo: nil, in: environment)
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode {
    node(around: child, turnedTo: decoration, in: environment)
  }

  private func node(
    around child: LayoutNode, turnedTo turned: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(
      modifier: GlassLayout(
        child: child, turned: turned, look: ShownGlass(glass, in: environment)))
  }
}

/// Glass without a view on it.
private struct GlassSurface: LeafView {
  let glass: GlassNode

  var description: ViewDescription { ViewDescription("glass", glass.settings) }

  func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(GlassSurfaceLayout(look: ShownGlass(glass, in: environment)))
  }
}

/// Glass in the colours of its surroundings.
private struct ShownGlass: Sendable {
  let glass: GlassNode
  /// The glass in the appearance of the surroundings, and in the other one.
  let own: Glass
  let other: Glass
  let appearance: Appearance
  let look: SystemStyle.GlassLook
  let shadow: Shadow
  let pixel: Double
  /// Indicates whether the glass can have the other appearance's look.
  let turns: Bool
  /// The colour of a line around the glass for a user who asks for more contrast; nil for none.
  let border: RGBA?

  init(_ node: GlassNode, in environment: ViewEnvironment) {
    glass = node
    appearance = environment.appearance
    look = environment.systemStyle.glass
    let isOnSheet = node.part == .bar && environment.sheet == .glass
    var shadow = look.shadow
    if isOnSheet { shadow.color = .clear }
    self.shadow = shadow.shown(in: environment).shadow
    pixel = environment.pixel
    let tint = node.tint.map { environment.shown($0).color }
    turns = node.turns && !environment.isOnTurnedGlass && !isOnSheet
    border =
      environment.traits.hasHighContrast && environment.system != .iOS18
      ? environment.shown(.label.opacity(look.highContrastLine)).color : nil
    let looks =
      switch node.part {
      case .bar where isOnSheet: (look.lightOnSheet, look.darkOnSheet)
      case .panel: (look.lightPanel, look.darkPanel)
      case .sheet: (look.lightSheet, look.darkSheet)
      case .tabs: (look.lightTabs, look.darkTabs)
      case .bar where appearance == .dark: (look.light, look.darkBar)
      case .view, .bar, .prominent: (look.light, look.dark)
      }
    let isProminent = node.part == .prominent
    func shown(_ glass: Glass) -> Glass {
      var glass = glass
      glass.union = environment.glassUnion
      if node.kind == .clear {
        // Assumed: what is behind clear glass stays nearly as it is.
        (glass.blur, glass.saturation, glass.gain, glass.lift) = (2, 1.2, 0.9, glass.lift / 8)
      }
      if var tint {
        // Assumed: some of the background shows through a tint.
        tint.alpha *= isProminent ? 1 : 0.8
        glass.tint = tint
        if isProminent { glass.rim = environment.systemStyle.glass.prominentRim }
      }
      return glass
    }
    (own, other) =
      appearance == .light
      ? (shown(looks.0), shown(looks.1)) : (shown(looks.1), shown(looks.0))
  }

  /// Indicates whether there is a line around the glass.
  var hasLine: Bool { border != nil || look.line.sides > 0 }

  /// Returns whether glass over commands has the other appearance's look.
  func isTurned(in frame: Rect, over commands: [Command], ground: RGBA) -> Bool {
    guard turns else { return false }
    let points = [0.15, 0.5, 0.85].flatMap { y in
      [0.1, 0.3, 0.5, 0.7, 0.9].map { x in
        Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
      }
    }
    func luma(_ color: RGBA) -> Double {
      0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }
    let lumas = points.map { luma(commands.color(at: $0, over: ground) { _ in nil }) }
    let mean = lumas.reduce(0, +) / Double(lumas.count)
    // What is on a tint is read on the tint, of which the background has the rest.
    let seen = mean + (luma(own.tint) - mean) * own.tint.alpha
    // Four fifths of black over white are a fifth, but for what is rounded, and dark.
    return appearance == .light ? seen < look.darkBelow + 1e-9 : seen > look.lightAbove
  }
}

private struct GlassSurfaceLayout: NodeLayout {
  let look: ShownGlass

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    Measurement(size: look.glass.outline.size(for: proposal))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    pass.cover(frame)
    return PlacedView(frame: frame, drawing: GlassDrawing(look: look, at: frame, in: pass))
  }
}

private struct GlassLayout: ModifierLayout {
  let child: LayoutNode
  let turned: LayoutNode?
  let look: ShownGlass

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    var drawing = GlassDrawing(look: look, at: frame, in: pass)
    if let turned {
      // The same views at the same places: they are noticed once.
      let apart = pass.apart(seeing: pass.sight.visible)
      _ = try turned.measure(proposal, in: apart)
      drawing.turned = try turned.place(in: frame, proposal: proposal, pass: apart)
      pass.found.usePictures(of: apart.found)
    }
    let content = try child.place(in: frame, proposal: proposal, pass: pass)
    return PlacedView(frame: frame, drawing: drawing, children: [content])
  }
}

private struct GlassDrawing: ViewDrawing {
  let look: ShownGlass
  let outline: ShapeNode.Outline
  let direction: LayoutDirection
  /// The colour under all content.
  let ground: RGBA
  /// The view in the other appearance.
  var turned: PlacedView?

  init(look: ShownGlass, at frame: Rect, in pass: LayoutPass) {
    self.look = look
    outline = look.glass.outline.resolved(in: frame, of: pass.given.container, pass.direction)
    direction = pass.direction
    ground = pass.ground
  }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard look.glass.kind != .identity, !view.frame.isEmpty else {
      return view.drawChildren(into: &commands)
    }
    let isTurned = look.isTurned(in: view.frame, over: commands, ground: ground)
    let shape = outline.shape(in: view.frame, direction)
    commands.append(
      .group(
        Group(
          effect: .glass(isTurned ? look.other : look.own), shadow: look.shadow,
          commands: [.fill(shape, .color(.white))])))
    if let line = line(around: view.frame) { commands.append(line) }
    if isTurned, let turned {
      turned.draw(into: &commands)
    } else {
      view.drawChildren(into: &commands)
    }
  }

  /// Returns the line of a device's pixel just outside of the glass; nil for none.
  private func line(around frame: Rect) -> Command? {
    guard look.hasLine else { return nil }
    let shape = outline.shape(in: frame.inset(by: -look.pixel / 2), direction)
    if let border = look.border {
      return .stroke(shape, .color(border), StrokeStyle(lineWidth: look.pixel))
    }
    func stop(_ location: Double, _ alpha: Double) -> Paint.Stop {
      Paint.Stop(location: location, color: RGBA(red: 0, green: 0, blue: 0, alpha: alpha))
    }
    let (ends, sides) = (look.look.line.ends, look.look.line.sides)
    return .stroke(
      shape,
      .linearGradient(
        Paint.Gradient(
          start: Point(x: frame.midX, y: frame.minY), end: Point(x: frame.midX, y: frame.maxY),
          stops: [stop(0, ends), stop(0.3, sides), stop(0.7, sides), stop(1, ends)])),
      StrokeStyle(lineWidth: look.pixel))
  }

  func part(of view: PlacedView) -> ViewPart {
    look.glass.kind == .identity ? .surrounding : .own(.glass)
  }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(view.children.isEmpty ? .view(.shape) : .modifier)
    look.seen.corners = outline.corners(in: view.frame, direction)
    return look
  }
}

// MARK: - Shapes that flow into one

extension ViewNode {
  /// Returns the views with those of their glass shapes flowing into one that are within a distance,
  /// as SwiftUI's `GlassEffectContainer`.
  package func unitingGlass(within spacing: Double) -> ViewNode {
    with(NodeModifier(GlassContainer(spacing: spacing)))
  }
}

private struct GlassContainer: PrimitiveModifier, Settable {
  var spacing: Double

  static let fields: [SettingField<GlassContainer>] = [
    .length("glassSpacing", \.spacing, changing: .paint)
  ]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      child,
      drawing: GlassContainerDrawing(
        spacing: spacing, hasLines: ShownGlass(GlassNode(), in: environment).hasLine))
  }
}

private struct GlassContainerDrawing: ModifierDrawing {
  let spacing: Double
  /// Indicates whether a line follows each piece of glass.
  let hasLines: Bool

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let start = commands.count
    view.drawChildren(into: &commands)
    // The first pieces of each kind, and all that become a part of one.
    var (groups, united): ([Int], Set<Int>) = ([], [])
    for index in start..<commands.count {
      guard case .group(let group) = commands[index], case .glass(let glass)? = group.effect else {
        continue
      }
      // Glass of another kind or tint is apart.
      guard let first = groups.first(where: { commands[$0].glass == glass }),
        case .group(var whole) = commands[first]
      else {
        groups.append(index)
        continue
      }
      if glass.union == nil {
        whole.commands += group.commands
      } else {
        whole.commands = whole.commands.spanning(group.commands)
      }
      united.formUnion([first, index])
      commands[first] = .group(whole)
      commands[index] = .group(Group(commands: []))
    }
    // The lines around the pieces would cross the whole.
    if hasLines {
      for index in united { commands[index + 1] = .group(Group(commands: [])) }
    }
    for index in groups {
      guard case .group(var group) = commands[index], case .glass(var glass)? = group.effect,
        group.commands.count > 1
      else { continue }
      glass.spacing = spacing
      glass.union = nil
      group.effect = .glass(glass)
      commands[index] = .group(group)
    }
  }
}

extension [Command] {
  /// Returns one shape from this one's, a piece of glass, to that of another.
  fileprivate func spanning(_ others: [Command]) -> [Command] {
    guard case .fill(let first, let paint)? = first, case .fill(let other, _)? = others.first else {
      return self + others
    }
    let (own, whole) = (first.bounds, first.bounds.union(other.bounds))
    let side = Swift.min(own.width, own.height)
    let radii: CornerRadii =
      switch first {
      case .roundedRect(_, let radii) where radii.topLeft < side / 2: radii
      case .rect: CornerRadii(0)
      // The ends stay round.
      case .roundedRect, .ellipse, .path: CornerRadii(Swift.min(whole.width, whole.height) / 2)
      }
    return [.fill(.roundedRect(whole, radii), paint)]
  }
}

/// `glassEffectUnion`: the name of the shape that a view's glass is a part of.
private struct GlassUnion: PrimitiveModifier, Settable {
  var name: String

  static let fields: [SettingField<GlassUnion>] = [
    .word("glassEffectUnion", \.name) {
      $0
    } parse: {
      $0
    }
  ]

  func change(_ environment: inout ViewEnvironment) { environment.glassUnion = name }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode { child }
}

extension NodeModifier {
  /// Makes the glass of all views of a name in a container one shape: SwiftUI's `glassEffectUnion`.
  package static func glassUnion(_ name: String) -> NodeModifier {
    NodeModifier(GlassUnion(name: name))
  }
}

extension Command {
  /// The glass of a piece of it; nil for another command.
  fileprivate var glass: Glass? {
    guard case .group(let group) = self, case .glass(let glass)? = group.effect else { return nil }
    return glass
  }
}
