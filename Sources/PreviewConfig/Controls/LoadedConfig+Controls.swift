package import CellViews
import ConfigLanguage
import PlainText

extension LoadedConfig {
  /// Returns the controls of a preview of this config: for each value under `let:`, then for each
  /// key of the canvas, for the state, and for the content of the files that it includes.
  ///
  /// A list has a control for its length, at the path of its `count`, and a short one also a
  /// control for each scalar in it. Names that cannot be in a path, such as those with a dot, have
  /// none.
  package func controls(for preview: Preview) -> [ConfigControl] {
    guard let source = controlSources[preview.fullName] else { return [] }
    let written = writtenPreview(source.index)
    let kinds = ControlKinds(
      uses: source.uses, cells: source.cells, varied: source.varied,
      appearance: preview.canvas.appearance)
    let initialCanvas = source.variant.canvas(written?["canvas"], asWritten: true)
    let initialState = source.variant.writtenState ?? written?["state"]?.state
    let canvas = CanvasControls(
      node: source.variant.canvas(source.canvas), initialNode: initialCanvas,
      spec: source.spec,
      initialSpec: spec(of: initialCanvas, in: initialState, tokens: source.tokens),
      kinds: kinds)
    let state = Self.stateControl(source.variant.state, initial: initialState)
    let shared = source.included.flatMap { IncludedControls(of: $0, kinds: kinds).all }
    let controls = namedValues(source, written, kinds) + canvas.all + [state] + shared
    let varied = Self.variedPaths(of: source.variant)
    return controls.map { control in
      var control = control
      control.isVaried = varied.contains { path in
        control.path == path || control.path.hasPrefix(path + ".")
      }
      return control
    }
  }

  /// Returns the paths to the values that a variant sets.
  private static func variedPaths(of variant: Variant) -> [String] {
    let paths = variant.fixed.map { ($0.isValue ? "let." : "canvas.") + $0.entry.key }
    let statePaths = variant.writtenState.map { _ in ["state"] } ?? []
    return switch variant.state {
    case .rightToLeft: paths + statePaths + ["canvas.layoutDirection"]
    case .largestType: paths + statePaths + ["canvas.dynamicType"]
    case nil, .empty, .one, .longText: paths + statePaths
    }
  }

  /// Returns the paths of settings without effect on a preview when they are written to its file,
  /// since its variant has values of its own there; in the order of the settings.
  ///
  /// - Parameter settings: Paths that begin in the preview with their values, like those of
  ///   controls.
  package func variedPaths(of settings: [String], for preview: Preview) -> [String] {
    let varied = controlSources[preview.fullName].map { Self.variedPaths(of: $0.variant) } ?? []
    return settings.map { String($0.prefix { $0 != "=" }) }.filter { path in
      varied.contains { path == $0 || path.hasPrefix($0 + ".") || $0.hasPrefix(path + ".") }
    }
  }

  /// Returns settings with paths that begin in a preview, like those of controls, as settings with
  /// paths from the file's root.
  package func settings(_ settings: [String], of preview: Preview) -> [String] {
    guard let index = controlSources[preview.fullName]?.index else { return settings }
    return settings.map { Overrides.includedFile(of: $0) == nil ? "previews.\(index).\($0)" : $0 }
  }

  /// Returns a preview in the file, without settings; nil for one that settings have added.
  private func writtenPreview(_ index: Int?) -> ConfigNode? {
    guard let index else { return written }
    guard let nodes = written["previews"]?.list, nodes.indices.contains(index) else { return nil }
    return nodes[index]
  }

  private func namedValues(
    _ source: ControlSource, _ written: ConfigNode?, _ kinds: ControlKinds
  ) -> [ConfigControl] {
    var controls = NodeControls(.values, computed: source.computed) { path, value, initial in
      kinds.kind(of: path, value, initial: initial)
    }
    let initial = source.variant.namedValues(written?["let"], asWritten: true)
    for entry in source.variant.namedValues(source.values)?.mapping ?? [] {
      controls.add(entry.key, entry.value, initial: initial?[entry.key])
    }
    return controls.all
  }

  /// Returns the canvas of a node without overrides; nil for an invalid one, which they may hide.
  private func spec(
    of node: ConfigNode?, in state: ReviewState?, tokens: DesignTokens
  ) -> CanvasSpec? {
    let node = node ?? ConfigNode(.mapping([]), at: written.range)
    let compiler = Compiler(vocabulary: PreviewLanguage.vocabulary, loaders: loaders)
    compiler.declared.tokens = tokens
    var spec = ValueType<CanvasSpec>.canvas.constant()
      .compile(node, label: "canvas", with: compiler)?.constant
    if let state, let canvas = spec?.canvas { spec?.canvas = state.canvas(canvas) }
    return spec
  }

  private static func stateControl(_ state: ReviewState?, initial: ReviewState?) -> ConfigControl {
    let asWritten =
      initial == nil ? [ConfigControl.Choice(value: .null, label: "as written")] : []
    let states = ReviewState.allCases.map {
      ConfigControl.Choice(value: $0.json, label: $0.rawValue)
    }
    return ConfigControl(
      path: "state", label: "state", kind: .choice(asWritten + states),
      value: state?.json ?? .null, initial: initial?.json ?? .null, group: .canvas)
  }
}

extension ReviewState {
  fileprivate var json: JSONValue { .string(rawValue) }
}

extension ConfigNode {
  /// The state that a word names.
  fileprivate var state: ReviewState? { scalar.flatMap { ReviewState(rawValue: $0.text) } }
}
