import CellViews
import PlainText

extension ValueType<[Annotation]> {
  /// One annotation, or a list of them.
  static let annotations = ValueType<Annotation>.annotation.map { [$0] }
    .orList(
      ValueType<Annotation>.annotation.list("a list of annotations", count: 0...100))
}

extension ValueType<Annotation> {
  /// An annotation by its word; a grid may say how many points apart its lines are.
  fileprivate static let annotation = ValueType.scalar(
    "an annotation", shown: "one of \(Annotation.words.joined(separator: ", ")), grid:4",
    json: .members([
      "anyOf": .array([
        .members(["enum": .array(Annotation.words.map { .string($0) })]),
        .members(["type": "string", "pattern": "^grid:[0-9.]+$"]),
      ])
    ]), pending: .frames
  ) { value throws(Mismatch) in
    guard case .string(let word) = value, let annotation = Annotation(word: word) else {
      throw Mismatch(
        expected: "one of \(Annotation.words.joined(separator: ", "))", found: value,
        suggestion: value.suggestion(among: Annotation.words))
    }
    return annotation
  }.constant()
}
