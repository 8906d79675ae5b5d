import CellViews
import PlainText
import TextShaping

extension ValueType<EnvironmentChange> {
  /// How the lines of a text are aligned.
  static let textAlignment = ValueType<TextAlignment>.word(pending: .leading)
    .map { EnvironmentChange.multilineTextAlignment($0) }

  /// Which part of a text may be left out.
  static let truncationMode = ValueType<TruncationMode>.word(pending: .tail)
    .map { EnvironmentChange.truncationMode($0) }

  /// A number of lines, or `none`.
  static let lineLimit = ValueType.scalar(
    "a number of lines or none", shown: "a whole number from 1 to 10000, or none",
    json: .members([
      "anyOf": .array([
        .members(["type": "integer", "minimum": .number(1), "maximum": .number(10_000)]),
        .members(["const": "none"]),
      ])
    ]), pending: .lineLimit(nil)
  ) { value throws(Mismatch) in
    if case .string("none") = value { return .lineLimit(nil) }
    return .lineLimit(
      try value.whole(within: 1...10_000, "a number of lines or none", or: ["none"]))
  }
}
