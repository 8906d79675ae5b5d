import FileAccess
import Goldens
import Maquette
import PictureComparison
import PlainText
import Reports

/// The page that shows what comparing two folders found.
struct FolderDiffPage {
  private let root: String
  private let actual: String
  private let expected: String
  private let diff: String?
  private let acceptance: String

  /// A page of what is in two folders, and of the differences in a third one.
  init(actual: String, expected: String, diffFolder: String?) {
    let folders = [actual, expected] + [diffFolder].compactMap { $0 }
    let places = folders.map { absoluteNames(of: realPath($0) ?? $0) }
    // The pictures are found by their paths from the folder that holds all.
    let shortest = places.map(\.count).min() ?? 0
    let depth = (0..<shortest).first { depth in
      places.contains { $0[depth] != places[0][depth] }
    }
    let common = depth ?? shortest
    root = "/" + places[0][..<common].joined(separator: "/")
    let inner = places.map { $0[common...].map { $0 + "/" }.joined() }
    self.actual = inner[0]
    self.expected = inner[1]
    diff = inner.count > 2 ? inner[2] : nil
    acceptance =
      "maquette diff \(shellWord(actual)) \(shellWord(expected)) --update"
  }

  /// Writes the page, which appears whole or not at all.
  ///
  /// - Parameter results: What became of the pictures, with the paths of their diffs.
  /// - Throws: `FileError`.
  func write(_ results: [CaseResult], to path: String) throws {
    let file = try ReportFile(path)
    let placed = results.map(placed)
    try HTMLReport(folder: root, acceptance: acceptance)
      .write(ResultStream(placed)) { try file.write($0) }
    try file.commit()
  }

  /// A result with the places of its pictures.
  private func placed(_ result: CaseResult) -> CaseResult {
    var result = result
    if result.verdict != .missing { result.files.expected = expected + result.name }
    if result.verdict != .stale { result.files.actual = actual + result.name }
    result.files.diff = diff.flatMap { diff in result.files.diff.map { diff + $0 } }
    // With the dot it is not a golden's place, which `approve` would take.
    if !result.golden.hasPrefix("/") { result.golden = "./" + result.golden }
    return result
  }
}
