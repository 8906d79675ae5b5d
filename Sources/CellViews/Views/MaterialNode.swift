package import DisplayList
import LayoutGeometry

/// A surface that shows its background out of focus, by SwiftUI's names.
package enum MaterialKind: String, Hashable, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar

  /// Returns the effect on the background in an appearance.
  ///
  /// Apple does not publish the values; these approximate the pictures of its design resources.
  package func backdrop(in appearance: Appearance) -> Backdrop {
    let isDark = appearance == .dark
    let alpha =
      switch self {
      case .ultraThin: isDark ? 0.5 : 0.4
      case .thin: isDark ? 0.65 : 0.55
      case .regular: isDark ? 0.75 : 0.7
      case .thick: isDark ? 0.85 : 0.82
      case .ultraThick: 0.92
      case .bar: 0.8
      }
    // A bar over black is #121212 (iOS 14): 0.8 of 0x16.
    let gray = isDark ? (self == .bar ? 0x16 : 0x25) : self == .bar ? 0xF9 : 0xFF
    let level = Double(gray) / 255
    return Backdrop(
      blur: 20, saturation: 1.8, tint: RGBA(red: level, green: level, blue: level, alpha: alpha))
  }
}

/// A material in an outline, over its proposed space.
package struct MaterialNode: Sendable {
  /// The surface.
  package private(set) var kind: MaterialKind
  private var outline: ShapeNode.Outline

  /// Creates a surface in an outline; a rectangle by default.
  package init(_ kind: MaterialKind, in outline: ShapeNode.Outline = .rectangle) {
    self.kind = kind
    self.outline = outline
  }

  /// The surface as a view.
  package var view: ViewNode { .custom(CustomNode(Surface(node: self))) }

  /// The view without its name.
  private struct Surface: LeafView, FillingSurface, Settable {
    var node: MaterialNode

    static let fields: [SettingField<Surface>] =
      [
        .choice("material", \.node.kind, changing: .paint),
        SettingField("shape", \.node.outline, absent: .rectangle) {
          .word("shape", $0.kind, default: "rectangle", changing: .paint)
        } parse: {
          ShapeNode.Outline(kind: $0)
        },
      ] + ShapeNode.Outline.fields.map { $0.inside(\.node.outline) }

    var description: ViewDescription {
      ViewDescription(
        "material",
        [Self.fields[0].setting(self), Self.fields[1].setting(self)] + node.outline.settings)
    }

    func node(in environment: ViewEnvironment) -> LayoutNode {
      LayoutNode(
        MaterialLayout(
          outline: node.outline, backdrop: node.kind.backdrop(in: environment.appearance)))
    }
  }
}

private struct MaterialLayout: NodeLayout {
  let outline: ShapeNode.Outline
  let backdrop: Backdrop

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    Measurement(size: outline.size(for: proposal))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    pass.cover(frame)
    return PlacedView(
      frame: frame,
      drawing: MaterialDrawing(outline: outline, direction: pass.direction, backdrop: backdrop))
  }
}

private struct MaterialDrawing: ViewDrawing {
  let outline: ShapeNode.Outline
  let direction: LayoutDirection
  let backdrop: Backdrop

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty else { return }
    let shape = outline.shape(in: view.frame, direction)
    commands.append(
      .group(
        Group(effect: .backdrop(backdrop), commands: [.fill(shape, .color(.white))])))
  }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.view(.shape))
    look.seen.corners = outline.corners(in: view.frame, direction)
    return look
  }
}
