import FileAccess
import Glibc
package import GoldenImages
import Maquette
import Synchronization

/// The results of a process's assertions, kept for `maquette approve` and `maquette report`.
///
/// The processes of one run keep theirs together in one file; the next run begins anew. As long as
/// all is well nothing is written, unless there are results of an earlier run to replace. Any
/// number of threads may use a value.
package final class ResultsJournal: Sendable {
  private let folder: ResultsFolder
  private let run: String
  private let state = Mutex(State())

  private struct State {
    var isBegun = false
    var results: [CaseResult] = []
  }

  /// The journal of the process, which is written when the process exits.
  package static let shared: ResultsJournal = {
    atexit { ResultsJournal.shared.writeAtExit() }
    return ResultsJournal(folder: .ofTests, run: TestRun.current.identity)
  }()

  /// A journal for a folder.
  ///
  /// - Parameter run: What the processes have in common that keep their results together.
  package init(folder: ResultsFolder, run: String) {
    self.folder = folder
    self.run = run
  }

  /// Takes away what an earlier run left in the folder; to be called before anything is shown
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

  /// Writes the results, with those that other processes of the run have written.
  ///
  /// - Throws: `FileError`.
  package func write() throws {
    let results = state.withLock { $0.results }
    guard !results.isEmpty, isFolder(folder.path) || !results.allSatisfy(\.verdict.isSuccess)
    else { return }
    try folder.make()
    try withFolderLock(folder.path) {
      var merged: [Key: CaseResult] = [:]
      // What cannot be read is replaced.
      try? ResultsFile.read(folder.resultsPath) { merged[Key($0)] = $0 }
      for result in results { merged[Key(result)] = result }
      try mark()
      try folder.note(ResultsFolder.resultsName)
      var file = try ResultsFileWriter(to: folder.resultsPath)
      for (_, result) in merged.sorted(by: { $0.key < $1.key }) { try file.add(result) }
      try file.commit()
    }
  }

  private func writeAtExit() {
    do {
      try write()
    } catch {
      let message = "maquette: the results of the tests are not written: \(error)\n"
      _ = Array(message.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
    }
  }

  /// The name of the file that tells whose results the folder holds.
  private var markPath: String { folder.file(".maquette-tests") }

  /// True if the folder holds the results of another run, or of the command line.
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
