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
  /// Indicates whether the surface is a circle, unless the label is broader.
  package var isCircle = false
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
    /// A gray surface, or one in the tint's light shade.
    case bordered
    /// A surface in the tint under a white label.
    case borderedProminent
    /// Glass under the label.
    case glass
    /// Glass in the tint under a white label.
    case glassProminent
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
    fileprivate func metrics(
      _ style: SystemStyle.ButtonStyle
    ) -> (font: Font, padding: EdgeInsets, radius: Double?) {
      func padding(_ horizontal: Double, _ vertical: Double) -> EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      }
      return switch self {
      case .mini, .small: (.style(.subheadline), padding(10, 4), style.hasRadii ? 14 : nil)
      case .regular: (.style(.body), ButtonNode.insets, nil)
      case .large: (.style(.body), padding(20, 14), style.hasRadii ? 12 : nil)
      case .extraLarge: (.style(.body), style.extraLarge, style.hasRadii ? 12 : nil)
      }
    }
  }

  /// The colour of a disabled label without a surface: a quarter of the label's (iOS 26; assumed of iOS 18).
  package static let disabledColor = Color.label.opacity(0.25)
  /// The opacity of other disabled controls.
  package static let disabledOpacity = 0.4
  /// The colour of the label of a disabled prominent button, on gray: #C2C2C4 on #E9E9EA (iOS 18), and #616166 on
  /// #39393D in dark (iOS 17).
  private static let disabledProminentColor = Color.tertiaryLabel.opacity(0.75)

  /// The space around the label of a button of the regular size, in points.
  static let insets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  package func body(in environment: ViewEnvironment) -> ViewNode {
    guard isDisabled else { return drawn(in: environment) }
    switch style {
    case .automatic, .borderless:
      return environment.hasForegroundColor ? label : label.colored(Self.disabledColor)
    case .borderedProminent where environment.systemStyle.button.graysDisabled:
      return drawn(in: environment, isGray: true)
    default: return drawn(in: environment).with(.opacity(Self.disabledOpacity))
    }
  }

  /// - Parameter isGray: True for a surface, and a label on it, without the tint.
  private func drawn(in environment: ViewEnvironment, isGray: Bool = false) -> ViewNode {
    let surface = environment.systemStyle.button
    let color = role == .destructive ? Color.red : tint ?? .accentColor
    let metrics = size.metrics(surface)
    var padding = metrics.padding
    if isCircle { (padding.leading, padding.trailing) = (padding.top, padding.bottom) }
    // A font around the button takes precedence over that of its size.
    let sized = environment.hasFont ? label : label.font(metrics.font)
    var padded = sized.with(.padding(padding))
    if isCircle {
      // A line of body is 20.33 high.
      let side = 61.0 / 3 + padding.top + padding.bottom
      padded = padded.with(.flexibleFrame(FlexibleFrame(minWidth: side, minHeight: side)))
    }
    let cornerRadius = isCircle ? Double.greatestFiniteMagnitude : cornerRadius
    switch style {
    case .plain: return label
    case .automatic, .borderless:
      return environment.hasForegroundColor ? label : label.colored(color)
    case .bordered, .borderedProminent:
      let isProminent = style == .borderedProminent
      // Gray without a tint of its own or around it: #E9E9EB over white (iOS 17 and 26).
      let isTinted = role == .destructive || tint.map { $0 != .tint } ?? false
      let shade =
        isTinted || environment.hasTint ? color.opacity(0.15) : Color.secondarySystemFill
      let radius = cornerRadius ?? metrics.radius
      return
        padded
        .colored(isGray ? Self.disabledProminentColor : isProminent ? .white : color)
        .with(
          .background(
            .custom(
              CustomNode(
                ButtonSurface(
                  radius: radius, share: surface.radiusShare,
                  color: isGray ? .secondarySystemFill : isProminent ? color : shade))), .center))
    case .glass, .glassProminent:
      let outline =
        cornerRadius.map { ShapeNode.Outline.roundedRectangle(cornerRadius: $0) } ?? .capsule
      if style == .glassProminent {
        return padded.colored(.white).onGlass(.of(.prominent, tint: color, in: outline))
      }
      // The label is in the label's colour unless something has a tint.
      let own = tint ?? (environment.hasTint ? .tint : .label)
      return padded.colored(role == .destructive ? .red : own)
        .onGlass(GlassNode(.regular, in: outline))
    }
  }
}

/// A rounded surface of a button.
private struct ButtonSurface: LeafView {
  /// The radius of its corners, in points; nil for one that depends on the height.
  let radius: Double?
  /// That radius as a fraction of the height.
  let share: Double
  let color: Color

  var description: ViewDescription {
    // `share` is the system's.
    ViewDescription("surface", [.length("cornerRadius", radius), .color("color", color)])
  }

  func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(ButtonSurfaceLayout(surface: self, environment: environment))
  }
}

private struct ButtonSurfaceLayout: NodeLayout {
  let surface: ButtonSurface
  let environment: ViewEnvironment

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    Measurement(size: proposal.filled)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let radius = surface.radius ?? frame.height * surface.share
    let shape = ShapeNode(.roundedRectangle(cornerRadius: radius), fill: .color(surface.color))
    return try shape.node(holding: [], in: environment)
      .place(in: frame, proposal: ProposedSize(frame.size), pass: pass)
  }
}

extension ButtonNode: Control {
  package var description: ViewDescription {
    // A capsule's `cornerRadius` and `isCircle` are the border shape.
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
    .length("cornerRadius", \.radius, changing: .paint),
    .choice("buttonBorderShape", \.borderShape, default: .automatic, changing: .paint),
    .color("tint", \.tint),
    .flag("isDisabled", \.isDisabled, changing: .paint),
  ]

  /// The form of a surface without a radius of its own, under SwiftUI's names.
  private enum BorderShape: String {
    case automatic, capsule, circle
  }

  private var borderShape: BorderShape {
    get { isCircle ? .circle : cornerRadius == .greatestFiniteMagnitude ? .capsule : .automatic }
    set {
      if borderShape == .capsule { cornerRadius = nil }
      if newValue == .capsule { cornerRadius = .greatestFiniteMagnitude }
      isCircle = newValue == .circle
    }
  }

  /// The radius of the corners that are not those of a capsule.
  private var radius: Double? {
    get { borderShape == .capsule ? nil : cornerRadius }
    set { if newValue != nil || borderShape != .capsule { cornerRadius = newValue } }
  }

  package func holding(_ children: [ViewNode]) -> ButtonNode? {
    guard children.count == 1 else { return nil }
    var other = self
    other.label = children[0]
    return other
  }
}
