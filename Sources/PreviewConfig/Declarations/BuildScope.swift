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

  /// What the template is, in messages.
  var kind: String {
    switch self {
    case .cell: "cell"
    case .component: "component"
    }
  }
}

/// What the computed values of a config are computed from.
struct BuildScope: Sendable {
  /// The names that expressions may use.
  var scope: Scope
  /// The names of the screen, which the views of a component may use besides its parameters.
  private let screen: Scope
  /// The templates under `cells:`, by name.
  var cells: [String: Dynamic<ViewNode>]
  /// The views of the components, by name.
  var components: [String: Dynamic<[ViewNode]>] = [:]
  /// The views that were given to the component whose views are built, by the names of its
  /// parameters.
  private(set) var slots: [String: Slot] = [:]
  /// The state that the screen is shown in; nil for the screen as it is written.
  var state: ReviewState?
  /// How many views the named cells have brought so far.
  private(set) var expansion: CellExpansion
  /// How many cells and components enclose what is computed.
  private var depth = 0

  /// What is known outside any cell.
  ///
  /// - Parameter viewCounts: How many views each template holds, without those of the templates
  ///   that it names.
  init(
    scope: Scope, cells: [String: Dynamic<ViewNode>] = [:],
    viewCounts: [TemplateName?: Int] = [:]
  ) {
    // What places inside bind comes on top, and is looked through first.
    let whole = Scope(values: scope.values, pending: scope.pending)
    self.scope = whole
    screen = whole
    self.cells = cells
    expansion = CellExpansion(viewCounts: viewCounts)
  }

  /// Views that are given to a component, which are built where they were written.
  struct Slot: Sendable {
    var views: Dynamic<[ViewNode]>
    /// The scope of the component's user.
    var scope: BuildScope
  }

  /// The scope of an element of a collection, whose views have a budget of their own.
  func forElement() -> BuildScope {
    var scope = self
    scope.expansion = CellExpansion(viewCounts: expansion.viewCounts)
    return scope
  }

  /// Cells may hold collections whose cells hold collections, but not without end.
  static let depthLimit = 16

  /// The template of a cell, for the names in scope.
  func cell(_ name: String, at range: SourceRange) throws -> ViewNode {
    guard let cell = cells[name] else {
      throw Diagnostic(
        at: range, "unknown cell '\(excerpt(of: name, limit: 40))'",
        suggestion: suggestion(for: name, among: cells.keys))
    }
    return .modified(try cell.value(in: inside(.cell(name), at: range)), .template(name))
  }

  /// The views of a component.
  ///
  /// - Parameters:
  ///   - arguments: The values of its parameters.
  ///   - slots: The views that are given to it, which are built in this scope.
  ///   - range: Where the component is used.
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
    do {
      return try component.value(in: inner)
    } catch var mistake as Diagnostic {
      mistake.notes.append(Diagnostic.Note(at: range, "'\(name)' is used here"))
      throw mistake
    }
  }

  /// The scope of the views that a template holds.
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

/// How many views the templates that a view names, by words or by expressions, and the rounds of
/// `forEach` have brought into it.
///
/// `CellCheck` finds the growth that words alone make without expanding anything; which cell an
/// expression names is only known here.
final class CellExpansion: Sendable {
  /// How many views each template holds, without those of the templates that it names.
  let viewCounts: [TemplateName?: Int]
  private let spent = Atomic(0)

  /// A view that no cell is part of yet.
  init(viewCounts: [TemplateName?: Int]) {
    self.viewCounts = viewCounts
  }

  /// Adds a template's own views.
  ///
  /// - Throws: `Diagnostic` at the template's name once there are more than `ViewNode.countLimit`.
  func spend(on template: TemplateName, at range: SourceRange) throws(Diagnostic) {
    guard spend(viewCounts[template] ?? 0) else { throw Self.mistake(of: template, at: range) }
  }

  /// Adds views; false once there are more than `ViewNode.countLimit`.
  ///
  /// A cell of nothing but another one's name costs something too.
  func spend(_ count: Int) -> Bool {
    spent.add(max(count, 1), ordering: .relaxed).newValue <= ViewNode.countLimit
  }

  /// What is reported at the name of the template that is one too many.
  static func mistake(of template: TemplateName, at range: SourceRange) -> Diagnostic {
    let kind = template.kind + "s"
    return Diagnostic(
      at: range,
      "\(kind) that name \(kind) expand the view to more than \(ViewNode.countLimit) views")
  }
}
