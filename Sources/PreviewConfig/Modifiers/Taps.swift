import CellViews
import ConfigLanguage
import PlainText

extension ModifierDeclaration {
  static let onTap = ModifierDeclaration(
    "onTap", ValueType<TapAction>.tap,
    "What a tap does in a prototype: it sets values of `let`, or shows another preview."
  ) { .onTap($0) }
}

extension ValueType<TapAction> {
  /// The values to set, or the preview to show.
  fileprivate static let tap = ValueType.record(
    "onTap", "What a tap on the view does in a prototype; pictures do not show it.",
    Field(
      Field<[TapAction.Assignment]?>(
        optional: "set", .assignments,
        "Values of `let` by their names, as in `isOn: ${!isOn}` or `size.width: 320`."),
      Field<String?>(
        optional: "show", .shownPreview, "The name of another preview of the file."),
      Field<DataValue?>(
        optional: "with", .data, "What becomes of the shown preview's `item`, a name of its `let`.")
    ) { set, show, item throws(Mismatch) in
      guard (set == nil) != (show == nil) else {
        throw Mismatch("expected either 'set' or 'show'")
      }
      guard let show else {
        guard item == nil else { throw Mismatch("expected 'show' beside 'with'") }
        return .set(set ?? [])
      }
      return .show(preview: show, item: item?.overrideText)
    }
  ).withItemChecked()

  /// Returns the type with a check that `with` is used only for previews that declare `let.item`.
  private func withItemChecked() -> ValueType {
    ValueType(schema: schema) { node, place, compiler in
      let action = compile(node, place, compiler)
      guard let item = node["with"], let name = node["show"]?.scalar?.text,
        compiler.declared.previews.takesItem[name] == false
      else { return action }
      compiler.report(
        Mismatch(
          "the preview '\(excerpt(of: name, limit: 40))' has no 'item'",
          suggestion: "declare 'item' under its 'let:'"),
        at: item.range, label: "with")
      return nil
    }
  }
}

extension ValueType<String> {
  /// The name of a preview of the file.
  fileprivate static let shownPreview = ValueType(
    schema: outputName.schema,
    compile: { node, place, compiler in
      guard let name = node.scalar?.text, !name.isEmpty else {
        return compiler.refuse(node, "the name of a preview", label: place.label)
      }
      guard compiler.declared.previews.takesItem[name] != nil else {
        let names = compiler.declared.previews.takesItem.keys
        compiler.report(
          Mismatch(
            "no preview of the file is named '\(excerpt(of: name, limit: 40))'",
            suggestion: suggestion(for: name, among: names)
              ?? listing("the previews are", names)),
          at: node.range, label: place.label)
        return nil
      }
      return .constant(name)
    })
}

extension ValueType<[TapAction.Assignment]> {
  /// A mapping of paths under `let:` to values.
  fileprivate static let assignments = ValueType(
    schema: {
      Schema(
        "values by name",
        .members(["type": "object", "minProperties": .number(1)]))
    },
    compile: { node, place, compiler in
      guard let entries = node.mapping, !entries.isEmpty else {
        return compiler.refuse(node, "values by name", label: place.label)
      }
      let parts = entries.map { assignment($0, with: compiler) }
      let present = parts.compactMap { $0 }
      return present.count == parts.count ? combined(present) : nil
    })

  private static func assignment(
    _ entry: ConfigEntry, with compiler: Compiler
  ) -> Dynamic<TapAction.Assignment>? {
    let path = entry.key.split(separator: ".", omittingEmptySubsequences: false)
    do throws(Mismatch) {
      try compiler.declared.values.check(path.map(String.init))
    } catch {
      compiler.report(error, at: entry.keyRange, label: "set")
      return nil
    }
    return ValueType<DataValue>.data.compile(entry.value, label: entry.key, with: compiler)?.map {
      TapAction.Assignment(path: SettableValues.prefix + entry.key, value: $0.overrideText)
    }
  }
}
