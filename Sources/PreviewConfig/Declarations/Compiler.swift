import CellViews
import ConfigLanguage
import Diagnostics

/// Makes the nodes of a preview values, by the declarations of their types.
///
/// It has the words of the language, the names that the file declares (`declared`) and the current
/// place (`place`), and collects its findings there (`found`).
final class Compiler {
  /// The views and modifiers that there are.
  let vocabulary: Vocabulary
  /// The loaders of the files that the config names.
  let loaders: Loaders
  /// The names that the file declares.
  var declared = DeclaredNames()
  /// The findings so far.
  private(set) var found = Findings()
  /// The surroundings of the current node.
  private(set) var place = CompilerPlace()

  /// Creates a compiler for values whose expressions use no names, until `withNames` adds some.
  init(vocabulary: Vocabulary, loaders: Loaders) {
    self.vocabulary = vocabulary
    self.loaders = loaders
  }
}

// The findings at the current place.
extension Compiler {
  /// Takes note of a mistake or a warning.
  func report(_ diagnostic: Diagnostic) { found.add(diagnostic) }

  /// Records a file or a symbol that is not found: the rest of the view is sound.
  func reportUnfound(_ diagnostic: Diagnostic) {
    report(diagnostic)
    found.unfoundCount += 1
  }

  /// Records a value that does not fit its key.
  func report(_ mismatch: Mismatch, at range: SourceRange, label: String) {
    report(mismatch.diagnostic(at: range, label: label))
  }

  /// Records that a node is not what was expected, and returns nil.
  func refuse<Value>(
    _ node: ConfigNode, _ expected: String, suggestion: String? = nil, label: String
  ) -> Value? {
    report(
      Mismatch("expected \(expected), found \(node.typeName)", suggestion: suggestion),
      at: node.range, label: label)
    return nil
  }

  /// Takes note of an id; the second of two equal ones is a mistake.
  func declare(id: String, at range: SourceRange) { found.add(id: id, at: range) }

  func use(_ template: TemplateName, at range: SourceRange) {
    found.add(Findings.TemplateUse(template: template, range: range, user: place.template))
  }

  /// Takes note of the cells that an expression may name; nil represents any.
  func use(cellsAmong names: Set<String>?) { found.add(cellsAmong: names) }

  /// Takes note of expressions at the current place.
  ///
  /// - Parameter valueUse: The type of value at the place, if known.
  func use(_ template: Template, for valueUse: ValueUse? = nil) {
    found.add(template, using: place.names, for: valueUse)
  }

  /// Takes note of a view in the current template, or in the root view.
  func countView() { found.countView(in: place.template) }

  /// The number of views that the current template, or the root view, has so far.
  var viewCount: Int { found.viewCounts[place.template] ?? 0 }

  /// Marks a view, so that its place can be found again.
  func mark(_ view: ConfigNode) -> ViewMark { found.mark(view) }

  /// Reports the names that expressions may not use at their places, once all views are compiled.
  ///
  /// - Returns: Whether an expression reads the computed values of a view.
  func checkNames() -> Bool { found.checkNames() }

  /// Returns the entries of a mapping of names; nil if the node is not one or has too many, which is
  /// reported.
  ///
  /// - Parameter words: The expected value, as in `views by name`.
  func entries(of node: ConfigNode, _ words: String, label: String) -> [ConfigEntry]? {
    guard let entries = node.mapping else {
      return refuse(node, words, label: label)
    }
    guard entries.count <= DeclaredNames.limit else {
      report(
        Mismatch("expected at most \(DeclaredNames.limit) names, found \(entries.count)"),
        at: node.range, label: label)
      return nil
    }
    return entries
  }
}

// Compiling in other surroundings.
extension Compiler {
  /// Compiles something in other surroundings.
  private func with<Part, Result>(
    _ part: WritableKeyPath<CompilerPlace, Part>, _ inner: Part, _ body: () -> Result
  ) -> Result {
    let outer = place[keyPath: part]
    place[keyPath: part] = inner
    defer { place[keyPath: part] = outer }
    return body()
  }

  /// Compiles something whose expressions may use other names.
  func withNames<Result>(_ inner: ExpressionNames, _ body: () -> Result) -> Result {
    with(\.names, inner, body)
  }

  /// Compiles something whose expressions may use more names.
  func addingNames<Result>(_ more: Set<String>, _ body: () -> Result) -> Result {
    withNames(place.names.adding(more), body)
  }

  /// Compiles the views of a loop, or of a value that contains one.
  func withLoopNames<Result>(_ inner: Set<String>, _ body: () -> Result) -> Result {
    with(\.loopNames, inner, body)
  }

  /// Compiles the views of a component with parameters that take views.
  func withSlots<Result>(
    _ inner: [String: Dynamic<[ViewNode]>], _ body: () -> Result
  ) -> Result {
    with(\.slots, inner, body)
  }

  /// Compiles the views of a template.
  func inside<Result>(_ template: TemplateName, _ body: () -> Result) -> Result {
    with(\.template, template, body)
  }

  /// Compiles the modifiers of a style, unless it uses itself.
  ///
  /// - Parameter range: The place of the style's use.
  func insideStyle<Result>(
    _ name: String, at range: SourceRange, _ body: () -> Result?
  ) -> Result? {
    let inner = place.styles + [name]
    guard !place.styles.contains(name) else {
      report(
        Diagnostic(
          at: range, "the style '\(name)' uses itself: \(inner.joined(separator: " → "))"))
      return nil
    }
    return with(\.styles, inner, body)
  }

  /// Compiles a view unless it is nested too deeply.
  func atViewDepth<Result>(of range: SourceRange, _ body: () -> Result?) -> Result? {
    guard place.viewDepth < ConfigNode.viewDepthLimit else {
      report(
        Diagnostic(
          at: range, "views are nested more than \(ConfigNode.viewDepthLimit) levels deep"))
      return nil
    }
    return with(\.viewDepth, place.viewDepth + 1, body)
  }

  /// Compiles a group of items unless it is nested too deeply.
  func atGroupDepth<Result>(of range: SourceRange, _ body: () -> Result?) -> Result? {
    guard place.groupDepth < ConfigNode.viewDepthLimit else {
      report(
        Diagnostic(
          at: range, "groups are nested more than \(ConfigNode.viewDepthLimit) levels deep",
          suggestion: "put the items into fewer groups"))
      return nil
    }
    return with(\.groupDepth, place.groupDepth + 1, body)
  }
}
