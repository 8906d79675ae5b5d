import ArgumentParser
import PictureComparison
import PlainText

/// The largest difference of a picture that passes.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: """
      How two pixels are compared: \(ComparatorArgument.words); defaults to yiq if a \
      threshold is given, or else to exact.
      """)
  var comparator: ComparatorArgument?

  @Option(
    help: ArgumentHelp(
      "How far apart the colours of two pixels may be, from 0 to 1.", valueName: "part"))
  var threshold: Double?

  @Flag(help: "Do not count pixels that look antialiased as differing.")
  var ignoreAntialiasing = false

  @Option(help: ArgumentHelp("How many pixels may differ.", valueName: "count"))
  var maxDiffPixels: Int?

  @Option(
    help: ArgumentHelp("The share of the pixels that may differ, from 0 to 1.", valueName: "part"))
  var maxDiffRatio: Double?

  @Option(
    help: ArgumentHelp(
      "At most t pixels may differ in any square of N × N pixels.", valueName: "N:t"))
  var density: DensityArgument?

  func validate() throws {
    try Self.check(threshold, "--threshold")
    try Self.check(maxDiffRatio, "--max-diff-ratio")
    if let maxDiffPixels, maxDiffPixels < 0 {
      throw ValidationError("--max-diff-pixels: expected at least 0, found \(maxDiffPixels)")
    }
  }

  /// Throws if a share is not from 0 to 1.
  static func check(_ part: Double?, _ name: String) throws {
    guard let part, !(0...1).contains(part) else { return }
    throw ValidationError(
      "\(name): expected a number from 0 to 1, found \(NumberText.shortest(part))")
  }

  /// The given options, in the command line's form.
  var inWords: [String] {
    let values: [(String, String?)] = [
      ("--comparator", comparator?.comparator.rawValue), ("--threshold", threshold.map { "\($0)" }),
      ("--max-diff-pixels", maxDiffPixels.map { "\($0)" }),
      ("--max-diff-ratio", maxDiffRatio.map { "\($0)" }),
      ("--density", density.map { "\($0.density.window):\($0.density.limit)" }),
    ]
    return values.compactMap { name, value in value.map { "\(name) \($0)" } }
      + (ignoreAntialiasing ? ["--ignore-antialiasing"] : [])
  }

  /// The tolerance; none unless an option sets one.
  var tolerance: Tolerance {
    Tolerance(
      comparator: comparator?.comparator ?? (threshold == nil ? .exact : .yiq),
      threshold: threshold ?? 0,
      ignoresAntialiasing: ignoreAntialiasing, maxDifferingPixels: maxDiffPixels,
      maxDifferingRatio: maxDiffRatio, density: density?.density)
  }
}

/// A comparator as an argument: its name.
struct ComparatorArgument: ExpressibleByArgument {
  var comparator: Comparator

  init(_ comparator: Comparator) {
    self.comparator = comparator
  }

  init?(argument: String) {
    guard let comparator = Comparator(rawValue: argument) else { return nil }
    self.comparator = comparator
  }

  static let allValueStrings = Comparator.allCases.map(\.rawValue)

  /// All comparators in words, as in `exact or yiq (as pixelmatch 5 and 6)`.
  static var words: String { alternatives(Comparator.allCases.map(\.words)) }
}

extension Comparator {
  /// The name, with that of the tool whose metric it is, if users know it by that.
  fileprivate var words: String {
    switch self {
    case .exact, .oklab, .deltaE94: rawValue
    case .yiq: "\(rawValue) (as pixelmatch 5 and 6)"
    case .yiq7: "\(rawValue) (as pixelmatch 7)"
    }
  }
}

/// A limit for the density of differing pixels as an argument, as in `16:4`.
struct DensityArgument: ExpressibleByArgument {
  var density: Tolerance.Density

  /// Parses a limit; the largest window is longer than the sides of any picture.
  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let window = Int(parts[0]), let limit = Int(parts[1]),
      (1...1_000_000).contains(window), limit >= 0
    else { return nil }
    density = Tolerance.Density(window: window, limit: limit)
  }
}
