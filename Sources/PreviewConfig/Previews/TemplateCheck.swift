import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

/// Finds missing cells, cells and components that contain themselves, and those that multiply each
/// other beyond what a machine could draw.
struct TemplateCheck {
  private let compiler: Compiler
  /// The templates that each template names, and those that the root view names (nil).
  private let uses: [TemplateName?: [Findings.TemplateUse]]
  /// All templates, in the order of their names.
  private let templates: [TemplateName]

  init(_ compiler: Compiler) {
    self.compiler = compiler
    uses = Dictionary(grouping: compiler.found.templateUses, by: \.user)
    templates =
      compiler.declared.cells.sorted().map { .cell($0) }
      + compiler.declared.components.keys.sorted().map { .component($0) }
  }

  func run() {
    for use in compiler.found.templateUses {
      guard case .cell(let name) = use.template, !compiler.declared.cells.contains(name) else {
        continue
      }
      guard !compiler.found.isFull else { return }
      let views = compiler.vocabulary.views.filter { $0.bare != nil }.map(\.name)
      let known = compiler.declared.cells.union(views).union(compiler.declared.components.keys)
      compiler.report(
        Diagnostic(
          at: use.range, "no view or cell is named '\(excerpt(of: name, limit: 40))'",
          suggestion: suggestion(for: name, among: known) ?? Self.advice(forText: name)))
    }
    var finished: Set<TemplateName> = []
    for template in templates {
      follow(template, path: [], finished: &finished)
    }
    var counts: [TemplateName?: Int] = [:]
    for template in templates { _ = viewCount(of: template, known: &counts) }
    _ = viewCount(of: nil, known: &counts)
  }

  /// Returns the advice for words that are a text rather than a name, as those of a header are.
  private static func advice(forText words: String) -> String? {
    guard words.contains(" ") || words.first?.isUppercase == true else { return nil }
    return "for a text, write '{ text: … }'"
  }

  /// Returns the number of views in a template, or the root view (nil), with those of the templates
  /// that it names; 0 once too many are reported, so that they are reported only where the growth
  /// begins.
  ///
  /// - Parameters:
  ///   - known: The known counts; nothing is counted twice.
  ///   - depth: The number of templates around this one.
  /// - Complexity: O(*names*), for any number of views.
  private func viewCount(
    of template: TemplateName?, known: inout [TemplateName?: Int], depth: Int = 0
  ) -> Int {
    if let count = known[template] { return count }
    var count = compiler.found.viewCounts[template] ?? 0
    // A template that holds itself is reported elsewhere, and ends here.
    known[template] = count
    // Deeper templates are an error when they are built.
    guard depth <= BuildScope.depthLimit else { return count }
    for use in uses[template] ?? [] {
      count += viewCount(of: use.template, known: &known, depth: depth + 1)
      guard count <= ViewNode.countLimit else {
        compiler.report(CellExpansion.mistake(of: use.template, at: use.range))
        count = 0
        break
      }
    }
    known[template] = count
    return count
  }

  /// Warns of the cells and components of a preview that nothing names, if nothing else is wrong.
  ///
  /// If an expression may name any cell, none is surely unused.
  func warnOfUnused(cells: [ConfigEntry], components: [ConfigEntry]) {
    guard compiler.found.diagnostics.isEmpty else { return }
    var used = Set(compiler.found.templateUses.map(\.template))
    warnOfUnused(components) { used.contains(.component($0)) }
    guard let chosen = compiler.found.chosenCells else { return }
    used.formUnion(chosen.map { .cell($0) })
    warnOfUnused(cells) { used.contains(.cell($0)) }
  }

  private func warnOfUnused(_ templates: [ConfigEntry], _ isUsed: (String) -> Bool) {
    for entry in templates where !isUsed(entry.key) {
      let kind = compiler.declared.components[entry.key] == nil ? "cell" : "component"
      compiler.report(
        Diagnostic(
          .warning, at: entry.keyRange,
          "nothing uses the \(kind) '\(excerpt(of: entry.key, limit: 40))'"))
    }
  }

  /// Follows the names from a template; the path is bounded by the number of templates, which fit
  /// on a stack only while they are few.
  private func follow(
    _ template: TemplateName, path: [TemplateName], finished: inout Set<TemplateName>
  ) {
    guard !finished.contains(template), path.count < BuildScope.depthLimit else { return }
    for use in uses[template] ?? [] {
      if path.contains(use.template) || use.template == template {
        let start = path.firstIndex(of: use.template) ?? path.endIndex
        let circle = (path[start...] + [template, use.template]).map(\.text)
        compiler.report(
          Diagnostic(
            at: use.range,
            "a \(template.kind) contains itself: \(circle.joined(separator: " → "))"))
      } else {
        follow(use.template, path: path + [template], finished: &finished)
      }
    }
    finished.insert(template)
  }
}
