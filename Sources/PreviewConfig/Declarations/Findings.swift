import CellViews
import ConfigLanguage
import Diagnostics

/// The findings of compiling a preview's nodes: mistakes, the ids of views, and the values that its
/// expressions read.
struct Findings {
  /// Mistakes, and warnings about things that are surely not meant.
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of mistakes that are files or symbols that are not found.
  var unfoundCount = 0
  /// The ids of views, with their places.
  private(set) var ids: [String: SourceRange] = [:]
  /// The templates that places name, to find those that do not exist and those that hold themselves.
  private(set) var templateUses: [TemplateUse] = []
  /// The number of views that the root view (nil) and each template hold, without those of the templates
  /// that they name.
  private(set) var viewCounts: [TemplateName?: Int] = [:]
  /// The cells that expressions choose from; nil if one may name any cell.
  private(set) var chosenCells: Set<String>? = []
  /// The uses of the values that expressions read.
  private(set) var valueUses = ValueUses()
  /// The views, by the numbers of their marks.
  private(set) var views: [ConfigNode] = []
  private var expressionUses: [ExpressionUse] = []

  /// A template that is named.
  struct TemplateUse {
    var template: TemplateName
    /// The place that names it.
    var range: SourceRange
    /// The template that names it; nil for the root view.
    var user: TemplateName?
  }

  /// Expressions whose names are checked when all ids are known.
  private struct ExpressionUse {
    var template: Template
    var names: ExpressionNames
  }

  /// The most mistakes that are reported; more would not be read, and some cost a search to word.
  private static let diagnosticLimit = 1000

  /// A Boolean value that indicates whether no more mistakes are reported.
  var isFull: Bool { diagnostics.count >= Self.diagnosticLimit }

  /// Adds a mistake or a warning.
  mutating func add(_ diagnostic: Diagnostic) {
    if !isFull { diagnostics.append(diagnostic) }
  }

  /// Adds an id; the second of two equal ones is a mistake.
  mutating func add(id: String, at range: SourceRange) {
    if let first = ids[id] {
      add(Diagnostic(at: range, "duplicate id '\(id)', first in line \(first.start.line)"))
    } else {
      ids[id] = range
    }
  }

  /// Adds a template's name.
  mutating func add(_ use: TemplateUse) { templateUses.append(use) }

  /// Adds a view to those of a template, or of the root view.
  mutating func countView(in template: TemplateName?) { viewCounts[template, default: 0] += 1 }

  /// Adds the cells that an expression may name; nil represents any.
  mutating func add(cellsAmong names: Set<String>?) {
    guard let names else {
      chosenCells = nil
      return
    }
    chosenCells?.formUnion(names)
  }

  /// Adds expressions of a place.
  ///
  /// - Parameters:
  ///   - names: The names that they may use.
  ///   - valueUse: The values that the place takes, where that is known.
  mutating func add(_ template: Template, using names: ExpressionNames, for valueUse: ValueUse?) {
    expressionUses.append(ExpressionUse(template: template, names: names))
    valueUses.noteComparisons(of: template)
    if let valueUse { valueUses.note(template, as: valueUse) }
  }

  /// Adds a view, and returns a mark by which its place can be found again.
  mutating func mark(_ view: ConfigNode) -> ViewMark {
    views.append(view)
    return ViewMark(views.count - 1)
  }

  /// Reports the names that expressions may not use at their places.
  ///
  /// Call this once all views are compiled: only then all ids are known.
  ///
  /// - Returns: Whether an expression reads the computed values of a view.
  mutating func checkNames() -> Bool {
    var readsIDs = false
    for use in expressionUses {
      let unknown = use.template.roots.subtracting(use.names.known)
      guard !unknown.isEmpty else { continue }
      if use.names.readsIDs && unknown.allSatisfy({ ids[$0] != nil }) {
        readsIDs = true
        continue
      }
      guard !isFull else { break }
      let allowed = use.names.readsIDs ? use.names.known.union(ids.keys) : use.names.known
      do {
        try use.template.checkNames(among: allowed)
      } catch {
        add(error)
      }
    }
    return readsIDs
  }
}
