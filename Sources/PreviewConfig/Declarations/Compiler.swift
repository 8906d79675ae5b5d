import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

/// Collects what a config contains while its nodes become values: the mistakes, the ids of its
/// views, and the names that its expressions use.
final class Compiler {
  /// What the expressions of a place may use, besides the ids of views.
  struct Names {
    /// The names themselves.
    var known: Set<String>
    /// True if expressions here may read the computed values of views with an `id`.
    var readsIDs: Bool
    /// The names of `let` among the known ones: those that have no other meaning here.
    var settable: Set<String> = []

    /// No names: the expression must be worth the same everywhere.
    static let none = Names(known: [], readsIDs: false)

    /// True if no name may be used.
    var isEmpty: Bool { known.isEmpty && !readsIDs }

    /// The names with more, which hide those of `let`.
    func adding(_ more: Set<String>) -> Names {
      Names(
        known: known.union(more), readsIDs: readsIDs, settable: settable.subtracting(more))
    }
  }

  /// A use of a template whose names are checked when all ids are known.
  private struct Use {
    var template: Template
    var names: Names
  }

  /// What is wrong or surely not meant.
  private(set) var diagnostics: [Diagnostic] = []
  /// What the expressions of the current place may use.
  private(set) var names: Names
  /// The ids of views, with their places.
  private(set) var ids: [String: SourceRange] = [:]
  /// The templates that a place names, to find those that do not exist and those that hold
  /// themselves.
  private(set) var templateUses: [TemplateUse] = []
  /// How many views the root view (nil) and each template hold, without those of the templates that
  /// they name.
  private(set) var viewCounts: [TemplateName?: Int] = [:]
  /// The cells that expressions choose from; nil if one may name any cell.
  private(set) var chosenCells: Set<String>? = []
  /// The views and modifiers that there are.
  let vocabulary: Vocabulary
  /// What opens the files that the config names.
  let loaders: Loaders
  /// The families that texts may name; nil if they are not known, as a folder of fonts is wrong.
  var fontFamilies: FontFamilyNames? = FontFamilyNames()
  /// The design tokens that lengths may name; nil if they are not known, as one of them is wrong.
  var tokens: DesignTokens? = DesignTokens()
  /// The names for colours, fonts and modifiers.
  var theme = Theme()
  /// The values under `let:`.
  var settableValues = SettableValues()
  /// The previews that taps may show.
  var shownPreviews = ShownPreviews()
  /// The names under `cells:`.
  var cellNames: Set<String> = []
  /// The components that views may use, by name.
  var components: [String: Component] = [:]
  /// What the expressions in the views of a loop call its items, besides the names outside.
  private(set) var loopNames: Set<String> = []
  /// The parameters of the component that is being compiled that take views, with the views that
  /// they are by default.
  private(set) var slots: [String: Dynamic<[ViewNode]>] = [:]
  /// What is done with the values that expressions read.
  private(set) var valueUses = ValueUses()
  /// The views that were compiled, by the numbers of their marks.
  private(set) var views: [ConfigNode] = []
  private var uses: [Use] = []
  private var viewDepth = 0
  private var groupDepth = 0
  /// The cell or component that is being compiled; nil for the root view.
  private var currentTemplate: TemplateName?
  /// The styles that are being read, each of which uses the next one.
  private var currentStyles: [String] = []

  /// A template that is named.
  struct TemplateUse {
    var template: TemplateName
    /// Where it is named.
    var range: SourceRange
    /// The template that names it; nil for the root view.
    var user: TemplateName?
  }

  /// A compiler for values whose expressions use no names, until `withNames` gives them some.
  init(vocabulary: Vocabulary, loaders: Loaders) {
    names = .none
    self.vocabulary = vocabulary
    self.loaders = loaders
  }

  /// The names that mean something in every expression, or in those of cells.
  static let reservedNames: Set<String> = [
    "item", "index", "section", "isSelected", "isHighlighted", "isEditing", "canvas", "animation",
    "true", "false", "null",
  ]

  /// True if `cells:` has a cell of the name.
  func hasCell(_ name: String) -> Bool {
    cellNames.contains(name)
  }

  /// How many mistakes are reported; nobody reads more, and some cost a search to word.
  private static let diagnosticLimit = 1000

  /// True if no more mistakes are reported.
  var isFull: Bool { diagnostics.count >= Self.diagnosticLimit }

  /// Takes note of a mistake or a warning.
  func report(_ diagnostic: Diagnostic) {
    if !isFull { diagnostics.append(diagnostic) }
  }

  /// Takes note of a value that does not fit its key.
  func report(_ mismatch: Mismatch, at range: SourceRange, label: String) {
    report(mismatch.diagnostic(at: range, label: label))
  }

  /// Takes note of an id; the second of two equal ones is a mistake.
  func declare(id: String, at range: SourceRange) {
    if let first = ids[id] {
      report(Diagnostic(at: range, "duplicate id '\(id)', first in line \(first.start.line)"))
    } else {
      ids[id] = range
    }
  }

  /// Takes note of a template's name.
  func use(_ template: TemplateName, at range: SourceRange) {
    templateUses.append(TemplateUse(template: template, range: range, user: currentTemplate))
  }

  /// Takes note of a view in the current template, or in the root view.
  func countView() {
    viewCounts[currentTemplate, default: 0] += 1
  }

  /// How many views the current template, or the root view, has so far.
  var viewCount: Int { viewCounts[currentTemplate] ?? 0 }

  /// Takes note of the cells that an expression may name; nil represents any.
  func use(cellsAmong names: Set<String>?) {
    guard let names else {
      chosenCells = nil
      return
    }
    chosenCells?.formUnion(names)
  }

  /// Takes note of a template that the current place holds.
  ///
  /// - Parameter valueUse: What the place takes, where that is known.
  func use(_ template: Template, for valueUse: ValueUse? = nil) {
    uses.append(Use(template: template, names: names))
    valueUses.noteComparisons(of: template)
    if let valueUse { valueUses.note(template, as: valueUse) }
  }

  /// Compiles something whose expressions may use other names.
  func withNames<Result>(_ inner: Names, _ body: () -> Result) -> Result {
    let outer = names
    names = inner
    defer { names = outer }
    return body()
  }

  /// Compiles something whose expressions may use more names.
  func addingNames<Result>(_ more: Set<String>, _ body: () -> Result) -> Result {
    withNames(names.adding(more), body)
  }

  /// Compiles the views of a loop, or of what holds one.
  func withLoopNames<Result>(_ inner: Set<String>, _ body: () -> Result) -> Result {
    let outer = loopNames
    loopNames = inner
    defer { loopNames = outer }
    return body()
  }

  /// Compiles the views of a component with parameters that take views.
  func withSlots<Result>(
    _ inner: [String: Dynamic<[ViewNode]>], _ body: () -> Result
  ) -> Result {
    slots = inner
    defer { slots = [:] }
    return body()
  }

  /// Compiles the views of a template.
  func inside<Result>(_ template: TemplateName, _ body: () -> Result) -> Result {
    currentTemplate = template
    defer { currentTemplate = nil }
    return body()
  }

  /// Reads the modifiers of a style, unless that uses itself.
  ///
  /// - Parameter range: Where the style is used.
  func insideStyle<Result>(
    _ name: String, at range: SourceRange, _ body: () -> Result?
  ) -> Result? {
    guard !currentStyles.contains(name) else {
      report(
        Diagnostic(
          at: range,
          "the style '\(name)' uses itself: \((currentStyles + [name]).joined(separator: " → "))"))
      return nil
    }
    currentStyles.append(name)
    defer { currentStyles.removeLast() }
    return body()
  }

  /// The entries of a mapping of names; nil for what is none or has too many, which is reported.
  ///
  /// - Parameter words: What is expected, as in `views by name`.
  func entries(of node: ConfigNode, _ words: String, label: String) -> [ConfigEntry]? {
    guard let entries = node.mapping else {
      report(Mismatch("expected \(words), found \(node.typeName)"), at: node.range, label: label)
      return nil
    }
    guard entries.count <= PreviewParts.nameLimit else {
      report(
        Mismatch("expected at most \(PreviewParts.nameLimit) names, found \(entries.count)"),
        at: node.range, label: label)
      return nil
    }
    return entries
  }

  /// Takes note of a view, by whose mark its place is found again.
  func mark(_ view: ConfigNode) -> ViewMark {
    views.append(view)
    return ViewMark(views.count - 1)
  }

  /// Compiles a view unless it is nested too deep.
  func atViewDepth<Result>(of range: SourceRange, _ body: () -> Result?) -> Result? {
    guard viewDepth < ConfigNode.viewDepthLimit else {
      report(
        Diagnostic(
          at: range, "views are nested more than \(ConfigNode.viewDepthLimit) levels deep"))
      return nil
    }
    viewDepth += 1
    defer { viewDepth -= 1 }
    return body()
  }

  /// Compiles a group of items unless it is nested too deep.
  func atGroupDepth<Result>(of range: SourceRange, _ body: () -> Result?) -> Result? {
    guard groupDepth < ConfigNode.viewDepthLimit else {
      report(
        Diagnostic(
          at: range, "groups are nested more than \(ConfigNode.viewDepthLimit) levels deep",
          suggestion: "put the items into fewer groups"))
      return nil
    }
    groupDepth += 1
    defer { groupDepth -= 1 }
    return body()
  }

  /// Reports the names that no expression may use where it is.
  ///
  /// Call this once all views are compiled: only then all ids are known.
  ///
  /// - Returns: True if an expression reads the computed values of a view.
  func checkNames() -> Bool {
    var readsIDs = false
    for use in uses {
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
        report(error)
      }
    }
    return readsIDs
  }
}
