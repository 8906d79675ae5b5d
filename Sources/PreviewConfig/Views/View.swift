import CellViews
import Diagnostics
import PlainText

extension ValueType<View> {
  /// A view: a mapping whose first key names it and whose other keys are its modifiers, in order;
  /// or the name of a view without an argument, or of a cell.
  static let view = ValueType(
    schema: { Schema("[view](#views)", .reference("view"), references: [ViewSchema.view]) },
    compile: { node, place, compiler in
      compiler.atViewDepth(of: node.range) {
        switch node.content {
        case .mapping(let entries): compile(entries, of: node, with: compiler)
        case .scalar(let scalar): named(scalar, at: node.range, label: place.label, with: compiler)
        case .list:
          failure(
            Mismatch(
              "expected a view, found a list",
              suggestion: "put the views into a vstack, an hstack or a zstack"),
            at: node.range, label: place.label, with: compiler)
        }
      }
    })

  private static func failure(
    _ mismatch: Mismatch, at range: SourceRange, label: String, with compiler: Compiler
  ) -> Dynamic<View>? {
    compiler.report(mismatch, at: range, label: label)
    return nil
  }

  private static func compile(
    _ entries: [ConfigEntry], of node: ConfigNode, with compiler: Compiler
  ) -> Dynamic<View>? {
    guard let first = entries.first else {
      return failure(
        Mismatch("expected a view, found {}"), at: node.range, label: "", with: compiler)
    }
    guard let declaration = ViewDeclaration.named(first.key) else {
      compiler.report(notAView(first, among: entries))
      return nil
    }
    compiler.countView()
    let base = declaration.argument.compile(first.value, label: first.key, with: compiler)
    let changes = ModifierChain(entries.dropFirst(), of: declaration).compile(with: compiler)
    guard let base, let changes else { return nil }
    let mark = compiler.mark(node)
    let view = changes.reduce(base) { view, change in
      switch (view, change) {
      case (.constant(let view), .constant(let change)):
        .constant(change(view))
      default:
        .computed { evaluation in
          try change.value(in: evaluation)(try view.value(in: evaluation))
        }
      }
    }
    return view.map { .modified($0, .mark(mark)) }
  }

  private static func notAView(_ first: ConfigEntry, among entries: [ConfigEntry]) -> Diagnostic {
    let name = excerpt(of: first.key, limit: 40)
    if let view = entries.first(where: { ViewDeclaration.named($0.key) != nil }) {
      return Diagnostic(
        at: first.keyRange, "'\(name)' is written before the view",
        suggestion: "begin with '\(view.key)'")
    }
    if ModifierDeclaration.named(first.key) != nil {
      return Diagnostic(
        at: first.keyRange, "'\(name)' is a modifier without a view",
        suggestion: "begin with the view, as in 'text:'")
    }
    return Diagnostic(
      at: first.keyRange, "unknown view '\(name)'",
      suggestion: suggestion(for: first.key, among: ViewDeclaration.all.map(\.name)))
  }

  /// A view that a word names, at once or when its expression is computed.
  private static func named(
    _ scalar: ConfigScalar, at range: SourceRange, label: String, with compiler: Compiler
  ) -> Dynamic<View>? {
    guard !scalar.isMissing else {
      return failure(
        Mismatch("expected a view, found nothing"), at: range, label: label, with: compiler)
    }
    guard let data = compiler.data(of: scalar, at: range, label: label) else { return nil }
    switch data {
    case .constant(let value):
      guard case .string(let name) = value else {
        return failure(
          Mismatch(expected: "a view", found: value ?? .null), at: range, label: label,
          with: compiler)
      }
      if let view = ViewDeclaration.named(name)?.bare {
        compiler.countView()
        return .constant(view)
      }
      if ViewDeclaration.named(name) != nil {
        return failure(
          Mismatch("'\(name)' needs a value", suggestion: "write '{ \(name): … }'"),
          at: range, label: label, with: compiler)
      }
      compiler.use(cell: name, at: range)
      return .computed { try $0.cell(name, at: range) }
    case .computed(let compute):
      let template = try? Template(parsing: scalar.text, position: scalar.position)
      compiler.use(cellsAmong: template?.texts)
      return .computed { evaluation in
        guard let value = try compute(evaluation) else { return .spacer(minLength: 0) }
        guard case .string(let name) = value else {
          throw Mismatch(expected: "a view or a cell by name", found: value)
            .diagnostic(at: range, label: label)
        }
        return try evaluation.view(named: name, at: range)
      }
    }
  }
}

/// The JSON Schema of views: an object with one view's key and any modifiers, or a word.
enum ViewSchema {
  /// The named type `view`.
  static let view = SchemaReference(name: "view") {
    let views = ViewDeclaration.all.map { ($0.name, $0.argument.schema(), $0.help) }
    let modifiers = ModifierDeclaration.all.map { ($0.name, $0.argument.schema(), $0.help) }
    let properties = (views + modifiers).map { name, schema, help in
      JSONValue.Member(name: name, value: schema.json.described(help))
    }
    let list = JSONValue.Member(
      name: "modifiers",
      value: .members([
        "description": "Modifiers in order, if one is needed twice.", "type": "array",
        "items": .reference("modifier"),
      ]))
    // JSON Schema cannot require that the view's key comes first; it can require that there is one.
    let json = JSONValue.members([
      "anyOf": .array([
        .members(["type": "string"]),
        .members([
          "type": "object", "properties": .object(properties + [list]),
          "additionalProperties": .bool(false),
          "oneOf": .array(views.map { .members(["required": .array([.string($0.0)])]) }),
        ]),
      ])
    ])
    let references = (views + modifiers).flatMap { $0.1.references } + [modifier]
    return SchemaReference.Definition(
      schema: Schema("view", json, references: references),
      help: "A view: its key first, then its modifiers in order; or the name of a view or cell.",
      keys: [])
  }

  /// One modifier of a `modifiers:` list.
  private static let modifier = SchemaReference(name: "modifier") {
    let modifiers = ModifierDeclaration.all.map { ($0.name, $0.argument.schema(), $0.help) }
    let json = JSONValue.members([
      "anyOf": .array([
        .members(["enum": .array(modifiers.map { .string($0.0) })]),
        .members([
          "type": "object",
          "properties": .object(
            modifiers.map { JSONValue.Member(name: $0.0, value: $0.1.json.described($0.2)) }),
          "additionalProperties": .bool(false),
        ]),
      ])
    ])
    return SchemaReference.Definition(
      schema: Schema("modifier", json, references: modifiers.flatMap { $0.1.references }),
      help: "A modifier.", keys: [])
  }
}

extension BuildScope {
  /// A view without an argument, or the template of a cell.
  func view(named name: String, at range: SourceRange) throws -> View {
    try ViewDeclaration.named(name)?.bare ?? cell(name, at: range)
  }
}
