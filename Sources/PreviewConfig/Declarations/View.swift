import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

extension ValueType<ViewNode> {
  /// A view: a mapping whose first key names it and whose other keys are its modifiers, in order;
  /// or the name of a view without an argument, or of a cell.
  static let view = ValueType(
    schema: { Schema("[view](#views)", .reference("view")) },
    compile: { node, place, compiler in
      compiler.atViewDepth(of: node.range) {
        switch node.content {
        case .mapping(let entries): compile(entries, of: node, with: compiler)
        case .scalar(let scalar): named(scalar, of: node, label: place.label, with: compiler)
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
  ) -> Dynamic<ViewNode>? {
    compiler.report(mismatch, at: range, label: label)
    return nil
  }

  private static func compile(
    _ entries: [ConfigEntry], of node: ConfigNode, with compiler: Compiler
  ) -> Dynamic<ViewNode>? {
    guard let first = entries.first else {
      return failure(
        Mismatch("expected a view, found {}"), at: node.range, label: "", with: compiler)
    }
    guard let declaration = compiler.vocabulary.view(named: first.key) else {
      guard let views = ValueType<[ViewNode]>.severalViews(node, with: compiler) else {
        compiler.report(notAView(first, among: entries, with: compiler))
        return nil
      }
      return views?.map { $0.asOne }
    }
    compiler.countView()
    let base = declaration.argument.compile(first.value, label: first.key, with: compiler)
    let chain = ModifierChain(
      entries.dropFirst(), after: declaration.name, of: declaration,
      isAfterList: first.value.list != nil)
    let changes = chain.compile(with: compiler)
    guard let base, let changes else { return nil }
    let mark = compiler.mark(node)
    // The content of the modifiers is unknown before it is computed: a spacer represents it.
    return changes.reduce(base.outlined(by: .spacer(minLength: nil))) { $0.applying($1) { $0($1) } }
      .map { .modified($0, .mark(mark)) }
  }

  private static func notAView(
    _ first: ConfigEntry, among entries: [ConfigEntry], with compiler: Compiler
  ) -> Diagnostic {
    let vocabulary = compiler.vocabulary
    let name = excerpt(of: first.key, limit: 40)
    if let view = entries.first(where: { vocabulary.view(named: $0.key) != nil }) {
      return Diagnostic(
        at: first.keyRange, "'\(name)' is written before the view",
        suggestion: "begin with '\(view.key)'")
    }
    if vocabulary.modifier(named: first.key) != nil {
      return Diagnostic(
        at: first.keyRange, "'\(name)' is a modifier without a view",
        suggestion: "begin with the view, as in 'text:'")
    }
    if compiler.declared.cells.contains(first.key) {
      return Diagnostic(
        at: first.keyRange, "'\(name)' is a cell, which takes no value",
        suggestion: "write 'zstack: [\(name)]' and modifiers after it, or declare it a component")
    }
    return Diagnostic(
      at: first.keyRange, "unknown view '\(name)'",
      suggestion: FamiliarWords.view(first.key)
        ?? suggestion(
          for: first.key,
          among: (vocabulary.views.map(\.name) + vocabulary.flows.map(\.name))
            + compiler.declared.components.keys))
  }

  /// Returns the view that a word names, at once or when its expression is computed.
  private static func named(
    _ scalar: ConfigScalar, of node: ConfigNode, label: String, with compiler: Compiler
  ) -> Dynamic<ViewNode>? {
    let range = node.range
    guard !scalar.isMissing else {
      return failure(
        Mismatch("expected a view, found nothing", suggestion: node.quotingAdvice), at: range,
        label: label, with: compiler)
    }
    guard let data = compiler.data(of: scalar, at: range, label: label, for: .view) else {
      return nil
    }
    let vocabulary = compiler.vocabulary
    switch data {
    case .constant(let value):
      guard case .string(let name) = value else {
        return failure(
          Mismatch(
            expected: "a view", found: value ?? .null,
            suggestion: "write '{ text: \(excerpt(of: scalar.text, limit: 40)) }' for a text"),
          at: range, label: label, with: compiler)
      }
      if let view = vocabulary.view(named: name)?.bare {
        compiler.countView()
        return .constant(.modified(view, .mark(compiler.mark(node))))
      }
      if vocabulary.view(named: name) != nil {
        return failure(
          Mismatch("'\(name)' needs a value", suggestion: "write '{ \(name): … }'"),
          at: range, label: label, with: compiler)
      }
      if let views = ValueType<[ViewNode]>.severalViews(node, with: compiler) {
        return views?.map { $0.asOne }
      }
      compiler.use(.cell(name), at: range)
      return .computation(
        Computation(
          compute: { try $0.cell(name, at: range) }, outline: { $0.cells[name]?.outline(in: $0) }))
    case .computation(let compute):
      let template = try? Template(parsing: scalar.text, position: scalar.position)
      compiler.use(cellsAmong: template?.texts)
      let mark = compiler.mark(node)
      return .computed { evaluation in
        guard let value = try compute(evaluation) else { return .spacer(minLength: 0) }
        guard case .string(let name) = value else {
          throw Mismatch(expected: "a view or a cell by name", found: value)
            .diagnostic(at: range, label: label)
        }
        let view = try evaluation.view(named: name, at: range, in: vocabulary)
        // The views of a cell have marks of their own.
        return .modified(view, .mark(mark))
      }
    }
  }
}

extension BuildScope {
  /// Returns a view without an argument, or the template of a cell.
  func view(named name: String, at range: SourceRange, in vocabulary: Vocabulary) throws -> ViewNode
  {
    try vocabulary.view(named: name)?.bare ?? cell(name, at: range)
  }
}

/// The modifiers after a view, in the order written.
struct ModifierChain {
  private let entries: [ConfigEntry]
  private let view: String
  private let declaration: ViewDeclaration?
  private let isAfterList: Bool
  private let missing: String?

  /// Creates the modifiers after a view.
  ///
  /// - Parameters:
  ///   - view: The key that names the view.
  ///   - declaration: The view's declaration; nil for a loop, a choice or a component.
  ///   - isAfterList: Indicates whether the key's value is a list.
  ///   - missing: The key of a loop or a choice for its view, if that is not written.
  init(
    _ entries: some Sequence<ConfigEntry>, after view: String,
    of declaration: ViewDeclaration? = nil, isAfterList: Bool = false, missing: String? = nil
  ) {
    self.entries = Array(entries)
    self.view = view
    self.declaration = declaration
    self.isAfterList = isAfterList
    self.missing = missing
  }

  private var isShape: Bool { declaration?.kind == .shape }

  /// Returns the change by each modifier; nil if one is invalid, which is reported.
  func compile(with compiler: Compiler) -> [Dynamic<ViewChange>]? {
    var changes: [Dynamic<ViewChange>] = []
    var isSound = true
    var previous: ConfigEntry?
    for entry in entries.flatMap({ expanded($0, with: compiler) }) {
      if let change = compile(entry, behind: previous, with: compiler) {
        changes.append(change)
      } else {
        isSound = false
      }
      if compiler.vocabulary.modifier(named: entry.key)?.isForShapes != true { previous = entry }
    }
    return isSound ? changes : nil
  }

  /// Returns the entries of a `modifiers:` list, or the entry itself.
  private func expanded(_ entry: ConfigEntry, with compiler: Compiler) -> [ConfigEntry] {
    guard entry.key == "modifiers" else { return [entry] }
    guard let list = entry.value.list else { return [entry] }
    return list.flatMap { node -> [ConfigEntry] in
      if let entries = node.mapping { return entries }
      // A bare word is a modifier without a value, such as `bold`.
      if let scalar = node.scalar, !scalar.isMissing {
        let nothing = ConfigScalar("", isQuoted: false, position: scalar.position)
        return [
          ConfigEntry(scalar.text, at: node.range, ConfigNode(.scalar(nothing), at: node.range))
        ]
      }
      return [ConfigEntry("modifiers", at: node.range, node)]
    }
  }

  private func compile(
    _ entry: ConfigEntry, behind previous: ConfigEntry?, with compiler: Compiler
  ) -> Dynamic<ViewChange>? {
    guard let modifier = compiler.vocabulary.modifier(named: entry.key) else {
      compiler.report(unknown(entry, in: compiler.vocabulary))
      return nil
    }
    if modifier.isForShapes {
      guard isShape else {
        compiler.report(
          Diagnostic(at: entry.keyRange, "'\(entry.key)' is for shapes, and not for \(view)"))
        return nil
      }
      if let previous {
        compiler.report(
          Diagnostic(
            at: entry.keyRange, "'\(entry.key)' is written after '\(previous.key)'",
            suggestion: "write it directly after '\(view)'"))
        return nil
      }
    }
    let change = modifier.argument.compile(entry.value, label: entry.key, with: compiler)
    return modifier.keepsSize ? change?.outlined { $0 } : change
  }

  private func unknown(_ entry: ConfigEntry, in vocabulary: Vocabulary) -> Diagnostic {
    let name = excerpt(of: entry.key, limit: 40)
    if entry.key == "modifiers" {
      return Diagnostic(
        at: entry.value.range,
        "modifiers: expected a list of modifiers, found \(entry.value.typeName)",
        suggestion: entry.value.mapping == nil
          ? nil : "write each as an element, as in '[{ bold: }]'")
    }
    if vocabulary.view(named: entry.key) != nil || vocabulary.flow(named: entry.key) != nil {
      return Diagnostic(
        at: entry.keyRange, "'\(name)' is a second view beside '\(view)'",
        suggestion: missing.map { "write '\($0): { \(name): … }'" }
          ?? FamiliarWords.modifier(entry.key) ?? "put both into a stack")
    }
    return Diagnostic(
      at: entry.keyRange, "unknown modifier '\(name)' after \(view)",
      suggestion: ownKeySuggestion(for: entry.key)
        ?? FamiliarWords.modifier(entry.key)
        ?? suggestion(for: entry.key, among: vocabulary.modifiers.map(\.name) + ["modifiers"])
        ?? vocabulary.suggestion(forMisplaced: entry.key)
        ?? entry.adviceOnComma)
  }

  /// Returns a suggestion for a key that is one of the view's own, or similar to one, such as
  /// `alignment` beside `hstack`.
  private func ownKeySuggestion(for key: String) -> String? {
    let keys = declaration?.ownKeys ?? []
    guard let own = keys.contains(key) ? key : closest(to: key, among: keys) else { return nil }
    // A list after the key of a stack is its children.
    let others = isAfterList && keys.contains("children") ? ", children: […]" : ", …"
    return (own == key ? "" : "did you mean '\(own)'? ")
      + "it belongs to the value of '\(view)', as in '{ \(own): …\(others) }'"
  }
}
