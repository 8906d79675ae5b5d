import FileAccess
import Goldens
import PreviewRendering

/// The cases of a run that passed, which are kept config by config.
struct PassedRecording {
  private let store: PassedCases?
  /// Indicates whether a revision may have decided whether a case passed.
  private let hasBase: Bool
  /// The config of the last case, with those of its cases that passed.
  private var current: (config: TestedConfig, cases: [PassedCase])?

  /// Creates a recording; without a store, nothing is kept.
  init(in store: PassedCases?, hasBase: Bool = false) {
    self.store = store
    self.hasBase = hasBase
  }

  /// Adds the outcome of a case; those of a config follow each other.
  ///
  /// - Parameter line: The result's line, without a position.
  mutating func add(_ outcome: TestWork.Outcome, line: String) {
    let result = outcome.result
    // A case with a message or a notice has more to tell than that it passed.
    let isKept =
      result.verdict == .passed && result.message == nil
      && (!hasBase || result.difference == nil)
    add(
      isKept
        ? outcome.golden.map {
          PassedCase(result, line: line, golden: $0, unknownMasks: outcome.unknownMasks)
        } : nil, of: outcome.task.config)
  }

  /// Adds a case of a config; nil for one that is not kept.
  mutating func add(_ passed: PassedCase?, of config: TestedConfig) {
    guard store != nil, config.log != nil else { return }
    if current?.config.file != config.file {
      keepCurrent()
      current = (config, [])
    }
    if let passed { current?.cases.append(passed) }
  }

  /// Writes what is not written yet.
  mutating func finish() {
    keepCurrent()
    store?.save()
  }

  private mutating func keepCurrent() {
    defer { current = nil }
    guard let (config, cases) = current, let store, let machine = store.machine,
      config.loaded?.warnings.isEmpty == true, let log = config.log, let reads = log.reads
    else { return }
    var passed = PassedConfig(
      file: config.file, machine: machine, names: config.names, reads: reads)
    passed.cases = cases
    // Those that were not drawn, unless a file has changed since they were found to be as they were.
    if let known = config.known { passed.add(known) }
    if !passed.cases.isEmpty { store.add(passed) }
  }
}
