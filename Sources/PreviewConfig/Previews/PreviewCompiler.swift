import CellViews
import CollectionLayouts
import ConfigLanguage
import Diagnostics
import LayoutGeometry
import PlainText
import TextShaping

/// Compiles one preview with all its variants.
struct PreviewCompiler {
  private var parts: PreviewParts
  private let name: String
  private let place: SourceRange
  private let compiler: Compiler
  /// The tokens that redlines name: of 400 points, not of a weight of 400.
  private let lengths: DesignTokens
  /// The values of all tokens in expressions, by the first parts of their names; names of the screen's own replace
  /// them.
  private let tokenValues: [String: DataValue]
  /// The first parts of the names of lengths.
  private let tokenGroups: Set<String>

  /// Creates a compiler for a preview at a place, with its name.
  init(
    _ parts: PreviewParts, name: String, at place: SourceRange, vocabulary: Vocabulary,
    loaders: Loaders
  ) {
    self.parts = parts
    self.name = name
    self.place = place
    compiler = Compiler(vocabulary: vocabulary, loaders: loaders)
    compiler.declared.tokens = parts.tokens
    compiler.declared.fontFamilies = parts.fonts.map { FontFamilyNames(own: $0) }
    compiler.declared.values = SettableValues(parts.values)
    compiler.declared.previews = parts.siblings
    let catalogs = loaders.catalogs.library(
      of: parts.allCatalogs, in: parts.contexts
    ) { [compiler] in compiler.report($0) }
    compiler.declared.theme.catalogs = catalogs
    compiler.declared.theme.fonts = catalogs.fonts(in: compiler.declared.fontFamilies)
    self.parts.addTokens(catalogs.lengths)
    tokenValues = (self.parts.tokens ?? DesignTokens()).data(with: catalogs.tokenData)
    tokenGroups = self.parts.tokens?.groups ?? []
    compiler.declared.tokens = catalogs.isWhole ? self.parts.tokens : nil
    lengths = DesignTokens(
      (self.parts.tokens?.lengths ?? [:]).filter { !catalogs.numbers.contains($0.key) })
  }

  /// The mistakes in the preview, once it is compiled.
  var diagnostics: [Diagnostic] { compiler.found.diagnostics }

  /// Returns the preview's variants in order, or the valid ones.
  func previews() -> [CompiledPreview] {
    let values = namedValues()
    let valueNames = Set(values.map(\.name))
    let names = ExpressionNames(
      known: screenNames.union(valueNames), readsIDs: true, settable: valueNames)
    compiler.declared.cells = Set(allCells.map(\.key))
    Theme.read(parts.theme.over(parts.shared.theme), names, with: compiler)
    let components = components(names)
    let cells = cells(names)
    let view = parts.view.flatMap { node in
      compiler.withNames(names) {
        ValueType<ViewNode>.view.compile(node, label: "view", with: compiler)
      }
    }
    let templateCheck = TemplateCheck(compiler)
    templateCheck.run()
    for value in values {
      guard let range = compiler.found.ids[value.name] else { continue }
      compiler.report(Diagnostic(at: range, "'\(value.name)' is a name under 'let' too"))
    }
    for group in tokenGroups.sorted() {
      guard let range = compiler.found.ids[group] else { continue }
      compiler.report(Diagnostic(at: range, "'\(group)' is the name of a group of tokens too"))
    }
    let readsComputedValues = compiler.checkNames()
    var variants = VariantList(
      parts.variants, values: values.map(\.name) + parts.contexts.keys, state: parts.state,
      states: parts.states,
      overrides: parts.overrides, compiler)
    variants.keep(parts.contexts)
    // Each variant's canvas is compiled before an invalid view ends this, so that its errors are
    // reported as well.
    let canvases = variants.all.map(canvas(of:))
    compiler.reportTexts(
      of: compiler.declared.theme.catalogs, on: canvases.compactMap { $0?.canvas })
    guard let view, let node = parts.view else { return [] }
    templateCheck.warnOfUnused(
      cells: parts.cells?.mapping ?? [], components: parts.components?.mapping ?? [])
    let places = NoticePlaces(canvas: parts.canvas, view: node, marked: compiler.found.views)
    let screen = Screen(
      view: view, cells: cells, components: components, viewCounts: compiler.found.viewCounts,
      ids: Set(compiler.found.ids.keys),
      values: values,
      readsComputedValues: readsComputedValues)
    var uses = compiler.found.valueUses
    uses.noteControls(in: compiler.found.views)
    uses.noteAliases(in: parts.values)
    return zip(variants.all, canvases).compactMap { variant, canvas in
      guard let canvas, let (preview, values) = preview(of: variant, on: canvas, showing: screen)
      else { return nil }
      let source = ControlSource(
        canvas: parts.canvas, values: parts.values, variant: variant, spec: canvas,
        computed: values, uses: uses, cells: parts.cells?.mapping?.map(\.key) ?? [],
        catalogs: compiler.declared.theme.catalogs,
        tokens: compiler.declared.tokens ?? DesignTokens(), varied: variants.values)
      return CompiledPreview(preview: preview, places: places, controls: source)
    }
  }

  /// The names that represent the screen itself.
  private var screenNames: Set<String> {
    Set(tokenValues.keys).union(parts.animation == nil ? ["canvas"] : ["canvas", "animation"])
  }

  private func namedValues() -> [Screen.NamedValue] {
    var values: [Screen.NamedValue] = []
    for entry in (parts.values?.mapping ?? []).prefix(DeclaredNames.limit) {
      // What a screen shows of one item is an item, too; a cell's own takes precedence there.
      let isFree = entry.key == "item" || !DeclaredNames.reserved.contains(entry.key)
      guard entry.key.isIdentifier, isFree else {
        compiler.report(
          Diagnostic(
            at: entry.keyRange,
            "let: expected a name of letters, digits and '_' that has no other meaning, found "
              + "'\(excerpt(of: entry.key, limit: 40))'"))
        continue
      }
      if tokenGroups.contains(entry.key) {
        compiler.report(
          Diagnostic(at: entry.keyRange, "'\(entry.key)' is the name of a group of tokens too"))
        continue
      }
      let names = ExpressionNames(
        known: screenNames.union(values.map(\.name)), readsIDs: false)
      let value = compiler.withNames(names) {
        ValueType<DataValue>.data.compile(entry.value, label: entry.key, with: compiler)
      }
      // An invalid value keeps its name, so that its uses are not reported too.
      values.append(Screen.NamedValue(name: entry.key, value: value))
    }
    return values
  }

  private func cells(_ names: ExpressionNames) -> [String: Dynamic<ViewNode>] {
    let inner = names.adding(ItemNames.inCells)
    var cells: [String: Dynamic<ViewNode>] = [:]
    for entry in allCells {
      cells[entry.key] = compiler.withNames(inner) {
        compiler.inside(.cell(entry.key)) {
          ValueType<ViewNode>.view.compile(entry.value, label: entry.key, with: compiler)
        }
      }
    }
    return cells
  }

  /// The preview's own cells, and missing ones from other files.
  private var allCells: [ConfigEntry] {
    parts.shared.cells.under(parts.cells?.mapping ?? [])
  }

  private func components(_ names: ExpressionNames) -> [String: Dynamic<[ViewNode]>] {
    let entries = parts.shared.components.under(parts.components?.mapping ?? [])
    // All are declared before the views of one are compiled, which may use any.
    let components = entries.compactMap { Component($0, with: compiler) }
    for component in components where compiler.declared.components[component.name] == nil {
      compiler.declared.components[component.name] = {
        component.views(for: $0, at: $1, with: $2)
      }
    }
    return Dictionary(
      components.map { ($0.name, $0.compile(names, with: compiler) ?? .constant([])) }
    ) { first, _ in first }
  }

  private func canvas(of variant: Variant) -> CanvasSpec? {
    let node = variant.canvas(parts.canvas) ?? ConfigNode(.mapping([]), at: place)
    let spec = compiler.withNames(.none) {
      ValueType<CanvasSpec>.canvas.constant().compile(node, label: "canvas", with: compiler)
    }?.constant
    guard var spec else { return nil }
    spec.canvas.accentColor = compiler.declared.theme.catalogs.accentColor
    guard let state = variant.state else { return spec }
    let own = spec.canvas
    spec.canvas = state.canvas(own)
    // A setting for this preview alone takes precedence over its state, too.
    if parts.overrides?.sets(["canvas", "layoutDirection"]) == true {
      spec.canvas.layoutDirection = own.layoutDirection
    }
    if parts.overrides?.sets(["canvas", "dynamicType"]) == true {
      spec.canvas.dynamicType = own.dynamicType
    }
    return spec
  }

  /// Returns the preview of a variant, and the values under `let:`; nil if one of these is invalid,
  /// which is reported.
  private func preview(
    of variant: Variant, on canvas: CanvasSpec, showing screen: Screen
  ) -> (Preview, values: [String: DataValue])? {
    let names = Set(screen.values.map(\.name))
    var screen = screen
    screen.state = variant.state
    var fixed = Scope(values: tokenValues)
    fixed.bind("canvas", to: canvas.data)
    let fonts = FontCatalog(folders: (parts.fonts ?? []).map(\.path))
    guard let animation = parts.animation else {
      guard let scope = reporting({ try screen.scope(fixed, variant) }) else { return nil }
      reportUnfound(in: screen, scope)
      let preview = Preview(
        name: name, variant: variant.suffix, canvas: canvas.canvas, fonts: fonts,
        readsComputedValues: screen.readsComputedValues
      ) { [screen] in try screen.view(in: scope, knowing: $0) }
      return (reviewed(preview), scope.values.filter { names.contains($0.key) })
    }
    let scope = { @Sendable [screen, fixed] (frame: FrameAnimation.Frame) in
      var names = fixed
      names.bind("animation", to: frame.data)
      return try screen.scope(names, variant)
    }
    // The values of `let` are checked now for the first frame, and for the others when they are
    // drawn.
    let first = FrameAnimation.Frame(0, of: animation.frameCount)
    guard let firstScope = reporting({ try scope(first) }) else { return nil }
    let preview = Preview(
      name: name, variant: variant.suffix, canvas: canvas.canvas, fonts: fonts,
      readsComputedValues: screen.readsComputedValues,
      animation: FrameAnimation(
        frameCount: animation.frameCount, duration: animation.duration,
        repeatCount: animation.repeatCount
      ) { [screen] frame, computed, _ in
        guard let scope = try scope(frame) else { return .spacer(minLength: 0) }
        return try screen.view(in: scope, knowing: computed)
      })
    return (reviewed(preview), firstScope.values.filter { names.contains($0.key) })
  }

  /// Reports the symbols and pictures of expressions that are not found, if the only mistakes are
  /// those that are written: else another run would be needed to learn of them.
  private func reportUnfound(in screen: Screen, _ scope: Scope) {
    let mistakes = compiler.found.diagnostics.filter { $0.severity == .error }
    guard !mistakes.isEmpty, mistakes.count == compiler.found.unfoundCount else { return }
    do {
      _ = try screen.view(in: scope, knowing: ComputedValues())
    } catch let error as Diagnostics {
      for mistake in error.diagnostics { compiler.reportUnfound(mistake) }
    } catch let error as Diagnostic {
      compiler.reportUnfound(error)
    } catch {
      // Another mistake is reported once these are mended.
    }
  }

  /// Returns the preview with its settings for reviews.
  private func reviewed(_ preview: Preview) -> Preview {
    var preview = preview
    preview.annotations = parts.annotations
    preview.isEmpty = parts.isEmpty
    preview.tokens = lengths
    return preview
  }

  /// Returns the result of `body`; nil if it is nil or an error, which is reported.
  private func reporting<Value>(_ body: () throws -> Value?) -> Value? {
    do {
      return try body()
    } catch let diagnostic as Diagnostic {
      compiler.report(diagnostic)
      return nil
    } catch {
      preconditionFailure("'let' threw \(error)")
    }
  }
}

/// A preview with the places of its parts, for the notices of later phases, and with the sources of
/// its controls.
struct CompiledPreview: Sendable {
  var preview: Preview
  var places: NoticePlaces
  var controls: ControlSource
}

/// The screen of all variants and all frames of a preview.
private struct Screen: Sendable {
  var view: Dynamic<ViewNode>
  var cells: [String: Dynamic<ViewNode>]
  var components: [String: Dynamic<[ViewNode]>]
  /// The number of views in each template, without those of the templates that it names.
  var viewCounts: [TemplateName?: Int]
  var ids: Set<String>
  /// The values under `let:`, in order.
  var values: [NamedValue]
  var readsComputedValues: Bool
  /// The state in which the screen is shown; nil for the screen as written.
  var state: ReviewState?

  /// A value under `let:`.
  struct NamedValue: Sendable {
    var name: String
    /// The value; nil for an invalid one, which was reported.
    var value: Dynamic<DataValue>?
  }

  /// Returns the names of the screen with those of `let:`; nil if one of these is invalid, which
  /// was reported.
  ///
  /// - Throws: The first error: later values may use the value, and would only repeat the error.
  func scope(_ screen: Scope, _ variant: Variant) throws -> Scope? {
    var scope = screen
    scope.budget = ExpressionBudget()
    for named in values {
      if let given = variant.values[named.name] {
        scope.bind(named.name, to: given)
        continue
      }
      guard let value = named.value else { return nil }
      scope.bind(named.name, to: try value.value(in: BuildScope(scope: scope)))
    }
    return scope
  }

  /// Returns the root view for the names in scope and the values that layout has computed so far.
  func view(in scope: Scope, knowing computed: ComputedValues) throws -> ViewNode {
    var names = scope
    names.pending = ids.subtracting(computed.views.keys)
    // What is drawn again, as on the live page, has it anew.
    names.budget = ExpressionBudget()
    for (id, metrics) in computed.views where ids.contains(id) {
      names.bind(id, to: metrics.data)
    }
    var scope = BuildScope(scope: names, cells: cells, viewCounts: viewCounts)
    scope.components = components
    scope.state = state
    let mistakes = BuildMistakes()
    scope.mistakes = mistakes
    let view = try view.value(in: scope)
    try mistakes.check()
    return view
  }
}

extension ComputedValues.Metrics {
  /// The value of a view with an `id` in expressions.
  fileprivate var data: DataValue {
    var fields: [String: DataValue] = [
      "frame": .object([
        "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
        "height": .number(frame.height),
      ]),
      "width": .number(frame.width), "height": .number(frame.height),
    ]
    if let columns { fields["columns"] = .number(Double(columns)) }
    if let rows { fields["rows"] = .number(Double(rows)) }
    if let cellSize { fields["cellSize"] = cellSize.data }
    if let contentSize { fields["contentSize"] = contentSize.data }
    if let contentOffset {
      fields["contentOffset"] = .object([
        "x": .number(contentOffset.x), "y": .number(contentOffset.y),
      ])
    }
    if let currentItem { fields["currentItem"] = .number(Double(currentItem)) }
    if let loadsMore { fields["loadsMore"] = .bool(loadsMore) }
    if !sections.isEmpty {
      fields["sections"] = .list(sections.map { $0?.data ?? .object([:]) })
    }
    return .object(fields)
  }
}

extension ComputedValues.SectionMetrics {
  /// The value in expressions of a section that scrolls by itself.
  fileprivate var data: DataValue {
    .object([
      "contentOffset": .number(scrolling.offset),
      "visibleItems": .list(visibleItems.map { .number(Double($0)) }),
      "currentItem": .number(Double(scrolling.currentItem)),
      "currentPage": .number(Double(scrolling.currentPage)),
      "pageCount": .number(Double(scrolling.pageCount)),
    ])
  }
}

extension Size {
  fileprivate var data: DataValue {
    .object(["width": .number(width), "height": .number(height)])
  }
}
