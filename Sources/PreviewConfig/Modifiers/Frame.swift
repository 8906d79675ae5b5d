import CellViews
import LayoutGeometry

extension ModifierDeclaration {
  static let frame = ModifierDeclaration(
    "frame", ValueType<NodeModifier>.frame, "A size, or bounds of one."
  ) { $0 }
}

extension ValueType<NodeModifier> {
  /// `frame(width:height:alignment:)` and `frame(minWidth:…)` in one.
  fileprivate static let frame = ValueType.record(
    "frame", "A size, or bounds of one, in points.",
    Field(
      Field(optional: "width", .length, "The width."),
      Field(optional: "height", .length, "The height."),
      Field(optional: "minWidth", .length, "The least width."),
      Field(optional: "idealWidth", .length, "The width where none is proposed."),
      Field(optional: "maxWidth", .lengthOrInfinity, "The greatest width."),
      Field(optional: "minHeight", .length, "The least height."),
      Field(optional: "idealHeight", .length, "The height where none is proposed."),
      Field(optional: "maxHeight", .lengthOrInfinity, "The greatest height."),
      Field(
        "alignment", .alignment, default: .center, shown: "center",
        "Where the view is aligned in the frame.")
    ) {
      width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment
        throws(Mismatch) in
      let bounds = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
      guard bounds.contains(where: { $0 != nil }) else {
        return .frame(FixedFrame(width: width, height: height, alignment: alignment))
      }
      try checkOrder(minWidth, idealWidth, maxWidth, fixed: width, "width")
      try checkOrder(minHeight, idealHeight, maxHeight, fixed: height, "height")
      // A fixed side beside a flexible one has all its bounds at one length.
      return .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth ?? width, idealWidth: idealWidth ?? width,
          maxWidth: maxWidth ?? width, minHeight: minHeight ?? height,
          idealHeight: idealHeight ?? height, maxHeight: maxHeight ?? height,
          alignment: alignment))
    })

  private static func checkOrder(
    _ least: Double?, _ ideal: Double?, _ greatest: Double?, fixed: Double?, _ side: String
  ) throws(Mismatch) {
    let bounds = [least, ideal, greatest].compactMap { $0 }
    guard bounds == bounds.sorted() else {
      throw Mismatch("expected the bounds of the \(side) in ascending order")
    }
    guard fixed == nil || bounds.isEmpty else {
      throw Mismatch("expected either '\(side)' or bounds of it")
    }
  }
}
