import CellViews
import DisplayList
public import Foundation

/// A colour under UIKit's names, for `Color(uiColor:)`.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  // Nothing changes it after it is made.
  /// The colour under SwiftUI's name.
  package let color: Color

  /// Creates a colour that is fully transparent.
  public override init() {
    color = .clear
  }

  /// Creates a colour from a SwiftUI colour.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from components from 0 to 1, the same in light and dark.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates the colour of a literal, as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from Display P3's components from 0 to 1, the same in light and dark.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a colour from a hue, a saturation and a brightness from 0 to 1, the same in light and
  /// dark.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates a gray from 0 for black to 1 for white, the same in light and dark.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Returns the colour with an opacity from 0 to 1 in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withAlpha(Double(alpha)))
  }

  /// Writes the components of the light colour, from 0 to 1, and returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = color.light
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the hue, the saturation, the brightness and the opacity of the light colour, from 0 to
  /// 1, and returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (color.light.red, color.light.green, color.light.blue)
    let most = max(r, g, b)
    let range = most - min(r, g, b)
    // Each component has the hue of its own: red 0, green a third, blue two thirds.
    var sixths = 0.0
    if range > 0 {
      if most == r {
        sixths = (g - b) / range
      } else if most == g {
        sixths = (b - r) / range + 2
      } else {
        sixths = (r - g) / range + 4
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.light.alpha
    return true
  }

  /// Writes the light colour's gray, from 0 to 1, and returns true.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = color.light
    // The weights of Rec. 601, as for a grayscale picture.
    white?.pointee = 0.299 * components.red + 0.587 * components.green + 0.114 * components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Indicates whether two colours are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// A hash of the colour.
  open override var hash: Int { color.hashValue }
}

/// The colour of a literal, by the name that the compiler looks for.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// Creates a colour from a UIKit colour.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates a colour from a UIKit colour.
  public init(_ uiColor: UIColor) {
    self = uiColor.color
  }
}

// The colours that depend on the appearance.
nonisolated extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(.red)
  /// The system's orange.
  public static let systemOrange = UIColor(.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(.green)
  /// The system's mint.
  public static let systemMint = UIColor(.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(.purple)
  /// The system's pink.
  public static let systemPink = UIColor(.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(.brown)
  /// The system's colour `label`.
  public static let label = UIColor(.label)
  /// The system's colour `secondaryLabel`.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// The system's colour `tertiaryLabel`.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// The system's colour `quaternaryLabel`.
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  /// The system's colour `placeholderText`.
  public static let placeholderText = UIColor(.placeholderText)
  /// The system's colour `link`.
  public static let link = UIColor(.link)
  /// The system's colour `separator`.
  public static let separator = UIColor(.separator)
  /// The system's colour `opaqueSeparator`.
  public static let opaqueSeparator = UIColor(.opaqueSeparator)
  /// The system's colour `systemBackground`.
  public static let systemBackground = UIColor(.systemBackground)
  /// The system's colour `secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  /// The system's colour `tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  /// The system's colour `systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  /// The system's colour `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  /// The system's colour `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
  /// The system's colour `systemFill`.
  public static let systemFill = UIColor(.systemFill)
  /// The system's colour `secondarySystemFill`.
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  /// The system's colour `tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  /// The system's colour `quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  /// The system's colour `systemGray`.
  public static let systemGray = UIColor(.systemGray)
  /// The system's colour `systemGray2`.
  public static let systemGray2 = UIColor(.systemGray2)
  /// The system's colour `systemGray3`.
  public static let systemGray3 = UIColor(.systemGray3)
  /// The system's colour `systemGray4`.
  public static let systemGray4 = UIColor(.systemGray4)
  /// The system's colour `systemGray5`.
  public static let systemGray5 = UIColor(.systemGray5)
  /// The system's colour `systemGray6`.
  public static let systemGray6 = UIColor(.systemGray6)
}

// The colours that are the same in light and dark.
nonisolated extension UIColor {
  /// Black, in light and dark.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// White, in light and dark.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Red, in light and dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green, in light and dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, in light and dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, in light and dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, in light and dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, in light and dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, in light and dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, in light and dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, in light and dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A gray of half of white, in light and dark.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A gray of two thirds of white, in light and dark.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A gray of a third of white, in light and dark.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A colour that is fully transparent.
  public static let clear = UIColor(.clear)
}
