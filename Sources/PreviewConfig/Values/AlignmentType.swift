import LayoutGeometry

extension ValueType<Alignment> {
  /// SwiftUI's nine alignments.
  static let alignment = ValueType.words(
    [
      "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
      "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading,
      "bottom": .bottom, "bottomTrailing": .bottomTrailing,
    ], pending: .center)
}
