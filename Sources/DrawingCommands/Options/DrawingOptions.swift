package import ArgumentParser
package import CellViews
import Glibc
import PlainText
import PreviewRendering

/// The scale at which previews are drawn, and the number of threads.
package struct DrawingOptions: ParsableArguments {
  @Option(help: "Device pixels per point, from 0.25 to 8; defaults to each canvas's own.")
  package var scale: Double?

  @Option(name: .shortAndLong, help: "How many threads draw; defaults to one per processor.")
  var jobs: Int?

  /// Creates the options; the parser sets their values.
  package init() {}

  /// The number of threads that draw.
  package var threadCount: Int { Self.threadCount(jobs) }

  package func validate() throws {
    if let scale, !(0.25...8).contains(scale) {
      throw ValidationError(
        "--scale: expected a number from 0.25 to 8, found \(NumberText.shortest(scale))")
    }
    try Self.validate(jobs)
  }

  /// Refuses a number of threads that no machine runs well.
  package static func validate(_ jobs: Int?) throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs: expected a number from 1 to 1024, found \(jobs)")
    }
  }

  /// Returns the requested number of threads; else the number that the machine runs at once.
  package static func threadCount(_ jobs: Int?) -> Int {
    jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

/// Names as an argument: each once, with commas between.
package struct NameList<Name> {
  /// The names in their order.
  package var names: [Name]

  /// Creates a list of names.
  package init(_ names: [Name]) {
    self.names = names
  }
}

// The type itself asks nothing of the names: the runtime would look for it at each start.
extension NameList: ExpressibleByArgument
where Name: RawRepresentable<String> & CaseIterable & Equatable {
  package init?(argument: String) {
    names = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let name = Name(rawValue: String(word)), !names.contains(name) else { return nil }
      names.append(name)
    }
  }

  package var defaultValueDescription: String { names.map(\.rawValue).joined(separator: ",") }

  package static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }
}

extension OutputFormat {
  /// All formats in words, as in `png or svg`.
  static var allInWords: String { alternatives(allCases.map(\.rawValue)) }
}

/// Returns words as alternatives, as in `png, svg or pdf`.
package func alternatives(_ words: [String]) -> String {
  var text = ""
  for (place, word) in words.enumerated() {
    if place > 0 { text += place < words.count - 1 ? ", " : " or " }
    text += word
  }
  return text
}

/// The decorations around and beside pictures.
package struct DecorationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw a second picture with redlines beside each: frames, spacing, insets, size, index, "
        + "safe-area, baseline, grid:8, touch, overflow; several with commas.",
      valueName: "annotations"))
  var annotate: AnnotationList?

  @Flag(help: "Draw the canvas's device around each picture.")
  package var frame = false

  /// Creates the options; the parser sets their values.
  package init() {}

  /// The measurements of the redlines of a second picture; nil for those that each preview names
  /// itself.
  package var annotations: [Annotation]? { annotate?.annotations }
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
