import DisplayList
import LayoutGeometry

extension NodeModifier {
  /// Draws shadows of the view's outline, under it and inside of it.
  package static func boxShadows(_ shadows: BoxShadows) -> NodeModifier {
    NodeModifier(shadows)
  }
}

/// `shadow: [ … ]`: shadows of a view's outline, as CSS's `box-shadow` and Figma's effects.
///
/// The outline is that of the view's frame, rounded if the view draws a rounded shape of the
/// frame's size. A shadow casts none itself.
package struct BoxShadows: Hashable, Sendable {
  /// The shadows, the first on top.
  package var shadows: [BoxShadow]

  /// Creates shadows, the first on top.
  package init(_ shadows: [BoxShadow]) {
    self.shadows = shadows
  }
}

/// A shadow of an outline, under it or inside of it.
package struct BoxShadow: Hashable, Sendable {
  /// The shadow's colour, blur and place.
  package var style: ShadowStyle
  /// The distance by which the casting shape is larger than the outline on each side, in points;
  /// for an inner shadow, by which the light is smaller.
  package var spread: Double
  /// Indicates whether the shadow falls into the outline from its edges.
  package var isInner: Bool

  /// Creates a shadow, by default under an outline and cast by it.
  package init(_ style: ShadowStyle, spread: Double = 0, isInner: Bool = false) {
    self.style = style
    self.spread = spread
    self.isInner = isInner
  }
}

extension BoxShadows: LengthKeepingModifier {
  package var description: ModifierDescription {
    [
      .word(
        "shadow",
        shadows.map { shadow in
          ([shadow.isInner ? "inner" : nil, shadow.style.words] as [String?]
            + [shadow.spread == 0 ? nil : "spread \(shadow.spread.dump)"])
            .compactMap(\.self).joined(separator: " ")
        }.joined(separator: ", "), changing: .paint)
    ]
  }

  package func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      child,
      drawing: BoxShadowDrawing(
        shadows: shadows.map { ($0, $0.style.shown(in: environment)) }))
  }
}

private struct BoxShadowDrawing: ModifierDrawing {
  let shadows: [(shadow: BoxShadow, shown: ShownShadow)]

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    var content = view.childCommands
    guard !content.isEmpty else { return }
    let outline = content.outline(of: view.frame) ?? .rect(view.frame)
    let visible = shadows.filter { $0.shown.color.color.alpha > 0 }.reversed()
    for (shadow, shown) in visible where !shadow.isInner {
      commands.append(shown.cast(by: outline.grown(by: shadow.spread)))
    }
    let inner = visible.filter(\.shadow.isInner).map { shadow, shown in
      shown.cast(inside: outline, around: outline.grown(by: -shadow.spread))
    }
    let isLaid = inner.isEmpty || content.lay(inner, in: outline, onGroundOf: view.frame)
    commands += content
    if !isLaid { commands.append(.group(Group(clip: outline, commands: inner))) }
  }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.modifier)
    look.seen.shadow = shadows.first?.shown.look
    return look
  }
}

extension ShownShadow {
  /// Returns the shadow of a shape, at the shadow's place.
  fileprivate func cast(by shape: Shape) -> Command {
    let fill = Command.fill(shape.moved(by: offset), .color(color.color))
    return radius > 0 ? .group(Group(effect: .blur(radius), commands: [fill])) : fill
  }

  /// Returns the shadow that falls into an outline around the light in it.
  fileprivate func cast(inside outline: Shape, around light: Shape) -> Command {
    // The dark around the light is wide enough that no light comes from beyond it.
    let reach = Shadow.reach * radius + max(abs(offset.x), abs(offset.y)) + 1
    var dark = Path()
    dark.appendRect(outline.bounds.union(light.bounds).inset(by: -reach))
    dark.elements += light.path.elements
    dark.isEvenOdd = true
    return cast(by: .path(dark))
  }
}

extension [Command] {
  /// Returns the outline of a part of the commands that is as large as `frame`.
  fileprivate func outline(of frame: Rect) -> Shape? {
    for command in self {
      if let ground = command.ground, ground.bounds.isNearly(frame) { return ground }
      guard case .group(let group) = command else { continue }
      if let clip = group.clip, clip.bounds.isNearly(frame) { return clip }
      if let outline = group.commands.outline(of: frame) { return outline }
    }
    return nil
  }

  /// Lays shadows on the shape with an outline, as `outline(of:)` finds it, and under its drawing.
  ///
  /// - Returns: False, without a change, if no shape has the outline.
  fileprivate mutating func lay(
    _ shadows: [Command], in outline: Shape, onGroundOf frame: Rect
  ) -> Bool {
    guard let found = indices.first(where: { [self[$0]].outline(of: frame) != nil }) else {
      return false
    }
    guard case .group(var group) = self[found] else {
      lay(shadows, onGround: lastGround(from: found))
      return true
    }
    let isOutline = group.clip?.bounds.isNearly(frame) ?? false
    // An effect on the group would change the shadows, and another clip would cut them.
    guard group.letsShadowsIn, isOutline || group.clip == nil else {
      insert(.group(Group(clip: outline, commands: shadows)), at: found + 1)
      return true
    }
    if !isOutline {
      _ = group.commands.lay(shadows, in: outline, onGroundOf: frame)
    } else if !group.commands.insert(shadows, onWhatCovers: frame) {
      group.commands += shadows
    }
    self[found] = .group(group)
    return true
  }

  /// Lays shadows on a fill or a picture, within its shape.
  ///
  /// A round edge is antialiased once for both: two pictures that each cover a half of a pixel
  /// would leave a quarter of the background, or count twice. The edges of rectangles are on
  /// pixels.
  private mutating func lay(_ shadows: [Command], onGround index: Int) {
    guard let shape = self[index].ground else { return }
    if case .fill(_, let paint) = self[index], !shape.isRect {
      // Pixels on the edge are inside of the rectangle with all of their area, at any scale.
      let ground = Command.fill(.rect(shape.bounds.inset(by: -8)), paint)
      self[index] = .group(Group(clip: shape, commands: [ground] + shadows))
    } else {
      insert(.group(Group(clip: shape, commands: shadows)), at: index + 1)
    }
  }

  /// Inserts shadows after the command that covers a rectangle within a clip, under later ones.
  ///
  /// - Returns: False, without a change, if no command covers it.
  private mutating func insert(_ shadows: [Command], onWhatCovers rect: Rect) -> Bool {
    guard let found = indices.first(where: { self[$0].covers(rect) }) else { return false }
    if case .group(var group) = self[found], group.letsShadowsIn,
      group.commands.insert(shadows, onWhatCovers: rect)
    {
      self[found] = .group(group)
    } else {
      insert(contentsOf: shadows, at: lastGround(from: found) + 1)
    }
    return true
  }

  /// Returns the last of grounds of one shape, each on the one before it, from one of them on.
  private func lastGround(from first: Int) -> Int {
    guard let shape = self[first].ground else { return first }
    return first + self[(first + 1)...].prefix { $0.ground == shape }.count
  }
}

extension Command {
  /// The shape of a fill or a picture, on which others may be drawn.
  fileprivate var ground: Shape? {
    switch self {
    case .fill(let shape, _): shape
    case .image(let image) where image.tint == nil && image.turn == nil: .rect(image.frame)
    case .image, .stroke, .glyphRun, .group: nil
    }
  }

  /// Returns whether the command fills a rectangle, except for its corners.
  fileprivate func covers(_ rect: Rect) -> Bool {
    if let ground { return ground.bounds.covers(rect) }
    guard case .group(let group) = self else { return false }
    let isCut = group.clip.map { !$0.bounds.covers(rect) } ?? false
    return !isCut && group.commands.contains { $0.covers(rect) }
  }
}

extension Shape {
  fileprivate var isRect: Bool {
    if case .rect = self { true } else { false }
  }
}

extension Group {
  /// Indicates whether the group draws its content unchanged, at least within its clip.
  fileprivate var letsShadowsIn: Bool {
    switch role {
    case .plain, .named: opacity == 1 && effect == nil
    case .element, .transformed: false
    }
  }
}

extension Rect {
  /// Returns whether the other rectangle is in this one, within the rounding of points.
  fileprivate func covers(_ other: Rect) -> Bool {
    let slack = 0.001
    return minX <= other.minX + slack && minY <= other.minY + slack && maxX >= other.maxX - slack
      && maxY >= other.maxY - slack
  }

  /// Returns whether no edge is further from the other rectangle's than points are rounded.
  fileprivate func isNearly(_ other: Rect) -> Bool { isNear(other, within: 0.001) }
}

extension Shape {
  /// Returns the outline with sides `distance` further out, in points; negative for further in.
  ///
  /// Round corners keep their centres and square ones stay square, as for `box-shadow`; a path is
  /// scaled around its middle.
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

  /// Returns the outline at another place.
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
  /// Returns the rectangle with sides further out, or its middle if it would be turned inside out.
  fileprivate func grown(by distance: Double) -> Rect {
    let (half, tall) = (max(width / 2 + distance, 0), max(height / 2 + distance, 0))
    return Rect(x: midX - half, y: midY - tall, width: 2 * half, height: 2 * tall)
  }
}
