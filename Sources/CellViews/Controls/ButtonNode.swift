package import LayoutGeometry

/// A label with an action on touch, drawn at rest.
package struct ButtonNode: Sendable {
  /// The label.
  package var label: ViewNode
  /// The surface under the label.
  package var style: Style
  /// The kind of action; nil for any.
  package var role: Role?
  /// The size of the button.
  package var size: Size
  /// The radius of the surface's corners, in points; nil for the size's own.
  package var cornerRadius: Double?
  /// The colour of the label or of the surface; nil for the accent colour.
  package var tint: Color?
  /// Indicates whether the button is disabled, and so pale.
  package var isDisabled = false

  /// Creates a button with a label in the tint.
  package init(
    _ label: ViewNode, style: Style = .automatic, role: Role? = nil, size: Size = .regular
  ) {
    self.label = label
    self.style = style
    self.role = role
    self.size = size
  }

  /// The surface under a label, under SwiftUI's names.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// Nothing: the label is in the tint.
    case automatic, borderless
    /// The label in its own colours.
    case plain
    /// A surface in the tint's light shade.
    case bordered
    /// A surface in the tint under a white label.
    case borderedProminent
  }

  /// The kind of a button's action.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    /// A destructive action, in red.
    case destructive
    /// Cancels without changes.
    case cancel
  }

  /// The size of a button, under SwiftUI's names.
  package enum Size: String, CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge

    /// The font of the label, the space around it and the radius of the corners, in points; nil for
    /// one that depends on the height.
    fileprivate var metrics: (font: Font, horizontal: Double, vertical: Double, radius: Double?) {
      switch self {
      case .mini, .small: (.style(.subheadline), 10, 4, 14)
      case .regular: (.style(.body), 12, 7, nil)
      case .large, .extraLarge: (.style(.body), 20, 14, 12)
      }
    }
  }

  /// The space around the label of a button of the regular size, in points.
  static let insets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let enabled = enabledBody
    return isDisabled ? enabled.with(.opacity(0.4)) : enabled
  }

  private var enabledBody: ViewNode {
    let color = role == .destructive ? Color.red : tint ?? .accentColor
    let metrics = size.metrics
    switch style {
    case .plain: return label
    case .automatic, .borderless: return label.colored(color)
    case .bordered, .borderedProminent:
      let isProminent = style == .borderedProminent
      let radius = cornerRadius ?? metrics.radius
      return label.font(metrics.font)
        .colored(isProminent ? .white : color)
        .with(
          .padding(
            EdgeInsets(
              top: metrics.vertical, leading: metrics.horizontal, bottom: metrics.vertical,
              trailing: metrics.horizontal))
        )
        .with(
          .background(
            .custom(
              CustomNode(
                ButtonSurface(
                  radius: radius, color: isProminent ? color : color.opacity(0.15)))), .center))
    }
  }
}

/// A rounded surface of a button.
private struct ButtonSurface: LeafView {
  /// The radius of its corners, in points; nil for one that depends on the height.
  let radius: Double?
  let color: Color

  var description: ViewDescription {
    ViewDescription("surface", [.length("cornerRadius", radius), .color("color", color)])
  }

  func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(ButtonSurfaceLayout(surface: self, environment: environment))
  }
}

private struct ButtonSurfaceLayout: NodeLayout {
  let surface: ButtonSurface
  let environment: ViewEnvironment

  /// The radius of a surface as a fraction of its height: 6 of 34.33 points (iOS 18.5), 8 of 44 (iOS
  /// 18).
  private static let radius = 0.179

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    Measurement(size: proposal.filled)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let radius = surface.radius ?? frame.height * Self.radius
    let shape = ShapeNode(.roundedRectangle(cornerRadius: radius), fill: .color(surface.color))
    return try shape.node(holding: [], in: environment)
      .place(in: frame, proposal: ProposedSize(frame.size), pass: pass)
  }
}

extension ButtonNode: Control {
  package var description: ViewDescription {
    ViewDescription("button", fieldSettings, children: [label])
  }

  package var isTouchTarget: Bool { true }
}

extension ButtonNode: HoldingViews {
  package static let fields: [SettingField<ButtonNode>] = [
    .choice("style", \.style, changing: [.size, .content]),
    .choice("size", \.size, default: .regular),
    SettingField("role", \.role, absent: .some(nil)) {
      .word("role", $0?.rawValue, changing: .paint)
    } parse: {
      Role(rawValue: $0)
    },
    .length("cornerRadius", \.cornerRadius, changing: .paint), .color("tint", \.tint),
    .flag("isDisabled", \.isDisabled, changing: .paint),
  ]

  package func holding(_ children: [ViewNode]) -> ButtonNode? {
    guard children.count == 1 else { return nil }
    var other = self
    other.label = children[0]
    return other
  }
}
