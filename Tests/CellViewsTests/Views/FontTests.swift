import CellViews
import TestSupport
import Testing
import TextShaping

struct FontTests {
  @Test func `the styles have iOS's sizes`() {
    expect(
      TextStyle.allCases.map { $0.pointSize(for: .large) },
      equals: [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
  }

  @Test(arguments: [
    (TextStyle.largeTitle, DynamicType.xSmall, 31.0), (.largeTitle, .accessibility5, 60),
    (.title3, .accessibility2, 37), (.headline, .xxxLarge, 23), (.subheadline, .small, 13),
    (.body, .accessibility5, 53), (.callout, .medium, 15), (.footnote, .xLarge, 15),
    (.footnote, .xxLarge, 17), (.caption2, .xSmall, 11), (.caption2, .accessibility1, 20),
  ])
  func `a style follows dynamic type`(
    _ style: TextStyle, size: DynamicType, expected: Double
  ) {
    expect(style.pointSize(for: size), equals: expected)
  }

  @Test func `no style shrinks where the type grows`() {
    for style in TextStyle.allCases {
      let sizes = DynamicType.allCases.map { style.pointSize(for: $0) }
      expect(sizes, equals: sizes.sorted())
    }
  }

  @Test func `a headline is semibold, all others are regular`() {
    expect(TextStyle.allCases.filter { $0.weight == .semibold }, equals: [.headline])
    expect(TextStyle.allCases.filter { $0.weight == .regular }.count, equals: 10)
  }
}
