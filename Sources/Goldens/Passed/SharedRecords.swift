package import FileAccess
import PlainText
import Synchronization
import Workers

/// The records of cases that passed, in a store that several machines share.
///
/// A store that is slow, full or gone makes a run slower, and never wrong: its first failure is
/// reported; one that is full is only read from then on, and one that is slow or gone is not asked
/// again. A record holds only as long as the files here are those that it has; who may write into
/// the store decides what passes.
package final class SharedRecords: Sendable {
  private struct State {
    var isRead = true
    var isWritten: Bool
    var isReported = false
    /// The latest requests, up to `measured`, and how long they took together.
    var latest = (count: 0, duration: Duration.zero)
    /// The records that are not yet written, by their keys.
    var added: [String: PassedConfig] = [:]
  }

  private let store: any SharedStore
  private let patience: Duration
  private let report: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// The number of requests at once: most of the time of each is waiting.
  private static let requests = 16
  /// The number of requests by which a store is found to be slow.
  private static let measured = 32
  /// The number of records that are kept back before they are written.
  private static let batch = 256

  /// Creates the records in a store.
  ///
  /// - Parameters:
  ///   - isReadOnly: True if nothing is written.
  ///   - patience: The mean duration of some requests from which on the store is slow: a multiple of
  ///     what drawing a screen takes.
  ///   - report: Called with the first failure.
  package init(
    in store: any SharedStore, isReadOnly: Bool, patience: Duration = .seconds(2),
    report: @escaping @Sendable (String) -> Void
  ) {
    self.store = store
    self.patience = patience
    self.report = report
    state = Mutex(State(isWritten: !isReadOnly))
  }

  /// Returns the config of a key, without signatures of files; nil if it is not known, or the record
  /// is damaged.
  func config(_ key: String) -> PassedConfig? {
    guard state.withLock({ $0.isRead }) else { return nil }
    do throws(StoreFailure) {
      return try measuring { () throws(StoreFailure) in try store.bytes(of: .record(key)) }
        .flatMap(Self.config(ofEntry:))
    } catch {
      fail(error, isWriting: false)
      return nil
    }
  }

  /// Returns the configs of keys, several of which are asked for at once.
  func configs(_ keys: [String]) -> [PassedConfig?] {
    var configs: [PassedConfig?] = []
    configs.reserveCapacity(keys.count)
    // Neither the parts nor `take` throw.
    try? OrderedWork.run(count: keys.count, workers: Self.requests) {
      { self.config(keys[$0]) }
    } take: {
      configs.append($1)
    }
    return configs
  }

  /// Keeps a config under a key, which is written some time before `save()` ends.
  func add(_ config: PassedConfig, for key: String) {
    let isFull = state.withLock { state in
      guard state.isWritten else { return false }
      state.added[key] = config
      return state.added.count >= Self.batch
    }
    if isFull { save() }
  }

  /// Writes the configs that were added.
  func save() {
    let added = state.withLock { state in
      defer { state.added = [:] }
      return Array(state.added)
    }
    try? OrderedWork.run(count: added.count, workers: Self.requests) {
      { self.write(added[$0].value, for: added[$0].key) }
    } take: { _, _ in
    }
  }

  private func write(_ config: PassedConfig, for key: String) {
    var config = config
    // Another part of the run may have kept other cases of the config.
    if state.withLock({ $0.isWritten }), let earlier = self.config(key) { config.add(earlier) }
    guard state.withLock({ $0.isWritten }) else { return }
    do throws(StoreFailure) {
      let entry = Self.entry(of: config)
      try measuring { () throws(StoreFailure) in try store.write(entry, to: .record(key)) }
    } catch {
      fail(error, isWriting: true)
    }
  }

  /// Sends a request; a store that takes too long for many is given up.
  private func measuring<Answer>(
    _ request: () throws(StoreFailure) -> Answer
  ) throws(StoreFailure) -> Answer {
    let start = ContinuousClock.now
    let answer = try request()
    let duration = start.duration(to: .now)
    let isSlow = state.withLock { state in
      state.latest.count += 1
      state.latest.duration += duration
      guard state.latest.count == Self.measured else { return false }
      defer { state.latest = (0, .zero) }
      guard state.latest.duration > patience * Self.measured else { return false }
      // In one step with the decision: no other request begins meanwhile.
      state.isRead = false
      return true
    }
    if isSlow {
      fail(StoreFailure(store: store.name, reason: "it answers slowly"), isWriting: false)
    }
    return answer
  }

  /// Reports the first failure; a store that cannot be read is not asked again, and one that cannot
  /// be written is only read.
  private func fail(_ error: StoreFailure, isWriting: Bool) {
    let isFirst = state.withLock { state in
      state.isWritten = false
      if !isWriting { state.isRead = false }
      defer { state.isReported = true }
      return !state.isReported
    }
    guard isFirst else { return }
    report("\(error); \(isWriting ? "nothing is written there" : "it is not asked") any more")
  }

  /// Returns the bytes of an entry.
  ///
  /// bazel-remote accepts only messages of the type `ActionResult` of Bazel's remote execution: here
  /// one whose only field is the fifth, the output of the action as bytes.
  private static func entry(of config: PassedConfig) -> [UInt8] {
    let record = config.unsigned.record
    var payload = RecordWriter()
    payload.write(sha256(record))
    var message = RecordWriter()
    // The field's number and its kind, 2 for bytes with their count; a count is written alike.
    message.write(5 << 3 | 2)
    message.write(UInt64(payload.bytes.count + record.count))
    return message.bytes + payload.bytes + record
  }

  private static func config(ofEntry bytes: [UInt8]) -> PassedConfig? {
    var message = RecordReader(bytes)
    guard message.number() == 5 << 3 | 2, let count = message.count(), count == message.rest.count,
      let digest = message.text()
    else { return nil }
    let record = Array(message.rest)
    guard sha256(record) == digest, let config = PassedConfig(record: record) else { return nil }
    // The results are written to a run's own, and a stranger may have written them here.
    let isGenuine = config.cases.allSatisfy { passed in
      // The line as it would be written.
      guard
        let result = try? ResultsFileReader.result(ofLine: Array(passed.unchangedLine.utf8))
      else { return false }
      return result.suite == config.file && result.name == passed.name
        && result.verdict == .passed && passed.line.utf8.allSatisfy { $0 >= 0x20 }
    }
    return isGenuine ? config.unsigned : nil
  }
}

extension PassedConfig {
  /// The config without what only this machine knows about the files.
  fileprivate var unsigned: PassedConfig {
    var config = self
    for index in config.reads.indices { config.reads[index].signature = nil }
    for index in config.cases.indices { config.cases[index].golden.removeSignatures() }
    return config
  }

  /// Adds the cases that only another state of the config has, unless the two contradict each other.
  package mutating func add(_ other: PassedConfig) {
    let answers = Dictionary(reads.map { ($0.question, $0.answer) }) { first, _ in first }
    guard file == other.file, machine == other.machine,
      other.reads.allSatisfy({ answers[$0.question] ?? $0.answer == $0.answer })
    else { return }
    let names = Set(cases.map(\.name))
    let added = other.cases.filter { !names.contains($0.name) }
    guard !added.isEmpty else { return }
    cases += added
    reads += other.reads.filter { answers[$0.question] == nil }
  }
}
