package import DisplayList

/// The colours of a catalog's colour set on some devices, instead of those of the others.
package struct ColorVariant: Hashable, Sendable {
  /// The kind of device.
  package var idiom: ScreenTraits.Idiom
  /// Indicates whether the variant is for more contrast.
  package var hasHighContrast: Bool
  /// The colour on a light screen.
  package var light: RGBA
  /// The colour on a dark screen.
  package var dark: RGBA

  /// Creates a variant.
  package init(
    _ idiom: ScreenTraits.Idiom, hasHighContrast: Bool, light: RGBA, dark: RGBA
  ) {
    self.idiom = idiom
    self.hasHighContrast = hasHighContrast
    self.light = light
    self.dark = dark
  }
}

extension Color {
  /// Returns the colour on a screen, which may have variants of its own.
  func suited(to traits: ScreenTraits) -> Color {
    guard
      let variant = variants.first(where: {
        $0.idiom == traits.idiom && $0.hasHighContrast == traits.hasHighContrast
      })
    else { return self }
    var color = self
    color.light = variant.light
    color.dark = variant.dark
    return color
  }
}
