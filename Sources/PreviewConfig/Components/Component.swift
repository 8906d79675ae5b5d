import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

/// Views with parameters that other views use by a name.
struct Component: Sendable {
  /// The name, by which views use it.
  let name: String
  /// The parameters, in the order written.
  let parameters: [Parameter]
  private let view: ConfigNode

  /// Creates the component that an entry of `components:` declares; nil for an invalid one, which
  /// is reported.
  init?(_ entry: ConfigEntry, with compiler: Compiler) {
    guard Self.checkName(of: entry, with: compiler),
      let declaration = ValueType<ComponentDeclaration>.component
        .compile(entry.value, label: entry.key, with: compiler)?.constant
    else { return nil }
    name = entry.key
    parameters = declaration.parameters
    view = declaration.view
  }

  private static func checkName(of entry: ConfigEntry, with compiler: Compiler) -> Bool {
    let vocabulary = compiler.vocabulary
    let name = entry.key
    let kind: String? =
      if vocabulary.view(named: name) != nil || vocabulary.flow(named: name) != nil {
        "a view"
      } else if vocabulary.modifier(named: name) != nil || name == "modifiers" {
        "a modifier"
      } else if compiler.declared.cells.contains(name) {
        "a cell"
      } else {
        nil
      }
    if let kind {
      compiler.report(Diagnostic(at: entry.keyRange, "components: '\(name)' is \(kind) already"))
      return false
    }
    guard name.isIdentifier else {
      compiler.report(
        Diagnostic(
          at: entry.keyRange,
          "components: expected a name of letters, digits and '_', found "
            + "'\(excerpt(of: name, limit: 40))'"))
      return false
    }
    return true
  }

  /// Compiles the component's own views once for all of its uses.
  ///
  /// - Parameter names: The names that expressions may use besides the parameters.
  func compile(_ names: ExpressionNames, with compiler: Compiler) -> Dynamic<[ViewNode]>? {
    let values = parameters.filter { !$0.type.takesViews }
    return compiler.withNames(names.adding(Set(values.map(\.name)))) {
      var slots: [String: Dynamic<[ViewNode]>] = [:]
      return compiler.inside(.component(name)) {
        for parameter in parameters where parameter.type.takesViews {
          // A missing argument is reported at the component's use.
          slots[parameter.name] =
            parameter.fallbackViews(with: compiler) ?? .constant([])
        }
        return compiler.withSlots(slots) {
          ValueType<[ViewNode]>.branch.compile(view, label: name, with: compiler)
        }
      }
    }
  }
}

/// The content of an entry of `components:`.
private struct ComponentDeclaration: Sendable {
  var parameters: [Parameter]
  var view: ConfigNode
}

extension ValueType<ComponentDeclaration> {
  /// Parameters and a view.
  fileprivate static let component = ValueType.record(
    "component", "Views with parameters, used as a view by the component's name.",
    Field(
      Field<[Parameter]>(
        "parameters", .parameters, default: [], shown: "{}",
        "What it takes, by names that its expressions use: `text`, `number`, … or a mapping with a "
          + "default."),
      Field("view", .unreadViews, "Its view, or a list of its views.")
    ) { ComponentDeclaration(parameters: $0, view: $1) })
}

extension ValueType<ConfigNode> {
  /// Views that are compiled once the names in scope are known.
  fileprivate static let unreadViews = ValueType(
    schema: ValueType<[ViewNode]>.branch.schema
  ) { node, _, _ in .constant(node) }

  /// Components by name, read together with those of other files.
  static let components = ValueType(
    schema: {
      let component = ValueType<ComponentDeclaration>.component.schema()
      return Schema(
        "[components](#component) by name",
        .members(["type": "object", "additionalProperties": component.json]),
        references: component.references)
    },
    compile: { node, place, compiler in
      compiler.entries(of: node, "components by name", label: place.label)
        .map { _ in .constant(node) }
    })
}
