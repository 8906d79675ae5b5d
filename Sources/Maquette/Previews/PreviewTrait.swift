public import CellViews
public import LayoutGeometry
public import TextShaping

extension Preview {
  /// The subject of a preview's traits: views.
  public enum ViewTraits {}
}

/// A setting of a preview's canvas.
public struct PreviewTrait<Subject>: Sendable {
  let change: PreviewSettings.Change

  init(_ change: @escaping PreviewSettings.Change) {
    self.change = change
  }
}

extension PreviewTrait<Preview.ViewTraits> {
  /// The device's screen: an iPhone 15's unless another trait names one.
  public static var defaultLayout: Self { Self { _ in } }

  /// The ideal size of the views.
  public static var sizeThatFitsLayout: Self { Self { $0.fitsViews = true } }

  /// Returns a size in points.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self { $0.size = Size(width: width, height: height) }
  }

  /// Returns a device's screen, upright unless another trait turns it.
  ///
  /// - Parameter name: The name from `maquette devices`, or Apple's: `iphone-15`, `iPhone 15`.
  public static func device(_ name: String) -> Self { Self { $0.device = name } }

  /// The upright device.
  public static var portrait: Self { Self { $0.isLandscape = false } }

  /// The upright device, whose picture is that of `portrait`.
  public static var portraitUpsideDown: Self { portrait }

  /// The device on its side, its upper end to the left; an iPhone 15 unless another trait names one.
  public static var landscapeLeft: Self { Self { $0.isLandscape = true } }

  /// The device on its side, as in `landscapeLeft`.
  public static var landscapeRight: Self { landscapeLeft }

  /// Returns light or dark colours.
  public static func colorScheme(_ colorScheme: ColorScheme) -> Self {
    Self { $0.change { $0.appearance = colorScheme } }
  }

  /// Returns the iOS whose look controls, bars, lists and system colours have.
  public static func system(_ system: SystemLook) -> Self {
    Self { $0.change { $0.system = system } }
  }

  /// Returns the size of dynamic type.
  public static func dynamicTypeSize(_ size: DynamicTypeSize) -> Self {
    Self { $0.change { $0.dynamicType = size } }
  }

  /// Returns a layout direction, which decides the leading side.
  public static func layoutDirection(_ direction: LayoutDirection) -> Self {
    Self { $0.change { $0.layoutDirection = direction } }
  }

  /// Returns the language of the screen.
  public static func locale(_ locale: TextLocale) -> Self {
    Self { $0.change { $0.locale = locale } }
  }

  /// Returns a background colour over that of the system.
  public static func background(_ color: Color) -> Self {
    Self { $0.change { $0.background = color } }
  }

  /// Returns a scale, in pixels per point.
  public static func scale(_ scale: Double) -> Self {
    Self { $0.change { $0.scale = scale } }
  }

  /// Marks a preview that is meant to show nothing but its background; else it is not recorded as a golden.
  public static var isEmpty: Self { Self { $0.isEmpty = true } }

  /// Returns a canvas that replaces the device's; other traits change it.
  public static func canvas(_ canvas: PreviewCanvas) -> Self {
    Self { $0.canvas = canvas }
  }
}
