import CellViews
import TextShaping

/// Compiles one preview with all its variants.
struct PreviewCompiler {
  private let parts: PreviewParts
  private let name: String
  private let place: SourceRange
  private let compiler: Compiler

  /// A compiler for a preview at a place whose name is known.
  init(_ parts: PreviewParts, name: String, at place: SourceRange, loaders: Loaders) {
    self.parts = parts
    self.name = name
    self.place = place
    compiler = Compiler(loaders: loaders)
    compiler.fontFamilies = parts.fonts.map { FontFamilyNames(own: $0) }
  }

  /// What is wrong with the preview, once it is compiled.
  var diagnostics: [Diagnostic] { compiler.diagnostics }

  /// The preview's variants in order, or what of them is sound.
  func previews() -> [CompiledPreview] {
    let values = namedValues()
    let names = Compiler.Names(known: Set(values.map(\.name)).union(["canvas"]), readsIDs: true)
    compiler.cellNames = Set((parts.cells?.mapping ?? []).map(\.key))
    let cells = cells(names)
    let view = parts.view.flatMap { node in
      compiler.withNames(names) {
        ValueType<View>.view.compile(node, label: "view", with: compiler)
      }
    }
    let cellCheck = CellCheck(compiler)
    cellCheck.run()
    for value in values {
      guard let range = compiler.ids[value.name] else { continue }
      compiler.report(Diagnostic(at: range, "'\(value.name)' is a name under 'let' too"))
    }
    let readsComputedValues = compiler.checkNames()
    let variants = VariantList(
      parts.variants, canvas: parts.canvas, values: values.map(\.name), compiler)
    // Each variant's canvas is read before a wrong view ends this: its mistakes are told as well.
    let canvases = variants.all.map(canvas(of:))
    guard let view, let node = parts.view else { return [] }
    cellCheck.warnOfUnused(parts.cells?.mapping ?? [])
    let content = Content(
      view: view, places: NoticePlaces(view: node, cells: parts.cells), cells: cells,
      ids: Set(compiler.ids.keys), readsComputedValues: readsComputedValues)
    return zip(variants.all, canvases).compactMap { variant, canvas in
      canvas.flatMap { preview(of: variant, on: $0, values: values, content: content) }
    }
  }

  /// What all variants of a preview draw.
  private struct Content: Sendable {
    var view: Dynamic<View>
    var places: NoticePlaces
    var cells: [String: Dynamic<View>]
    var ids: Set<String>
    var readsComputedValues: Bool
  }

  /// A value under `let:`.
  private struct NamedValue {
    var name: String
    /// Nil for one that was reported as wrong.
    var value: Dynamic<DataValue>?
  }

  private func namedValues() -> [NamedValue] {
    var values: [NamedValue] = []
    for entry in (parts.values?.mapping ?? []).prefix(PreviewParts.nameLimit) {
      guard entry.key.isIdentifier, !Compiler.reservedNames.contains(entry.key) else {
        compiler.report(
          Diagnostic(
            at: entry.keyRange,
            "let: expected a name of letters, digits and '_' that has no other meaning, found "
              + "'\(excerpt(of: entry.key, limit: 40))'"))
        continue
      }
      let names = Compiler.Names(
        known: Set(values.map(\.name)).union(["canvas"]), readsIDs: false)
      let value = compiler.withNames(names) {
        ValueType<DataValue>.data.compile(entry.value, label: entry.key, with: compiler)
      }
      // A value that is wrong keeps its name, so that its uses are not reported too.
      values.append(NamedValue(name: entry.key, value: value))
    }
    return values
  }

  private func cells(_ names: Compiler.Names) -> [String: Dynamic<View>] {
    let inner = Compiler.Names(
      known: names.known.union(ItemNames.inCells), readsIDs: names.readsIDs)
    var cells: [String: Dynamic<View>] = [:]
    for entry in parts.cells?.mapping ?? [] {
      cells[entry.key] = compiler.withNames(inner) {
        compiler.inCell(entry.key) {
          ValueType<View>.view.compile(entry.value, label: entry.key, with: compiler)
        }
      }
    }
    return cells
  }

  private func canvas(of variant: Variant) -> CanvasSpec? {
    let node = variant.canvas ?? ConfigNode(.mapping([]), at: place)
    return compiler.withNames(.none) {
      ValueType<CanvasSpec>.canvas.constant().compile(node, label: "canvas", with: compiler)
    }?.constant
  }

  private func preview(
    of variant: Variant, on spec: CanvasSpec, values: [NamedValue], content: Content
  ) -> CompiledPreview? {
    var scope = Scope(values: ["canvas": spec.data])
    for named in values {
      if let given = variant.values[named.name] {
        scope.values[named.name] = given
        continue
      }
      guard let value = named.value else { return nil }
      do {
        scope.values[named.name] = try value.value(in: BuildScope(scope: scope))
      } catch let diagnostic as Diagnostic {
        compiler.report(diagnostic)
        // The values behind it may use this one, and would only repeat its mistake.
        return nil
      } catch {
        preconditionFailure("'let' threw \(error)")
      }
    }
    let preview = Preview(
      name: name, variant: variant.suffix, canvas: spec.canvas,
      fonts: FontCatalog(folders: (parts.fonts ?? []).map(\.path)),
      readsComputedValues: content.readsComputedValues
    ) { [scope] computed in
      var scope = BuildScope(scope: scope, cells: content.cells)
      scope.scope.pending = content.ids.subtracting(computed.views.keys)
      for (id, metrics) in computed.views where content.ids.contains(id) {
        scope.scope.values[id] = metrics.data
      }
      return try content.view.value(in: scope)
    }
    return CompiledPreview(preview: preview, places: content.places)
  }
}

/// A preview with the places of its parts, for what later phases notice.
struct CompiledPreview: Sendable {
  var preview: Preview
  var places: NoticePlaces
}
