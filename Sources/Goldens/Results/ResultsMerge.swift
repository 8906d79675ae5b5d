import FileAccess
import PlainText

/// Joins the results folders of a run's parts into one.
///
/// The cases of parts are in the order in which the whole run would have reported them; other
/// folders' cases are in the order of the folders.
package struct ResultsMerge {
  private let sources: [ResultsFolder]
  private let target: ResultsFolder

  /// The result of joining.
  package struct Outcome: Hashable, Sendable {
    /// The number of cases of each verdict.
    package fileprivate(set) var tally = ResultTally()
    /// The part of the run's cases in the folders.
    package fileprivate(set) var coverage = RunCoverage()
    /// The paths of files that results name and folders do not contain.
    package fileprivate(set) var lost: [String] = []
  }

  /// Creates a merge into a folder, which is emptied of earlier results first.
  package init(_ sources: [ResultsFolder], into target: ResultsFolder) {
    self.sources = sources
    self.target = target
  }

  /// Joins the folders.
  ///
  /// The results of an earlier merge are removed in any case, unless they are among the sources:
  /// they no longer match the request.
  ///
  /// - Throws: `MergeConflict` for folders that do not belong together, before anything is written;
  ///   `FileError`, and `Diagnostic` for damaged results.
  package func run() throws -> Outcome {
    if let place = realPath(target.path) {
      for source in sources where realPath(source.path) == place {
        throw MergeConflict.intoSource(source.path)
      }
    }
    // A folder that is not for results is reported below.
    if isFolder(target.path) { try? target.prepare() }
    let parts = try Self.parts(of: sources)
    try checkCases()
    var outcome = Outcome()
    outcome.coverage.missing = Self.missingParts(of: parts)
    try target.prepare()
    try target.note(ResultsFolder.resultsName)
    var writer = try ResultsFileWriter(
      to: target.resultsPath, coverage: outcome.coverage,
      facts: RunFacts.common(to: parts.map(\.facts)))
    var order = try MergeOrder(
      parts.map { ($0.folder, try ResultsFileReader($0.folder.resultsPath)) })
    while let (result, folder) = try order.next() {
      var copied = try copyFiles(of: result, from: folder, &outcome)
      copied.position = nil
      try writer.add(copied)
      outcome.tally.add(copied)
    }
    try writer.commit()
    return outcome
  }

  /// A folder, and its part of a run.
  private struct Part {
    var folder: ResultsFolder
    var coverage: RunCoverage
    var facts: RunFacts?

    var shard: Shard? { coverage.shard }
  }

  /// Returns the parts that no folder has, and those that earlier merges missed.
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

  /// Returns the folders in the order of their parts.
  private static func parts(of sources: [ResultsFolder]) throws -> [Part] {
    let parts = try sources.map { source in
      let reader = try ResultsFileReader(source.resultsPath)
      return Part(folder: source, coverage: reader.coverage, facts: reader.facts)
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

  /// Throws if two folders contain the same case, or the same file.
  private func checkCases() throws {
    // Only the hashes of ten million cases fit in a small memory: the names are compared of those
    // that have one hash.
    var seen = SeenHashes()
    var folderOfFile: [String: Int] = [:]
    for (index, source) in sources.enumerated() {
      try ResultsFile.read(source.resultsPath) { result in
        // A golden without a case is reported by each run that looked for it.
        guard result.verdict != .stale else { return }
        seen.add(CaseKey(suite: result.suite, name: result.name).hashValue)
        for file in result.files.all {
          guard let other = folderOfFile.updateValue(index, forKey: file), other != index else {
            continue
          }
          throw MergeConflict.sameFile(file, sources[other].path, source.path)
        }
      }
    }
    try checkCases(withHashes: seen.repeated())
  }

  /// Throws if two folders contain the same case of those with some hashes.
  private func checkCases(withHashes hashes: Set<Int>) throws {
    guard !hashes.isEmpty else { return }
    var folderOfCase: [CaseKey: Int] = [:]
    for (index, source) in sources.enumerated() {
      try ResultsFile.read(source.resultsPath) { result in
        let key = CaseKey(suite: result.suite, name: result.name)
        guard result.verdict != .stale, hashes.contains(key.hashValue) else { return }
        if let other = folderOfCase.updateValue(index, forKey: key) {
          throw MergeConflict.sameCase(result, sources[other].path, source.path)
        }
      }
    }
  }

  private struct CaseKey: Hashable {
    var suite: String
    var name: String
  }

  /// Copies a case's files; returns the case without those that are missing.
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

/// The hashes of many values, in eight bytes each.
private struct SeenHashes {
  /// By their lowest bits, so that little is copied when one of the lists grows.
  private var buckets = Array(repeating: [Int](), count: 256)

  mutating func add(_ hash: Int) { buckets[hash & 255].append(hash) }

  /// Returns the hashes that were added more than once.
  mutating func repeated() -> Set<Int> {
    var repeated: Set<Int> = []
    for index in buckets.indices {
      buckets[index].sort()
      for (hash, next) in zip(buckets[index], buckets[index].dropFirst()) where hash == next {
        repeated.insert(hash)
      }
      buckets[index] = []
    }
    return repeated
  }
}

/// The cases of several results, in the order in which one run would have reported them.
///
/// The cases of a run's parts were dealt out in turn, or have their positions; whole runs follow
/// each other.
private struct MergeOrder {
  /// The results that may contain more cases, each with its next one; the last one is the next in
  /// turn.
  private var rest: [(folder: ResultsFolder, reader: ResultsFileReader, next: CaseResult)] = []
  private var hasPositions = false

  /// Creates the order of results: the parts of a run by their indices, or whole runs.
  init(_ results: [(ResultsFolder, ResultsFileReader)]) throws {
    for (folder, reader) in results.reversed() {
      guard let next = try reader.next() else { continue }
      rest.append((folder, reader, next))
      if next.position != nil { hasPositions = true }
    }
  }

  /// Returns the next case with its folder; nil at the end.
  ///
  /// - Throws: The errors of reading the results.
  mutating func next() throws -> (CaseResult, ResultsFolder)? {
    guard !rest.isEmpty else { return nil }
    let index = hasPositions ? firstByPosition : rest.index(before: rest.endIndex)
    let (folder, reader, found) = rest.remove(at: index)
    if let next = try reader.next() {
      let staysInPlace = hasPositions || reader.coverage.shard == nil
      rest.insert((folder, reader, next), at: staysInPlace ? index : 0)
    }
    return (found, folder)
  }

  /// The index of the case that comes first; a golden without a case has no position, and comes
  /// last.
  private var firstByPosition: Int {
    rest.indices.min { a, b in
      // The last one is that of the first part.
      (rest[a].next.position ?? .max, -a) < (rest[b].next.position ?? .max, -b)
    } ?? 0
  }
}

/// A reason why results folders cannot be joined.
package enum MergeConflict: Error, Hashable, CustomStringConvertible {
  /// Two folders are parts of runs with different divisions, or one is not a part.
  case parts(String, RunCoverage, String, RunCoverage)
  /// Two folders contain the same part.
  case samePart(Shard, String, String)
  /// Two folders contain the same case.
  case sameCase(CaseResult, String, String)
  /// Two folders contain different files of one name.
  case sameFile(String, String, String)
  /// The results would be joined into one of the folders.
  case intoSource(String)

  /// The folders, and the conflict between them.
  package var description: String {
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

extension ResultFiles {
  /// The places of the files' paths.
  fileprivate static var paths: [WritableKeyPath<ResultFiles, String?>] {
    [\.expected, \.actual, \.diff, \.layoutDiff, \.layout]
  }

  /// The paths of all files that are not nil.
  fileprivate var all: [String] { Self.paths.compactMap { self[keyPath: $0] } }
}
