import CellViews

/// The context in which the nodes of a view are made: the environment, and the problems found so
/// far.
public struct _ViewContext {
  /// The values that the surrounding views set.
  package var environment: EnvironmentValues
  /// The problems with the requests of views.
  let problems = SourceProblems()
  /// The number of bodies around the view.
  private var depth = 0

  /// The largest depth of nested bodies, as a body that contains its own view would never end.
  private static let depthLimit = 512

  /// Creates the context of a screen's root.
  package init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The context of a body inside; nil if bodies are nested too deeply.
  var deeper: _ViewContext? {
    guard depth < Self.depthLimit else { return nil }
    var inner = self
    inner.depth += 1
    return inner
  }

  /// Returns the context with one value of the environment changed.
  func setting<Value>(
    _ key: WritableKeyPath<EnvironmentValues, Value>, to value: Value
  ) -> _ViewContext {
    var inner = self
    inner.environment[keyPath: key] = value
    return inner
  }

  /// Evaluates a body, whose `@Environment` properties have the values of this context.
  @MainActor package func evaluating<Result>(_ body: () -> Result) -> Result {
    let outside = EnvironmentValues.current
    EnvironmentValues.current = environment
    defer { EnvironmentValues.current = outside }
    return body()
  }

  /// Checks that the views made in this context could be.
  ///
  /// - Throws: The first problem.
  @MainActor package func checkProblems() throws { try problems.check() }

  /// Nodes too deep for the layout, which rejects them with its own message.
  var nestedTooDeeply: _ViewNodes {
    _ViewNodes(
      (0...Self.depthLimit).reduce(ViewNode.divider) { node, _ in .modified(node, .opacity(1)) })
  }
}
