import CellViews
public import Foundation

/// A label on a gray surface, or on one in the tint's light shade if there is a tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label on its surface.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonSurface(configuration: configuration, style: .bordered)
  }
}

/// A white label on a surface in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label on its surface.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonSurface(configuration: configuration, style: .borderedProminent)
  }
}

/// A label in the tint, the default of buttons.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a gray surface, or on one in the tint's light shade if there is a tint.
  public nonisolated static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a surface in the tint.
  public nonisolated static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  public nonisolated static var borderless: Self { Self() }
  /// The system's style: a label in the tint.
  public nonisolated static var automatic: Self { Self() }
}

struct ButtonSurface: _BuiltInView {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: ButtonNode.Style

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    let isDestructive = configuration.role == .destructive
    var label = configuration.label._nodes(in: context).stacked(along: .horizontal)
    if context.environment.buttonSizing == .flexible {
      label = label.with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity)))
    }
    var button = ButtonNode(
      label, style: style, role: isDestructive ? .destructive : nil,
      size: context.environment.controlSize.ofButtons)
    button.cornerRadius = context.environment.buttonBorderShape.radius
    button.isDisabled = !context.environment.isEnabled
    button.isCircle = context.environment.buttonBorderShape == .circle
    // A label on glass is in the label's colour, unless its surroundings have a tint.
    if style != .glass { button.tint = .tint }
    return _ViewNodes(button.view)
  }
}

/// A size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// The same size of buttons.
  fileprivate var ofButtons: ButtonNode.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// A shape of a button's surface.
public struct ButtonBorderShape: Hashable, Sendable {
  /// The radius of the corners, in points; nil for the control's own.
  let radius: Double?
  var isCircle = false

  /// The shape for the control's size.
  public static let automatic = ButtonBorderShape(radius: nil)
  /// A shape with semicircles at its ends.
  public static let capsule = ButtonBorderShape(radius: .greatestFiniteMagnitude)
  /// A circle, or a shape with semicircles at its ends.
  public static let circle = ButtonBorderShape(radius: nil, isCircle: true)
  /// A shape with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(radius: nil)

  /// Returns a shape whose corners have a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the size of the buttons inside.
  public func controlSize(_ size: ControlSize) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.controlSize = size }
  }

  /// Sets the shape of the surfaces of the buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.buttonBorderShape = shape }
  }

  /// Disables the controls inside, which changes their look.
  public func disabled(_ disabled: Bool) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
