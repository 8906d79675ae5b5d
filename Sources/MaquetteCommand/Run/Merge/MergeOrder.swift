import Goldens
import Maquette

/// The cases of several results, in the order in which one run would have reported them.
///
/// The cases of a run's parts were dealt out in turn; whole runs follow each other.
struct MergeOrder {
  /// Results that may hold more cases, the next one to ask first.
  private var rest: [(folder: ResultsFolder, reader: ResultsFileReader)]

  /// The order of results: the parts of a run by their indices, or whole runs.
  init(_ results: [(ResultsFolder, ResultsFileReader)]) {
    rest = results.reversed().map { ($0.0, $0.1) }
  }

  /// The next case with the folder that it is in; nil at the end.
  ///
  /// - Throws: What reading the results throws.
  mutating func next() throws -> (CaseResult, ResultsFolder)? {
    while let (folder, reader) = rest.popLast() {
      guard let result = try reader.next() else { continue }
      if reader.coverage.shard == nil {
        rest.append((folder, reader))
      } else {
        rest.insert((folder, reader), at: 0)
      }
      return (result, folder)
    }
    return nil
  }
}
