import AssetCatalogs
import Catalogs
import CellViews
import ConfigLanguage
import Diagnostics
import DisplayList
import FileAccess
import PlainText
import Synchronization
import TextShaping

/// A file that a config names besides its data and pictures, and where it is named.
struct IncludePath: Sendable {
  var path: String
  var range: SourceRange
}

/// The paths of the project's catalogs, from the config's folder.
struct CatalogPaths: Sendable {
  /// Asset catalogs, of which the first that has a name decides.
  var assets: [IncludePath] = []
  /// Tables of texts, of which the first that has a key decides.
  var strings: [IncludePath] = []
  /// Files of design tokens, of which the first that has a name decides.
  var tokens: [IncludePath] = []
}

extension CatalogPaths {
  /// Creates the paths in a preview or a file whose own keys contain errors.
  init(ofUnsound node: ConfigNode) {
    func paths(_ key: String) -> [IncludePath] {
      (node[key].map { $0.list ?? [$0] } ?? []).compactMap { node in
        node.scalar.map { IncludePath(path: $0.text, range: node.range) }
      }
    }
    assets = paths("assets")
    strings = paths("strings")
    // A mapping has lengths of its own.
    tokens = node["tokens"]?.mapping == nil ? paths("tokens") : []
  }

  /// Returns the paths, and then those of `others`.
  func adding(_ others: CatalogPaths) -> CatalogPaths {
    CatalogPaths(
      assets: assets + others.assets, strings: strings + others.strings,
      tokens: tokens + others.tokens)
  }

  /// Returns the paths of an included file from the config's folder.
  func named(from file: String) -> CatalogPaths {
    func named(_ paths: [IncludePath]) -> [IncludePath] {
      paths.map { IncludePath(path: FileLoader.name(of: $0.path, from: file), range: $0.range) }
    }
    return CatalogPaths(
      assets: named(assets), strings: named(strings), tokens: named(tokens))
  }
}

/// A text of a table that a config shows, with its values.
struct UsedText: Sendable {
  var key: String
  var arguments: [TextArgument]
  /// The place that names the key.
  var range: SourceRange
}

/// Opens the catalogs that a config names, each once.
///
/// One loader serves all previews of a config.
final class CatalogLoader: Sendable {
  private let pictures: PictureLoader
  private let access: CatalogFiles
  private let openedAssets = Mutex<[String: Result<AssetCatalog, Diagnostic>]>([:])
  private let openedStrings = Mutex<[String: Result<StringTable, Diagnostic>]>([:])
  private let openedTokens = Mutex<[String: Result<TokenDocument, Diagnostic>]>([:])

  /// Creates a loader that reads through another.
  ///
  /// - Parameter folder: The config's folder as the user named it, with a slash.
  init(_ files: FileLoader, folder: String) {
    pictures = PictureLoader(files)
    access = CatalogFiles(
      bytes: { try files.bytes(of: $0, limit: $1, from: nil) },
      names: { try files.names(inFolder: $0, ending: $1) },
      label: { $0.hasPrefix("/") ? $0 : folder + $0 })
  }

  /// The modifiers of the resolvers at some paths; none for those that cannot be opened.
  func modifiers(of paths: CatalogPaths) -> [TokenDocument.Modifier] {
    paths.tokens.flatMap { path in
      (try? tokens(FileLoader.name(of: path.path, from: nil)))?.modifiers ?? []
    }
  }

  private func tokens(_ path: String) throws(Diagnostic) -> TokenDocument {
    try opened(path, in: openedTokens) { [access] in try TokenDocument(path, files: access) }
  }

  /// Returns the catalogs at some paths; those that cannot be opened are reported.
  ///
  /// - Parameters:
  ///   - contexts: The contexts of the modifiers of tokens.
  ///   - report: Takes the mistake of a catalog that cannot be opened.
  func library(
    of paths: CatalogPaths, in contexts: [String: String], report: (Diagnostic) -> Void
  ) -> CatalogLibrary {
    var library = CatalogLibrary(pictures: pictures)
    func each(_ paths: [IncludePath], _ load: (String) throws(Diagnostic) -> Void) {
      for path in paths {
        do throws(Diagnostic) {
          try load(FileLoader.name(of: path.path, from: nil))
        } catch {
          var error = error
          error.range = error.range ?? path.range
          report(error)
          library.isWhole = false
        }
      }
    }
    each(paths.assets) { path throws(Diagnostic) in
      let catalog = try opened(path, in: openedAssets) { [access] in
        try AssetCatalog(path, files: access)
      }
      for notice in catalog.notices { library.note(notice) }
      if !library.assets.contains(where: { $0 === catalog }) { library.assets.append(catalog) }
    }
    each(paths.strings) { path throws(Diagnostic) in
      let table = try opened(path, in: openedStrings) { [access] in
        try StringTable.open(path, files: access)
      }
      if !library.strings.contains(where: { $0 === table }) { library.strings.append(table) }
    }
    var documents: [TokenDocument] = []
    each(paths.tokens) { path throws(Diagnostic) in documents.append(try tokens(path)) }
    guard let first = paths.tokens.first, !documents.isEmpty else { return library }
    each([first]) { _ throws(Diagnostic) in
      do {
        let set = try TokenDocument.tokens(of: documents, in: contexts)
        for notice in set.notices { library.note(notice) }
        library.tokens = set
      } catch {
        throw error as? Diagnostic ?? Diagnostic(at: nil, reason(of: error))
      }
    }
    return library
  }

  private func opened<Catalog: Sendable>(
    _ path: String, in known: borrowing Mutex<[String: Result<Catalog, Diagnostic>]>,
    _ load: () throws -> Catalog
  ) throws(Diagnostic) -> Catalog {
    if let known = known.withLock({ $0[path] }) { return try known.get() }
    let result = Result { () throws(Diagnostic) -> Catalog in
      do {
        return try load()
      } catch {
        throw error as? Diagnostic ?? Diagnostic(at: nil, reason(of: error))
      }
    }
    known.withLock { $0[path] = result }
    return try result.get()
  }
}

/// The catalogs of a preview.
struct CatalogLibrary: Sendable {
  fileprivate(set) var assets: [AssetCatalog] = []
  fileprivate(set) var strings: [StringTable] = []
  /// The design tokens of all files, which refer to each other's; nil without one.
  fileprivate(set) var tokens: TokenSet?
  /// Indicates whether all catalogs could be opened, so that all names are known.
  fileprivate(set) var isWhole = true
  private let pictures: PictureLoader?
  fileprivate let found = CatalogFindings()

  /// Creates a library without catalogs.
  init() { pictures = nil }

  fileprivate init(pictures: PictureLoader) { self.pictures = pictures }

  /// Returns the colour of a name; nil for an unknown one, and a clear one for a name that a
  /// catalog may have that cannot be opened.
  ///
  /// - Throws: `Mismatch`, caused by a mistake in a catalog.
  func color(named name: String) throws(Mismatch) -> Color? {
    if let known = found.color(name) { return known }
    if let token = tokens?.colors[name] {
      let color = Color(light: token, dark: token, name: name)
      found.add(color, as: name)
      return color
    }
    do {
      for catalog in assets {
        guard let color = try catalog.color(named: name) else { continue }
        for notice in color.notices { note(notice) }
        found.add(color.value, as: name)
        return color.value
      }
    } catch let cause as Diagnostic {
      throw Mismatch(causedBy: cause)
    } catch {
      throw Mismatch(reason(of: error))
    }
    return isWhole ? nil : .clear
  }

  /// The colour of controls in the project's app, of the first catalog that has one; nil for the system's.
  var accentColor: Color? { assets.lazy.compactMap(\.accentColor).first }

  /// Takes note of a warning about a catalog, once.
  func note(_ notice: Diagnostic) { found.note(notice) }

  /// Takes note of a text, so that it is checked in all languages.
  func noteUse(of text: UsedText) { found.add(text) }

  /// Takes note of a place that names a token or a colour set, or has a value beside them.
  func note(_ use: TokenUse) { found.add(use) }

  /// The places that were noted, and the colours that expressions named.
  var uses: [TokenUse] { found.uses }

  /// Indicates whether there is no catalog with colours.
  var isEmpty: Bool { assets.isEmpty && tokens == nil }

  /// Returns whether a token or a colour set has a name.
  func hasColor(_ name: String) -> Bool {
    tokens?.colors[name] != nil
      || assets.contains { $0.folder(.color, named: name) != nil }
  }

  /// Returns the names of a colour, in alphabetical order; those of colour sets have it in light.
  func names(of color: RGBA) -> [String] {
    found.names { namesOfColors() }[color.dump] ?? []
  }

  /// Returns the names of all colours, by the colours' words.
  ///
  /// - Complexity: O(*names*), as all colour sets are read.
  private func namesOfColors() -> [String: [String]] {
    var names: [String: Set<String>] = [:]
    for (name, color) in tokens?.colors ?? [:] {
      names[color.dump, default: []].insert(name)
    }
    for catalog in assets {
      for name in catalog.names(.color) {
        guard let asset = (try? catalog.color(named: name)) ?? nil else { continue }
        names[asset.value.light.dump, default: []].insert(name)
      }
    }
    return names.mapValues { $0.sorted() }
  }

  /// The texts that were noted.
  var usedTexts: [UsedText] { found.texts }

  /// The warnings so far.
  var notices: [Diagnostic] { found.notices }

  /// The names of the colours.
  var colorNames: [String] {
    assets.flatMap { $0.names(.color) } + Array(tokens?.colors.keys ?? [:].keys)
  }

  /// The lengths of the tokens that have no others in their groups, and all others.
  var lengths: DesignTokens { DesignTokens(tokens?.lengths ?? [:]) }

  /// The names of numbers that are not lengths.
  var numbers: Set<String> { tokens?.numbers ?? [] }

  /// The fonts of the tokens, in families that there are; else in the system's.
  func fonts(in families: FontFamilyNames?) -> [String: Font] {
    (tokens?.fonts ?? [:]).mapValues { token in
      var request = FontRequest(
        size: token.size, weight: FontWeight(rawValue: Int(token.weight)))
      if let family = token.families.first(where: { families?.contains($0) ?? false }) {
        request.family = family
      }
      return .fixed(request)
    }
  }

  /// Returns the picture of a name; nil for an unknown one.
  ///
  /// - Throws: `Diagnostic` in a catalog for a set that is invalid, and at `place` for a file that
  ///   cannot be opened.
  func image(named name: String, at place: SourceRange) throws(Diagnostic) -> ImageNode? {
    guard let pictures else { return nil }
    do {
      return try asset(named: name, through: pictures).map { try ImageNode($0, named: name) }
    } catch var error as Diagnostic {
      if error.range == nil {
        error.range = place
      } else {
        error.notes.append(
          Diagnostic.Note(at: place, "'\(excerpt(of: name, limit: 40))' is used here"))
      }
      throw error
    } catch {
      throw Diagnostic(
        at: place, "cannot draw '\(excerpt(of: name, limit: 40))': \(reason(of: error))")
    }
  }

  /// Returns the picture of a name, with its variants; nil for an unknown one.
  private func asset(named name: String, through pictures: PictureLoader) throws -> AssetImage? {
    if let known = found.image(name) { return known }
    for catalog in assets {
      let asset = try catalog.image(named: name) { try pictures.picture(ofFile: $0, scale: $1) }
      guard let asset else { continue }
      for notice in asset.notices { note(notice) }
      found.add(asset.value, as: name)
      return asset.value
    }
    return nil
  }

  /// Returns the folder of a symbol set; nil for an unknown one.
  func symbolSet(named name: String) -> String? {
    assets.lazy.compactMap { $0.folder(.symbol, named: name) }.first
  }

  /// Returns the path of a data set's file; nil for an unknown one.
  ///
  /// - Throws: `Diagnostic` in a catalog for a set that is invalid.
  func dataFile(named name: String, at place: SourceRange?) throws(Diagnostic) -> String? {
    for catalog in assets {
      do {
        if let file = try catalog.dataFile(named: name) { return file }
      } catch {
        var error = error as? Diagnostic ?? Diagnostic(at: nil, reason(of: error))
        error.range = error.range ?? place
        throw error
      }
    }
    return nil
  }

  /// Returns the mistake of a name that no catalog has; nil for a path.
  func unknownImage(_ name: String, at place: SourceRange, _ loaders: Loaders) -> Diagnostic? {
    guard !assets.isEmpty, isWhole, !name.contains("."), !loaders.files.exists(name) else {
      return nil
    }
    let names = assets.flatMap { catalog in
      [AssetKind.image, .icon, .symbol].flatMap { Array(catalog.names($0)) }
    }
    return Diagnostic(
      at: place,
      "no picture '\(excerpt(of: name, limit: 40))' is in "
        + assets.map { "'\(excerpt(of: $0.path))'" }.joined(separator: " or "),
      suggestion: suggestion(for: name, among: names))
  }
}

/// The colours of a library that were read, and the warnings about them.
private final class CatalogFindings: Sendable {
  private struct Contents {
    var colors: [String: Color] = [:]
    var images: [String: AssetImage] = [:]
    var notices: [Diagnostic] = []
    var texts: [UsedText] = []
    var uses: Set<TokenUse> = []
    /// The names of all colours by the colours' words; nil before they are asked for.
    var names: [String: [String]]?
  }

  private let contents = Mutex(Contents())

  func color(_ name: String) -> Color? { contents.withLock { $0.colors[name] } }

  func add(_ color: Color, as name: String) { contents.withLock { $0.colors[name] = color } }

  func image(_ name: String) -> AssetImage? { contents.withLock { $0.images[name] } }

  func add(_ image: AssetImage, as name: String) { contents.withLock { $0.images[name] = image } }

  func note(_ notice: Diagnostic) {
    contents.withLock { contents in
      if !contents.notices.contains(notice) { contents.notices.append(notice) }
    }
  }

  func add(_ text: UsedText) { contents.withLock { $0.texts.append(text) } }

  func add(_ use: TokenUse) { _ = contents.withLock { $0.uses.insert(use) } }

  func names(orInsert make: () -> [String: [String]]) -> [String: [String]] {
    if let known = contents.withLock({ $0.names }) { return known }
    let made = make()
    contents.withLock { $0.names = made }
    return made
  }

  var uses: [TokenUse] {
    contents.withLock { contents in
      let placed = Set(contents.uses.lazy.filter { $0.kind == .color }.map(\.words))
      let computed = contents.colors.keys.filter { !placed.contains($0) }
      return contents.uses + computed.map { TokenUse(kind: .color, words: $0, isNamed: true) }
    }
  }

  var texts: [UsedText] { contents.withLock { $0.texts } }

  var notices: [Diagnostic] { contents.withLock { $0.notices } }
}
