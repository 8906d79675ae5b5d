import CellViews
import Diagnostics
import PlainText

/// The modifiers after a view, in the order written.
struct ModifierChain {
  private let entries: [ConfigEntry]
  private let view: ViewDeclaration

  init(_ entries: some Sequence<ConfigEntry>, of view: ViewDeclaration) {
    self.entries = Array(entries)
    self.view = view
  }

  /// What each modifier does; nil if one is wrong, which is reported.
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
      if ModifierDeclaration.named(entry.key)?.isForShapes != true { previous = entry }
    }
    return isSound ? changes : nil
  }

  /// The entries of a `modifiers:` list, or the entry itself.
  private func expanded(_ entry: ConfigEntry, with compiler: Compiler) -> [ConfigEntry] {
    guard entry.key == "modifiers" else { return [entry] }
    guard let list = entry.value.list else { return [entry] }
    return list.flatMap { node -> [ConfigEntry] in
      if let entries = node.mapping { return entries }
      // A bare word is a modifier without a value, as in `bold`.
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
    guard let modifier = ModifierDeclaration.named(entry.key) else {
      compiler.report(unknown(entry))
      return nil
    }
    if modifier.isForShapes {
      guard view.kind == .shape else {
        compiler.report(
          Diagnostic(at: entry.keyRange, "'\(entry.key)' is for shapes, and not for \(view.name)"))
        return nil
      }
      if let previous {
        compiler.report(
          Diagnostic(
            at: entry.keyRange, "'\(entry.key)' is written after '\(previous.key)'",
            suggestion: "write it directly after '\(view.name)'"))
        return nil
      }
    }
    return modifier.argument.compile(entry.value, label: entry.key, with: compiler)
  }

  private func unknown(_ entry: ConfigEntry) -> Diagnostic {
    let name = excerpt(of: entry.key, limit: 40)
    if entry.key == "modifiers" {
      return Diagnostic(
        at: entry.value.range,
        "modifiers: expected a list of modifiers, found \(entry.value.typeName)")
    }
    if ViewDeclaration.named(entry.key) != nil {
      return Diagnostic(
        at: entry.keyRange, "'\(name)' is a second view beside '\(view.name)'",
        suggestion: "put both into a stack")
    }
    return Diagnostic(
      at: entry.keyRange, "unknown modifier '\(name)' after \(view.name)",
      suggestion: suggestion(
        for: entry.key, among: ModifierDeclaration.all.map(\.name) + ["modifiers"])
        ?? KeyIndex.suggestion(forMisplaced: entry.key))
  }
}
