/// A value that a layout, a view or a modifier was given, under its name in configs.
///
/// Goldens record them, so that a report names the cause of a change, `rowSpacing 12 → 8`, instead
/// of the items that it moves.
public struct LayoutSetting: Hashable, Sendable {
  /// A value; lengths in points.
  public enum Value: Hashable, Sendable {
    /// A number without a unit, as of columns.
    case number(Double)
    case length(Double)
    case size(Size)
    case point(Point)
    case insets(EdgeInsets)
    /// The least and the greatest number.
    case range(ClosedRange<Double>)
    case flag(Bool)
    /// One of several choices, or a rule in words.
    case name(String)
    /// A text that people read or type.
    case text(String)
    /// A colour, as configs write it.
    case color(String)
  }

  /// Parts of a screen that a setting can change.
  package struct Effects: OptionSet, Hashable, Sendable {
    /// A bit for each effect.
    package let rawValue: UInt8

    /// The effects of some bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The size of the view, or of a view in it.
    package static let size = Effects(rawValue: 1)
    /// The place of the view, or of a view in it.
    package static let place = Effects(rawValue: 2)
    /// The state that the view shows, or the part of it that is seen.
    package static let content = Effects(rawValue: 4)
    /// Colours, fonts, lines, shadows and letters, which the drawing commands record as well.
    package static let paint = Effects(rawValue: 8)
  }

  /// The name, as in `rowSpacing`: ASCII letters, the first in lower case.
  public var name: String
  /// The value.
  public var value: Value
  /// The value that a view has without the setting; nil for a setting that has none.
  package var defaultValue: Value?
  /// The parts of a screen that change with the value.
  package var effects: Effects

  /// A value under a name.
  public init(_ name: String, _ value: Value) {
    self.init(name, value, defaultValue: nil, effects: [.size, .place])
  }

  /// A value under a name, with its default and the parts of a screen that change with it.
  package init(_ name: String, _ value: Value, defaultValue: Value?, effects: Effects) {
    self.name = name
    self.value = value
    self.defaultValue = defaultValue
    self.effects = effects
  }

  /// Holds for a value that is the default one, which layout texts leave out.
  package var isDefault: Bool { value == defaultValue }
}
