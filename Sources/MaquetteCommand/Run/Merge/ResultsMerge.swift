import FileAccess
import Goldens
import Maquette

/// Joins the results folders of a run's parts into one.
///
/// The cases of parts come in the order that the whole run would have reported them; other folders'
/// cases come in the order of the folders.
struct ResultsMerge {
  private let sources: [ResultsFolder]
  private let target: ResultsFolder

  /// What joining showed.
  struct Outcome {
    /// How many cases there are of each verdict.
    var tally = ResultTally()
    /// Which of the run's cases the folders hold.
    var coverage = RunCoverage()
    /// The files that results name and folders do not hold, by their paths.
    var lost: [String] = []
  }

  /// A merge into a folder, which is emptied of earlier results first.
  init(_ sources: [ResultsFolder], into target: ResultsFolder) {
    self.sources = sources
    self.target = target
  }

  /// Joins the folders.
  ///
  /// The results of an earlier merge are gone whatever happens: what is joined there is no longer
  /// what was asked for.
  ///
  /// - Throws: `MergeConflict` for folders that do not belong together, before anything is written;
  ///   `FileError`, and `Diagnostic` for results that are broken.
  func run() throws -> Outcome {
    // A folder that is not for results is reported below.
    if isFolder(target.path) { try? target.prepare() }
    let parts = try Self.parts(of: sources)
    try checkCases()
    var outcome = Outcome()
    outcome.coverage.missing = Self.missingParts(of: parts)
    try target.prepare()
    try target.note(ResultsFolder.resultsName)
    var writer = try ResultsFileWriter(to: target.resultsPath, coverage: outcome.coverage)
    var order = try MergeOrder(
      parts.map { ($0.folder, try ResultsFileReader($0.folder.resultsPath)) })
    while let (result, folder) = try order.next() {
      let copied = try copyFiles(of: result, from: folder, &outcome)
      try writer.add(copied)
      outcome.tally.add(copied)
    }
    try writer.commit()
    return outcome
  }

  /// A folder, and which part of a run it holds.
  private struct Part {
    var folder: ResultsFolder
    var coverage: RunCoverage

    var shard: Shard? { coverage.shard }
  }

  /// The parts that no folder has, and those that earlier merges missed.
  private static func missingParts(of parts: [Part]) -> [Shard] {
    guard let count = parts.first?.shard?.count else {
      var seen: Set<Shard> = []
      return parts.flatMap(\.coverage.missing).filter { seen.insert($0).inserted }
    }
    let there = Set(parts.compactMap(\.shard?.index))
    return (1...count).filter { !there.contains($0) }.compactMap {
      Shard(index: $0, count: count)
    }
  }

  /// The folders in the order of their parts.
  private static func parts(of sources: [ResultsFolder]) throws -> [Part] {
    let parts = try sources.map {
      Part(folder: $0, coverage: try ResultsFileReader($0.resultsPath).coverage)
    }
    guard let first = parts.first(where: { $0.shard != nil }) else { return parts }
    var folderOfIndex: [Int: String] = [:]
    for part in parts {
      guard let shard = part.shard, shard.count == first.shard?.count else {
        throw MergeConflict.parts(
          first.folder.path, first.coverage, part.folder.path, part.coverage)
      }
      if let other = folderOfIndex.updateValue(part.folder.path, forKey: shard.index) {
        throw MergeConflict.samePart(shard, other, part.folder.path)
      }
    }
    return parts.sorted { ($0.shard?.index ?? 0) < ($1.shard?.index ?? 0) }
  }

  /// Throws if two folders have one case, or write one file.
  private func checkCases() throws {
    var folderOfCase: [CaseKey: Int] = [:]
    var folderOfFile: [String: Int] = [:]
    for (index, source) in sources.enumerated() {
      try ResultsFile.read(source.resultsPath) { result in
        // A golden without a case is reported by each run that looked for them.
        guard result.verdict != .stale else { return }
        let key = CaseKey(suite: result.suite, name: result.name)
        if let other = folderOfCase.updateValue(index, forKey: key) {
          throw MergeConflict.sameCase(result, sources[other].path, source.path)
        }
        for file in result.files.all {
          guard let other = folderOfFile.updateValue(index, forKey: file), other != index else {
            continue
          }
          throw MergeConflict.sameFile(file, sources[other].path, source.path)
        }
      }
    }
  }

  private struct CaseKey: Hashable {
    var suite: String
    var name: String
  }

  /// Copies a case's files; answers the case without those that are not there.
  private func copyFiles(
    of result: CaseResult, from source: ResultsFolder, _ outcome: inout Outcome
  ) throws -> CaseResult {
    var result = result
    for path in ResultFiles.paths {
      guard let file = result.files[keyPath: path] else { continue }
      do {
        try copy(ConfinedFile(file, below: source.path), to: file)
      } catch let error as FileError where error.path == source.file(file) {
        outcome.lost.append(source.file(file))
        result.files[keyPath: path] = nil
      }
    }
    return result
  }

  private func copy(_ source: ConfinedFile, to relative: String) throws {
    let path = target.file(relative)
    try makeFolder(folder(of: path))
    try target.note(relative)
    let copy = try AtomicFile(path: path)
    while true {
      let bytes = try source.read(upTo: 1 << 20)
      if bytes.isEmpty { break }
      try bytes.withUnsafeBytes(copy.write)
    }
    try copy.commit()
  }
}

extension ResultFiles {
  /// The places of the files' paths.
  fileprivate static var paths: [WritableKeyPath<ResultFiles, String?>] {
    [\.expected, \.actual, \.diff, \.layoutDiff, \.layout]
  }

  /// The paths of all files that there are.
  fileprivate var all: [String] { Self.paths.compactMap { self[keyPath: $0] } }
}
