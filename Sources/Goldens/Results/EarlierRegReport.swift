import Diagnostics
import FileAccess
import PlainText

/// What an earlier comparison of two folders found, read from its `reg.json`.
package struct EarlierRegReport {
  /// The folders, as they are found from the working directory.
  package let folders: RegReport.Folders
  /// What became of the pictures, without numbers.
  package let results: [CaseResult]

  /// The lists of the file, and the verdict that they give on a picture.
  private static let lists: [(key: String, verdict: Verdict)] = [
    ("failedItems", .changed), ("newItems", .missing), ("deletedItems", .stale),
    ("passedItems", .passed),
  ]

  /// Reads a file.
  ///
  /// - Throws: `FileError`; `Diagnostic` for what is not as reg-cli writes it.
  package init(_ path: String) throws {
    let source = try SourceText(readNamedFile(path), file: path, isYAML: false)
    guard case .object(let members) = try source.readJSON(JSONValue.init) else {
      throw Diagnostic(at: nil, "'\(excerpt(of: path))' holds no report of reg-cli's")
    }
    let fields = Dictionary(
      members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    func names(_ key: String) throws -> [String] {
      guard case .array(let values) = fields[key] else {
        throw Diagnostic(at: nil, "'\(excerpt(of: path))' has no list '\(key)'")
      }
      return try values.map { value in
        guard case .string(let name) = value, isInside(name) else {
          throw Diagnostic(
            at: nil, "'\(excerpt(of: path))': \(key) holds more than pictures' paths")
        }
        return name
      }
    }
    func folder(_ key: String) throws -> String {
      guard case .string(let name) = fields[key], !name.contains("://") else {
        throw Diagnostic(at: nil, "'\(excerpt(of: path))': \(key) is not a folder")
      }
      return name.hasPrefix("/") ? name : FileAccess.folder(of: path) + "/" + name
    }
    let folders = RegReport.Folders(
      actual: try folder("actualDir"), expected: try folder("expectedDir"),
      diff: try folder("diffDir"))
    let diffs = Set(try names("diffItems"))
    results = try Self.lists.flatMap { list in
      try names(list.key).map { name in
        CaseResult(
          suite: folders.expected, name: name, verdict: list.verdict,
          golden: folders.expected + "/" + name,
          files: ResultFiles(diff: Self.diffNames(of: name).first(where: diffs.contains)))
      }
    }
    self.folders = folders
  }

  /// The names that a picture's diff may have.
  private static func diffNames(of name: String) -> [String] {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return [name + ".png", stem + ".png"]
  }
}
