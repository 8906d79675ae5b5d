import CellViews
import ConfigLanguage
import Diagnostics
import PlainText
import Synchronization

/// A template that views name: one of `cells:` or of `components:`.
enum TemplateName: Hashable, Sendable {
  case cell(String)
  case component(String)

  /// The name alone.
  var text: String {
    switch self {
    case .cell(let name), .component(let name): name
    }
  }

  /// The template's kind, in messages.
  var kind: String {
    switch self {
    case .cell: "cell"
    case .component: "component"
    }
  }
}

/// The inputs of a config's computed values.
struct BuildScope: Sendable {
  /// The names in expressions.
  var scope: Scope
  /// The names of the screen, which the views of a component may use besides its parameters.
  private let screen: Scope
  /// The templates under `cells:`, by name.
  var cells: [String: Dynamic<ViewNode>]
  /// The views of the components, by name.
  var components: [String: Dynamic<[ViewNode]>] = [:]
  /// The arguments of the component whose views are being built, by the names of its parameters.
  private(set) var slots: [String: Slot] = [:]
  /// The state in which the screen is shown; nil for the screen as written.
  var state: ReviewState?
  /// The mistakes of the screen that hide no others; nil where each ends the building of a view.
  var mistakes: BuildMistakes?
  /// The number of views that the named cells have added so far.
  private(set) var expansion: CellExpansion
  /// The number of cells and components around the computed value.
  private var depth = 0

  /// Creates the inputs outside any cell.
  ///
  /// - Parameter viewCounts: The number of views in each template, without those of the templates
  ///   that it names.
  init(
    scope: Scope, cells: [String: Dynamic<ViewNode>] = [:],
    viewCounts: [TemplateName?: Int] = [:]
  ) {
    // Names that inner places bind are on top, and are looked up first.
    let whole = Scope(values: scope.values, pending: scope.pending, budget: scope.budget)
    self.scope = whole
    screen = whole
    self.cells = cells
    expansion = CellExpansion(viewCounts: viewCounts)
  }

  /// Views that are a component's argument, which are built in the scope of their source.
  struct Slot: Sendable {
    var views: Dynamic<[ViewNode]>
    /// The scope of the component's user.
    var scope: BuildScope
  }

  /// Returns the scope of an element of a collection, whose views have a budget of their own.
  func forElement() -> BuildScope {
    var scope = self
    scope.expansion = CellExpansion(viewCounts: expansion.viewCounts)
    // An element is built when the screen is arranged, after its mistakes were collected.
    scope.mistakes = nil
    return scope
  }

  /// The limit of nesting: cells may contain collections whose cells contain collections, but not
  /// without end.
  static let depthLimit = 16

  /// Returns the view of a cell's template, for the names in scope.
  func cell(_ name: String, at range: SourceRange) throws -> ViewNode {
    guard let cell = cells[name] else {
      throw Diagnostic(
        at: range, "unknown cell '\(excerpt(of: name, limit: 40))'",
        suggestion: suggestion(for: name, among: cells.keys))
    }
    return .modified(try cell.value(in: inside(.cell(name), at: range)), .template(name))
  }

  /// Returns the views of a component.
  ///
  /// - Parameters:
  ///   - arguments: The values of its parameters.
  ///   - slots: The views among its arguments, which are built in this scope.
  ///   - range: The place of the component's use.
  func component(
    _ name: String, _ arguments: [String: DataValue], slots: [String: Dynamic<[ViewNode]>],
    at range: SourceRange
  ) throws -> [ViewNode] {
    guard let component = components[name] else {
      preconditionFailure("no component '\(name)' was compiled")
    }
    var inner = try inside(.component(name), at: range)
    inner.scope = screen
    for (parameter, argument) in arguments { inner.scope.bind(parameter, to: argument) }
    inner.slots = slots.mapValues { Slot(views: $0, scope: self) }
    let note = Diagnostic.Note(at: range, "'\(name)' is used here")
    let known = mistakes?.all.count ?? 0
    defer { mistakes?.add(note, from: known) }
    do {
      return try component.value(in: inner)
    } catch var mistake as Diagnostic {
      mistake.notes.append(note)
      throw mistake
    }
  }

  /// Returns the scope of the views in a template.
  private func inside(_ template: TemplateName, at range: SourceRange) throws -> BuildScope {
    guard depth < Self.depthLimit else {
      throw Diagnostic(
        at: range, "\(template.kind)s are nested more than \(Self.depthLimit) levels deep")
    }
    try expansion.spend(on: template, at: range)
    var inner = self
    inner.depth += 1
    return inner
  }
}

/// The mistakes that building a screen finds without ending, such as symbols with unknown names.
final class BuildMistakes: Sendable {
  /// The most mistakes that are looked for: each costs a search for its wording.
  static let limit = 100

  private struct Found {
    var mistakes: [Diagnostic] = []
    /// The number of mistakes, equal ones included.
    var count = 0
  }

  private let found = Mutex(Found())

  /// The mistakes, each once.
  var all: [Diagnostic] { found.withLock { $0.mistakes } }

  /// Indicates whether no more mistakes are looked for.
  var isFull: Bool { found.withLock { $0.count >= Self.limit } }

  func add(_ mistake: Diagnostic) {
    found.withLock { found in
      found.count += 1
      if !found.mistakes.contains(mistake) { found.mistakes.append(mistake) }
    }
  }

  /// Adds a note to the mistakes from an index on.
  func add(_ note: Diagnostic.Note, from index: Int) {
    found.withLock { found in
      for index in found.mistakes.indices.dropFirst(index) {
        found.mistakes[index].notes.append(note)
      }
    }
  }

  /// Throws the mistakes, if there are any.
  func check() throws {
    let all = all
    if all.count == 1 { throw all[0] }
    if !all.isEmpty { throw Diagnostics(all) }
  }
}

/// The number of views added to a view by the templates that it names, by words or by expressions,
/// and by the rounds of `forEach`.
///
/// `CellCheck` finds the growth by words alone without expanding anything; the cells that
/// expressions name are known only here.
final class CellExpansion: Sendable {
  /// The number of views in each template, without those of the templates that it names.
  let viewCounts: [TemplateName?: Int]
  private let spent = Atomic(0)

  /// Creates the expansion of a view without cells yet.
  init(viewCounts: [TemplateName?: Int]) {
    self.viewCounts = viewCounts
  }

  /// Adds a template's own views.
  ///
  /// - Throws: `Diagnostic` at the template's name once there are more than `ViewNode.countLimit`.
  func spend(on template: TemplateName, at range: SourceRange) throws(Diagnostic) {
    guard spend(viewCounts[template] ?? 0) else { throw Self.mistake(of: template, at: range) }
  }

  /// Adds views; returns false once there are more than `ViewNode.countLimit`.
  ///
  /// A cell of nothing but another one's name has a cost, too.
  func spend(_ count: Int) -> Bool {
    spent.add(max(count, 1), ordering: .relaxed).newValue <= ViewNode.countLimit
  }

  /// Returns the error at the name of the template that is one too many.
  static func mistake(of template: TemplateName, at range: SourceRange) -> Diagnostic {
    let kind = template.kind + "s"
    return Diagnostic(
      at: range,
      "\(kind) that name \(kind) expand the view to more than \(ViewNode.countLimit) views")
  }
}
