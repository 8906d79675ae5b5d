import CellViews
import Diagnostics
import PlainText

/// Collects the content of a config while its nodes become values: the errors, the ids of its
/// views, and the names in its expressions.
final class Compiler {
  /// The names in the expressions of a place, besides the ids of views.
  struct Names {
    /// The names themselves.
    var known: Set<String>
    /// Indicates whether expressions here may read the computed values of views with an `id`.
    var readsIDs: Bool
    /// The names of `let` among the known ones: those without another meaning here.
    var settable: Set<String> = []

    /// No names: the expression must have the same value everywhere.
    static let none = Names(known: [], readsIDs: false)

    /// Indicates whether no name may be used.
    var isEmpty: Bool { known.isEmpty && !readsIDs }

    /// Returns the names with more, which hide those of `let`.
    func adding(_ more: Set<String>) -> Names {
      Names(
        known: known.union(more), readsIDs: readsIDs, settable: settable.subtracting(more))
    }
  }

  /// A use of a template, whose names are checked once all ids are known.
  private struct Use {
    var template: Template
    var names: Names
  }

  private(set) var diagnostics: [Diagnostic] = []
  /// The names in the expressions of the current place.
  private(set) var names: Names
  /// The ids of views, with their places.
  private(set) var ids: [String: SourceRange] = [:]
  /// The templates that a place names, for finding missing and recursive ones.
  private(set) var templateUses: [TemplateUse] = []
  /// The number of views in the root view (nil) and each template, without those of the templates
  /// that they name.
  private(set) var viewCounts: [TemplateName?: Int] = [:]
  /// The cells that expressions choose from; nil if one may name any cell.
  private(set) var chosenCells: Set<String>? = []
  let vocabulary: Vocabulary
  /// The loaders of the files that the config names.
  let loaders: Loaders
  /// The families that texts may name; nil if they are unknown, as a folder of fonts is invalid.
  var fontFamilies: FontFamilyNames? = FontFamilyNames()
  /// The design tokens that lengths may name; nil if they are unknown, as one of them is invalid.
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
  /// The names of the items in the views of a loop, besides the names outside.
  private(set) var loopNames: Set<String> = []
  /// The parameters with views of the current component, with their default views.
  private(set) var slots: [String: Dynamic<[ViewNode]>] = [:]
  /// The uses of the values that expressions read.
  private(set) var valueUses = ValueUses()
  /// The compiled views, by the numbers of their marks.
  private(set) var views: [ConfigNode] = []
  private var uses: [Use] = []
  private var viewDepth = 0
  private var groupDepth = 0
  /// The current cell or component; nil for the root view.
  private var currentTemplate: TemplateName?
  /// The styles that are being compiled, each of which uses the next one.
  private var currentStyles: [String] = []

  struct TemplateUse {
    var template: TemplateName
    /// The place of the use.
    var range: SourceRange
    /// The template with the use; nil for the root view.
    var user: TemplateName?
  }

  /// Creates a compiler for values whose expressions use no names, until `withNames` adds some.
  init(vocabulary: Vocabulary, loaders: Loaders) {
    names = .none
    self.vocabulary = vocabulary
    self.loaders = loaders
  }

  /// The names with a meaning in every expression, or in those of cells.
  static let reservedNames: Set<String> = [
    "item", "index", "section", "isSelected", "isHighlighted", "isEditing", "canvas", "animation",
    "true", "false", "null",
  ]

  /// Returns whether `cells:` has a cell of the name.
  func hasCell(_ name: String) -> Bool {
    cellNames.contains(name)
  }

  /// The most reported errors; more are not useful, and some need a search for their wording.
  private static let diagnosticLimit = 1000

  /// Indicates whether no further errors are reported.
  var isFull: Bool { diagnostics.count >= Self.diagnosticLimit }

  /// Records an error or a warning.
  func report(_ diagnostic: Diagnostic) {
    if !isFull { diagnostics.append(diagnostic) }
  }

  /// Records a value that does not fit its key.
  func report(_ mismatch: Mismatch, at range: SourceRange, label: String) {
    report(mismatch.diagnostic(at: range, label: label))
  }

  /// Records an id; the second of two equal ones is an error.
  func declare(id: String, at range: SourceRange) {
    if let first = ids[id] {
      report(Diagnostic(at: range, "duplicate id '\(id)', first in line \(first.start.line)"))
    } else {
      ids[id] = range
    }
  }

  func use(_ template: TemplateName, at range: SourceRange) {
    templateUses.append(TemplateUse(template: template, range: range, user: currentTemplate))
  }

  /// Counts a view of the current template, or of the root view.
  func countView() {
    viewCounts[currentTemplate, default: 0] += 1
  }

  /// The number of views in the current template, or the root view, so far.
  var viewCount: Int { viewCounts[currentTemplate] ?? 0 }

  /// Records the cells that an expression may name; nil represents any.
  func use(cellsAmong names: Set<String>?) {
    guard let names else {
      chosenCells = nil
      return
    }
    chosenCells?.formUnion(names)
  }

  /// Records the expressions of a value at the current place.
  ///
  /// - Parameter valueUse: The type of value at the place, if known.
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

  /// Compiles the views of a loop, or of a value that contains one.
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

  /// Compiles the modifiers of a style, unless it uses itself.
  ///
  /// - Parameter range: The place of the style's use.
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

  /// Returns the entries of a mapping of names; nil for a node that is not one or has too many,
  /// which is reported.
  ///
  /// - Parameter words: The expected type, as in `views by name`.
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

  /// Records a view, and returns the mark that identifies its place.
  func mark(_ view: ConfigNode) -> ViewMark {
    views.append(view)
    return ViewMark(views.count - 1)
  }

  /// Compiles a view unless it is nested too deeply.
  func atViewDepth<Result>(of range: SourceRange, _ body: () -> Result?) -> Result? {
    guard viewDepth < NodeConverter.viewDepthLimit else {
      report(
        Diagnostic(
          at: range, "views are nested more than \(NodeConverter.viewDepthLimit) levels deep"))
      return nil
    }
    viewDepth += 1
    defer { viewDepth -= 1 }
    return body()
  }

  /// Compiles a group of items unless it is nested too deeply.
  func atGroupDepth<Result>(of range: SourceRange, _ body: () -> Result?) -> Result? {
    guard groupDepth < NodeConverter.viewDepthLimit else {
      report(
        Diagnostic(
          at: range, "groups are nested more than \(NodeConverter.viewDepthLimit) levels deep",
          suggestion: "put the items into fewer groups"))
      return nil
    }
    groupDepth += 1
    defer { groupDepth -= 1 }
    return body()
  }

  /// Reports names in expressions that are not available at their place.
  ///
  /// Call this once all views are compiled: only then are all ids known.
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

/// A reason why a value does not fit its key; callers add the place and the key's name.
package struct Mismatch: Error, Hashable, Sendable {
  /// The problem, as in `expected at least 1, found 0`.
  package var message: String
  /// A suggested replacement.
  package var suggestion: String?

  /// Creates a mismatch from a message.
  package init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// Creates a mismatch of an expected and a found value.
  package init(expected: String, found: DataValue, suggestion: String? = nil) {
    self.init("expected \(expected), found \(found.asWritten)", suggestion: suggestion)
  }

  /// Returns the mismatch at its place, after the name of its key.
  func diagnostic(at range: SourceRange, label: String) -> Diagnostic {
    let words = label.isEmpty ? message : "\(label): \(message)"
    return Diagnostic(at: range, words, suggestion: suggestion)
  }
}

extension DataValue {
  /// The value in messages, in a config's notation: `4`, `'blue'`, `nothing`.
  package var asWritten: String {
    switch self {
    case .null: "nothing"
    case .bool, .number: text ?? typeName
    case .string(let text): "'\(excerpt(of: text, limit: 40))'"
    case .list, .object: typeName
    }
  }
}
