package import Diagnostics
import PlainText

/// A file of data that `items:` names: JSON, YAML or CSV, by the end of its name.
package enum DataFile {
  /// The largest data file in bytes: JSON and CSV with ten million small items.
  static let sizeLimit = 256 << 20
  /// The largest YAML file in bytes: parsing it takes six times as long as JSON.
  private static let yamlSizeLimit = 16 << 20
  /// The most values of a file, which bounds their memory.
  static let valueLimit = 20_000_000

  /// Reads the items of a data file.
  ///
  /// - Parameters:
  ///   - path: The file, as the config writes it.
  ///   - keyPath: The path of the list in the file, as in `response.users`; nil for the whole file.
  ///   - take: The number of items to keep, from the first on; nil keeps all.
  ///   - loader: The loader that opens the file.
  ///   - place: The place in the config that names the file.
  /// - Throws: `Diagnostic` at `place` for a file that cannot be opened or has no such list, and in
  ///   the data file for one that is not well-formed.
  package static func items(
    _ path: String, at keyPath: String? = nil, take: Int? = nil, through loader: FileLoader,
    from place: SourceRange?
  ) throws(Diagnostic) -> Items {
    let dataPath = DataPath(keyPath)
    guard let format = Format(path) else {
      throw Diagnostic(
        at: place, "'\(excerpt(of: path))' is not named as data is",
        suggestion: "data files end in .json, .yaml, .yml or .csv")
    }
    let file = try loader.file(path, limit: format.sizeLimit, from: place)
    let document = try loader.cache.document(
      InputCache.DocumentKey(name: path, sha256: file.sha256, path: dataPath.keys)
    ) { () throws(Diagnostic) in
      let text = try SourceText(file.bytes, file: path, isYAML: format == .yaml)
      return switch format {
      case .json: try JSONData.read(text, itemsAt: dataPath)
      case .yaml: try YAMLData.read(text, itemsAt: dataPath)
      case .csv: try CSVReader.read(text)
      }
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

    /// The largest file in bytes.
    var sizeLimit: Int { self == .yaml ? DataFile.yamlSizeLimit : DataFile.sizeLimit }
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

/// The content of a data file.
struct DataDocument {
  /// The items of the requested list; nil if there is no such list.
  var items: ItemRecords?
  /// The values on the path to that list, which explain a missing one; lists and objects beside the
  /// path are empty.
  var value: DataValue
}

/// The path from a file's root to the list of its items, as in `at:`: names of fields and numbers
/// of elements with dots between, such as `pages.0.users`.
struct DataPath {
  /// The names and numbers; empty for the whole file.
  var keys: [String]

  /// Creates a path from its text; nil for the whole file.
  init(_ text: String?) {
    keys =
      text.map { $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  /// Returns the value at the end of the path.
  ///
  /// - Throws: `Diagnostic` at `place` for a missing field or element.
  func follow(
    _ value: DataValue, in file: String, from place: SourceRange?
  ) throws(Diagnostic) -> DataValue {
    var value = value
    for (count, key) in keys.enumerated() {
      let before = keys[..<count].joined(separator: ".")
      let name = before.isEmpty ? "'\(excerpt(of: file))'" : "'\(excerpt(of: before, limit: 80))'"
      switch value {
      case .object(let fields):
        guard let field = fields[key] else {
          throw Diagnostic(
            at: place, "\(name) has no field '\(excerpt(of: key, limit: 40))'",
            suggestion: suggestion(for: key, among: fields.keys)
              ?? listing("its fields", fields.keys))
        }
        value = field
      case .list(let values):
        guard let index = Int(key), values.indices.contains(index) else {
          throw Diagnostic(
            at: place,
            "\(name) is a list of \(values.count) and has no element '\(excerpt(of: key, limit: 40))'"
          )
        }
        value = values[index]
      default:
        throw Diagnostic(
          at: place, "\(name) is \(value.summary) and has no '\(excerpt(of: key, limit: 40))'")
      }
    }
    return value
  }
}
