import Goldens
import PlainText

/// Why results folders cannot be joined.
enum MergeConflict: Error, CustomStringConvertible {
  /// Two folders are parts of runs that were parted differently, or one is not a part.
  case parts(String, RunCoverage, String, RunCoverage)
  /// Two folders hold the same part.
  case samePart(Shard, String, String)
  /// Two folders hold the same case.
  case sameCase(CaseResult, String, String)
  /// Two folders hold different files of one name.
  case sameFile(String, String, String)
  /// The results would be joined into one of the folders.
  case intoSource(String)

  var description: String {
    switch self {
    case .parts(let a, let partOfA, let b, let partOfB):
      "'\(oneLine(a))' holds \(Self.words(partOfA)), and '\(oneLine(b))' \(Self.words(partOfB))"
    case .samePart(let shard, let a, let b):
      "both '\(oneLine(a))' and '\(oneLine(b))' hold the shard \(shard.text)"
    case .sameCase(let result, let a, let b) where a == b:
      "'\(oneLine(a))' holds the case '\(oneLine(result.name))' of '\(oneLine(result.suite))' twice"
    case .sameCase(let result, let a, let b):
      "both '\(oneLine(a))' and '\(oneLine(b))' hold the case '\(oneLine(result.name))'"
        + " of '\(oneLine(result.suite))'"
    case .sameFile(let file, let a, let b):
      "both '\(oneLine(a))' and '\(oneLine(b))' hold a file '\(oneLine(file))'"
    case .intoSource(let path):
      "the results would be written over those in '\(oneLine(path))'"
    }
  }

  private static func words(_ coverage: RunCoverage) -> String {
    if let shard = coverage.shard { return "the shard \(shard.text)" }
    return coverage.missingSentence.map { "a run of which \($0)" } ?? "a whole run"
  }
}
