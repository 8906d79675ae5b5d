public import DisplayList

/// Whether a screen is light or dark.
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
  public var name: String?

  /// A colour for each appearance.
  public init(light: RGBA, dark: RGBA, name: String? = nil) {
    self.light = light
    self.dark = dark
    self.name = name
  }

  /// The same colour in light and dark.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// The colour with its alpha multiplied by `factor`, from 0 to 1.
  public func opacity(_ factor: Double) -> Color {
    var faded = self
    faded.light.alpha *= factor
    faded.dark.alpha *= factor
    return faded
  }

  /// The colour in an appearance.
  public func resolved(in appearance: Appearance) -> RGBA {
    appearance == .dark ? dark : light
  }
}

extension Color: LeafView {
  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(ShapeLayout(filledWith: .color(resolved(in: environment.appearance))))
  }
}
