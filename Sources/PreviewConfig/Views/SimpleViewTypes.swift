import CellViews
import PlainText

extension ValueType<View> {
  /// No argument at all.
  static let nothing = ValueType(schema: { Schema("nothing", .members(["type": "null"])) }) {
    node, place, compiler in
    compiler.report(
      Mismatch("expected nothing, found \(node.typeName)"), at: node.range, label: place.label)
    return nil
  }

  /// The same type with a view that stands where there is nothing, `null`, `true`, or an empty
  /// mapping.
  func orNothing(_ view: View) -> ValueType {
    ValueType(
      schema: {
        let schema = schema()
        let empty = JSONValue.members([
          "type": .array(["null", "object"]), "maxProperties": .number(0),
        ])
        return Schema(
          schema.words,
          .members(["anyOf": .array([schema.json, empty, .members(["const": .bool(true)])])]),
          references: schema.references)
      },
      compile: { node, place, compiler in
        let isTrue = node.scalar.map { $0.text == "true" && !$0.isQuoted } ?? false
        if isTrue || node.scalar?.isNothing == true || node.mapping?.isEmpty == true {
          return .constant(view)
        }
        return compile(node, place, compiler)
      })
  }

  /// A spacer's least length, or nothing for SwiftUI's.
  static let spacer = ValueType<Double>.length.orMapping(
    .record(
      "spacer", "Room that grows along its stack.",
      Field(
        Field("minLength", .length, "The least length, in points.")
      ) { $0 })
  ).map { View.spacer(minLength: $0) }
}
