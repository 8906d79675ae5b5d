public import CellViews
public import Foundation
import Maquette
import TextShaping

/// A font under UIKit's name.
open class UIFont: NSObject, @unchecked Sendable {
  // Nothing changes it after it is made.
  /// The weight of a font.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight from -1 to 1; 0 for regular.
    public let rawValue: CGFloat

    /// Creates a weight from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from -1 to 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight 100.
    public static let ultraLight = Weight(-0.8)
    /// The weight 200.
    public static let thin = Weight(-0.6)
    /// The weight 300.
    public static let light = Weight(-0.4)
    /// The weight 400.
    public static let regular = Weight(0)
    /// The weight 500.
    public static let medium = Weight(0.23)
    /// The weight 600.
    public static let semibold = Weight(0.3)
    /// The weight 700.
    public static let bold = Weight(0.4)
    /// The weight 800.
    public static let heavy = Weight(0.56)
    /// The weight 900.
    public static let black = Weight(0.62)

    var fontWeight: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.1: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.5: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }
  }

  /// A text style.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote,
      caption1, caption2

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The font under SwiftUI's name.
  package let font: Font
  /// The size, in points.
  public let pointSize: CGFloat
  /// The font's name.
  public let fontName: String

  init(_ font: Font, size: CGFloat, name: String = ".SFUI-Regular") {
    self.font = font
    pointSize = size
    fontName = name
  }

  /// The families of an app; none, as a preview's fonts are those of its catalog.
  public class var familyNames: [String] { [] }

  /// Returns the names of a family's fonts: none.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// Creates a font of a name; the system's where there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, size: fontSize), size: fontSize, name: fontName)
  }

  /// Creates a font of a description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize == 0 ? descriptor.font.pointSize : pointSize
    self.init(descriptor.font.font, size: size)
  }

  /// The font's family.
  public var familyName: String { fontName }
  /// The distance of lines, in points.
  public var lineHeight: CGFloat { (pointSize * 1.193).rounded(.up) }
  /// The height above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// The depth below the baseline, in points, which is negative.
  public var descender: CGFloat { -pointSize * 0.241 }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters, in points.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// Returns the font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size) }

  /// Returns the system's font.
  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.fontWeight), size: size)
  }

  /// Returns the system's font in bold.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system's font in italics.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font.system(size: size).italic(), size: size)
  }

  /// Returns the system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight.fontWeight).monospacedDigit(), size: size)
  }

  /// Returns the system's font whose letters have one width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: size, weight: weight.fontWeight, design: .monospaced), size: size)
  }

  /// Returns the font of a text style.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont { UIFont(.system(style.style), size: style.style.pointSize(for: .large)) }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small texts, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of texts, in points.
  public class var systemFontSize: CGFloat { 14 }
}

/// A description of a font.
open class UIFontDescriptor: NSObject {
  /// The looks of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// A bit for each look.
    public let rawValue: UInt32

    /// Creates the looks of some bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  /// A look of a font.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a look of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The looks of letters.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The forms of letters.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A look of letters.
  public struct TraitKey: Hashable, Sendable {
    private let name: String

    /// The weight.
    public static let weight = TraitKey(name: "weight")
    /// The width.
    public static let width = TraitKey(name: "width")
    /// The slant.
    public static let slant = TraitKey(name: "slant")
    /// Bold, italic and others.
    public static let symbolic = TraitKey(name: "symbolic")
  }

  /// Returns the description: looks of a dictionary are not drawn.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    self
  }

  /// The design of a font's letters.
  public enum SystemDesign: Hashable, Sendable {
    case `default`, rounded, serif, monospaced
  }

  let font: UIFont

  init(font: UIFont) {
    self.font = font
  }

  /// The size, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// Returns the description with looks.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font.font
    if traits.contains(.traitBold) { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    return UIFontDescriptor(font: UIFont(font, size: pointSize))
  }

  /// Returns the description with a design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Returns the description of a text style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(font: .preferredFont(forTextStyle: style)) }
}

/// A font of the platform's text drawing, which is UIKit's.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font from one of UIKit's.
  public init(_ font: CTFont) {
    self = font.font
  }
}

/// A measure that grows with the text size, which is the default one.
open class UIFontMetrics: NSObject {
  /// The measures of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the measures of a text style.
  public init(forTextStyle style: UIFont.TextStyle) {}

  /// Returns the font in the text size.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont { font }

  /// Returns the font in the text size, of at most a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont { font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font }

  /// Returns the length in the text size.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat { value }
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The address.
  public static let link = NSAttributedString.Key("NSLink")
  /// The settings of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
