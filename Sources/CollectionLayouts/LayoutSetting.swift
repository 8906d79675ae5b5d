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
    case point(Point)
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

extension LayoutBadge {
  /// What a badge was given.
  fileprivate var settings: [LayoutSetting] {
    [
      LayoutSetting("badgeSize", .size(size)), LayoutSetting("badgeAnchor", .name(anchor.words)),
      LayoutSetting("badgeOffset", .point(offset)),
    ]
  }
}

extension CollectionArrangement {
  /// What the layout was given, and then what its sections were given: their insets and their badges, and
  /// their numbers of columns where these differ.
  ///
  /// What all sections have in common is there once; else under a name with the section's number, as in
  /// `insets.1`.
  ///
  /// - Complexity: O(*sections*).
  package var settings: [LayoutSetting] {
    let columns = sections.map(\.arrangement.columns)
    let haveSameColumns = columns.allSatisfy { $0 == columns.first }
    return layout.settings
      + common(sections.map { [LayoutSetting("insets", .insets($0.section.insets))] })
      + common(sections.map { $0.section.badge?.settings ?? [] })
      // Columns that all have are a fact of the layout.
      + (haveSameColumns
        ? []
        : common(columns.map { $0.map { [LayoutSetting("columns", .number(Double($0)))] } ?? [] }))
  }

  /// The settings of each section once if they are the same, else with the sections' numbers.
  private func common(_ settings: [[LayoutSetting]]) -> [LayoutSetting] {
    if let first = settings.first, settings.allSatisfy({ $0 == first }) { return first }
    return settings.enumerated().flatMap { number, settings in
      settings.map { LayoutSetting("\($0.name).\(number)", $0.value) }
    }
  }
}

extension Alignment {
  /// The place by its name in configs, as in `topTrailing`.
  fileprivate var words: String {
    let horizontal = horizontal == .center ? "" : horizontal.name
    guard vertical != .center else { return horizontal.isEmpty ? "center" : horizontal }
    return vertical.name + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
  }
}
