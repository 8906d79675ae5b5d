import CellViews
import ConfigLanguage
import PlainText

/// The views and modifiers that a config may name, and the keys of its mappings.
///
/// The compiler has it, so that views, modifiers and collections contain views without depending on
/// their declarations.
struct Vocabulary: Sendable {
  /// All views, in the reference's order.
  let views: [ViewDeclaration]
  /// The flows, which decide which views there are, in the reference's order.
  let flows: [FlowDeclaration]
  /// All modifiers, in the reference's order.
  let modifiers: [ModifierDeclaration]

  private let flowsByName: [String: FlowDeclaration]
  private let viewsByName: [String: ViewDeclaration]
  private let modifiersByName: [String: ModifierDeclaration]
  private let owners: @Sendable (String) -> [String]

  /// Creates a vocabulary with distinct names.
  ///
  /// - Parameter owners: What has a key: views and modifiers first, then keys whose value has it, each in alphabetical
  ///   order.
  init(
    views: [ViewDeclaration], flows: [FlowDeclaration], modifiers: [ModifierDeclaration],
    owners: @escaping @Sendable (_ key: String) -> [String]
  ) {
    self.views = views
    self.flows = flows
    self.modifiers = modifiers
    self.owners = owners
    flowsByName = Dictionary(uniqueKeysWithValues: flows.map { ($0.name, $0) })
    viewsByName = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) })
    modifiersByName = Dictionary(uniqueKeysWithValues: modifiers.map { ($0.name, $0) })
  }

  func view(named name: String) -> ViewDeclaration? { viewsByName[name] }

  /// Returns the flow with a first key.
  func flow(named name: String) -> FlowDeclaration? { flowsByName[name] }

  func modifier(named name: String) -> ModifierDeclaration? { modifiersByName[name] }

  /// Returns advice about a modifier that is repeated: a mapping has each key once.
  func adviceOnRepetition(of key: String) -> String? {
    modifier(named: key).map { _ in
      "list modifiers that repeat, as in 'modifiers: [{ \(key): … }, { \(key): … }]'"
    }
  }

  /// Returns advice about a misplaced key; nil if it belongs nowhere.
  func suggestion(forMisplaced key: String) -> String? {
    if modifier(named: key) != nil {
      return "'\(key)' is a modifier; write it after its view"
    }
    if view(named: key) != nil {
      return "'\(key)' is a view"
    }
    let owners = owners(key)
    return owners.isEmpty ? nil : "'\(key)' belongs to \(owners.prefix(3).joined(separator: ", "))"
  }
}

/// The declaration of a view: its key, and the values that it takes.
struct ViewDeclaration: Sendable {
  let name: String
  let help: String
  /// The kind of view, for which some modifiers search.
  let kind: Kind
  /// The view of the bare word; nil for a view that needs an argument.
  let bare: ViewNode?
  let argument: ValueType<ViewNode>

  /// The kinds of views that have modifiers of their own.
  enum Kind: Sendable {
    case shape, other
  }

  init(
    _ name: String, kind: Kind = .other, bare: ViewNode? = nil, _ argument: ValueType<ViewNode>,
    _ help: String
  ) {
    self.name = name
    self.help = help
    self.kind = kind
    self.bare = bare
    self.argument = bare.map { argument.orNothing($0) } ?? argument
  }

  /// The keys of the view's mapping, in the reference's order.
  var ownKeys: [String] {
    guard
      let record = argument.schema().references.first(where: {
        $0.name == name || $0.name == "\(name)View"
      })
    else { return [] }
    return record.definition().keys.map(\.name)
  }
}

/// The declaration of a flow, which decides which views there are, such as `forEach`: its first
/// key, which identifies it, and its others, before the modifiers.
struct FlowDeclaration: Sendable {
  let name: String
  let help: String
  /// The flow's own keys.
  let keys: [String]
  let views: ValueType<[ViewNode]>

  /// Creates a declaration with its first key as name.
  ///
  /// - Parameters:
  ///   - type: Its name in the schema; the first key by default.
  ///   - loopNames: The names in the expressions of its views, besides those outside.
  init(
    _ name: String, type: String? = nil, _ help: String, _ fields: Field<Dynamic<[ViewNode]>>,
    loopNames: (@Sendable (ConfigNode) -> Set<String>)? = nil
  ) {
    self.name = name
    self.help = help
    keys = fields.names
    let record = ValueType<Dynamic<[ViewNode]>>.record(type ?? name, help, fields)
    views = ValueType(schema: record.schema) { node, place, compiler in
      let names = loopNames?(node) ?? compiler.place.loopNames
      let compiled = compiler.withLoopNames(names) { record.compile(node, place, compiler) }
      return compiled?.evaluated { views, scope in
        do {
          return try views.value(in: scope)
        } catch let mismatch as Mismatch {
          throw mismatch.diagnostic(at: node.range, label: name)
        }
      }
    }
  }
}

/// The change of a view by a modifier.
typealias ViewChange = @Sendable (ViewNode) -> ViewNode

/// The declaration of a modifier: its key, and the values that it takes.
struct ModifierDeclaration: Sendable {
  let name: String
  let help: String
  /// Indicates whether the modifier must directly follow a shape.
  let isForShapes: Bool
  /// Indicates whether a view has the same size with and without the modifier, for any value.
  let keepsSize: Bool
  let argument: ValueType<ViewChange>

  init<Value: Sendable>(
    _ name: String, _ argument: ValueType<Value>, _ help: String, keepsSize: Bool = false,
    modifier: @escaping @Sendable (Value) -> NodeModifier
  ) {
    self.name = name
    self.help = help
    isForShapes = false
    self.keepsSize = keepsSize
    self.argument = argument.map { value in
      let modifier = modifier(value)
      return { .modified($0, modifier) }
    }
  }

  init(
    _ name: String, isForShapes: Bool = false, change argument: ValueType<ViewChange>,
    _ help: String
  ) {
    self.name = name
    self.help = help
    self.isForShapes = isForShapes
    keepsSize = false
    self.argument = argument
  }

  init(
    _ name: String, _ argument: ValueType<EnvironmentChange>, _ help: String
  ) {
    self.init(name, argument, help, keepsSize: true) { .environment($0) }
  }
}

extension ValueType<ViewNode> {
  /// The absence of an argument.
  static let nothing = ValueType(schema: { Schema("nothing", .members(["type": "null"])) }) {
    node, place, compiler in
    return compiler.refuse(
      node, "nothing",
      suggestion: FamiliarWords.modifiers(node, after: place.label) {
        compiler.vocabulary.modifier(named: $0).map { !$0.isForShapes || place.label != "divider" }
          == true
      },
      label: place.label)
  }

  /// Returns the type with a view for an argument that is empty, `null`, `true`, or an empty
  /// mapping.
  fileprivate func orNothing(_ view: ViewNode) -> ValueType {
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
}
