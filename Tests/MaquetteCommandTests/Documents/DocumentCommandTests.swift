import Foundation
import TestSupport
import Testing

/// A command that builds, installs or needs a machine of its own, and the script of CI that runs it.
private struct CommandElsewhere {
  let command: String
  let script: String
  /// A part of the script that runs the command.
  let words: String

  static let all = [
    CommandElsewhere(
      command: "make samples", script: ".ci/checks", words: "\nstep make samples"),
    CommandElsewhere(command: "make test", script: ".ci/checks", words: "\nstep make test"),
    CommandElsewhere(
      command: "make swift-samples", script: ".ci/checks", words: "make swift-samples"),
    CommandElsewhere(
      command: "make failing-tests", script: ".ci/checks", words: "make failing-tests"),
    CommandElsewhere(
      command: "make install", script: ".ci/check-install", words: "make install DESTDIR="),
    CommandElsewhere(
      command: "make uninstall", script: ".ci/check-install", words: "make uninstall DESTDIR="),
    CommandElsewhere(command: "make deb", script: ".ci/checks", words: "make deb"),
    CommandElsewhere(
      command: "sudo apt install ./.build/maquette_*.deb", script: ".ci/check-package",
      words: #"apt-get install -y -qq --no-install-recommends "$package""#),
  ]

  /// Whether a line of a block is the command, with or without arguments and a comment.
  func runs(_ line: Substring) -> Bool {
    line == command || line.hasPrefix(command + " ")
  }
}

/// The samples that a page's commands find in their folder.
private let samples = ["color-cards", "redlines", "review-states", "infinite-banners-scroll"]

@Suite(.waiting) struct DocumentCommandTests {
  @Test(arguments: DocumentPage.all)
  func `the commands of a page print what it shows`(page: DocumentPage) throws {
    let folder = try makeFolder()
    for block in page.blocks {
      switch block.language {
      case "yaml":
        // A block that begins with a file's name is that file.
        if let name = block.text.prefixMatch(of: /# ([a-z-]+\.yaml)\n/)?.1 {
          try folder.write(block.text, to: String(name))
        }
      case "hidden":
        let run = try Self.run(block.text, in: folder)
        #expect(run.status == 0, "\(block.text):\n\(run.text)")
      case "sh":
        let lines = block.text.split(separator: "\n").filter { line in
          !CommandElsewhere.all.contains { $0.runs(line) }
        }
        let run = try Self.run(lines.joined(separator: "\n"), in: folder)
        #expect(run.status == status(of: block), "\(block.text):\n\(run.text)")
      case "console":
        let run = try Self.run(command(of: block), in: folder)
        #expect(run.status == status(of: block), "\(block.text):\n\(run.text)")
        let lines = run.text.split(separator: "\n")
        expect(Printed(block).filled(from: lines), equals: lines)
      default:
        break
      }
    }
  }

  @Test func `pages with commands are found`() {
    let pages = DocumentPage.all.filter { page in
      page.blocks.contains { $0.language == "console" }
    }
    #expect(
      Set(pages.map(\.path)).isSuperset(of: [
        "README.md", "docs/comparing.md", "docs/goldens.md", "docs/reviews.md",
      ]))
  }

  @Test(arguments: DocumentPage.all)
  func `a command on a line of its own is in a block that is tested`(page: DocumentPage) {
    let untested = page.blocks.filter { !["sh", "console", "hidden"].contains($0.language) }
      .flatMap { $0.text.split(separator: "\n") }
      .filter { $0.firstMatch(of: /^(\$ )?(maquette|make|sudo|git|swift) [a-z]/) != nil }
    expect(untested, equals: [])
  }

  @Test(arguments: CommandElsewhere.all.indices)
  func `CI runs a command that this test does not run`(index: Int) throws {
    let elsewhere = CommandElsewhere.all[index]
    let script = try #require(readText("\(repository)/\(elsewhere.script)"))
    #expect(script.contains(elsewhere.words), "\(elsewhere.script) lacks \(elsewhere.words)")
    let lines = DocumentPage.all.flatMap(\.blocks).flatMap { $0.text.split(separator: "\n") }
    #expect(lines.contains { elsewhere.runs($0) }, "no page has \(elsewhere.command)")
  }

  @Test(arguments: DocumentPage.all)
  func `a make target in the text is one of the Makefile's`(page: DocumentPage) throws {
    let makefile = try #require(readText(repository + "/Makefile"))
    let unknown = page.codeSpans.compactMap { $0.firstMatch(of: /^make ([a-z.\/-]+)/)?.1 }
      .filter { !makefile.contains("\n\($0):") && !makefile.contains(":= \($0)\n") }
    expect(unknown, equals: [])
  }

  @Test(arguments: DocumentPage.all)
  func `a command and an option in the text are the tool's`(page: DocumentPage) throws {
    let help = try ToolHelp.all.get()
    let commands = page.codeSpans.compactMap { $0.firstMatch(of: /^maquette ([a-z][a-z-]*)/)?.1 }
    expect(commands.filter { !help.commands.contains(String($0)) }, equals: [])
    let options = page.codeSpans.flatMap { span in
      span.hasPrefix("swift ") ? [] : span.matches(of: /(?:^| )(--[a-z][a-zA-Z-]+)/).map(\.1)
    }
    expect(options.filter { !help.options.contains(String($0)) }, equals: [])
  }

  @Test func `the readme's table has a row for each command, in the order of the help`() throws {
    let commands = try ToolHelp.all.get().subcommands
    let rows = try DocumentPage.named("README.md").prose
      .compactMap { $0.firstMatch(of: /^\| `maquette ([a-z-]+)/)?.1 }.map { String($0) }
    expect(rows, equals: commands)
  }

  /// A folder with some of the samples and the pictures of their goldens, as a clone of
  /// `origin/main` has them.
  private func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let copied = try Self.run("cp -r '\(Self.clone.get().path)'/. .", in: folder)
    try #require(copied.status == 0, "\(copied.text)")
    return folder
  }

  /// What the folders of all pages begin as: the project keeps only digests of the samples' goldens,
  /// so their pictures are recorded here, once.
  private static let clone: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    let files = samples.map { "\($0).yaml" } + ["data", "banners"]
    let recorded = try run(
      """
      mkdir Samples
      for file in \(files.joined(separator: " ")); do
        cp -r '\(repository)'/Samples/$file Samples/$file
      done
      maquette test Samples --update --quiet
      rm -r .maquette
      git init --quiet --initial-branch=main
      git add --all
      git -c user.name=a -c user.email=a@b commit --quiet --message=samples
      git update-ref refs/remotes/origin/main HEAD
      """, in: folder)
    try #require(recorded.status == 0, "\(recorded.text)")
    return folder
  }

  /// Runs a script with the tool in its path; what it prints is all in the run's output.
  private static func run(_ script: String, in folder: TemporaryFolder) throws -> ToolRun {
    let tools = toolPath.split(separator: "/").dropLast().joined(separator: "/")
    return try runProgram(
      "env",
      [
        "-u", "CI", "PATH=/\(tools):\(toolEnvironment["PATH"] ?? "")",
        "ASAN_OPTIONS=detect_leaks=0",
        "SWIFT_BACKTRACE=enable=no", "bash", "-euo", "pipefail", "-c", "exec 2>&1\n" + script,
      ], in: folder.path)
  }

  private func status(of block: DocumentPage.Block) -> Int32 {
    block.attributes.compactMap { $0.wholeMatch(of: /exit=(\d+)/).flatMap { Int32($0.1) } }.first
      ?? 0
  }

  private func command(of block: DocumentPage.Block) -> String {
    String(block.text.prefix { $0 != "\n" }.dropFirst("$ ".count))
  }
}

/// What a block shows of a command's output.
private struct Printed {
  private let lines: [Substring]

  init(_ block: DocumentPage.Block) {
    lines = Array(block.text.split(separator: "\n").dropFirst())
  }

  /// The lines with those of a run's in the place of `…`, as far as the run goes on as they do.
  func filled(from found: [Substring]) -> [Substring] {
    var filled: [Substring] = []
    for (index, line) in lines.enumerated() {
      let rest = found.dropFirst(filled.count)
      if line.drop(while: { $0 == " " }) == "…" {
        let next = lines.dropFirst(index + 1).first
        filled += rest.prefix { found in next.map { !Self.matches(found, $0) } ?? true }
      } else if let first = rest.first, Self.matches(first, line) {
        filled.append(first)
      } else {
        filled.append(line)
      }
    }
    return filled
  }

  private static func matches(_ found: Substring, _ line: Substring) -> Bool {
    let parts = line.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return found == line }
    return found.hasPrefix(parts[0]) && found.dropFirst(parts[0].count).hasSuffix(parts[1])
  }
}
