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
  private let file: RecordFile
  private let isReadOnly: Bool
  /// The options that decide which cases pass, and how they are drawn.
  let options: [String]
  private let findMachine: (RecordFile) -> String?
  private var check = ReadCheck()

  /// The digest of the tool, its libraries and its fonts; nil if one of them cannot be read.
  package private(set) lazy var machine = findMachine(file)

  /// The folder of the records, beside the default one for results.
  package static let defaultFolder = ".maquette/cache"

  /// Opens the records in a folder, which is made.
  ///
  /// - Parameters:
  ///   - options: The options that decide which cases pass, and how they are drawn.
  ///   - isReadOnly: True if nothing is written.
  ///   - machine: Returns the digest of everything that draws and is not of the project; called
  ///     once at most, when it is needed.
  package init(
    in folder: String, options: [String], isReadOnly: Bool = false,
    machine: @escaping (RecordFile) -> String?
  ) {
    self.isReadOnly = isReadOnly
    if !isReadOnly { try? ResultsFolder(path: folder).make() }
    file = RecordFile(folder + "/passed")
    self.options = options
    findMachine = machine
  }

  /// Returns a config with the cases that would pass again; nil if it is not known, or has changed.
  package func config(_ path: String) -> PassedConfig? {
    guard let record = file.record(key(path)), var config = PassedConfig(record: record),
      config.file == path, config.machine == machine
    else { return nil }
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
    if isRenewed, !isReadOnly { file.add(config.record, for: key(path)) }
    return known
  }

  /// Returns a config as it was when cases of it last passed, whatever has changed since.
  func last(_ path: String) -> PassedConfig? {
    file.record(key(path)).flatMap(PassedConfig.init(record:)).flatMap {
      $0.file == path ? $0 : nil
    }
  }

  /// Keeps a config with the cases that passed.
  package func add(_ config: PassedConfig) {
    if !isReadOnly { file.add(config.record, for: key(config.file)) }
  }

  /// Writes what was added; records of removed configs may be lost.
  package func save() {
    guard !isReadOnly else { return }
    file.save { _, record in
      PassedConfig.file(ofRecord: record).map { access($0, F_OK) == 0 } ?? true
    }
  }

  private func key(_ path: String) -> String {
    String(sha256(Array(([path] + options).joined(separator: "\0").utf8)).prefix(32))
  }
}
