import CellViews
import ConfigLanguage
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
      try check(
        ["minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth], "width", width)
      try check(
        ["minHeight": minHeight, "idealHeight": idealHeight, "maxHeight": maxHeight], "height",
        height)
      // A fixed side beside a flexible one has all its bounds at one length.
      return .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth ?? width, idealWidth: idealWidth ?? width,
          maxWidth: maxWidth ?? width, minHeight: minHeight ?? height,
          idealHeight: idealHeight ?? height, maxHeight: maxHeight ?? height,
          alignment: alignment))
    })

  /// Checks the bounds of a side, in ascending order, and its fixed length.
  private static func check(
    _ bounds: KeyValuePairs<String, Double?>, _ side: String, _ length: Double?
  ) throws(Mismatch) {
    let written = bounds.filter { $0.value != nil }
    let lengths = written.compactMap(\.value)
    guard lengths == lengths.sorted() else {
      throw Mismatch("expected the bounds of the \(side) in ascending order")
    }
    guard length == nil || written.isEmpty else {
      let names = written.map { "'\($0.key)'" }.joined(separator: " and ")
      throw Mismatch(
        "expected either '\(side)' or \(names)",
        suggestion: "a side has one length, or is between two")
    }
  }
}
