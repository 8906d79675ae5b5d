package import Diagnostics
import PlainText

/// A file of data that `items:` names: JSON, YAML, CSV or TSV, by the end of its name.
package struct DataFile {
  /// The file, as the config writes it.
  let name: String
  /// The place of the list in the file.
  package let path: DataPath
  /// The place in the config that names the file.
  private let place: SourceRange?
  private let format: Format

  /// The most values that a file may have, which bounds the memory that they take.
  static let valueLimit = 20_000_000

  /// A file whose name ends in that of a format.
  ///
  /// - Parameters:
  ///   - name: The file, as the config writes it.
  ///   - keyPath: The path of the list in the file, as in `response.users`; nil for the whole file.
  ///   - place: The place in the config that names the file.
  /// - Throws: `Diagnostic` at `place` for a name that ends in another way.
  package init(_ name: String, at keyPath: String?, from place: SourceRange?) throws(Diagnostic) {
    guard let format = Format(name) else {
      throw Diagnostic(
        at: place, "'\(excerpt(of: name))' is not named as data is",
        suggestion: "data files end in .json, .yaml, .yml, .csv or .tsv")
    }
    self.name = name
    path = DataPath(keyPath)
    self.place = place
    self.format = format
  }

  /// The most bytes that the file may have: enough JSON or CSV for ten million small items; less YAML,
  /// which takes six times as long.
  package var sizeLimit: Int { format == .yaml ? 16 << 20 : 256 << 20 }

  /// Reads the file's list, or the values that explain a missing one.
  ///
  /// - Throws: `Diagnostic` in the data file for one that is not well-formed.
  package func document(_ bytes: [UInt8]) throws(Diagnostic) -> DataDocument {
    let text = try SourceText(
      bytes, file: name, isYAML: format == .yaml, mayBeJSON: false)
    return switch format {
    case .json: try JSONData.read(text, itemsAt: path)
    case .yaml: try YAMLData.read(text, itemsAt: path)
    case .csv: try CSVReader.read(text, hasTabs: false)
    case .tsv: try CSVReader.read(text, hasTabs: true)
    }
  }

  /// Returns the items of a document of the file.
  ///
  /// - Parameter take: The number of items to keep, from the first on; nil keeps all.
  /// - Throws: `Diagnostic` where the config names the file for one that holds no such list, or too
  ///   long a one.
  package func items(of document: DataDocument, take: Int?) throws(Diagnostic) -> Items {
    guard let items = document.items else {
      throw noList(in: try path.follow(document.value, in: name, from: place))
    }
    guard items.count <= Items.limit else {
      throw Diagnostic(
        at: place,
        "'\(excerpt(of: name))' holds \(items.count) items, at most \(Items.limit) are drawn")
    }
    return Items(items.prefix(take ?? items.count), file: name)
  }

  private enum Format {
    case json, yaml, csv, tsv

    init?(_ name: String) {
      switch name.split(separator: ".").last?.lowercased() {
      case "json": self = .json
      case "yaml", "yml": self = .yaml
      case "csv": self = .csv
      case "tsv": self = .tsv
      default: return nil
      }
    }
  }

  private func noList(in found: DataValue) -> Diagnostic {
    let name = path.keys.isEmpty ? name : path.keys.joined(separator: ".")
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

/// The contents of a data file, as far as its items need them.
package struct DataDocument: Sendable {
  /// The items of the list that was asked for; nil if there is no such list.
  var items: ItemRecords?
  /// The values on the path to that list, which explain a missing one; lists and objects beside the
  /// path are empty.
  var value: DataValue
}

/// The way from a file's whole value to the list of its items, as `at:` takes it: names of fields
/// and numbers of elements with points between, as in `pages.0.users`.
package struct DataPath: Sendable {
  /// The names and numbers; empty for the whole file.
  package var keys: [String]

  /// A way as it is written; nil for the whole file.
  package init(_ text: String?) {
    keys =
      text.map { $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  /// Returns the value at the end of the path.
  ///
  /// - Throws: `Diagnostic` at `place` for a field or element that is not there.
  package func follow(
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
