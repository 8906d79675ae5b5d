package import LayoutGeometry
package import TextShaping

/// The traits of a screen by which a catalog chooses among the variants of a colour or a picture.
package struct ScreenTraits: Hashable, Sendable {
  /// A kind of device.
  package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad

    /// The device's name, as in messages.
    package var device: String { self == .phone ? "iPhone" : "iPad" }
  }

  /// The kind of device; a phone's for a canvas of no device.
  package var idiom = Idiom.phone
  /// Indicates whether the device's user asks for more contrast.
  package var hasHighContrast = false
  /// The appearance, light or dark.
  package var appearance = Appearance.light
  /// The side of the leading edge.
  package var direction = LayoutDirection.leftToRight
  /// The number of device pixels per point.
  package var scale = 2.0
  /// The language of the screen; nil for none in particular.
  package var locale: TextLocale?

  /// Creates the traits of a phone's light screen with two pixels a point.
  package init() {}

  /// Creates the traits of a canvas.
  package init(_ canvas: PreviewCanvas) {
    idiom = canvas.bezel?.isTablet == true ? .pad : .phone
    hasHighContrast = canvas.hasHighContrast
    appearance = canvas.appearance
    direction = canvas.layoutDirection
    scale = canvas.scale
    locale = canvas.locale
  }
}
