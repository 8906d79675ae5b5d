public import CellViews
import DisplayList

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's gray.
  public static var gray: Color { Color.gray }
  /// Black, in light and dark.
  public static var black: Color { Color.black }
  /// White, in light and dark.
  public static var white: Color { Color.white }
  /// A colour that is fully transparent.
  public static var clear: Color { Color.clear }
  /// The accent colour, which is blue.
  public static var accentColor: Color { Color.accentColor }
}

extension Color {
  /// Creates a colour from components from 0 to 1, the same in light and dark.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a gray from 0 for black to 1 for white, the same in light and dark.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from a hue, a saturation and a brightness from 0 to 1, the same in light and
  /// dark.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Each component falls off around its own hue: red 0, green a third, blue two thirds.
    func component(_ number: Double) -> Double {
      let step = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(step, 4 - step, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}

extension Color: CustomStringConvertible {
  /// The system's name, as SwiftUI prints it, or the light colour's components as `#RRGGBBAA`.
  public var description: String {
    name ?? light.hexadecimal
  }
}

extension RGBA {
  /// The components as `#RRGGBBAA`, each rounded to 8 bits.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue, alpha].map { component in
        let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
