package import FileAccess
import Glibc
import PlainText

/// The cases that passed in earlier runs, in a folder that git ignores.
///
/// A case is known as long as everything that decided its verdict is as it was: the tool with its
/// libraries and fonts, the options, the files that its config read or looked for, and its golden.
/// Without the folder, or without the right to write there, every case is drawn.
///
/// One thread at a time may use a value.
package final class PassedCases {
  private let folder: ResultsFolder
  private var hasFolder = false
  private let file: RecordFile
  private let shared: SharedRecords?
  /// The configs that were looked for before they are needed, as far as they are known.
  private var fetched: [ByteText: PassedConfig] = [:]
  /// The numbers of configs that the shared store was asked for, and of those with cases that passed
  /// elsewhere and would pass again.
  package private(set) var sharedCount = (asked: 0, known: 0)
  private let isReadOnly: Bool
  /// The options that decide which cases pass, and how they are drawn.
  let options: [String]
  private let findMachine: (RecordFile) -> String?
  private var check = ReadCheck()
  /// The config of the last case that was explained.
  var explained: ExplainedConfig?

  /// The digest of the tool, its libraries and its fonts; nil if one of them cannot be read.
  package private(set) lazy var machine = findMachine(file)

  /// The folder of the records, beside the default one for results.
  package static let defaultFolder = ".maquette/cache"

  /// Opens the records in a folder, which is made with the first record.
  ///
  /// - Parameters:
  ///   - options: The options that decide which cases pass, and how they are drawn.
  ///   - isReadOnly: True if nothing is written.
  ///   - shared: Records of other machines, for configs that are not known here.
  ///   - machine: Returns the digest of everything that draws and is not of the project; called
  ///     once at most, when it is needed.
  package init(
    in folder: String, options: [String], isReadOnly: Bool = false,
    shared: SharedRecords? = nil, machine: @escaping (RecordFile) -> String?
  ) {
    self.isReadOnly = isReadOnly
    self.folder = ResultsFolder(path: folder)
    file = RecordFile(folder + "/passed")
    self.options = options
    self.shared = shared
    findMachine = machine
  }

  /// Returns a config with the cases that would pass again; nil if it is not known, or has changed.
  package func config(_ path: String) -> PassedConfig? {
    fetched.removeValue(forKey: ByteText(wrappedValue: path))
      ?? last(path).flatMap { known($0, path) }
  }

  /// Looks for the next configs, and asks the shared store for those that are not known here, many
  /// at once.
  package func fetch(_ paths: some Sequence<String>) {
    guard let shared else { return }
    var unknown: [(path: String, key: String)] = []
    for path in paths where path != "-" {
      if let config = last(path).flatMap({ known($0, path) }) {
        fetched[ByteText(wrappedValue: path)] = config
      } else if let key = sharedKey(path, RecordedRead(.bytes, path)) {
        unknown.append((path, key))
      }
    }
    sharedCount.asked += unknown.count
    for ((path, _), config) in zip(unknown, shared.configs(unknown.map(\.key))) {
      let found = config.flatMap { known($0, path) }
      fetched[ByteText(wrappedValue: path)] = found
      if found?.cases.isEmpty == false { sharedCount.known += 1 }
    }
  }

  /// Returns a config with those of its cases that would pass again; nil if it has changed.
  private func known(_ config: PassedConfig, _ path: String) -> PassedConfig? {
    var config = config
    guard config.file.hasSameBytes(as: path), config.machine == machine else { return nil }
    var isRenewed = false
    func isSame(_ found: (isSame: Bool, isRenewed: Bool)) -> Bool {
      isRenewed = isRenewed || found.isSame && found.isRenewed
      return found.isSame
    }
    guard isSame(check.hold(&config.reads)) else { return nil }
    var known = config
    known.cases = []
    for index in config.cases.indices {
      let place = GoldenPlace(beside: path, name: config.cases[index].name)
      if isSame(config.cases[index].golden.holds(at: place, &check)) {
        known.cases.append(config.cases[index])
      }
    }
    if isRenewed, !isReadOnly { keep(config) }
    return known
  }

  /// Returns a config as it was when cases of it last passed, whatever has changed since.
  func last(_ path: String) -> PassedConfig? {
    // Without a record no key is needed.
    guard !file.isEmpty else { return nil }
    return file.record(key(path)).flatMap(PassedConfig.init(record:)).flatMap {
      $0.file.hasSameBytes(as: path) ? $0 : nil
    }
  }

  /// Keeps a config with the cases that passed.
  package func add(_ config: PassedConfig) {
    guard !isReadOnly else { return }
    keep(config)
    let question = RecordedRead.Question(.bytes, config.file)
    guard let shared, let read = config.reads.first(where: { $0.question == question }),
      let key = sharedKey(config.file, read)
    else { return }
    shared.add(config, for: key)
  }

  private func keep(_ config: PassedConfig) {
    // A run that keeps nothing leaves no folder.
    if !hasFolder { try? folder.make() }
    hasFolder = true
    file.add(config.record, for: key(config.file))
    if explained?.config.file.hasSameBytes(as: config.file) == true { explained = nil }
  }

  /// Writes what was added; records of removed configs may be lost.
  package func save() {
    guard !isReadOnly else { return }
    shared?.save()
    file.save { record in
      PassedConfig.file(ofRecord: record).map { access($0, F_OK) == 0 } ?? true
    }
  }

  /// Returns the key in the shared store of a config in its present state; nil if it cannot be read.
  ///
  /// What else the config reads is not known before it is read; the record has it.
  private func sharedKey(_ path: String, _ read: RecordedRead) -> String? {
    guard let machine, !read.answer.hasPrefix("!") else { return nil }
    let parts = ["maquette passed 1", machine, path, read.answer] + options
    return sha256(Array(parts.joined(separator: "\0").utf8))
  }

  private func key(_ path: String) -> RecordKey { RecordKey([path] + options) }
}
