import Foundation
import TestSupport
import Testing

/// Repositories that come with a `.git` of somebody else's, as from an archive or a shared folder.
@Suite(.waiting) struct HostileRepositoryTests {
  private let folder: TemporaryFolder

  /// A repository with a config whose picture has changed since its only commit.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.config("red"), to: "tree/a.yaml")
    try git("init", "--quiet")
    try git("add", ".")
    try git("commit", "--quiet", "--message", "first")
    try folder.write(Self.config("blue"), to: "tree/a.yaml")
    // Says that it ran, and behaves as a filter does.
    let program = try folder.write(
      "#!/bin/sh\necho \"$0 $*\" >> \(folder.file("ran"))\nexec /bin/cat\n", to: "program")
    try #require(chmod(program, 0o755) == 0)
  }

  private static func config(_ color: String) -> String {
    "name: a\ncanvas: { width: 8, scale: 1 }\nview: { color: \(color), frame: { height: 8 } }\n"
  }

  /// Each row: a setting of the repository's, and what is written to a file of it.
  private static let settings: [(String, file: String, text: String)] = [
    ("core.fsmonitor=PROGRAM", "", ""),
    ("core.hooksPath=HOOKS", "", ""),
    ("core.sshCommand=PROGRAM", "", ""),
    ("core.askPass=PROGRAM", "", ""),
    ("core.editor=PROGRAM", "", ""),
    ("core.gitProxy=PROGRAM", "", ""),
    ("core.alternateRefsCommand=PROGRAM", "", ""),
    ("core.pager=PROGRAM", "", ""),
    ("pager.ls-tree=PROGRAM", "", ""),
    ("credential.helper=!PROGRAM", "", ""),
    ("diff.external=PROGRAM", "", ""),
    ("alias.ls-tree=!PROGRAM", "", ""),
    ("alias.cat-file=!PROGRAM", "", ""),
    ("alias.rev-parse=!PROGRAM", "", ""),
    ("filter.x.smudge=PROGRAM", ".gitattributes", "*.yaml filter=x\n"),
    ("filter.x.clean=PROGRAM", ".gitattributes", "*.yaml filter=x\n"),
    ("filter.x.process=PROGRAM", ".gitattributes", "*.yaml filter=x\n"),
    ("filter.x.smudge=PROGRAM", ".git/info/attributes", "*.yaml filter=x\n"),
    ("diff.x.textconv=PROGRAM", ".gitattributes", "*.yaml diff=x\n"),
    ("diff.x.command=PROGRAM", ".gitattributes", "*.yaml diff=x\n"),
  ]

  @Test(arguments: settings)
  func `a program that a repository names is not run`(
    setting: String, file: String, text: String
  ) throws {
    for hook in ["post-index-change", "post-checkout", "reference-transaction", "pre-auto-gc"] {
      try folder.write(try #require(readText(folder.file("program"))), to: "hooks/\(hook)")
      try #require(chmod(folder.file("hooks/\(hook)"), 0o755) == 0)
    }
    let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
    try git(
      "config", parts[0],
      parts[1].replacingOccurrences(of: "PROGRAM", with: folder.file("program"))
        .replacingOccurrences(of: "HOOKS", with: folder.file("hooks")))
    if !file.isEmpty { try folder.write(text, to: "tree/\(file)") }
    try expectComparisonRunsNothing()
  }

  @Test func `git's hooks are not run`() throws {
    for hook in ["post-index-change", "post-checkout", "reference-transaction"] {
      try folder.write(
        try #require(readText(folder.file("program"))), to: "tree/.git/hooks/\(hook)")
      try #require(chmod(folder.file("tree/.git/hooks/\(hook)"), 0o755) == 0)
    }
    try expectComparisonRunsNothing()
  }

  @Test func `the planted programs are ones that git runs`() throws {
    try git("config", "core.fsmonitor", folder.file("program"))
    try git("config", "filter.x.smudge", folder.file("program"))
    try folder.write("*.yaml filter=x\n", to: "tree/.gitattributes")
    _ = try runProgram("git", ["checkout", "--force", "HEAD", "--", "."], in: folder.file("tree"))
    let ran = try #require(readText(folder.file("ran")))
    #expect(ran.split(separator: "\n").count >= 2, "\(ran)")
  }

  @Test(arguments: ["ext::PROGRAM", "ssh://host/path", "helper::x", "/tmp"])
  func `what a partial clone left out is not fetched`(url: String) throws {
    let id = try git("rev-parse", "HEAD:a.yaml")
    for (key, value) in [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.promisor", "true"), ("remote.origin.partialCloneFilter", "blob:none"),
      ("protocol.allow", "always"), ("protocol.ext.allow", "always"),
      ("core.sshCommand", folder.file("program")),
      ("remote.origin.uploadPack", folder.file("program")),
      (
        "remote.origin.url",
        url.replacingOccurrences(of: "PROGRAM", with: folder.file("program"))
      ),
    ] {
      try git("config", key, value)
    }
    let object = "tree/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
    try #require(unlink(folder.file(object)) == 0)
    let run = try compare("review")
    expect(run.status, equals: 2)
    #expect(run.errors.hasPrefix("error: --base: git: "), "\(run.errors)")
    #expect(readText(folder.file("ran")) == nil)
  }

  @Test(arguments: ["", ".", "bin"])
  func `git is looked for in the absolute folders of PATH alone`(entry: String) throws {
    for name in ["git", "bin/git"] {
      try folder.write(try #require(readText(folder.file("program"))), to: "tree/\(name)")
      try #require(chmod(folder.file("tree/\(name)"), 0o755) == 0)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try expectComparisonRunsNothing(environment: ["PATH": entry + ":" + path])
    let run = try compare("review", environment: ["PATH": entry])
    expect(run.errors, equals: "error: cannot run 'git': no such file or directory\n")
    expect(run.status, equals: 2)
  }

  @Test(arguments: [("a.yaml", "../../secret.yaml"), ("a.yaml", "/etc/hostname")])
  func `a link of the revision that leads out of it is not followed`(
    name: String, target: String
  ) throws {
    try folder.write(Self.config("green"), to: "secret.yaml")
    try #require(unlink(folder.file("tree/\(name)")) == 0)
    symlink(target, folder.file("tree/\(name)"))
    try git("add", ".")
    try git("commit", "--quiet", "--message", "link")
    try #require(unlink(folder.file("tree/\(name)")) == 0)
    try folder.write(Self.config("blue"), to: "tree/\(name)")
    let run = try compare("review")
    expect(run.errors, equals: "")
    let review = try #require(readText(folder.file("tree/Review/review.md")))
    #expect(review.contains("### <code>a</code> new\n"), "\(review)")
  }

  /// Draws what changed with both commands that take a base.
  private func expectComparisonRunsNothing(environment: [String: String] = [:]) throws {
    // The preparation may have run what is planted.
    unlink(folder.file("ran"))
    let review = try compare("review", environment: environment)
    expect(review.errors, equals: "")
    let page = try #require(readText(folder.file("tree/Review/review.md")))
    #expect(page.contains("### <code>a</code> changed\n"), "\(page)")
    expect(review.status, equals: 0)
    _ = try compare("test", environment: environment)
    #expect(readText(folder.file("ran")) == nil)
  }

  private func compare(
    _ command: String, environment: [String: String] = [:]
  ) throws -> ToolRun {
    try runTool(
      [command, "a.yaml", "--base", "HEAD"] + (command == "test" ? ["--goldens", "hash"] : []),
      in: folder.file("tree"), environment: environment)
  }

  /// Runs git in the work tree; answers what it printed, without its line's end.
  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    try FileManager.default.createDirectory(
      atPath: folder.file("tree"), withIntermediateDirectories: true)
    let run = try runProgram(
      "git", ["-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments,
      in: folder.file("tree"))
    try #require(run.status == 0, "\(run.errors)")
    return run.text.trimmingCharacters(in: .newlines)
  }
}
