import CellViews

/// Where the nodes of a view are made: the environment there, and what was noticed on the way.
public struct _ViewContext {
  /// The values that the views around set.
  package var environment: EnvironmentValues
  /// What views ask for and cannot have.
  let problems = SourceProblems()
  /// How many bodies are around the view.
  private var depth = 0

  /// How deep bodies may be nested; a body that has its own view in it would never end.
  private static let depthLimit = 512

  /// The context of a screen's root.
  package init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The context of a body; nil where bodies are nested too deeply.
  var deeper: _ViewContext? {
    guard depth < Self.depthLimit else { return nil }
    var inner = self
    inner.depth += 1
    return inner
  }

  /// The context with one value of the environment changed.
  func setting<Value>(
    _ key: WritableKeyPath<EnvironmentValues, Value>, to value: Value
  ) -> _ViewContext {
    var inner = self
    inner.environment[keyPath: key] = value
    return inner
  }

  /// Evaluates a body, whose `@Environment` properties then have the values of this context.
  @MainActor package func evaluating<Result>(_ body: () -> Result) -> Result {
    let outside = EnvironmentValues.current
    EnvironmentValues.current = environment
    defer { EnvironmentValues.current = outside }
    return body()
  }

  /// Nodes that the layout refuses, with its own words.
  var nestedTooDeeply: _ViewNodes {
    _ViewNodes(
      (0...Self.depthLimit).reduce(ViewNode.divider) { node, _ in .modified(node, .opacity(1)) })
  }
}
