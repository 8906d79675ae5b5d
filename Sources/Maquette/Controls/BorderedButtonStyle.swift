/// A label on a surface in the tint's light shade.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// A label on a light surface.
  public nonisolated init() {}

  /// The label on its surface.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonSurface(configuration: configuration, isProminent: false)
  }
}

/// A white label on a surface in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// A white label on a surface in the tint.
  public nonisolated init() {}

  /// The label on its surface.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonSurface(configuration: configuration, isProminent: true)
  }
}

/// A label in the tint, as buttons are by default.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// A label in the tint.
  public nonisolated init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a surface in the tint's light shade.
  public nonisolated static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a surface in the tint.
  public nonisolated static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  public nonisolated static var borderless: Self { Self() }
  /// As the system has it: a label in the tint.
  public nonisolated static var automatic: Self { Self() }
}

private struct ButtonSurface: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    let color = configuration.role == .destructive ? Color.red : .tint
    let metrics = size.buttonMetrics
    configuration.label
      .font(metrics.font)
      .foregroundColor(isProminent ? .white : color)
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(
        isProminent ? color : color.opacity(0.15),
        in: RoundedRectangle(cornerRadius: shape.radius ?? metrics.radius))
  }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// The font of a button's label, the space around it and the radius of its corners, in points.
  fileprivate var buttonMetrics: (font: Font, horizontal: Double, vertical: Double, radius: Double)
  {
    switch self {
    case .mini, .small: (.subheadline, 10, 4, 14)
    case .regular: (.body, 12, 7, 6)
    case .large, .extraLarge: (.body, 20, 14, 12)
    }
  }
}

/// What shape a button's surface has.
public struct ButtonBorderShape: Hashable, Sendable {
  /// The radius of the corners, in points; nil for the control's own.
  let radius: Double?

  /// As the control's size has it.
  public static let automatic = ButtonBorderShape(radius: nil)
  /// With half circles at its ends.
  public static let capsule = ButtonBorderShape(radius: .greatestFiniteMagnitude)
  /// A circle, or with half circles at its ends.
  public static let circle = ButtonBorderShape(radius: .greatestFiniteMagnitude)
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(radius: nil)

  /// With corners of a radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// What shape the surfaces of buttons have.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How large the buttons inside are.
  public func controlSize(_ size: ControlSize) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.controlSize = size }
  }

  /// What shape the surfaces of the buttons inside have.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.buttonBorderShape = shape }
  }

  /// Whether the controls inside cannot be used, which shows.
  public func disabled(_ disabled: Bool) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
