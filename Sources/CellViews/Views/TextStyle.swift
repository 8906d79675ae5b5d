public import TextShaping

/// iOS's text styles.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2
}

extension TextStyle {
  /// Returns the style's font size for a size of dynamic type, in points.
  public func pointSize(for size: DynamicType) -> Double { row(for: size).size }

  /// Returns the distance of the baselines of a text's lines for a size of dynamic type, in points.
  package func leading(for size: DynamicType) -> Double { row(for: size).leading }

  /// Returns the factor of a length that grows as the texts of the style do.
  ///
  /// Lengths grow by the height of lines, not by the size of letters: 17 points at `medium` are
  /// 17 × 21 / 22.
  ///
  /// Source: `UIFontMetrics` on iOS 17, as measured by Jared Sinclair, "Scaled Metric Surprises".
  package func metricScale(for size: DynamicType) -> Double {
    leading(for: size) / leading(for: .large)
  }

  private func row(for size: DynamicType) -> (size: Double, leading: Double) {
    Self.rows(of: size)[Self.column(of: self)]
  }

  /// Returns the sizes and leadings of all styles, in the order of `column(of:)`, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, "Typography", the sizes of Dynamic Type for iOS 18;
  /// the leadings of body, subheadline and caption are measured in texts of iOS 18.2 and 18.5.
  private static func rows(of size: DynamicType) -> [(size: Double, leading: Double)] {
    switch size {
    case .xSmall:
      [
        (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (12, 16),
        (14, 19), (13, 18), (12, 16), (11, 13), (11, 13),
      ]
    case .small:
      [
        (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (13, 18),
        (15, 20), (14, 19), (12, 16), (11, 13), (11, 13),
      ]
    case .medium:
      [
        (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (14, 19),
        (16, 21), (15, 20), (12, 16), (11, 13), (11, 13),
      ]
    case .large:
      [
        (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (15, 20),
        (17, 22), (16, 21), (13, 18), (12, 16), (11, 13),
      ]
    case .xLarge:
      [
        (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (17, 22),
        (19, 24), (18, 23), (15, 20), (14, 19), (13, 18),
      ]
    case .xxLarge:
      [
        (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (19, 24),
        (21, 26), (20, 25), (17, 22), (16, 21), (15, 20),
      ]
    case .xxxLarge:
      [
        (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (21, 28),
        (23, 29), (22, 28), (19, 24), (18, 23), (17, 22),
      ]
    case .accessibility1:
      [
        (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (25, 31),
        (28, 34), (26, 32), (23, 29), (22, 28), (20, 25),
      ]
    case .accessibility2:
      [
        (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (30, 37),
        (33, 40), (32, 39), (27, 33), (26, 32), (24, 30),
      ]
    case .accessibility3:
      [
        (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (36, 43),
        (40, 48), (38, 46), (33, 40), (32, 39), (29, 35),
      ]
    case .accessibility4:
      [
        (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (42, 50),
        (47, 56), (44, 52), (38, 46), (37, 44), (34, 41),
      ]
    case .accessibility5:
      [
        (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (49, 58),
        (53, 62), (51, 60), (44, 52), (43, 51), (40, 48),
      ]
    }
  }

  private static func column(of style: TextStyle) -> Int {
    switch style {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .subheadline: 5
    case .body: 6
    case .callout: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }

  /// The style's own weight: semibold for a headline, regular for all others.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight of the style in bold.
  ///
  /// Source: the emphasized weights of Apple's Human Interface Guidelines, "Typography"; title3 is
  /// measured in texts of iOS 18.2. A caption, medium there, is measured to be semibold in texts of 11
  /// points of iOS 18 and of 12 of iOS 17 (`docs/truth.md`, login-disabled).
  package var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}

/// iOS's sizes of dynamic type; `large` is the default.
public enum DynamicType: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension DynamicType: Comparable {
  /// Indicates whether the size is one of the five that are only for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether the texts of the first size are the smaller ones.
  public static func < (first: DynamicType, second: DynamicType) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
