package import LayoutGeometry

/// Commands that are drawn as one.
///
/// The effect applies first, then the clip, then the shadow of what is left of the commands, then the
/// opacity to both.
package struct Group: Hashable, Sendable {
  /// What the group shows.
  package enum Role: Hashable, Sendable {
    /// A part of a screen without a name.
    case plain
    /// An element of a collection, as in `cell 0.3`: kind, section, item.
    case element(kind: String, section: Int, item: Int)
    /// A view with an `id` or an `accessibilityLabel`.
    case named(id: String?, label: String?)
    /// A view as it is before a transform that the words name; only the layout text has such a group.
    case transformed(String)
  }

  /// What the group shows.
  package var role: Role
  /// What an element's maker calls its template, as the name of a config's cell; nil for none.
  ///
  /// It is not drawn.
  package var template: String?
  /// The group's opacity as a whole, from 0 to 1.
  package var opacity: Double
  /// What is done to the commands as one picture; nil for nothing.
  package var effect: GroupEffect?
  /// What limits the group's ink; nil for no limit.
  package var clip: Shape?
  /// A blurred copy of the group's coverage under it.
  package var shadow: Shadow?
  /// What the group draws, in points of the canvas as outside the group.
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

  /// A group of `commands`, by default opaque and without an effect, a clip or a shadow.
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

  /// A plain group of elements that draw the same.
  package init(copies: Copies) {
    self.init(commands: [])
    content = .copies(copies)
  }

  /// The elements that the group draws, where they are copies; nil for other commands.
  package var copies: Copies? {
    if case .copies(let copies) = content { copies } else { nil }
  }

  /// The group around no commands.
  package var withoutCommands: Group {
    var group = self
    group.content = .commands([])
    return group
  }

  /// True if drawing the commands one after the other, without the group, gives the same picture.
  package var isTransparentToDrawing: Bool {
    opacity >= 1 && effect == nil && clip == nil && shadow == nil
  }
}

/// A blurred copy of what casts it.
package struct Shadow: Hashable, Sendable {
  /// The shadow's colour; its alpha multiplies the caster's.
  package var color: RGBA
  /// The Gaussian's standard deviation, in points, as the radius of SwiftUI and Core Animation is; the
  /// blur of CSS and Figma is twice that.
  package var radius: Double
  /// How far the shadow is moved from its caster, in points.
  package var offset: Point

  /// A shadow right under its caster unless it is moved by `offset`.
  package init(color: RGBA, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
