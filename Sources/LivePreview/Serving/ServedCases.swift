import FileAccess
import Goldens
import PlainText
import Reports

/// The cases of a served page, and their pictures.
struct ServedCases: Sendable {
  /// The SHA-256 of the file of results, without which a page cannot accept anything; nil for a
  /// page that does not change.
  let version: String?
  /// The results that can be accepted, by their names on pages.
  let results: [String: CaseResult]
  /// The names of cases that can be commented on.
  let subjects: Set<String>
  /// The pictures by their addresses, as paths in the page's folder.
  let pictures: [String: String]
  /// The names of the cases of each change, by its name on pages.
  let alike: [String: [String]]

  /// Reads the results of a folder: the cases that need attention.
  ///
  /// - Throws: `FileError`, and `Diagnostic` for damaged results.
  init(resultsIn folder: ResultsFolder) throws {
    version = sha256(try readRegularFile(folder.resultsPath))
    var results: [String: CaseResult] = [:]
    var paths: [String] = []
    var groups = ChangeGroups()
    try ResultsFile.read(folder.resultsPath) { result in
      guard result.verdict != .passed, result.verdict != .stale else { return }
      results[result.goldenName] = result
      paths += [result.files.expected, result.files.actual, result.files.diff].compactMap(\.self)
      groups.add(result)
    }
    groups.joinAppearances()
    self.results = results
    subjects = Set(results.keys)
    pictures = Self.pictures(paths)
    alike = Dictionary(
      groups.all.map { ($0.id, $0.members.map(\.goldenName)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Creates the cases of a review's previews.
  ///
  /// - Parameter goldens: The cases that make previews' pictures their goldens.
  init(reviewOf entries: [ReviewEntry], goldens: [CaseResult]) {
    version = nil
    let results = Dictionary(
      goldens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.results = results
    subjects = Set(entries.map(\.name))
    pictures = Self.pictures(entries.flatMap(\.pictures).map(\.path))
    alike = Dictionary(
      entries.groups.all.map { group in
        (group.id, group.members.map(\.name).filter { results[$0] != nil })
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func pictures(_ paths: [String]) -> [String: String] {
    Dictionary(
      paths.map { (ReportPictures.servedAddress(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the names of the cases that a page requests to change.
  ///
  /// - Throws: `RequestMistake`.
  func names(_ json: JSONValue) throws(RequestMistake) -> [String] {
    if let like = json["like"]?.string {
      guard let names = alike[like] else { throw RequestMistake("expected what cases are like") }
      return names
    }
    guard let name = json["case"]?.string else {
      throw RequestMistake("expected a case, or what cases are like")
    }
    guard results[name] != nil else { throw RequestMistake("expected a case's name") }
    return [name]
  }
}
