import ArgumentParser
import DrawingCommands
import Goldens
import PictureComparison

/// The options of reg-cli for two folders, under its names.
struct RegOptions: ParsableArguments {
  @Flag(
    name: .customLong("reg-cli"),
    help: """
      Print, write JUnit XML and end as reg-cli does: a picture that cannot be read has failed, \
      with exit code 1.
      """)
  var actsAsRegCLI = false

  @Flag(
    name: [.customShort("U"), .long],
    help: "Make the first folder's pictures the expected ones.")
  var update = false

  @Option(
    name: [.customShort("J"), .long],
    help: ArgumentHelp(
      "Where reg-cli's report is written; reg.json if a folder for diffs is named.",
      valueName: "path"),
    completion: .file(extensions: ["json"]))
  var json: String?

  @Option(
    name: [.customShort("R"), .long],
    help: ArgumentHelp("Where a page with all pictures is written.", valueName: "path"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Option(
    name: [.customShort("F"), .long],
    help: ArgumentHelp(
      "Report an earlier comparison from its reg.json, and compare nothing.",
      valueName: "path"),
    completion: .file(extensions: ["json"]))
  var from: String?

  @Option(
    help: ArgumentHelp("Where a JUnit XML report is written.", valueName: "path"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Flag(
    name: [.customShort("I"), .customLong("ignoreChange"), .customLong("ignore-change")],
    help: "End with exit code 0 whatever changed.")
  var ignoreChange = false

  @Flag(
    name: [.customShort("E"), .customLong("extendedErrors"), .customLong("extended-errors")],
    help: "Treat new and deleted pictures as changed.")
  var extendedErrors = false

  @Option(
    name: [.customShort("P"), .customLong("urlPrefix"), .customLong("url-prefix")],
    help: ArgumentHelp("The prefix of the folders in the JSON report.", valueName: "url"))
  var urlPrefix = "./"

  @Option(
    name: [.customShort("M"), .customLong("matchingThreshold"), .customLong("matching-threshold")],
    help: ArgumentHelp(
      "As --threshold, with --comparator yiq unless another one is given.", valueName: "part"))
  var matchingThreshold: Double?

  @Option(
    name: [.customShort("T"), .customLong("thresholdRate"), .customLong("threshold-rate")],
    help: ArgumentHelp("As --max-diff-ratio, unless -S is given.", valueName: "part"))
  var thresholdRate: Double?

  @Option(
    name: [.customShort("S"), .customLong("thresholdPixel"), .customLong("threshold-pixel")],
    help: ArgumentHelp("As --max-diff-pixels.", valueName: "count"))
  var thresholdPixel: Int?

  @Flag(
    name: [.customShort("A"), .customLong("enableAntialias"), .customLong("enable-antialias")],
    help: "As --ignore-antialiasing.")
  var enableAntialias = false

  @Option(
    name: [
      .customShort("D"), .customLong("customDiffMessage"), .customLong("diffMessage"),
      .customLong("diff-message"),
    ],
    help: ArgumentHelp("What is printed last if pictures differ.", valueName: "text"))
  var diffMessage: String?

  @Option(
    name: [.customLong("diffFormat"), .customLong("diff-format")],
    help: ArgumentHelp(
      "The format of the pictures of differences: png or webp.", valueName: "format"))
  var diffFormat: FolderDiff.Format?

  func validate() throws {
    if from != nil, report == nil, junit == nil, !actsAsRegCLI {
      throw ValidationError("--from: expected a report to write, with --report or --junit")
    }
    if from != nil, update {
      throw ValidationError("--update: expected two folders, found --from")
    }
    try ToleranceOptions.check(matchingThreshold, "--matchingThreshold")
    try ToleranceOptions.check(thresholdRate, "--thresholdRate")
    if let thresholdPixel, thresholdPixel < 0 {
      throw ValidationError("--thresholdPixel: expected at least 0, found \(thresholdPixel)")
    }
  }

  /// The first option that only applies to folders, in its original form; nil if none is given.
  var folderOption: String? {
    if actsAsRegCLI { return "--reg-cli" }
    if update { return "--update" }
    if json != nil { return "--json" }
    if junit != nil { return "--junit" }
    if report != nil { return "--report" }
    if diffMessage != nil { return "--diffMessage" }
    if diffFormat == .webp { return "--diffFormat webp" }
    return extendedErrors ? "--extendedErrors" : nil
  }

  /// Changes tolerance options as these options require.
  func apply(to options: inout ToleranceOptions) {
    if let matchingThreshold { options.threshold = matchingThreshold }
    if matchingThreshold != nil || actsAsRegCLI {
      options.comparator = options.comparator ?? ComparatorArgument(.yiq)
    }
    if enableAntialias { options.ignoreAntialiasing = true }
    // A number of pixels takes precedence over their share.
    if let thresholdPixel {
      options.maxDiffPixels = thresholdPixel
    } else if let thresholdRate {
      options.maxDiffRatio = thresholdRate
    }
  }
}

extension FolderDiff.Format: ExpressibleByArgument {}
