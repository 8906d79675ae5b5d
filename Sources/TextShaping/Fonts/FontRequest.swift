/// The font that a text asks for, as a value.
public struct FontRequest: Hashable, Sendable {
  /// A family of the catalog, or nil for the catalog's default.
  public var family: String?
  /// The size, in points.
  public var size: Double
  /// The weight; a family without it serves its nearest one.
  public var weight: FontWeight
  /// Indicates whether letters are italic; a family without italics is slanted when it is drawn.
  public var isItalic: Bool
  /// The kind of letters, if no family is named.
  public var design: FontDesign
  /// Indicates whether all digits have the same width.
  public var hasMonospacedDigits: Bool
  /// Indicates whether letters may have other forms beside some letters; nil for the family's
  /// default.
  ///
  /// OpenType's `calt`: Inter draws the x of 1080x1920 as a multiplication sign. The default is
  /// false for Inter and for monospaced letters; that of other families is declared by their fonts.
  package var hasContextualAlternates: Bool?
  /// Whose forms of ideographs are meant where the text itself does not show it.
  package var ideographs: Ideographs?
  /// The least distance of the baselines of two lines, in points; nil for the lines' own height.
  package var leading: Double?
  /// Indicates whether letters are those drawn for large sizes, where the default family has some.
  var isDisplay = false

  /// Creates a request for `family` at `size` points.
  package init(
    family: String? = nil, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
    design: FontDesign = .default, hasMonospacedDigits: Bool = false, ideographs: Ideographs? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.ideographs = ideographs
  }
}

extension FontRequest {
  /// Returns the font of annotations on a screen, as beside redlines: the default family, whose
  /// letters and distances are the same at each size.
  package static func annotation(size: Double, weight: FontWeight = .regular) -> FontRequest {
    FontRequest(family: FontFamily.defaultName, size: size, weight: weight)
  }

  /// Indicates whether the font is that of the system, whose letters and their distances depend on
  /// the size.
  var isSystem: Bool { family == nil && design == .default }
}

/// The weight of a font, from 100 to 900, as in OpenType.
public struct FontWeight: Hashable, Sendable {
  /// OpenType's number for the weight: 400 is regular, 700 bold.
  public var rawValue: Int

  /// Creates the weight with OpenType's number `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The number within OpenType's range, 1 to 1000.
  var clamped: Int { min(max(rawValue, 1), 1000) }

  /// SwiftUI's `ultraLight`, Inter's Thin: 100.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// SwiftUI's `thin`, Inter's ExtraLight: 200.
  public static let thin = FontWeight(rawValue: 200)
  /// 300.
  public static let light = FontWeight(rawValue: 300)
  /// 400, the weight of plain text.
  public static let regular = FontWeight(rawValue: 400)
  /// 500.
  public static let medium = FontWeight(rawValue: 500)
  /// 600.
  public static let semibold = FontWeight(rawValue: 600)
  /// 700.
  public static let bold = FontWeight(rawValue: 700)
  /// SwiftUI's `heavy`, Inter's ExtraBold: 800.
  public static let heavy = FontWeight(rawValue: 800)
  /// 900.
  public static let black = FontWeight(rawValue: 900)
}

extension FontWeight {
  /// SwiftUI's weights by their names.
  package static let named: KeyValuePairs<String, FontWeight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The weight's name, as in `semibold`; its number where it has none.
  package var name: String {
    Self.named.first { $0.value == self }?.key ?? "\(rawValue)"
  }
}
