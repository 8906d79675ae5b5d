import DisplayList
package import LayoutGeometry

extension NodeModifier {
  /// Draws a blurred copy under the view.
  package static func shadow(_ style: ShadowStyle) -> NodeModifier {
    NodeModifier(style)
  }
}

/// `shadow(color:radius:x:y:)`: a blurred copy of a view under it; `radius` and offsets in points.
package struct ShadowStyle: Hashable, Sendable {
  /// The shadow's colour; its alpha is the shadow's under an opaque view.
  package var color: Color
  /// The Gaussian's standard deviation, as the radius of SwiftUI and Core Animation is.
  package var radius: Double
  /// The shadow's offset to the right.
  package var x: Double
  /// The shadow's offset downwards.
  package var y: Double

  /// Creates a shadow; straight under the view by default.
  package init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }

  /// Creates a shadow from its blur as in CSS and Figma: twice the Gaussian's standard deviation.
  package init(color: Color, blur: Double, x: Double = 0, y: Double = 0) {
    self.init(color: color, radius: blur / 2, x: x, y: y)
  }
}

extension ShadowStyle: ValueInWords {
  /// The colour, the radius and the offset, as in `black 3 0,1`.
  var words: String { "\(color.words) \(radius.dump) \(Point(x: x, y: y).dump)" }

  /// Parses a colour, a radius and an offset; nil for other words.
  init?(words: String) {
    let parts = words.split(separator: " ")
    guard parts.count > 2, let offset = Point(dump: parts[parts.count - 1]),
      let radius = Double(dump: parts[parts.count - 2]),
      let color = Color(words: parts.dropLast(2).joined(separator: " "))
    else { return nil }
    self.init(color: color, radius: radius, x: offset.x, y: offset.y)
  }
}

extension ShadowStyle: Settable {
  package static let fields: [SettingField<ShadowStyle>] = [
    SettingField("shadow", \.self, absent: nil) {
      .word("shadow", $0.words, changing: .paint)
    } parse: {
      ShadowStyle(words: $0)
    }
  ]
}

extension ShadowStyle: LengthKeepingModifier {
  package var description: ModifierDescription {
    // The words have the `color`, the `radius`, `x` and `y`.
    ModifierDescription(fieldSettings)
  }

  package func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(child, drawing: ShadowDrawing(shadow: shown(in: environment)))
  }

  /// Returns the shadow in the colours of the surroundings.
  func shown(in environment: ViewEnvironment) -> ShownShadow {
    ShownShadow(color: environment.shown(color), radius: radius, offset: Point(x: x, y: y))
  }
}

/// A shadow in the colours of its appearance.
struct ShownShadow: Sendable {
  let color: ShownColor
  let radius: Double
  let offset: Point

  /// The shadow as it is drawn.
  var shadow: Shadow { Shadow(color: color.color, radius: radius, offset: offset) }

  /// The shadow as pointing at it reports it.
  var look: PartLook.Shadow {
    PartLook.Shadow(PartLook.Fill(color), radius: radius, offset: offset)
  }
}

private struct ShadowDrawing: ModifierDrawing {
  let shadow: ShownShadow

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    guard !content.isEmpty else { return }
    guard shadow.color.color.alpha > 0 else {
      commands += content
      return
    }
    commands.append(.group(Group(shadow: shadow.shadow, commands: content)))
  }

  func group(in frame: Rect) -> Group? {
    shadow.color.color.alpha > 0 ? Group(shadow: shadow.shadow, commands: []) : nil
  }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.modifier)
    look.seen.shadow = shadow.look
    return look
  }
}
