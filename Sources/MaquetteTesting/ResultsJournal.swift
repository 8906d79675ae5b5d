import FileAccess
import Glibc
package import Goldens
import Maquette
import PlainText
import Synchronization

/// The results of a process's assertions, kept for `maquette approve` and `maquette report`.
///
/// The processes of one run keep theirs together in one file; the next run begins anew. While all
/// assertions pass, nothing is written, unless there are results of an earlier run to replace. The
/// results of a whole run include the goldens that no test draws any more. Any number of threads
/// may use a value.
package final class ResultsJournal: Sendable {
  private let folder: ResultsFolder
  private let run: String
  private let isWhole: Bool
  private let state = Mutex(State())

  private struct State {
    var isBegun = false
    var results: [CaseResult] = []
    var goldens = StaleSnapshots()
  }

  /// The journal of the process, which is written when the process exits.
  package static let shared: ResultsJournal = {
    atexit { ResultsJournal.shared.writeAtExit() }
    let run = TestRun.current
    return ResultsJournal(folder: .ofTests, run: run.identity, isWhole: run.isWhole)
  }()

  /// Creates a journal for a folder.
  ///
  /// - Parameters:
  ///   - run: The identity that the processes of one run share.
  ///   - isWhole: Indicates whether the run includes all tests; other runs know only some goldens.
  package init(folder: ResultsFolder, run: String, isWhole: Bool = false) {
    self.folder = folder
    self.run = run
    self.isWhole = isWhole
  }

  /// Removes the results of an earlier run from the folder; call it before anything is written
  /// there.
  ///
  /// - Throws: `FileError`.
  package func begin() throws {
    try state.withLock { state in
      guard !state.isBegun else { return }
      if isFolder(folder.path) {
        try withFolderLock(folder.path) {
          if isOfOtherRun { try folder.prepare() }
          try mark()
        }
      }
      state.isBegun = true
    }
  }

  /// Keeps a result.
  package func add(_ result: CaseResult) {
    state.withLock { $0.results.append(result) }
  }

  /// Records that a test in a file compares with a golden.
  package func note(_ place: GoldenPlace, of file: String) {
    state.withLock { $0.goldens.add(place, of: file) }
  }

  /// Writes the results, with those that other processes of the run have written.
  ///
  /// - Returns: The paths of the goldens that no test draws any more, except those that another
  ///   process of the run has found.
  /// - Throws: `FileError`.
  @discardableResult
  package func write() throws -> [String] {
    let (ran, goldens) = state.withLock { ($0.results, $0.goldens) }
    let stale = isWhole ? goldens.results() : []
    let results = ran + stale
    let isWell = ran.allSatisfy(\.verdict.isSuccess) && stale.isEmpty
    guard !results.isEmpty, isFolder(folder.path) || !isWell else { return [] }
    try folder.make()
    return try withFolderLock(folder.path) {
      var merged: [Key: CaseResult] = [:]
      // An unreadable file is replaced.
      try? ResultsFile.read(folder.resultsPath) { merged[Key($0)] = $0 }
      let known = merged
      for result in results { merged[Key(result)] = result }
      try mark()
      try folder.note(ResultsFolder.resultsName)
      var file = try ResultsFileWriter(to: folder.resultsPath)
      for (_, result) in merged.sorted(by: { $0.key < $1.key }) { try file.add(result) }
      try file.commit()
      return stale.filter { known[Key($0)] == nil }.map(\.golden)
    }
  }

  private func writeAtExit() {
    do {
      let stale = try write()
      guard !stale.isEmpty else { return }
      report("no test draws \(counted(stale.count, "golden")) any more:")
      for path in stale { report("  " + oneLine(path)) }
    } catch {
      report("the results of the tests are not written: \(error)")
    }
  }

  private func report(_ message: String) {
    _ = Array("maquette: \(message)\n".utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }

  /// The name of the file that identifies the run whose results the folder holds.
  private var markPath: String { folder.file(".maquette-tests") }

  /// Indicates whether the folder holds the results of another run, or of the command line.
  ///
  /// Without a mark and without results, it holds the pictures of a process of this run.
  private var isOfOtherRun: Bool {
    guard let mark = try? readFile(markPath, limit: 4096) else {
      return access(folder.resultsPath, F_OK) == 0
    }
    return mark != Array(run.utf8)
  }

  private func mark() throws {
    try AtomicFile.write(run.utf8, to: markPath)
  }

  private struct Key: Hashable, Comparable {
    var suite: String
    var name: String

    init(_ result: CaseResult) {
      suite = result.suite
      name = result.name
    }

    static func < (one: Key, other: Key) -> Bool {
      (one.suite, one.name) < (other.suite, other.name)
    }
  }
}

extension ResultsFolder {
  /// The folder that the command line reads by default.
  static let defaultPath = ".maquette/results"

  /// The folder for differences in tests: the one that `MAQUETTE_RESULTS` names, or
  /// `.maquette/results` in the working directory.
  static let ofTests: ResultsFolder = {
    guard let path = getenv("MAQUETTE_RESULTS"), path.pointee != 0 else {
      return ResultsFolder(path: defaultPath)
    }
    return ResultsFolder(path: String(cString: path))
  }()
}
