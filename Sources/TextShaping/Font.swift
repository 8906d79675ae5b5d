/// The weight of a font, from 100 to 900, as in OpenType.
public struct FontWeight: Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let ultraLight = FontWeight(rawValue: 100)
  public static let thin = FontWeight(rawValue: 200)
  public static let light = FontWeight(rawValue: 300)
  public static let regular = FontWeight(rawValue: 400)
  public static let medium = FontWeight(rawValue: 500)
  public static let semibold = FontWeight(rawValue: 600)
  public static let bold = FontWeight(rawValue: 700)
  public static let heavy = FontWeight(rawValue: 800)
  public static let black = FontWeight(rawValue: 900)
}

/// The font that a text asks for, as a value.
public struct FontRequest: Hashable, Sendable {
  /// A family of the catalog, or nil for the catalog's default.
  public var family: String?
  /// The size, in points.
  public var size: Double
  public var weight: FontWeight
  public var isItalic: Bool

  public init(
    family: String? = nil, size: Double, weight: FontWeight = .regular, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
