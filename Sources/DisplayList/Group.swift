package import LayoutGeometry

/// Commands that are drawn as one.
///
/// The effect applies first, then the clip, then the shadow of the clipped commands, then the
/// opacity to both.
package struct Group: Hashable, Sendable {
  /// The part of a screen that a group shows.
  package enum Role: Hashable, Sendable {
    /// A part of a screen without a name.
    case plain
    /// An element of a collection, as in `cell 0.3`: kind, section, item.
    case element(kind: String, section: Int, item: Int)
    /// A view with an `id` or an `accessibilityLabel`.
    case named(id: String?, label: String?)
    /// A view before a transform that the words name; only the layout text has such a group.
    case transformed(String)
  }

  /// The part of a screen that the group shows.
  package var role: Role
  /// The name of an element's template, such as that of a config's cell; nil for none.
  ///
  /// It is not drawn.
  package var template: String?
  /// The group's opacity as a whole, from 0 to 1.
  package var opacity: Double
  /// The effect on the commands as one picture; nil for none.
  package var effect: GroupEffect?
  /// The shape that limits the group's ink; nil for no limit.
  package var clip: Shape?
  /// A blurred copy of the group's coverage under it.
  package var shadow: Shadow?
  /// The group's drawing, in points of the canvas as outside the group.
  ///
  /// - Complexity: O(*copies*) for a group of copies, else O(1).
  package var commands: [Command] {
    get {
      switch content {
      case .commands(let commands): commands
      case .copies(let copies): copies.groups
      }
    }
    set { content = .commands(newValue) }
    _modify {
      var commands = self.commands
      content = .commands([])
      defer { content = .commands(commands) }
      yield &commands
    }
  }
  private var content: Content

  private enum Content: Hashable, Sendable {
    case commands([Command])
    indirect case copies(Copies)
  }

  /// Creates a group of `commands`, by default opaque and without an effect, a clip or a shadow.
  package init(
    role: Role = .plain, opacity: Double = 1, effect: GroupEffect? = nil, clip: Shape? = nil,
    shadow: Shadow? = nil, commands: [Command]
  ) {
    self.role = role
    self.effect = effect
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    content = .commands(commands)
  }

  /// Creates a plain group of elements that draw the same.
  package init(copies: Copies) {
    self.init(commands: [])
    content = .copies(copies)
  }

  /// The elements that the group draws, if they are copies; nil for other commands.
  package var copies: Copies? {
    if case .copies(let copies) = content { copies } else { nil }
  }

  /// The group around no commands.
  package var withoutCommands: Group {
    var group = self
    group.content = .commands([])
    return group
  }

  /// The group around itself without its opacity: what casts a shadow hides it, and fades with it.
  ///
  /// Nil for a group that fades as it is.
  ///
  /// - Parameter outer: The opacity with which the group is drawn besides its own.
  package func fadedAsAWhole(in outer: Double = 1) -> Group? {
    guard outer * opacity < 1, shadow != nil else { return nil }
    var opaque = self
    opaque.opacity = 1
    return Group(opacity: opacity, commands: [.group(opaque)])
  }

  /// Indicates whether the picture of the group, or of a group in it, depends on its background.
  package var dependsOnBackdrop: Bool {
    if opacity <= 0 { return false }
    if effect?.dependsOnBackdrop == true { return true }
    return commands.contains { command in
      guard case .group(let group) = command else { return false }
      return group.dependsOnBackdrop
    }
  }

  /// Indicates whether drawing the commands one after another, without the group, gives the same
  /// picture.
  package var isTransparentToDrawing: Bool {
    opacity >= 1 && effect == nil && clip == nil && shadow == nil
  }
}

/// A blurred copy of the group that casts it.
package struct Shadow: Hashable, Sendable {
  /// The shadow's colour; its alpha multiplies the caster's.
  package var color: RGBA
  /// The Gaussian's standard deviation, in points, like the radius in SwiftUI and Core Animation;
  /// the blur of CSS and Figma is twice that.
  package var radius: Double
  /// The shadow's distance from its caster, in points.
  package var offset: Point

  /// Creates a shadow right under its caster unless it is moved by `offset`.
  package init(color: RGBA, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
