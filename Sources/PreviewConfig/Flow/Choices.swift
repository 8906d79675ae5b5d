import CellViews
import ConfigLanguage
import PlainText

extension FlowDeclaration {
  /// Views for a true condition, and others for a false one.
  static let choice = FlowDeclaration(
    "if", "Views where something is true, and others, or none, where it is not.",
    Field(
      Field("if", ValueType<Bool>.truth.deferred(), "What is true or false."),
      Field(
        "then", ValueType<[ViewNode]>.branch.deferred(),
        "The view where it is true, or a list of views."),
      Field<Dynamic<[ViewNode]>?>(
        optional: "else", ValueType<[ViewNode]>.branch.deferred(),
        "The view where it is false, or a list of views; by default none.")
    ) { condition, then, otherwise in
      .computed { scope in
        try condition.value(in: scope)
          ? then.value(in: scope) : otherwise?.value(in: scope) ?? []
      }
    })

  /// Views by a value.
  static let selection = FlowDeclaration(
    "switch", "Views by a value.",
    Field(
      Field(
        "switch", ValueType<DataValue>.data.deferred(),
        "The value: a text, a number or a truth value."),
      Field("cases", .cases, "The views by the value, as it is in a text."),
      Field<Dynamic<[ViewNode]>?>(
        optional: "default", ValueType<[ViewNode]>.branch.deferred(),
        "The view, or a list of views, where no case has the value.")
    ) { value, cases, otherwise in
      .computed { scope in
        try views(for: value.value(in: scope), among: cases, otherwise).value(in: scope)
      }
    })

  private static func views(
    for value: DataValue, among cases: [String: Dynamic<[ViewNode]>],
    _ otherwise: Dynamic<[ViewNode]>?
  ) throws(Mismatch) -> Dynamic<[ViewNode]> {
    if let text = value.text, let views = cases[text] { return views }
    if let otherwise { return otherwise }
    throw Mismatch(
      "no case is \(value.summary)",
      suggestion: value.suggestion(among: Array(cases.keys)) ?? "add 'default:'")
  }

  /// Views with common modifiers.
  static let group = FlowDeclaration(
    "group", type: "viewGroup", "Views that have the modifiers after the group each.",
    Field(Field("group", ValueType<[ViewNode]>.branch.deferred(), "The views, in order.")) { $0 })
}

extension ValueType<[String: Dynamic<[ViewNode]>]> {
  /// Views by the values of a `switch`.
  fileprivate static let cases = ValueType(
    schema: {
      let branch = ValueType<[ViewNode]>.branch.schema()
      return Schema(
        "views by value",
        .members([
          "type": "object", "additionalProperties": branch.json, "minProperties": .number(1),
        ]), references: branch.references)
    },
    compile: { node, place, compiler in
      guard let entries = node.mapping, !entries.isEmpty else {
        return compiler.refuse(node, "views by value", label: place.label)
      }
      let views = entries.map {
        ValueType<[ViewNode]>.branch.compile($0.value, label: $0.key, with: compiler)
      }
      let present = views.compactMap(\.self)
      guard present.count == views.count else { return nil }
      return .constant(
        Dictionary(zip(entries.map(\.key), present), uniquingKeysWith: { first, _ in first }))
    })
}
