import CellViews

/// The names that the expressions of a place may use, besides the ids of views.
struct ExpressionNames {
  /// The names themselves.
  var known: Set<String>
  /// Indicates whether expressions here may read the computed values of views with an `id`.
  var readsIDs: Bool
  /// The names of `let` among the known ones: those that have no other meaning here.
  var settable: Set<String> = []

  /// No names: the expression must be worth the same everywhere.
  static let none = ExpressionNames(known: [], readsIDs: false)

  /// A Boolean value that indicates whether no name may be used.
  var isEmpty: Bool { known.isEmpty && !readsIDs }

  /// Returns the names with more, which hide those of `let`.
  func adding(_ more: Set<String>) -> ExpressionNames {
    ExpressionNames(
      known: known.union(more), readsIDs: readsIDs, settable: settable.subtracting(more))
  }
}

/// The surroundings of the node that is being compiled.
struct CompilerPlace {
  /// The names that expressions here may use.
  var names = ExpressionNames.none
  /// The names that expressions in the views of a loop have for its items, besides those outside.
  var loopNames: Set<String> = []
  /// The parameters of the component around the node that take views, with the views that they are
  /// by default.
  var slots: [String: Dynamic<[ViewNode]>] = [:]
  /// The cell or component around the node; nil in the root view.
  var template: TemplateName?
  /// The styles that are being read, each of which uses the next one.
  var styles: [String] = []
  /// The number of views around the node.
  var viewDepth = 0
  /// The number of groups of items around the node.
  var groupDepth = 0
}
