/// A colour in sRGB with straight alpha, each component from 0 to 1.
public struct RGBA: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1; the other components are not multiplied by it.
  public var alpha: Double

  /// An opaque colour unless it has an alpha.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of a number as CSS writes it, as in `0xC2185B`; opaque unless it has an alpha.
  package init(hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Opaque black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// No colour at all.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
