import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

extension Component {
  /// Compiles a use of the component.
  ///
  /// - Parameters:
  ///   - argument: Values by the names of the parameters; a scalar or a list is the first
  ///     parameter's, and an empty value is for none.
  ///   - range: The place of the component's name.
  func views(
    for argument: ConfigNode?, at range: SourceRange, with compiler: Compiler
  ) -> Dynamic<[ViewNode]>? {
    compiler.use(.component(name), at: range)
    guard let given = entries(of: argument, at: range, with: compiler) else { return nil }
    var values: [String: Dynamic<DataValue>] = [:]
    var slots: [String: Dynamic<[ViewNode]>] = [:]
    var isSound = checkNames(of: given, with: compiler)
    for parameter in parameters {
      guard let node = given.first(where: { $0.key == parameter.name })?.value else {
        if let fallback = parameter.checkedFallback {
          values[parameter.name] = .constant(fallback)
        } else if parameter.fallback == nil {
          compiler.report(Diagnostic(at: range, "missing '\(parameter.name)' in \(name)"))
          isSound = false
        }
        continue
      }
      if parameter.type.takesViews {
        slots[parameter.name] = parameter.views(node, with: compiler)
        isSound = isSound && slots[parameter.name] != nil
      } else {
        values[parameter.name] = parameter.value(node, with: compiler)
        isSound = isSound && values[parameter.name] != nil
      }
    }
    guard isSound else { return nil }
    return .computed { [name, values, slots] scope in
      let arguments = try values.mapValues { try $0.value(in: scope) }
      return try scope.component(name, arguments, slots: slots, at: range)
    }
  }

  /// Returns the arguments, by the names of the parameters; nil if they are reported as wrong.
  private func entries(
    of argument: ConfigNode?, at range: SourceRange, with compiler: Compiler
  ) -> [ConfigEntry]? {
    guard let argument, argument.scalar?.isNothing != true else { return [] }
    if let entries = argument.mapping { return entries }
    guard let first = parameters.first else {
      compiler.report(
        Diagnostic(
          at: argument.range, "\(name): expected nothing, found \(argument.typeName)",
          suggestion: "the component has no parameters"))
      return nil
    }
    return [ConfigEntry(first.name, at: range, argument)]
  }

  private func checkNames(of given: [ConfigEntry], with compiler: Compiler) -> Bool {
    let known = parameters.map(\.name)
    let unknown = given.filter { !known.contains($0.key) }
    for entry in unknown {
      let isModifier = compiler.vocabulary.modifier(named: entry.key) != nil
      compiler.report(
        Diagnostic(
          at: entry.keyRange, "unknown parameter '\(excerpt(of: entry.key, limit: 40))' of \(name)",
          suggestion: suggestion(for: entry.key, among: known)
            ?? (isModifier
              ? "'\(entry.key)' is a modifier; write it after '\(name)'"
              : listing("its parameters", known))))
    }
    return unknown.isEmpty
  }
}

extension Parameter {
  /// Compiles an argument, or its parameter's default.
  func value(
    _ node: ConfigNode, with compiler: Compiler
  ) -> Dynamic<DataValue>? {
    // A text is taken as written, regardless of its other meanings: `010`, `1:30`.
    if type == .text, let scalar = node.scalar, !scalar.isTemplate, !scalar.isMissing {
      return .constant(.string(scalar.text))
    }
    return ValueType<DataValue>.data.compile(node, label: name, with: compiler).flatMap {
      let theme = compiler.declared.theme
      return checked($0, at: node.range, label: name, with: compiler) {
        [type] value throws(Mismatch) in try type.value(value, theme: theme)
      }
    }
  }

  /// Compiles views that are arguments.
  fileprivate func views(_ node: ConfigNode, with compiler: Compiler) -> Dynamic<[ViewNode]>? {
    type == .view
      ? ValueType<ViewNode>.view.compile(node, label: name, with: compiler)?.map { [$0] }
      : ValueType<[ViewNode]>.branch.compile(node, label: name, with: compiler)
  }

  /// Compiles the default views of a missing argument, with the names of the component; nil without
  /// a default, and for an invalid one.
  func fallbackViews(with compiler: Compiler) -> Dynamic<[ViewNode]>? {
    guard let fallback, fallback.scalar?.isNothing != true else { return nil }
    return views(fallback, with: compiler)
  }
}
