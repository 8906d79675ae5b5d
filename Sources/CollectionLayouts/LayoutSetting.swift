public import LayoutGeometry

/// A value that a layout was given, under its name in configs.
///
/// Goldens record them, so that what changed is reported by its cause: `rowSpacing 12 → 8`, and not by
/// the items that are elsewhere because of it.
public struct LayoutSetting: Hashable, Sendable {
  /// A value; lengths in points.
  public enum Value: Hashable, Sendable {
    /// A number without a unit, as of columns.
    case number(Double)
    case length(Double)
    case size(Size)
    case insets(EdgeInsets)
    /// One of several choices, or a rule in words.
    case name(String)
  }

  /// The name, as in `rowSpacing`: ASCII letters, the first in lower case.
  public var name: String
  /// The value.
  public var value: Value

  /// A value under a name.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension CollectionArrangement {
  /// What the layout was given, and then what its sections have in common: their insets, and their
  /// number of columns if they have one of their own.
  ///
  /// - Complexity: O(*sections*).
  package var settings: [LayoutSetting] {
    var settings = layout.settings
    let insets = sections.map(\.section.insets)
    if let first = insets.first, insets.allSatisfy({ $0 == first }) {
      settings.append(LayoutSetting("insets", .insets(first)))
    } else {
      for (number, insets) in insets.enumerated() {
        settings.append(LayoutSetting("insets.\(number)", .insets(insets)))
      }
    }
    return settings
  }
}
