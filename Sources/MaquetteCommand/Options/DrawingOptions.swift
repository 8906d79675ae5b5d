import ArgumentParser
import CellViews
import Glibc
import PlainText
import PreviewRendering

/// The scale at which previews are drawn, and the number of threads.
struct DrawingOptions: ParsableArguments {
  @Option(help: "Device pixels per point, from 0.25 to 8; defaults to each canvas's own.")
  var scale: Double?

  @Option(name: .shortAndLong, help: "How many threads draw; defaults to one per processor.")
  var jobs: Int?

  /// The number of threads that draw.
  var threadCount: Int { Self.threadCount(jobs) }

  func validate() throws {
    if let scale, !(0.25...8).contains(scale) {
      throw ValidationError(
        "--scale: expected a number from 0.25 to 8, found \(NumberText.shortest(scale))")
    }
    try Self.validate(jobs)
  }

  /// Refuses a number of threads that no machine runs well.
  static func validate(_ jobs: Int?) throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs: expected a number from 1 to 1024, found \(jobs)")
    }
  }

  /// Returns the requested number of threads; else the number that the machine runs at once.
  static func threadCount(_ jobs: Int?) -> Int {
    jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

/// Formats as an argument: their names with commas between.
struct FormatList: ExpressibleByArgument {
  var formats: [OutputFormat]

  init(_ formats: [OutputFormat]) {
    self.formats = formats
  }

  init?(argument: String) {
    var formats: [OutputFormat] = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let format = OutputFormat(rawValue: String(name)), !formats.contains(format) else {
        return nil
      }
      formats.append(format)
    }
    self.formats = formats
  }

  var defaultValueDescription: String {
    formats.map(\.rawValue).joined(separator: ",")
  }

  static let allValueStrings = OutputFormat.allCases.map(\.rawValue)

  /// All formats in words, as in `png or svg`.
  static var words: String { alternatives(OutputFormat.allCases.map(\.rawValue)) }
}

/// Returns words as alternatives, as in `png, svg or pdf`.
func alternatives(_ words: [String]) -> String {
  words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
}

/// The decorations around and beside pictures.
struct DecorationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw a second picture with redlines beside each: frames, spacing, insets, size, index, "
        + "safe-area, baseline, grid:8, touch, overflow; several with commas.",
      valueName: "annotations"))
  var annotate: AnnotationList?

  @Flag(help: "Draw the canvas's device around each picture.")
  var frame = false

  /// The measurements of the redlines of a second picture; nil for those that each preview names
  /// itself.
  var annotations: [Annotation]? { annotate?.annotations }
}

/// Annotations as an argument: their words with commas between.
struct AnnotationList: ExpressibleByArgument {
  var annotations: [Annotation]

  init?(argument: String) {
    var annotations: [Annotation] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let annotation = Annotation(word: String(word)), !annotations.contains(annotation)
      else { return nil }
      annotations.append(annotation)
    }
    self.annotations = annotations
  }

  static let allValueStrings = Annotation.words
}
