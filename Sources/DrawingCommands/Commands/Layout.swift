package import ArgumentParser
import CollectionLayouts
import Diagnostics
import LayoutGeometry
import PreviewRendering

/// `maquette layout`: prints computed frames and draws nothing.
package struct Layout: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the computed frames of collections.",
    discussion: """
      Frames of collections are in points of the canvas, frames of elements in points of their \
      collection's content, in the order of sections and items.
      """)

  /// Creates the command; the parser sets its values.
  package init() {}

  @OptionGroup var configs: ConfigFileOptions

  @Option(
    help: ArgumentHelp(
      "Keep the elements that intersect a rectangle of the content.", valueName: "x,y,width,height")
  )
  var rect: RectArgument?

  @Option(
    help: ArgumentHelp(
      "Explain how the frame of an item was computed, step by step; one that no collection has is an error.",
      valueName: "section.item"))
  var explain: ItemArgument?

  @Option(help: "How frames are written: json or text.")
  var format = LayoutReport.Format.json

  @OptionGroup var reporting: ReportingOptions

  package func validate() throws {
    try configs.requireFiles()
    guard rect == nil || explain == nil else {
      throw ValidationError("give either --rect or --explain")
    }
  }

  package func run() throws {
    var report = reporting.report
    let loaded = LoadedConfigs(configs, report: &report)
    let arranged = loaded.arranged(report: &report)
    if !report.hasErrors {
      let output: (String) throws -> Void = { try StandardOutput.write($0) }
      if let item = explain?.index {
        let explanation = ExplanationReport(item: item, output: output)
        if explanation.isAbout(arranged) {
          try explanation.write(arranged, as: format)
        } else {
          report.add([
            Diagnostic(
              at: nil, "--explain: no collection has a cell \(item.section).\(item.item)",
              suggestion: "'maquette layout' without it lists the cells")
          ])
        }
      } else {
        try LayoutReport(rect: rect?.rect, output: output).write(arranged, as: format)
      }
    }
    try report.finish()
  }
}

extension LayoutReport.Format: ExpressibleByArgument {}

/// An item as an argument: `section.item`, or the number of an item of the first section.
struct ItemArgument: ExpressibleByArgument {
  var index: ItemIndex

  init?(argument: String) {
    let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: index = ItemIndex(section: 0, item: numbers[0])
    case 2: index = ItemIndex(section: numbers[0], item: numbers[1])
    default: return nil
    }
  }
}

/// A rectangle as an argument: `x,y,width,height`, in points.
struct RectArgument: ExpressibleByArgument {
  var rect: Rect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard numbers.count == 4, argument.count(where: { $0 == "," }) == 3,
      numbers.allSatisfy(\.isFinite), numbers[2] >= 0, numbers[3] >= 0
    else { return nil }
    rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
