package import FileAccess
import PlainText

/// Everything that decides the verdict of a case, with a digest of it.
///
/// No path of the machine, no clock, and no order of reading is a part of it: two machines with the
/// same tool, libraries, fonts and files have one key.
package struct CaseKey: Sendable {
  /// The digest of the tool, its libraries and its fonts; nil if one of them cannot be read.
  package var machine: String?
  /// The options that decide which cases pass, and how they are drawn.
  package var options: [String]
  /// The files that loading and drawing the config read or looked for, and those of the golden.
  package var reads: [RecordedRead]
  /// The golden's line among the digests.
  package var digest: String

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - reads: What loading and drawing the config read or looked for.
  ///   - golden: The golden's state.
  package init(
    _ reads: [RecordedRead], _ golden: GoldenState, machine: String? = nil, options: [String] = []
  ) {
    self.machine = machine
    self.options = options
    self.reads = reads + golden.reads
    self.reads.sort { $0.question < $1.question }
    digest = golden.digest
  }

  /// The digest of all of it: SHA-256, 64 hexadecimal digits.
  package var text: String {
    // A zero ends each part, which no part has: a path may have any other byte.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(128 * (reads.count + 2))
    func add(_ part: String) {
      var part = part
      part.withUTF8 { bytes.append(contentsOf: $0) }
      bytes.append(0)
    }
    for part in [machine ?? "-", "\(options.count)"] + options + [digest] { add(part) }
    for read in reads {
      add(read.question.kind.word)
      add(read.question.path)
      add(read.answer)
    }
    return sha256(bytes)
  }

  /// The files that were read, with their digests.
  package var files: [RecordedRead] {
    reads.filter { $0.question.kind == .bytes && !$0.answer.hasPrefix("!") }
  }
}

extension PassedCases {
  /// Returns the key of a case.
  ///
  /// - Parameters:
  ///   - reads: What loading and drawing its config read or looked for.
  ///   - golden: Its golden's state.
  package func key(of reads: [RecordedRead], _ golden: GoldenState) -> CaseKey {
    CaseKey(reads, golden, machine: machine, options: options)
  }

  /// A part of what decides a case that is not as it was when the case last passed.
  package struct Change: Sendable {
    /// The part: a file's path, or words.
    package var part: String
    /// The event, as in `has changed`.
    package var event = "has changed"
    /// Its present and its earlier state; nil for a part that has no words for them.
    package var states: String?
  }

  /// A config as it was when cases of it last passed, with what has changed since.
  struct ExplainedConfig {
    let config: PassedConfig
    /// The goldens of its cases then, by the cases' names.
    let goldens: [String: GoldenState]
    /// The changes that all of its cases have.
    let changes: [Change]
  }

  /// Returns the key of a case in its state when it last passed, with what has changed since, its
  /// config's changes first; nil for one that is not recorded as passed.
  package func explanation(of name: String, in path: String) -> (key: CaseKey, changes: [Change])? {
    guard let explained = explainedConfig(path), let golden = explained.goldens[name] else {
      return nil
    }
    var then = key(of: explained.config.reads, golden)
    then.machine = explained.config.machine
    let now = GoldenState(at: GoldenPlace(beside: path, name: name))
    let line =
      now.digest == golden.digest ? [] : [Change(part: "the golden's line among the digests")]
    return (then, explained.changes + line + Self.changes(since: golden.reads))
  }

  /// Returns a config with what has changed; nil for one that is not recorded.
  ///
  /// The last one is kept: a run asks for the cases of a config one after the other, and its files are
  /// looked at once.
  private func explainedConfig(_ path: String) -> ExplainedConfig? {
    if let explained, explained.config.file.hasSameBytes(as: path) { return explained }
    guard let config = last(path) else { return nil }
    var changes = Self.changes(since: config.reads)
    if machine != config.machine {
      changes.insert(
        Change(
          part: "the tool with its libraries and fonts",
          states: "\(machine ?? "they cannot be read"), was \(config.machine)"),
        at: 0)
    }
    let goldens = Dictionary(
      config.cases.map { ($0.name, $0.golden) }, uniquingKeysWith: { first, _ in first })
    explained = ExplainedConfig(config: config, goldens: goldens, changes: changes)
    return explained
  }

  /// Returns the reads that have another answer now, by their paths.
  private static func changes(since reads: [RecordedRead]) -> [Change] {
    reads.sorted { $0.question < $1.question }.compactMap { read in
      let answer = RecordedRead(read.question.kind, read.question.path)
      guard answer.answer != read.answer else { return nil }
      return Change(
        part: read.question.path,
        event: answer.isMissing ? "is gone" : read.isMissing ? "is new" : "has changed",
        states: "\(answer.words), was \(read.words)")
    }
  }

  /// Returns in words why a case was not passed over, as in `data/items.csv has changed`.
  package func reason(of name: String, in path: String) -> String {
    guard let changes = explanation(of: name, in: path)?.changes else {
      // One that passed with a message has more to tell, and is not recorded.
      return "it is not recorded as passed with these options"
    }
    guard let first = changes.first else { return "an input changed and was changed back" }
    // A file that is new is noted as one of another kind, too.
    let parts = Set(changes.map(\.part))
    let others = parts.count > 1 ? ", and \(counted(parts.count - 1, "other change"))" : ""
    return "\(oneLine(first.part)) \(first.event)\(others)"
  }
}

extension RecordedRead {
  /// The answer in words.
  package var words: String {
    isMissing ? "not there" : answer.hasPrefix("!") ? "not readable" : answer
  }
}
