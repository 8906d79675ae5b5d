import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

/// The declarations outside a preview: in other files, or beside all previews of its own.
struct SharedDeclarations: Sendable {
  var components: [ConfigEntry] = []
  var cells: [ConfigEntry] = []
  var theme = ThemeEntries()
  /// The project's catalogs.
  var catalogs = CatalogPaths()
  /// The folders of fonts; nil if one is invalid.
  var fonts: [FontFolder]? = []
  /// The design tokens; nil if one is invalid.
  var tokens: DesignTokens? = DesignTokens()
  /// Indicates whether all files could be read, so that all names are known.
  var isWhole = true

  /// Returns the declarations with missing ones taken from `others`.
  func over(_ others: SharedDeclarations) -> SharedDeclarations {
    SharedDeclarations(
      components: others.components.under(components), cells: others.cells.under(cells),
      theme: theme.over(others.theme), catalogs: catalogs.adding(others.catalogs),
      fonts: fonts.flatMap { own in others.fonts.map { own.adding($0) } },
      tokens: tokens.flatMap { own in others.tokens.map { own.adding($0) } },
      isWhole: isWhole && others.isWhole)
  }
}

extension [IncludePath] {
  /// Creates the paths in a preview or a file whose own keys contain errors.
  init(ofUnsound node: ConfigNode) {
    let included = node["include"].map { $0.list ?? [$0] } ?? []
    self = included.compactMap { node in
      node.scalar.map { IncludePath(path: $0.text, range: node.range) }
    }
  }
}

extension ValueType<[IncludePath]> {
  /// A file's path, or a list of paths.
  static let includePaths = ValueType<IncludePath>.includePath.map { [$0] }
    .orList(ValueType<IncludePath>.includePath.list("a list of files", count: 0...100))
}

extension ValueType<IncludePath> {
  fileprivate static let includePath = ValueType(
    schema: { Schema("a file's path", .members(["type": "string"])) }
  ) { node, place, compiler in
    compiler.withNames(.none) {
      ValueType<String>.text.constant().compile(node, place, compiler)
    }?.map { IncludePath(path: $0, range: node.range) }
  }
}

/// Reads the files that `include:` names, each once.
struct Includes {
  private let loader: FileLoader
  /// The config's folder as the user named it, with a slash, so that an editor can open places from
  /// there.
  private let folder: String
  /// The declarations of the files, by the paths from the config's folder; nil for a file that is
  /// being read.
  private var known: [String: SharedDeclarations?] = [:]
  /// The texts of the files, by their names in diagnostics.
  private(set) var sources: [String: SourceText] = [:]
  /// The files, by the paths from the config's folder.
  private var files: [String: IncludedFile] = [:]
  /// The paths that each file includes itself, by the same paths.
  private var inner: [String: [String]] = [:]
  /// The overrides of the files' own values: for all previews, and then for one.
  private let overrides: [Overrides]

  /// Creates a reader of the files that a loader opens for a config.
  ///
  /// - Parameters:
  ///   - config: The config as the user named it.
  ///   - overrides: The overrides of the files' own values: for all previews, and then for one.
  init(_ loader: FileLoader, for config: String, overrides: [Overrides]) {
    self.loader = loader
    self.overrides = overrides
    folder = config.lastIndex(of: "/").map { String(config[...$0]) } ?? ""
  }

  /// The limit of nesting of includes.
  private static let depthLimit = 16

  /// Returns the declarations of files, including those that they include.
  ///
  /// Two files that declare one name are an error, which is reported like all others.
  ///
  /// - Parameters:
  ///   - paths: The files' paths, relative to `file`.
  ///   - file: The included file that names them; nil for the config.
  mutating func declarations(
    of paths: [IncludePath], from file: String? = nil, depth: Int = 0, with compiler: Compiler
  ) -> SharedDeclarations {
    var all = SharedDeclarations()
    for path in paths {
      let name = FileLoader.name(of: path.path, from: file)
      if let known = known[name] {
        guard let known else {
          compiler.report(Diagnostic(at: path.range, "'\(excerpt(of: name))' includes itself"))
          continue
        }
        all = all.over(known)
        continue
      }
      guard depth < Self.depthLimit else {
        compiler.report(
          Diagnostic(at: path.range, "files include files more than \(Self.depthLimit) deep"))
        continue
      }
      known[name] = .some(nil)
      let own = read(name, at: path.range, depth: depth, with: compiler)
      known[name] = own
      reportDuplicates(all.components, own.components, "component", compiler)
      reportDuplicates(all.cells, own.cells, "cell", compiler)
      reportDuplicates(all.theme.colors, own.theme.colors, "colour", compiler)
      reportDuplicates(all.theme.fonts, own.theme.fonts, "font", compiler)
      reportDuplicates(all.theme.styles, own.theme.styles, "style", compiler)
      all = all.over(own)
    }
    return all
  }

  private mutating func read(
    _ name: String, at place: SourceRange, depth: Int, with compiler: Compiler
  ) -> SharedDeclarations {
    guard let root = root(of: name, at: place, with: compiler) else {
      return SharedDeclarations(isWhole: false)
    }
    var parts =
      ValueType<IncludedParts>.includedFile.compile(root, label: "", with: compiler)?.constant
      ?? IncludedParts(ofUnsound: root)
    parts.catalogs.tokens = CatalogPaths(ofUnsound: root).tokens
    inner[name] = parts.include.map { FileLoader.name(of: $0.path, from: name) }
    let own = SharedDeclarations(
      components: parts.components?.mapping ?? [], cells: parts.cells?.mapping ?? [],
      theme: parts.theme, catalogs: parts.catalogs.named(from: name), fonts: parts.fonts,
      tokens: parts.tokens, isWhole: parts.isWhole)
    return own.over(
      declarations(of: parts.include, from: name, depth: depth + 1, with: compiler))
  }

  private mutating func root(
    of name: String, at place: SourceRange, with compiler: Compiler
  ) -> ConfigNode? {
    do {
      let file = try loader.file(name, limit: FileLoader.longestConfig, from: place)
      let source = try SourceText(file.bytes, file: name.hasPrefix("/") ? name : folder + name)
      sources[source.file] = source
      let advice = compiler.vocabulary.adviceOnRepetition
      guard let root = try YAMLReader.read(source, adviceOnRepetition: advice) else {
        compiler.report(Diagnostic(at: place, "'\(excerpt(of: name))' is empty"))
        return nil
      }
      guard root["view"] == nil, root["previews"] == nil else {
        compiler.report(
          Diagnostic(
            at: place, "'\(excerpt(of: name))' describes a preview",
            suggestion: "put what both use, as components, into a file of its own"))
        return nil
      }
      let nodes = try overrides.reduce(into: [root]) { nodes, overrides in
        let own = Overrides(overrides.included[name] ?? [])
        nodes.append(try own.applied(to: nodes[nodes.count - 1]))
      }
      files[name] = IncludedFile(
        name: name, label: source.file, path: file.realPath,
        written: nodes[min(1, nodes.count - 1)], node: nodes[nodes.count - 1])
      return nodes[nodes.count - 1]
    } catch let diagnostics as Diagnostics {
      for diagnostic in diagnostics.diagnostics { compiler.report(diagnostic) }
    } catch let diagnostic as Diagnostic {
      compiler.report(diagnostic)
    } catch {
      preconditionFailure("reading a file threw \(error)")
    }
    return nil
  }

  /// Returns the files that paths of the config lead to, with those that these include, each once.
  func files(of paths: [IncludePath]) -> [IncludedFile] {
    var names: [String] = []
    var rest = paths.map { FileLoader.name(of: $0.path, from: nil) }
    while !rest.isEmpty {
      let name = rest.removeFirst()
      guard !names.contains(name) else { continue }
      names.append(name)
      rest += inner[name] ?? []
    }
    return names.compactMap { files[$0] }
  }

  /// The errors about overrides of files that nothing includes.
  var mistakesOfOverrides: [Diagnostic] {
    overrides.flatMap(\.included).sorted { $0.key < $1.key }.flatMap { name, overrides in
      guard known[name] == nil else { return [Diagnostic]() }
      return overrides.map { override in
        Diagnostic(
          at: override.file, "the config does not include '\(excerpt(of: name))'",
          suggestion: suggestion(for: name, among: known.keys)
            ?? listing("it includes", known.keys.sorted()))
      }
    }
  }

  private func reportDuplicates(
    _ known: [ConfigEntry], _ more: [ConfigEntry], _ kind: String, _ compiler: Compiler
  ) {
    let places = Dictionary(known.map { ($0.key, $0.keyRange) }) { first, _ in first }
    for entry in more {
      guard let first = places[entry.key], first != entry.keyRange else { continue }
      compiler.report(
        Diagnostic(
          at: entry.keyRange,
          "duplicate \(kind) '\(excerpt(of: entry.key, limit: 40))', first in "
            + "\(excerpt(of: first.file)):\(first.start.line)"))
    }
  }
}

/// A file that a config includes.
package struct IncludedFile: Sendable {
  /// The path from the config's folder, as in settings and `include:`.
  package let name: String
  /// The file's name in diagnostics.
  package let label: String
  /// The file's path: absolute, without symbolic links.
  package let path: String
  /// The file's content, without the overrides of one preview.
  let written: ConfigNode
  /// The file's content with them.
  let node: ConfigNode
}

/// The parts of a file that others include.
struct IncludedParts: Sendable {
  var components: ConfigNode?
  var cells: ConfigNode?
  var theme: ThemeEntries
  /// The project's catalogs, by paths from the file's own folder.
  var catalogs = CatalogPaths()
  /// The folders of fonts; nil if one is invalid.
  var fonts: [FontFolder]?
  /// The design tokens; nil if one is invalid.
  var tokens: DesignTokens?
  var include: [IncludePath]
  /// Indicates whether all names are known.
  var isWhole = true
}

extension IncludedParts {
  /// Creates the parts that remain of a file whose own keys contain errors.
  init(ofUnsound node: ConfigNode) {
    self.init(
      components: node["components"], cells: node["cells"], theme: ThemeEntries(ofUnsound: node),
      catalogs: CatalogPaths(ofUnsound: node), fonts: nil, tokens: nil,
      include: [IncludePath](ofUnsound: node),
      isWhole: node.declaresReadableNames)
  }
}

extension ConfigNode {
  /// Indicates whether everything that declares names for a file or a preview is a mapping; if not,
  /// the names are unknown.
  var declaresReadableNames: Bool {
    ["components", "cells", "colors", "styles"].compactMap { self[$0] }
      .allSatisfy { $0.mapping != nil || $0.scalar?.isMissing == true }
  }
}

extension ValueType<IncludedParts> {
  /// A file that others include.
  static let includedFile = ValueType.record(
    "includedFile", "A file that others include.",
    Field(
      Field<ConfigNode?>(
        optional: "components", .components, "Views with parameters."),
      Field<ConfigNode?>(optional: "cells", .cells, "Views that `cell:` names."),
      Field<[ConfigEntry]>(
        "colors", .themeColors, default: [], shown: "{}", "Names for colours."),
      Field<FontsParts>(
        "fonts", .fonts, default: FontsParts(), shown: "[]",
        "Folders with fonts, from the config's folder; or names for fonts."),
      Field<[ConfigEntry]>(
        "styles", .styles, default: [], shown: "{}", "Names for modifiers."),
      Field<DesignTokens>(
        "tokens", .tokens, default: DesignTokens(), shown: "{}", "Names for lengths."),
      Field<CatalogPaths>.catalogPaths,
      Field<[IncludePath]>(
        "include", .includePaths, default: [], shown: "[]",
        "More files; their paths begin in this one's folder.")
    ) {
      IncludedParts(
        components: $0, cells: $1,
        theme: ThemeEntries(colors: $2, fonts: $3.names, styles: $4), catalogs: $6,
        fonts: $3.folders, tokens: $5, include: $7)
    })
}
