import ArgumentParser
import Diagnostics
import FileAccess
package import Goldens
import PlainText
import PreviewRendering

/// The records of earlier runs, by which work is left out that would end as it did.
package struct CacheOptions: ParsableArguments {
  @Flag(
    help: """
      Draw everything, even if nothing has changed since it was drawn; the records in \
      \(PassedCases.defaultFolder) are neither read nor written.
      """)
  var noCache = false

  @Option(
    help: ArgumentHelp(
      """
      The folder of the records of earlier runs, or the address of a store that several machines \
      share, as in https://cache.example/maquette.
      """, valueName: "folder|url"),
    completion: .directory)
  var cache = PassedCases.defaultFolder

  @Flag(help: "Use the records of earlier runs, and write none.")
  var cacheReadOnly = false

  /// Creates the options; the parser sets their values.
  package init() {}

  package func validate() throws {
    if noCache, cacheReadOnly { throw ValidationError("--no-cache: not with --cache-read-only") }
    if cache.isEmpty { throw ValidationError("--cache: expected a folder or an address") }
    _ = try SharedStores.open(cache)
  }

  /// The folder of this machine's records.
  var folder: String { SharedStores.isAddress(cache) ? PassedCases.defaultFolder : cache }

  /// Returns what is known of earlier runs; nil if all is to be drawn.
  ///
  /// - Parameters:
  ///   - options: The options that decide which cases pass, and how they are drawn.
  ///   - place: The place of written files, with whatever else changes from run to run: a record for
  ///     another place is replaced, so that runs into ever new folders leave none behind.
  package func passedCases(options: [String], place: [String] = []) -> PassedCases? {
    guard !noCache else { return nil }
    let suffix = place.isEmpty ? "" : " " + sha256(Array(place.joined(separator: "\0").utf8))
    // Files that were written are this machine's own.
    let shared =
      SharedStores.isAddress(cache) && place.isEmpty
      ? (try? SharedStores.open(cache)).map {
        SharedRecords(in: $0, isReadOnly: cacheReadOnly) { StandardError.note($0) }
      } : nil
    return PassedCases(
      in: folder, options: options, isReadOnly: cacheReadOnly, shared: shared
    ) { records in
      DrawingMachine.digest(records).map { $0 + suffix }
    }
  }
}

/// The explanation of what decides a case.
struct ExplanationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Print everything that decided a case's verdict when it last passed, with digests, and what has \
      changed since; draw nothing.
      """, valueName: "case"))
  var explainKey: String?

  @Option(
    help: ArgumentHelp(
      "Write a rule for make and Ninja with all files that the cases read.", valueName: "file"),
    completion: .file())
  var deps: String?

  /// Writes the rule for a run's results, if that is asked for.
  ///
  /// - Parameter broken: What loading the other configs read.
  /// - Throws: `FileError`.
  func writeDependencies(
    of tasks: [TestTask], broken: [[RecordedRead]], for target: String
  ) throws {
    guard let deps else { return }
    var paths: Set<String> = []
    func add(_ reads: [RecordedRead], _ golden: GoldenState) {
      for read in CaseKey(reads, golden).files { paths.insert(read.question.path) }
    }
    for task in tasks {
      add(task.config.reads, task.passed?.golden ?? GoldenState(at: task.place))
      if let digests = task.place.digests { paths.insert(digests) }
    }
    for reads in broken { add(reads, GoldenState(written: [])) }
    // A line break or a semicolon would begin a command of make's, whatever is before it.
    let prerequisites = paths.sorted().filter { path in
      !path.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: ";") }
    }
    let lines = ([target] + prerequisites).map(Self.escaped)
    let rule = lines[0] + ":" + lines.dropFirst().map { " \\\n  " + $0 }.joined() + "\n"
    try AtomicFile.write(rule.utf8, to: deps)
  }

  /// Returns a path as make and Ninja read it.
  private static func escaped(_ path: String) -> String {
    // Make would look for a user's folder.
    var text = path.hasPrefix("~") ? "./" : ""
    var backslashes = 0
    for character in path {
      switch character {
      case " ", "#", ":":
        // Those before it would escape each other.
        text += String(repeating: "\\", count: backslashes + 1) + String(character)
      case "$": text += "$$"
      default: text.append(character)
      }
      backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return text
  }
}

/// The cases that a run takes, by their ids.
struct CaseListOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Take the cases of a list: a file, or - for standard input, with an id a line as 'list' prints \
      it, or a line of its JSON.
      """, valueName: "list"),
    completion: .file())
  var cases: String?

  /// Indicates whether there is a list.
  var isGiven: Bool { cases != nil }

  /// Returns the ids; nil without a list.
  ///
  /// - Throws: `FileError`; `ValidationError` for a line that is not an id, and for an empty list.
  func read() throws -> CaseIDs? {
    guard let cases else { return nil }
    let bytes = try readNamedFile(cases == "-" ? "/dev/stdin" : cases)
    let ids = try CaseIDs(String(decoding: bytes, as: UTF8.self))
    guard !ids.configs.isEmpty else {
      throw ValidationError("--cases: no case in '\(excerpt(of: cases))'")
    }
    return ids
  }
}

/// The ids of cases: each the config's path, and the case's name after `#`.
struct CaseIDs {
  /// The configs, in the order in which they are named first.
  private(set) var configs: [String] = []
  private var ids: [String] = []

  /// Reads a list, a case a line.
  ///
  /// - Throws: `ValidationError` for a line that is not an id.
  init(_ text: String) throws {
    var seen: Set<ByteText> = []
    // By bytes: as characters, a carriage return and the line feed after it are one, and so are a
    // sign and an accent after it.
    for line in text.utf8.split(separator: 0x0A).map(Substring.init) {
      var id = String(line.hasSuffix("\r") ? line.dropLast() : line)
      guard !id.isEmpty else { continue }
      if id.hasPrefix("{") { id = Self.id(inJSON: id) ?? "" }
      guard let mark = id.utf8.lastIndex(of: UInt8(ascii: "#")), mark != id.startIndex else {
        throw ValidationError(
          "--cases: expected an id as 'list' prints it, found '\(excerpt(of: String(line)))'")
      }
      let config = String(Substring(id.utf8[..<mark]))
      if seen.insert(ByteText(wrappedValue: config)).inserted { configs.append(config) }
      ids.append(id)
    }
  }

  /// Returns the id of a case.
  static func id(_ config: String, _ name: String) -> String { "\(config)#\(name)" }

  /// Returns a case's line in a list: its id, or JSON with it if the id would be read otherwise.
  static func line(_ id: String) -> String {
    let isPlain = !id.hasPrefix("{") && id.utf8.allSatisfy { $0 >= 0x20 }
    return isPlain ? id : JSONText.object([("id", JSONText.string(id))])
  }

  /// Returns the tasks of the cases, in the order of the run.
  ///
  /// - Throws: `ValidationError` for an id that is none of them.
  func select(_ tasks: [TestTask]) throws -> [TestTask] {
    let wanted = Set(ids.map(ByteText.init))
    let kept = tasks.filter { wanted.contains(ByteText(wrappedValue: $0.id)) }
    let known = Set(kept.map { ByteText(wrappedValue: $0.id) })
    if let unknown = ids.first(where: { !known.contains(ByteText(wrappedValue: $0)) }) {
      throw ValidationError("--cases: unknown case '\(excerpt(of: unknown))'")
    }
    return kept
  }

  private static func id(inJSON line: String) -> String? {
    let source = try? SourceText(Array(line.utf8), file: "--cases", isYAML: false)
    guard case .object(let members)? = try? source?.readJSON(JSONValue.init),
      case .string(let id)? = members.first(where: { $0.name == "id" })?.value
    else { return nil }
    return id
  }
}
