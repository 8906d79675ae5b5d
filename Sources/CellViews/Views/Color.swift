public import DisplayList
package import LayoutGeometry

/// The appearance of a screen, light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// A colour that may differ between light and dark, as SwiftUI's are.
public struct Color: Hashable, Sendable {
  /// The colour on a light screen.
  public var light: RGBA
  /// The colour on a dark screen.
  public var dark: RGBA
  /// The system name, as in `pink`; nil for a colour made of components.
  public var name: String? { didSet { factor = 1 } }
  /// The colours on devices that have others; none for most colours.
  package var variants: [ColorVariant] = []
  /// The notices of each screen that has the colour; none for most colours.
  package var notices: [Notice.Finding] = []
  /// The factor by which the alpha is not that of the name's colour.
  fileprivate var factor = 1.0
  /// The colour whose gradient begins with this one; none for most colours.
  ///
  /// It is kept because the surroundings may draw another colour in its place.
  fileprivate(set) var gradientBase: [Color] = []

  /// Creates a colour for each appearance.
  public init(light: RGBA, dark: RGBA, name: String? = nil) {
    self.light = light
    self.dark = dark
    self.name = name
  }

  /// Creates the same colour in light and dark.
  @_disfavoredOverload  // `Color(.white)` is UIKit's white, as in SwiftUI.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// Returns the colour with its alpha multiplied by `factor`, from 0 to 1.
  public func opacity(_ factor: Double) -> Color {
    var faded = mappingAlphas { $0 * factor }
    if name != nil { faded.factor *= factor }
    return faded
  }

  /// Returns the colour with an alpha from 0 to 1 in place of its own.
  package func withAlpha(_ alpha: Double) -> Color {
    // The name of a colour that is transparent itself is that of its alpha, too.
    guard [light, dark].contains(where: { $0.alpha < 1 }) else { return opacity(alpha) }
    var other = mappingAlphas { _ in alpha }
    other.name = nil
    return other
  }

  /// Returns the colour with other alphas, in each appearance and on each device.
  private func mappingAlphas(_ change: (Double) -> Double) -> Color {
    var other = self
    other.light.alpha = change(light.alpha)
    other.dark.alpha = change(dark.alpha)
    other.gradientBase = gradientBase.map { $0.mappingAlphas(change) }
    for index in variants.indices {
      other.variants[index].light.alpha = change(variants[index].light.alpha)
      other.variants[index].dark.alpha = change(variants[index].dark.alpha)
    }
    return other
  }

  /// The colour with which a gradient of this one begins.
  ///
  /// In surroundings that draw another colour in place of this one, it is that of the other.
  package var topOfGradient: Color {
    var top = Color(light: light.atTopOfGradient, dark: dark.atTopOfGradient)
    top.gradientBase = [self]
    return top
  }

  /// Returns the colour in an appearance.
  public func resolved(in appearance: Appearance) -> RGBA {
    appearance == .dark ? dark : light
  }
}

extension RGBA {
  /// The colour with which a gradient of this one begins.
  ///
  /// Measured on a light screen, in 255ths: 0 → 45, 48 → 91, 59 → 101, 89 → 129, 122 → 158,
  /// 199 → 222. Components beyond 255 are cut. Assumed: the same on a dark one.
  fileprivate var atTopOfGradient: RGBA {
    func lighter(_ component: Double) -> Double {
      min(1, component + 0.176 - 0.146 * component * component)
    }
    return RGBA(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: alpha)
  }
}

/// A colour in an appearance, with its original.
package struct ShownColor: Hashable, Sendable {
  /// The resolved colour.
  package var color: RGBA
  /// The name of the original colour, as `Color.name`.
  fileprivate let baseName: String?
  private let ownFactor: Double
  private let appearance: Appearance

  fileprivate init(_ color: Color, in appearance: Appearance) {
    self.color = color.resolved(in: appearance)
    baseName = color.name
    ownFactor = color.factor
    self.appearance = appearance
  }

  /// The colour with which a gradient of this one begins, which has no name.
  var atTopOfGradient: ShownColor {
    let top = color.atTopOfGradient
    return ShownColor(Color(light: top, dark: top), in: appearance)
  }

  /// The colour as written, such as `pink` or `black.opacity(0.2)`; nil for one that is made of
  /// components.
  package var name: String? {
    guard let baseName else { return nil }
    var factor = ownFactor
    // A system's colour may have other alphas on some devices.
    if let base = Color(named: baseName)?.resolved(in: appearance) {
      factor = base.alpha > 0 ? color.alpha / base.alpha : 1
    }
    // A rounded product gives a quotient that is as close.
    factor = (factor * 10_000).rounded() / 10_000
    return factor == 1 ? baseName : "\(baseName).opacity(\(factor.dump))"
  }
}

/// Colours that are drawn in place of others of their names.
package struct Recoloring: Hashable, Sendable {
  private struct Shade: Hashable {
    var color: RGBA
    var other: RGBA
  }

  private var shades: [String: [Shade]] = [:]

  /// Draws a colour, in words as `RGBA.dump`, instead of another one that a name has.
  package mutating func draw(_ other: String, insteadOf color: String, named name: String) {
    guard let color = RGBA(dump: color[...]), let other = RGBA(dump: other[...]) else { return }
    shades[name, default: []].append(Shade(color: color, other: other))
  }

  /// Returns the colour in the place of another one, as transparent as its use is.
  func shown(_ shown: ShownColor) -> ShownColor {
    guard !shades.isEmpty, let name = shown.baseName else { return shown }
    var color = shown.color
    color.alpha = 1
    let shade = shades[name]?.first {
      var known = $0.color
      known.alpha = 1
      return known.dump == color.dump
    }
    guard let shade else { return shown }
    var other = shown
    other.color = shade.other
    // Words round the alpha: the use that they are of has all of the other colour.
    if shown.color.dump != shade.color.dump {
      other.color.alpha *= shown.color.alpha / shade.color.alpha
    }
    return other
  }
}

extension Color {
  /// Indicates whether nothing of its surroundings but the appearance decides how the colour is drawn.
  var isOnlyComponents: Bool {
    name == nil && variants.isEmpty && notices.isEmpty && gradientBase.isEmpty
  }

  /// Returns the colour in an appearance, with its name.
  package func shown(in appearance: Appearance) -> ShownColor { ShownColor(self, in: appearance) }

  /// Returns the colour in an appearance of a system, with its name.
  func shown(
    in appearance: Appearance, of system: SystemLook, hasHighContrast: Bool
  ) -> ShownColor {
    // The colours that differ are opaque, so that an alpha is the colour's own.
    guard let name,
      let own = (hasHighContrast ? system.colors.inHighContrast[name] : nil)
        ?? system.colors.usual[name]
    else { return shown(in: appearance) }
    return own.opacity(light.alpha).shown(in: appearance)
  }
}

extension Color: LeafView {
  package var description: ViewDescription {
    // The words have `light`, `dark`, `name`, `factor`, `variants`, `notices` and `gradientBase`.
    ViewDescription("color", fieldSettings)
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      ShapeLayout(kind: .color, filledWith: .color(environment.shown(self))))
  }
}

extension Color: Settable {
  package static let fields: [SettingField<Color>] = [.color("color", \.self)]
}
