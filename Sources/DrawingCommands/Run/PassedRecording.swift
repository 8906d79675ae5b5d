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
  init(in store: PassedCases?, hasBase: Bool) {
    self.store = store
    self.hasBase = hasBase
  }

  /// Adds the outcome of a case; those of a config follow each other.
  mutating func add(_ outcome: TestWork.Outcome) {
    guard store != nil, outcome.task.config.log != nil else { return }
    if current?.config.file != outcome.task.config.file {
      keepCurrent()
      current = (outcome.task.config, [])
    }
    let result = outcome.result
    // A case with a message or a notice has more to tell than that it passed.
    guard let golden = outcome.golden, result.verdict == .passed, result.message == nil,
      !hasBase || result.difference == nil
    else { return }
    current?.cases.append(
      PassedCase(result, golden: golden, unknownMasks: outcome.unknownMasks))
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
    if let known = config.known {
      // Those that were not drawn, with their reads.
      let answers = Dictionary(reads.map { ($0.question, $0.answer) }) { first, _ in first }
      let names = Set(cases.map(\.name))
      // A file may have changed since they were found to be as they were.
      if known.reads.allSatisfy({ answers[$0.question] ?? $0.answer == $0.answer }) {
        passed.cases += known.cases.filter { !names.contains($0.name) }
        passed.reads += known.reads.filter { answers[$0.question] == nil }
      }
    }
    if !passed.cases.isEmpty { store.add(passed) }
  }
}
