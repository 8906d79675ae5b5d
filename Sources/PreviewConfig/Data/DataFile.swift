package import Diagnostics
import PlainText

/// A file of data that `items:` names: JSON, YAML or CSV, by the end of its name.
package enum DataFile {
  /// How many bytes a data file may hold: JSON and CSV for ten million small items.
  static let sizeLimit = 256 << 20
  /// How many bytes a YAML file may hold: it takes six times as long as JSON.
  static let yamlSizeLimit = 16 << 20
  /// How many values a file may hold, which bounds the memory that they take.
  static let valueLimit = 20_000_000

  /// Reads the items of a data file.
  ///
  /// - Parameters:
  ///   - path: The file, as the config writes it.
  ///   - keyPath: Where in the file the list stands, as in `response.users`; nil for the whole
  ///     file.
  ///   - take: How many items to keep, from the first on; nil keeps all.
  ///   - loader: What opens the file.
  ///   - place: Where the config names the file.
  /// - Throws: `Diagnostic` at `place` for a file that cannot be opened or holds no such list, and
  ///   in the data file for one that is not well-formed.
  package static func items(
    _ path: String, at keyPath: String? = nil, take: Int? = nil, through loader: FileLoader,
    from place: SourceRange?
  ) throws(Diagnostic) -> Items {
    let dataPath = DataPath(keyPath)
    let document: DataDocument
    switch Format(path) {
    case .json:
      document = try JSONData.read(
        text(path, sizeLimit, loader, place, isYAML: false), itemsAt: dataPath)
    case .yaml:
      document = try YAMLData.read(
        text(path, yamlSizeLimit, loader, place, isYAML: true), itemsAt: dataPath)
    case .csv:
      document = try CSVReader.read(text(path, sizeLimit, loader, place, isYAML: false))
    case nil:
      throw Diagnostic(
        at: place, "'\(excerpt(of: path))' is not named as data is",
        suggestion: "data files end in .json, .yaml, .yml or .csv")
    }
    guard let items = document.items else {
      let found = try dataPath.follow(document.value, in: path, from: place)
      throw noList(in: found, dataPath, path, place)
    }
    guard items.count <= Items.limit else {
      throw Diagnostic(
        at: place,
        "'\(excerpt(of: path))' holds \(items.count) items, at most \(Items.limit) are drawn")
    }
    return Items(items.prefix(take ?? items.count), file: path)
  }

  private enum Format {
    case json, yaml, csv

    init?(_ path: String) {
      switch path.split(separator: ".").last?.lowercased() {
      case "json": self = .json
      case "yaml", "yml": self = .yaml
      case "csv": self = .csv
      default: return nil
      }
    }
  }

  private static func text(
    _ path: String, _ limit: Int, _ loader: FileLoader, _ place: SourceRange?,
    isYAML: Bool
  ) throws(Diagnostic) -> SourceText {
    try SourceText(
      loader.bytes(of: path, limit: limit, from: place), file: path, isYAML: isYAML)
  }

  private static func noList(
    in found: DataValue, _ keyPath: DataPath, _ file: String, _ place: SourceRange?
  ) -> Diagnostic {
    let name = keyPath.keys.isEmpty ? file : keyPath.keys.joined(separator: ".")
    var suggestion: String?
    if case .object(let fields) = found {
      let lists = fields.filter { if case .list = $0.value { true } else { false } }
      suggestion = listing("name a list in it with 'at'", lists.keys)
    }
    return Diagnostic(
      at: place, "expected a list in '\(excerpt(of: name))', found \(found.summary)",
      suggestion: suggestion)
  }
}
