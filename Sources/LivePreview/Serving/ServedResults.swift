import FileAccess
import Goldens
import PlainText
import Reports

/// The results of a run as a served page was made from them.
struct ServedResults: Sendable {
  /// The SHA-256 of the file of results: a page of other results accepts nothing.
  let version: String
  /// The results of cases that need a look, by what addresses name them by.
  let cases: [String: CaseResult]
  /// The pictures of these cases by their addresses, as paths in the results folder.
  let pictures: [String: String]
  /// The names of the cases of each change, by the change's `id`.
  let alike: [String: [String]]

  /// Reads the results of a folder.
  ///
  /// - Throws: `FileError`, and `Diagnostic` for results that are broken.
  init(in folder: ResultsFolder) throws {
    version = sha256(try readRegularFile(folder.resultsPath))
    var cases: [String: CaseResult] = [:]
    var pictures: [String: String] = [:]
    var alike: [String: [String]] = [:]
    try ResultsFile.read(folder.resultsPath) { result in
      guard result.verdict != .passed, result.verdict != .stale else { return }
      cases[result.goldenName] = result
      for path in [result.files.expected, result.files.actual, result.files.diff] {
        if let path { pictures[ReportPictures.servedAddress(of: path)] = path }
      }
      if let change = Change(of: result) { alike[change.id, default: []].append(result.goldenName) }
    }
    self.cases = cases
    self.pictures = pictures
    self.alike = alike
  }
}
