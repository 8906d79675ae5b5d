public import CellViews
public import LayoutGeometry
public import TextShaping

extension Preview {
  /// What traits of previews are of: views.
  public enum ViewTraits {}
}

/// A setting of what a preview is drawn on.
public struct PreviewTrait<Subject>: Sendable {
  let change: PreviewSettings.Change

  init(_ change: @escaping PreviewSettings.Change) {
    self.change = change
  }
}

extension PreviewTrait<Preview.ViewTraits> {
  /// Nothing: 390 points wide, and as high as the views.
  public static var defaultLayout: Self { Self { _ in } }

  /// As large as the views ask for where nothing is proposed to them.
  public static var sizeThatFitsLayout: Self { Self { $0.fitsViews = true } }

  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self { $0.size = Size(width: width, height: height) }
  }

  /// A device's screen, upright unless another trait turns it.
  ///
  /// - Parameter name: As `maquette devices` lists it, or Apple's: `iphone-15`, `iPhone 15`.
  public static func device(_ name: String) -> Self { Self { $0.device = name } }

  /// Upright.
  public static var portrait: Self { Self { $0.isLandscape = false } }

  /// Upright: of a picture nothing is at its other end.
  public static var portraitUpsideDown: Self { portrait }

  /// The device on its side, its upper end to the left; an iPhone 15 unless another trait names one.
  public static var landscapeLeft: Self { Self { $0.isLandscape = true } }

  /// The device on its side.
  public static var landscapeRight: Self { landscapeLeft }

  /// Light or dark colours.
  public static func colorScheme(_ colorScheme: ColorScheme) -> Self {
    Self { $0.change { $0.appearance = colorScheme } }
  }

  /// The size of dynamic type.
  public static func dynamicTypeSize(_ size: DynamicTypeSize) -> Self {
    Self { $0.change { $0.dynamicType = size } }
  }

  /// Where leading is.
  public static func layoutDirection(_ direction: LayoutDirection) -> Self {
    Self { $0.change { $0.layoutDirection = direction } }
  }

  /// The language that the screen is in.
  public static func locale(_ locale: TextLocale) -> Self {
    Self { $0.change { $0.locale = locale } }
  }

  /// A colour over the system background.
  public static func background(_ color: Color) -> Self {
    Self { $0.change { $0.background = color } }
  }

  /// Device pixels a point.
  public static func scale(_ scale: Double) -> Self {
    Self { $0.change { $0.scale = scale } }
  }

  /// A canvas instead of the default one, which other traits change.
  public static func canvas(_ canvas: PreviewCanvas) -> Self {
    Self { $0.canvas = canvas }
  }
}
