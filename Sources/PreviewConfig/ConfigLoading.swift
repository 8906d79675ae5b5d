import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

/// The loading of a config file, from its bytes to its previews.
struct ConfigLoading {
  private let source: SourceText
  private let options: ConfigOptions
  private let loaders: Loaders

  init(
    bytes: [UInt8], file: String, directory: String, options: ConfigOptions, cache: InputCache
  ) throws(Diagnostic) {
    source = try SourceText(bytes, file: file)
    self.options = options
    loaders = Loaders(
      sandbox: try PathSandbox(folder: directory, allowing: options.allowedPaths), cache: cache,
      folder: file.lastIndex(of: "/").map { String(file[...$0]) } ?? "")
  }

  /// Reads the text.
  ///
  /// - Throws: All errors in the order of their places, with their lines of the text.
  func load() throws(Diagnostics) -> LoadedConfig {
    do throws(Diagnostics) {
      return try loadUnordered()
    } catch {
      throw Diagnostics(ordered(error.diagnostics))
    }
  }

  private func loadUnordered() throws(Diagnostics) -> LoadedConfig {
    let vocabulary = PreviewLanguage.vocabulary
    let read = try YAMLReader.readConfig(source, adviceOnRepetition: vocabulary.adviceOnRepetition)
    guard let read else {
      throw Diagnostics([
        Diagnostic(
          at: source.range(ofByte: 0), "the file is empty; expected a preview",
          suggestion: "'maquette init' writes a starter file")
      ])
    }
    let overrides = try Overrides(options.overrides)
    let written = try overrides.applied(to: read)
    var root = written
    var own: Overrides?
    if let values = options.previewOverrides {
      let overrides = try Overrides(values.values, after: options.overrides.count)
      root = try overrides.applied(to: root, of: values.preview)
      own = overrides
    }
    var diagnostics: [Diagnostic] = []
    var includes = Includes(
      loaders.files, for: source.file, overrides: [overrides] + (own.map { [$0] } ?? []))
    let compiled = previews(root, own, &includes, &diagnostics)
    diagnostics += includes.mistakesOfOverrides
    diagnostics = ordered(diagnostics.map { with(lineOf: $0, in: includes.sources) })
    guard diagnostics.allSatisfy({ $0.severity == .warning }) else {
      throw Diagnostics(diagnostics)
    }
    var sources = Overrides.sources(of: options.allOverrides)
    sources.merge(includes.sources.mapValues(\.lines)) { first, _ in first }
    sources[source.file] = source.lines
    return LoadedConfig(
      file: source.file, previews: compiled.map(\.preview), warnings: diagnostics,
      inputDigest: digest(), inputDigests: inputDigests, loaders: loaders,
      overridePrefixes: Overrides.prefixes(in: root), sources: sources,
      places: Dictionary(compiled.map { ($0.preview.name, $0.places) }) { first, _ in first },
      written: written,
      controlSources: Dictionary(compiled.map { ($0.preview.fullName, $0.controls) }) {
        first, _ in first
      })
  }

  private func previews(
    _ root: ConfigNode, _ overrides: Overrides?, _ includes: inout Includes,
    _ diagnostics: inout [Diagnostic]
  ) -> [CompiledPreview] {
    var compiled: [CompiledPreview] = []
    // In lower case: on some systems, files whose names differ in case alone are one.
    var names: [String: (name: String, place: SourceRange)] = [:]
    let reader = Compiler(vocabulary: PreviewLanguage.vocabulary, loaders: loaders)
    let file = fileParts(root, reader)
    let nodes = file.previews
    let siblings = siblings(nodes)
    var catalogs = file.catalogs
    if root["previews"] != nil { catalogs.tokens = CatalogPaths(ofUnsound: root).tokens }
    let shared = SharedDeclarations(
      components: file.components?.mapping ?? [], cells: file.cells?.mapping ?? [],
      theme: file.theme, catalogs: catalogs
    ).over(includes.declarations(of: file.include, with: reader))
    for (index, node) in nodes.enumerated() {
      let parts = ValueType<PreviewParts>.preview
        .compile(node, label: "preview", with: reader)?.constant
      let place = node["name"]?.range ?? node.range
      let name = parts.flatMap { $0.name ?? missingName(of: node, among: nodes, reader) }
      if let name {
        if let first = names[name.lowercased()] {
          let line = first.place.start.line
          reader.report(
            first.name == name
              ? Diagnostic(at: place, "duplicate name '\(name)', first in line \(line)")
              : Diagnostic(
                at: place,
                "the name '\(name)' differs from '\(first.name)' in line \(line) in case alone",
                suggestion: "on macOS and Windows both would be the same file"))
        }
        names[name.lowercased()] = (name, place)
      }
      // Errors in the preview's own keys or name must not hide those inside it.
      var sound = parts ?? PreviewParts(ofUnsound: node)
      sound.addFonts(file.fonts)
      sound.shared = includes.declarations(of: sound.include, with: reader).over(shared)
      sound.addTokens(file.tokens)
      sound.addTokens(sound.shared.tokens)
      sound.addFonts(sound.shared.fonts)
      sound.siblings = siblings
      sound.catalogs.tokens = CatalogPaths(ofUnsound: node).tokens
      if nodes.count == 1 || name == options.previewOverrides?.preview {
        sound.overrides = overrides
      }
      let contexts = sound.inContexts(of: loaders.catalogs.modifiers(of: sound.allCatalogs))
      for sound in contexts {
        let compiler = PreviewCompiler(
          sound, name: name ?? "", at: node.range, vocabulary: PreviewLanguage.vocabulary,
          loaders: loaders)
        let isListed = root["previews"] != nil
        let included = includes.files(of: file.include + sound.include)
        compiled += compiler.previews().map { preview in
          var preview = preview
          preview.controls.index = isListed ? index : nil
          preview.controls.included = included
          return preview
        }
        // Each use of a name that is unknown because of another error would be reported as well.
        let knowsNames =
          sound.shared.isWhole && root.declaresReadableNames && node.declaresReadableNames
        if knowsNames || reader.found.diagnostics.allSatisfy({ $0.severity == .warning }) {
          diagnostics += compiler.diagnostics
        }
      }
    }
    diagnostics += reader.found.diagnostics
    return compiled
  }

  /// Returns the previews of the file that taps may show.
  private func siblings(_ nodes: [ConfigNode]) -> ShownPreviews {
    var previews = ShownPreviews()
    for node in nodes {
      guard let name = node["name"]?.scalar?.text ?? (nodes.count == 1 ? fileName : nil) else {
        continue
      }
      previews.takesItem[name] = node["let"]?["item"] != nil
    }
    return previews
  }

  /// Returns the name of a preview that does not give one; only a file's single preview may omit
  /// it.
  private func missingName(
    of node: ConfigNode, among nodes: [ConfigNode], _ reader: Compiler
  ) -> String? {
    if nodes.count == 1 { return fileName(at: node.range, reader) }
    reader.report(Diagnostic(at: node.range, "missing key 'name' in preview"))
    return nil
  }

  /// Returns the keys beside and under `previews:`, or the file's root as the only preview.
  private func fileParts(_ root: ConfigNode, _ reader: Compiler) -> FileParts {
    guard root["previews"] != nil else {
      return FileParts(previews: [root], fonts: [], tokens: DesignTokens())
    }
    return ValueType<FileParts>.file.compile(root, label: "", with: reader)?.constant
      ?? FileParts(ofUnsound: root)
  }

  /// The file's name without its folder and extension.
  private var fileName: String {
    guard source.file != "-" else { return "preview" }
    let last = source.file.split(separator: "/").last.map(String.init) ?? source.file
    return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }

  /// Returns the file's name as that of its single preview; nil for one that cannot name an output.
  private func fileName(at place: SourceRange, _ reader: Compiler) -> String? {
    let name = fileName
    if name.isOutputName { return name }
    reader.report(
      Diagnostic(
        at: place, "the file's name '\(excerpt(of: name, limit: 40))' cannot name an output",
        suggestion: "add 'name:'"))
    return nil
  }

  /// Returns diagnostics in the order of their places, each once; the config's own before those of
  /// other files.
  private func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    func key(_ diagnostic: Diagnostic) -> (Int, String, Int, Int) {
      guard let range = diagnostic.range else { return (0, "", 0, 0) }
      return (
        range.file == source.file ? 0 : 1, range.file, range.start.line, range.start.column
      )
    }
    return diagnostics.filter { seen.insert($0).inserted }
      .map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.sourceLine = diagnostic.sourceLine ?? line(of: diagnostic)
        return diagnostic
      }
      // Swift's sort is stable: the first diagnostic at a place stays first.
      .sorted { key($0) < key($1) }
  }

  /// Returns a diagnostic with its line, if that is in an included file.
  private func with(
    lineOf diagnostic: Diagnostic, in sources: [String: SourceText]
  ) -> Diagnostic {
    guard diagnostic.sourceLine == nil, let range = diagnostic.range, range.file != source.file
    else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.sourceLine = sources[range.file]?.line(range.start.line)
    return diagnostic
  }

  /// The digest of each file that was read.
  private var inputDigests: [String: String] {
    var digests = Dictionary(
      loaders.files.digests.map { ($0.name, $0.sha256) }, uniquingKeysWith: { first, _ in first })
    let name = source.file.split(separator: "/").last.map(String.init) ?? source.file
    digests[name] = sha256(source.bytes)
    return digests
  }

  /// Returns the line of the config, or the argument of the command line, of a diagnostic.
  private func line(of diagnostic: Diagnostic) -> String? {
    guard let range = diagnostic.range else { return nil }
    return range.file == source.file
      ? source.line(range.start.line) : Overrides.line(at: range, in: options.allOverrides)
  }

  private func digest() -> String {
    // A length before each part: no two inputs have one concatenation. It is not built in memory,
    // as the text of a config may be long.
    var parts: [[UInt8]] = []
    func add(_ part: [UInt8]) {
      parts += [Array("\(part.count):".utf8), part]
    }
    add(source.bytes)
    for override in options.overrides { add(Array(override.utf8)) }
    if let own = options.previewOverrides {
      for text in ["of"] + [own.preview] + own.values { add(Array(text.utf8)) }
    }
    for (name, digest) in loaders.files.digests {
      add(Array(name.utf8))
      add(Array(digest.utf8))
    }
    return sha256(ofParts: parts)
  }
}
