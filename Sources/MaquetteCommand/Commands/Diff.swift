import ArgumentParser
import Diagnostics
import DrawingCommands
import FileAccess
import Glibc
import Goldens
import PictureComparison
import PlainText
import Reports

/// `maquette diff`: compares two pictures, two folders of pictures, or the drawings of two configs.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures, two folders of them, or what two configs draw.",
    usage: """
      maquette diff [<options>] <actual> <expected> [<diff>]
      maquette diff [<options>] <old.yaml> <new.yaml> [-o <diff>]
      maquette diff --from <reg.json> [--report <path>] [--junit <path>]
      """,
    discussion: """
      Pictures are PNG, JPEG, WebP or AVIF files. Of folders, those in the same places are compared, with \
      reg-cli's options and reports. Of configs, the older one is first, as for git diff; what \
      both draw is compared preview by preview, by name. Ends with exit code 1 if pictures \
      differ, and 2 if one cannot be read.
      """)

  @Argument(
    help: "The picture or the folder to compare, or the older config.", completion: .file())
  var actual: String?

  @Argument(
    help: "The picture or the folder that is expected, or the newer config.", completion: .file())
  var expected: String?

  @Argument(help: "The PNG, or the folder of PNGs, to show differences in.", completion: .file())
  var diff: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "The same; of configs with several previews, a folder.", completion: .file())
  var output: String?

  @OptionGroup var loading: ConfigLoadingOptions

  @OptionGroup var tolerance: ToleranceOptions

  @OptionGroup(title: "reg-cli's options") var reg: RegOptions

  @Option(
    name: [.customShort("C"), .customLong("concurrency"), .customShort("j"), .customLong("jobs")],
    help: "How many threads compare; defaults to one per processor.")
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Also print equal pictures, and all details of the others.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  func validate() throws {
    try DrawingOptions.validate(jobs)
    if reg.from == nil, expected == nil {
      throw ValidationError("expected two pictures, two folders or two configs")
    }
    if diff != nil, output != nil {
      throw ValidationError("give either <diff> or --output")
    }
    if !reg.actsAsRegCLI { try checkIsPNG(shown, "differences are") }
  }

  func run() throws {
    if let from = reg.from { return try report(from) }
    guard let actual, let expected else { return }
    try compare(actual, with: expected)
  }

  /// Writes the requested reports of an earlier comparison: the page, and JUnit's.
  private func report(_ file: String) throws {
    do {
      let earlier = try EarlierRegReport(file)
      try reg.write(
        FolderDiffReports(
          earlier.results, actual: earlier.folders.actual, expected: earlier.folders.expected,
          diffFolder: earlier.folders.diff))
      if reg.actsAsRegCLI { try show(earlier.results) }
    } catch let mistake as Diagnostic {
      var report = DiagnosticReport(format: .human, isStrict: false, isQuiet: quiet)
      report.add(mistake)
      try report.finish()
    }
  }

  /// Prints an earlier comparison in reg-cli's form, with the same exit code.
  private func show(_ results: [CaseResult]) throws {
    let console = FolderDiffConsole(
      reg: reg, folder: nil, isQuiet: quiet, isVerbose: verbose)
    var tally = ResultTally()
    for result in results {
      try console.show(result)
      tally.add(result)
    }
    try console.end(tally)
  }

  private func compare(_ actual: String, with expected: String) throws {
    var tolerance = tolerance
    reg.apply(to: &tolerance)
    let jobs = DrawingOptions.threadCount(jobs)
    if ConfigDiffRun.isConfig(actual), ConfigDiffRun.isConfig(expected) {
      return try compareConfigs(actual, expected, tolerance: tolerance.tolerance, jobs: jobs)
    }
    let areFolders = try Self.areFolders(actual, expected)
    try refuseOverwriting(actual, expected)
    if areFolders {
      if let shown, !reg.actsAsRegCLI, let name = fileName(of: shown) {
        throw ValidationError(
          "--output: the differences of folders are a folder, found '\(excerpt(of: name))'")
      }
      try FolderDiffRun(
        actual: PictureFolder(actual), expected: Self.folderOrNone(expected), diffFolder: shown,
        tolerance: tolerance.tolerance, reg: reg, isQuiet: quiet, isVerbose: verbose
      ).run(jobs: jobs)
    } else {
      if let option = reg.folderOption {
        throw ValidationError("\(option): expected two folders, found pictures")
      }
      try compareFiles(actual, with: expected, tolerance: tolerance.tolerance, jobs: jobs)
    }
  }

  private func compareConfigs(
    _ old: String, _ new: String, tolerance: Tolerance, jobs: Int
  ) throws {
    if let option = reg.folderOption {
      throw ValidationError("\(option): expected two folders, found configs")
    }
    try refuseOverwriting(old, new)
    let isDifferent = try ConfigDiffRun(
      old: old, new: new, options: loading.options, tolerance: tolerance, jobs: jobs,
      output: shown, isVerbose: verbose, isQuiet: quiet
    ).run()
    if isDifferent, !reg.ignoreChange { throw ExitStatus.difference }
  }

  /// The place of the differences' pictures.
  private var shown: String? { diff ?? output }

  private func compareFiles(
    _ actual: String, with expected: String, tolerance: Tolerance, jobs: Int
  ) throws {
    let pair = try PictureFilePair(
      expected: expected, actual: actual, tolerance: tolerance, workers: jobs)
    let comparison = try pair.comparison()
    if let shown, let picture = try pair.difference(of: comparison) {
      try AtomicFile.write(picture, to: shown)
    }
    let words = PairWords(
      comparison.match, actual: actual, expected: expected, diff: shown,
      layoutChanges: pair.layoutChanges, strip: pair.strip, frameChange: pair.frameChange,
      notices: pair.notices(comparison),
      detail: verbose ? .all : .brief, hint: "-v shows")
    if !quiet { try StandardOutput.write(words.text) }
    if words.isDifference, !reg.ignoreChange { throw ExitStatus.difference }
  }

  /// Returns whether two paths are those of folders, and not those of files.
  ///
  /// - Throws: `ValidationError` for one of each, and `FileError` for a missing path. The expected
  ///   folder may be missing, as before the first run.
  private static func areFolders(_ actual: String, _ expected: String) throws -> Bool {
    let isFolder = try isFolder(actual)
    if isFolder, access(expected, F_OK) != 0, errno == ENOENT { return true }
    // Two configs were compared before.
    guard try isFolder == Self.isFolder(expected),
      isFolder || ![actual, expected].contains(where: ConfigDiffRun.isConfig)
    else {
      throw ValidationError(
        "expected two pictures, two folders or two configs, found '\(actual)' and '\(expected)'")
    }
    return isFolder
  }

  private static func isFolder(_ path: String) throws -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError("read", path, code: errno) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  private static func folderOrNone(_ path: String) throws -> PictureFolder {
    access(path, F_OK) == 0 ? try PictureFolder(path) : PictureFolder(missing: path)
  }

  /// Throws if pictures of differences would overwrite the compared ones.
  private func refuseOverwriting(_ actual: String, _ expected: String) throws {
    guard let shown, let place = realPath(shown) else { return }
    for path in [actual, expected] where realPath(path) == place {
      throw ValidationError("the differences would be written over '\(path)'")
    }
  }
}
