import Diagnostics
import PlainText

/// The way from a file's whole value to the list of its items, as `at:` takes it: names of fields
/// and numbers of elements with points between, as in `pages.0.users`.
struct DataPath {
  /// The names and numbers; empty for the whole file.
  var keys: [String]

  /// A way as it is written; nil for the whole file.
  init(_ text: String?) {
    keys =
      text.map { $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  /// The value at the end of the way.
  ///
  /// - Throws: `Diagnostic` at `place` for a field or element that is not there.
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
