import ConfigLanguage
import Diagnostics
import PlainText

/// A parameter of a component.
struct Parameter: Sendable {
  var name: String
  var type: ParameterType
  /// The default; nil for a parameter that must be given.
  var fallback: ConfigNode?
  /// The value of `fallback`; nil for views.
  var checkedFallback: DataValue?
}

extension ValueType<Parameter> {
  /// A parameter's type, or a mapping with a default.
  ///
  /// The name is known from the key, and is added afterwards.
  static let parameter = ValueType<ParameterType>.parameterType
    .map { Parameter(name: "", type: $0, fallback: nil) }
    .orMapping(
      .record(
        "parameter", "What a parameter of a component takes.",
        Field(
          Field("type", .parameterType, "Its type; a list of words takes one of them."),
          Field<ConfigNode?>(
            optional: "default", .unreadValue,
            "Its value, or its view, where nothing is given; without a default it must be given.")
        ) { Parameter(name: "", type: $0, fallback: $1) }))
}

extension ValueType<ConfigNode> {
  /// Any value, which is compiled once its type is known.
  fileprivate static let unreadValue = ValueType(
    schema: { Schema("any value", .members([:])) }
  ) { node, _, _ in .constant(node) }
}

extension ValueType<[Parameter]> {
  /// Types by name, in the order written.
  static let parameters = ValueType(
    schema: {
      let parameter = ValueType<Parameter>.parameter.schema()
      return Schema(
        "types by name",
        .members(["type": "object", "additionalProperties": parameter.json]),
        references: parameter.references)
    },
    compile: { node, place, compiler in
      guard let entries = node.mapping else {
        return compiler.refuse(node, "types by name", label: place.label)
      }
      guard entries.count <= limit else {
        compiler.report(
          Mismatch("expected at most \(limit) names, found \(entries.count)"),
          at: node.range, label: place.label)
        return nil
      }
      let parameters = entries.map { parameter($0, with: compiler) }
      let present = parameters.compactMap(\.self)
      return present.count == parameters.count ? .constant(present) : nil
    })

  private static func parameter(_ entry: ConfigEntry, with compiler: Compiler) -> Parameter? {
    guard entry.key.isIdentifier, !DeclaredNames.reserved.contains(entry.key) else {
      compiler.report(
        Diagnostic(
          at: entry.keyRange,
          "parameters: expected a name of letters, digits and '_' that has no other meaning, "
            + "found '\(excerpt(of: entry.key, limit: 40))'"))
      return nil
    }
    var parameter = ValueType<Parameter>.parameter
      .compile(entry.value, label: entry.key, with: compiler)?.constant
    parameter?.name = entry.key
    guard let known = parameter, let fallback = known.fallback, !known.type.takesViews else {
      return parameter
    }
    guard
      let value = compiler.withNames(.none, { known.value(fallback, with: compiler) })?.constant
    else { return nil }
    parameter?.checkedFallback = value
    return parameter
  }

  /// The most parameters of a component.
  private static let limit = 100
}
