package import ArgumentParser
import Diagnostics
import FileAccess
import Goldens
import PlainText
import PreviewRendering

/// `maquette list`: the cases of configs, for whoever deals them out.
package struct List: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the cases of configs, with what decides their verdicts.",
    discussion: """
      Prints an id a line, which 'test --cases' takes. The options are those of 'test', as they are \
      a part of each case's key.
      """)

  /// Creates the command; the parser sets its values.
  package init() {}

  @OptionGroup var configs: ConfigFileOptions
  @OptionGroup var goldens: GoldenOptions
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var caching: CacheOptions

  @Flag(
    help: """
      Print a line of JSON for each case: id, config, preview, variant, golden, key, the files that \
      it read with their digests, and how long it took last.
      """)
  var json = false

  @OptionGroup var reporting: ReportingOptions

  package func validate() throws {
    if caching.noCache { throw ValidationError("--no-cache: 'list' draws nothing") }
    try configs.requireFiles()
  }

  package func run() throws {
    var report = reporting.report
    let passed = PassedCases(
      in: caching.folder, options: goldens.keyOptions(configs, scale: drawing.scale),
      isReadOnly: true, machine: DrawingMachine.digest)
    let loaded = LoadedConfigs(configs, passed: passed, keepsReads: true, report: &report)
    guard !report.hasErrors else { return try report.finish() }
    let tasks: [TestTask]
    do {
      tasks = try TestTask.all(for: loaded, configs.selection, isUpdate: false)
    } catch {
      report.add(error)
      return try report.finish()
    }
    // Of cases in one folder, each names the same file.
    var digests: [ByteText: RecordedRead] = [:]
    for task in tasks {
      guard json else {
        try StandardOutput.write(CaseIDs.line(task.id) + "\n")
        continue
      }
      let path = task.place.digests.map(ByteText.init)
      if let path, digests[path] == nil { digests[path] = RecordedRead(.bytes, path.wrappedValue) }
      try StandardOutput.write(line(of: task, passed, path.flatMap { digests[$0] }) + "\n")
    }
    try report.finish()
  }

  private func line(
    of task: TestTask, _ passed: PassedCases, _ digests: RecordedRead?
  ) -> String {
    let key = passed.key(
      of: task.config.reads, task.passed?.golden ?? GoldenState(at: task.place))
    let preview = task.config.names.first { $0.fullName == task.name }?.name ?? task.name
    let variant = task.name == preview ? nil : String(task.name.dropFirst(preview.count + 1))
    // Most of a line, and so one text that grows. A digest needs no escapes: `files` has no answers that are errors.
    var inputs = ""
    for read in key.files + [digests].compactMap(\.self) {
      inputs += inputs.isEmpty ? #"{"path":"# : #",{"path":"#
      inputs += JSONText.string(read.question.path)
      inputs += #","digest":""#
      inputs += read.answer
      inputs += #""}"#
    }
    return JSONText.object([
      ("id", JSONText.string(task.id)), ("config", JSONText.string(task.config.file)),
      ("preview", JSONText.string(preview)), ("variant", JSONText.string(variant)),
      ("golden", JSONText.string(task.place.pathFromWorkingDirectory)),
      ("key", JSONText.string(key.text)), ("unchanged", task.passed == nil ? "false" : "true"),
      ("milliseconds", task.passed.map { JSONText.number($0.milliseconds) } ?? "null"),
      ("inputs", "[\(inputs)]"),
    ])
  }
}

/// The printed explanation of a case's key.
struct CaseKeyOutput {
  private let passed: PassedCases?
  private let configs: ConfigFileOptions

  /// Creates the output for a case of some configs.
  init(_ passed: PassedCases?, _ configs: ConfigFileOptions) {
    self.passed = passed
    self.configs = configs
  }

  /// Prints what decided the verdict of a case when it last passed, and what has changed since.
  ///
  /// - Parameter name: The case's name, or its id.
  /// - Throws: `FileError`; `Diagnostics` if no config has such a case.
  func explain(_ name: String, _ report: inout DiagnosticReport) throws {
    let loaded = LoadedConfigs(configs, report: &report)
    guard !report.hasErrors else { return try report.finish() }
    let all = loaded.tested.flatMap { config in
      config.names.map { (config.file, $0.fullName) }
    }
    let found = all.filter { $0.1 == name || CaseIDs.id($0.0, $0.1) == name }
    guard !found.isEmpty else {
      report.add([
        Diagnostic(
          at: nil, "--explain-key: unknown case '\(excerpt(of: name))'",
          suggestion: suggestion(for: name, among: all.map(\.1)))
      ])
      return try report.finish()
    }
    for (file, name) in found { try write(file, name) }
    try report.finish()
  }

  private func write(_ file: String, _ name: String) throws {
    guard let (key, changes) = passed?.explanation(of: name, in: file) else {
      return try StandardOutput.write("\(oneLine(file)): \(name): it has not passed yet\n")
    }
    let count = changes.isEmpty ? CaseResult.unchangedWords : counted(changes.count, "change")
    var lines = ["\(oneLine(file)): \(name): \(count)", "  key \(key.text)"]
    lines.append("  tool, libraries and fonts \(key.machine ?? "not readable")")
    lines += key.options.map { "  \(oneLine($0))" }
    let shown: [RecordedRead.Kind] = [.bytes, .names, .ending]
    for read in key.reads where shown.contains(read.question.kind) || read.isMissing {
      lines.append("  \(oneLine(read.question.path)) \(read.words)")
    }
    lines += changes.map { change in
      "  changed: \(oneLine(change.part))" + (change.states.map { ": \($0)" } ?? "")
    }
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
  }
}

extension TestTask {
  /// The case's id: its config's path, and its name.
  var id: String { CaseIDs.id(config.file, name) }
}
