import DisplayList
import LayoutGeometry

/// `shadow: [ … ]`: shadows of a view's outline, as `box-shadow` of CSS and the effects of Figma are.
///
/// The outline is that of the view's frame, rounded where what the view draws is as large as the frame and
/// rounded. A shadow casts none itself.
package struct BoxShadows: Hashable, Sendable {
  /// The shadows, the first on top.
  package var shadows: [BoxShadow]

  /// Shadows, the first on top.
  package init(_ shadows: [BoxShadow]) {
    self.shadows = shadows
  }
}

/// A shadow of an outline, under it or inside of it.
package struct BoxShadow: Hashable, Sendable {
  /// The shadow's colour, blur and place.
  package var style: ShadowStyle
  /// How much larger than the outline on each side what casts the shadow is, in points; of an inner
  /// shadow, how much smaller the light is.
  package var spread: Double
  /// True for a shadow that falls into the outline from its edges.
  package var isInner: Bool

  /// A shadow, by default under an outline and cast by it.
  package init(_ style: ShadowStyle, spread: Double = 0, isInner: Bool = false) {
    self.style = style
    self.spread = spread
    self.isInner = isInner
  }
}

extension BoxShadows: PrimitiveModifier {
  package func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(
      child,
      drawing: BoxShadowDrawing(
        shadows: shadows.map { ($0, $0.style.look(in: environment)) }))
  }
}

private struct BoxShadowDrawing: ViewDrawing {
  let shadows: [(shadow: BoxShadow, look: ViewLook.Shadow)]

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    var content = view.childCommands
    guard !content.isEmpty else { return }
    let outline = content.outline(of: view.frame) ?? .rect(view.frame)
    let visible = shadows.filter { $0.look.color.color.alpha > 0 }.reversed()
    for (shadow, look) in visible where !shadow.isInner {
      commands.append(look.cast(by: outline.grown(by: shadow.spread)))
    }
    let inner = visible.filter(\.shadow.isInner).map { shadow, look in
      look.cast(inside: outline, around: outline.grown(by: -shadow.spread))
    }
    let isLaid = inner.isEmpty || content.lay(inner, onOutlineOf: view.frame)
    commands += content
    if !isLaid { commands.append(.group(Group(clip: outline, commands: inner))) }
  }

  func group(in frame: Rect) -> Group? { nil }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.modifier)
    look.shadow = shadows.first?.look
    return look
  }
}

extension ViewLook.Shadow {
  /// What a shape casts, in the shadow's place.
  fileprivate func cast(by shape: Shape) -> Command {
    let fill = Command.fill(shape.moved(by: offset), .color(color.color))
    return radius > 0 ? .group(Group(effect: .blur(radius), commands: [fill])) : fill
  }

  /// What falls into an outline around the light in it.
  fileprivate func cast(inside outline: Shape, around light: Shape) -> Command {
    // So much is dark around the light that none of it comes from beyond the dark.
    let reach = Shadow.reach * radius + max(abs(offset.x), abs(offset.y)) + 1
    var dark = Path()
    dark.appendRect(outline.bounds.union(light.bounds).inset(by: -reach))
    dark.elements += light.path.elements
    dark.isEvenOdd = true
    return cast(by: .path(dark))
  }
}

extension [Command] {
  /// The outline of a part of the commands that is as large as `frame`.
  fileprivate func outline(of frame: Rect) -> Shape? {
    for command in self {
      switch command {
      case .fill(let shape, _) where shape.bounds.isNearly(frame): return shape
      case .group(let group):
        if let clip = group.clip, clip.bounds.isNearly(frame) { return clip }
        if let outline = group.commands.outline(of: frame) { return outline }
      case .fill, .stroke, .glyphRun, .image: break
      }
    }
    return nil
  }

  /// Lays shadows on the part that has an outline, as `outline(of:)` finds it, and within it.
  ///
  /// The edge is smoothed once for the part and its shadows: two pictures that each cover a half of a
  /// pixel would leave a quarter of what is behind them, or be there twice.
  ///
  /// - Returns: False, without a change, for no such part, and for one whose edges are on pixels or
  ///   that is drawn through an effect.
  fileprivate mutating func lay(_ shadows: [Command], onOutlineOf frame: Rect) -> Bool {
    for index in indices {
      switch self[index] {
      case .fill(let shape, let paint) where shape.bounds.isNearly(frame):
        if case .rect = shape { return false }
        // Pixels on the edge are inside of the rectangle with all of their area, at any scale.
        let ground = Command.fill(.rect(shape.bounds.inset(by: -8)), paint)
        self[index] = .group(Group(clip: shape, commands: [ground] + shadows))
        return true
      case .group(var group):
        let isOutline = group.clip?.bounds.isNearly(frame) ?? false
        guard isOutline || group.commands.outline(of: frame) != nil else { continue }
        guard group.role == .plain, group.opacity == 1, group.effect == nil else { return false }
        if isOutline {
          group.commands += shadows
        } else if group.clip != nil || !group.commands.lay(shadows, onOutlineOf: frame) {
          return false
        }
        self[index] = .group(group)
        return true
      case .fill, .stroke, .glyphRun, .image: continue
      }
    }
    return false
  }
}

extension Rect {
  /// True if no edge is further from the other rectangle's than numbers of points are rounded.
  fileprivate func isNearly(_ other: Rect) -> Bool { isNear(other, within: 0.001) }
}

extension Shape {
  /// The outline whose sides are `distance` further out, in points, or further in for a negative one.
  ///
  /// Round corners stay around their centres and square ones stay square, as `box-shadow` has it; a
  /// path is scaled around its middle.
  fileprivate func grown(by distance: Double) -> Shape {
    if distance == 0 { return self }
    switch self {
    case .rect(let rect): return .rect(rect.grown(by: distance))
    case .roundedRect(let rect, let radii):
      return .roundedRect(
        rect.grown(by: distance), radii.mapped { $0 > 0 ? max($0 + distance, 0) : 0 })
    case .ellipse(let rect): return .ellipse(rect.grown(by: distance))
    case .path(let path):
      let size = bounds.size
      let grown = bounds.grown(by: distance).size
      return .path(
        path.scaled(
          by: Scaling(
            about: Point(x: bounds.midX, y: bounds.midY), x: grown.width / max(size.width, 1e-9),
            y: grown.height / max(size.height, 1e-9))))
    }
  }

  /// The outline in another place.
  fileprivate func moved(by offset: Point) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.offset(by: offset))
    case .roundedRect(let rect, let radii): .roundedRect(rect.offset(by: offset), radii)
    case .ellipse(let rect): .ellipse(rect.offset(by: offset))
    case .path(let path): .path(path.mapped { $0 + offset })
    }
  }
}

extension Rect {
  /// The rectangle with sides further out; one that would be turned inside out is its middle.
  fileprivate func grown(by distance: Double) -> Rect {
    let (half, tall) = (max(width / 2 + distance, 0), max(height / 2 + distance, 0))
    return Rect(x: midX - half, y: midY - tall, width: 2 * half, height: 2 * tall)
  }
}
