import CellViews
import PlainText

/// The declaration of a view: its key, and the values that it takes.
struct ViewDeclaration: Sendable {
  let name: String
  let help: String
  /// What modifiers of one kind of view only look for.
  let kind: Kind
  /// The view as a bare word; nil for a view that needs an argument.
  let bare: View?
  let argument: ValueType<View>

  /// The kinds of views that have modifiers of their own.
  enum Kind: Sendable {
    case shape, other
  }

  init(
    _ name: String, kind: Kind = .other, bare: View? = nil, _ argument: ValueType<View>,
    _ help: String
  ) {
    self.name = name
    self.help = help
    self.kind = kind
    self.bare = bare
    self.argument = bare.map { argument.orNothing($0) } ?? argument
  }

  /// The view with a name.
  static func named(_ name: String) -> ViewDeclaration? {
    byName[name]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let collection = ViewDeclaration(
    "collection", .collection, "Cells that a layout places.")

  /// All views of the language, in the reference's order.
  static let all: [ViewDeclaration] = [
    .text, .image, .symbol, .color, .linearGradient, .rectangle, .roundedRectangle, .circle,
    .capsule, .spacer, .divider, .vstack, .hstack, .zstack, .collection, .searchField, .toggle,
    .slider, .progress, .pageControl, .navigationBar, .tabBar,
  ]
}

extension ValueType<View> {
  /// No argument at all.
  static let nothing = ValueType(schema: { Schema("nothing", .members(["type": "null"])) }) {
    node, place, compiler in
    compiler.report(
      Mismatch("expected nothing, found \(node.typeName)"), at: node.range, label: place.label)
    return nil
  }

  /// The same type with a view for an argument that is nothing, `null`, `true`, or an empty
  /// mapping.
  fileprivate func orNothing(_ view: View) -> ValueType {
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
