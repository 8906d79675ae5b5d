import ArgumentParser
import DrawingCommands
import FileAccess
import Goldens
import LivePreview
import PlainText
import PreviewRendering
import Reports
import Reviews

/// `maquette review`: draws previews into a folder that a reviewer can read, measure and compare.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Draw a folder for a design review: pictures, contact sheets, a page to measure in.",
    discussion: """
      Writes index.html, which needs no network, sheet.png, sheet.pdf with a page for each preview, \
      review.md for a pull request, and the pictures. With --base, shows what changed since a git \
      revision or an earlier review, changed pictures first; the work tree stays as it is. With --serve, it then prints the address \
      of the page, where readers comment, and accept pictures as goldens; the comments stay in the \
      folder.
      """)

  @OptionGroup var configs: ConfigFileOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The review's folder.", valueName: "folder"),
    completion: .directory)
  var output = "Review"

  @Option(
    help: ArgumentHelp(
      "A git revision, or the folder of an earlier review, to compare with.",
      valueName: "revision|folder"))
  var base: String?

  @OptionGroup var decoration: DecorationOptions

  @Option(
    help: ArgumentHelp(
      """
      Also write Markdown for a pull request, and beside it what differs, cut out of the pictures.
      """, valueName: "file"),
    completion: .file(extensions: ["md"]))
  var pr: String?

  @Option(
    help: ArgumentHelp(
      "The prefix of the pictures' paths in review.md and in the file of --pr.", valueName: "url"))
  var urlPrefix = ""

  @Option(
    help: ArgumentHelp(
      """
      Whether the page holds its pictures (embed), also as lossless WebP (webp), or shows those in \
      the review's folder (files); defaults to embed up to 16 MiB of pictures, else to files.
      """, valueName: "place"))
  var pictures: ReportPictures.Place?

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var caching: CacheOptions

  @OptionGroup var page: PageServingOptions

  @OptionGroup var reporting: ReportingOptions

  func validate() throws {
    try configs.requireFiles()
    if output.isEmpty || output == "-" {
      throw ValidationError("--output: expected a folder")
    }
    if let name = fileName(of: output) {
      throw ValidationError(
        "--output: expected a folder, found '\(excerpt(of: name))': the review in it is index.html, sheet.pdf, sheet.png "
          + "and review.md")
    }
    if let pr { try PullRequestFile.check(pr) }
  }

  func run() throws {
    var report = reporting.report
    let since = base.map { ["--base \($0)"] } ?? []
    let facts = RunFacts.ofRun(options: ["no tolerance"] + since)
    let record = ReviewRecord(self, facts)
    if let paths = record?.unchanged {
      for path in paths where !reporting.quiet {
        try StandardOutput.write(path + ": unchanged\n")
      }
      return try report.finish()
    }
    var loaded = ReadLog.$current.withValue(record?.log) {
      LoadedConfigs(configs, report: &report)
    }
    if decoration.frame { loaded.frame(report: &report) }
    guard !report.hasErrors else { return try report.finish() }
    do {
      try review(loaded, facts, record, report: &report)
    } catch {
      report.add(error)
    }
    try report.finish()
  }

  private func review(
    _ loaded: LoadedConfigs, _ facts: RunFacts, _ record: ReviewRecord?,
    report: inout DiagnosticReport
  ) throws {
    let base = try base.map {
      try ReviewBase($0, for: loaded, configs, isFramed: decoration.frame, report: &report)
    }
    guard !report.hasErrors else { return }
    let folder = try ReviewFolder(output)
    let run = try ReadLog.$current.withValue(record?.log) {
      try ReviewRun(
        loaded.previews, base: base, folder: folder, annotations: decoration.annotations,
        scale: drawing.scale, offersGoldens: page.serve, jobs: drawing.threadCount)
    }
    var progress = RunProgress(report: report, taskCount: run.count, isQuiet: reporting.quiet)
    var screens: [ReviewedScreen] = []
    var isQuiet = loaded.previews.allSatisfy { $0.config.warnings.isEmpty }
    try run.draw { outcome in
      isQuiet = isQuiet && outcome.noticed?.notices.isEmpty != false
      progress.advance(noticed: outcome.noticed) { report in
        switch outcome.screen {
        case .success(let screen): screens.append(screen)
        case .failure(let error): report.add(error, sources: outcome.sources)
        }
      }
    }
    report = progress.finish()
    guard !report.hasErrors else { return }
    let sorted = ReviewedScreen.sorted(screens)
    let paths = try folder.finish(
      sorted, title: title, urlPrefix: urlPrefix, facts: facts, pictures: pictures)
    if let pr {
      let entries = sorted.map(\.entry)
      let markdown = PullRequestMarkdown(
        title: "\(title): \(entries.sentence)",
        items: Array(entries, comments: try CommentFile(in: folder.path).read()),
        folder: folder.path)
      try PullRequestFile(pr).write(markdown, urlPrefix: urlPrefix)
    }
    // One with a notice has more to report than that it is unchanged.
    if isQuiet { record?.add(folder, printing: paths) }
    guard !page.serve else { return try serve(sorted, facts, in: folder) }
    for path in paths + [pr].compactMap(\.self) where !reporting.quiet {
      try StandardOutput.write(path + "\n")
    }
  }

  /// Serves the review until a signal ends the process.
  private func serve(
    _ screens: [ReviewedScreen], _ facts: RunFacts, in folder: ReviewFolder
  ) throws {
    #if LivePreview
    let entries = screens.map(\.entry)
    let site = try ServedSite(
      reviewIn: folder.path, title: title, entries: entries, facts: facts,
      goldens: screens.compactMap(\.golden), author: UserName.current)
    let watch = try FolderWatch()
    watch.add(folder.path)
    try page.serving.serve(site)
    StandardError.note("serving the review in '\(excerpt(of: folder.path))'; Ctrl-C ends it")
    try page.noteRemote("can read this review, comment on it, and write its pictures over goldens")
    while true {
      guard watch.next() != nil, site.filesChanged() else { continue }
      do {
        try folder.writePages(
          of: entries, title: title, urlPrefix: urlPrefix, facts: facts, pictures: pictures)
      } catch {
        // A full disk, or an unfinished merge: the page is served all the same.
        StandardError.note("the review's files are not written: \(error)")
      }
    }
    #else
    throw MissingPage()
    #endif
  }

  /// The subject of the review: its configs' names, as far as a heading has room for them.
  private var title: String {
    let suites = OwnPreviews.suites?.map(\.file) ?? []
    let names = (configs.files.isEmpty ? suites : configs.files).map { name(ofPath: $0) }
    let shown = names.prefix(3).joined(separator: ", ")
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return shown + rest + (base.map { " since \(name(ofPath: $0))" } ?? "")
  }

  /// Returns the last name of an existing path, in any spelling; else the path.
  private func name(ofPath path: String) -> String {
    (realPath(path) ?? path).split(separator: "/").last.map(String.init) ?? path
  }
}
