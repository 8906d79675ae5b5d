import ArgumentParser
import DrawingCommands
import FileAccess
import PlainText
import PreviewConfig
import PreviewRendering
import SymbolDrawing

/// `maquette symbols`: lists the symbols' names, or draws a sheet of them.
struct Symbols: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "List the symbols, or draw a sheet of them.",
    discussion: """
      A word keeps the symbols that have it in their names or mean it, as 'delete' means 'trash'. \
      Any symbol also has the forms .circle, .square and .triangle, each also with .fill, .slash, \
      and .badge. with another symbol's name, which are listed where they are the word.
      """)

  @Argument(help: "A word of the symbols' names, or of what they mean.")
  var word: String?

  @Option(help: "How the symbols are listed: text, json or png, a sheet of them.")
  var format = Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file, or - for standard output; defaults to -, and to symbols.png for a sheet.",
      valueName: "path"),
    completion: .file())
  var output: String?

  @OptionGroup var reporting: ReportingOptions

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, png
  }

  func validate() throws {
    if format == .png { return try checkIsPNG(output, "a sheet is") }
    let pictures = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"]
    if let name = output.flatMap(fileName), let ending = name.split(separator: ".").last,
      pictures.contains(ending.lowercased())
    {
      throw ValidationError(
        "--output: '\(excerpt(of: name))' is a picture's name, and the list is \(format.rawValue): "
          + "a sheet is drawn with --format png")
    }
  }

  func run() throws {
    var report = reporting.report
    do {
      let catalog = try SymbolCatalog()
      let symbols = try word.map { try catalog.symbols(matching: $0) } ?? catalog.symbols
      switch format {
      case .text: try write(Self.text(of: symbols))
      case .json: try write(Self.json(of: symbols))
      case .png: return try draw(symbols, report: report)
      }
    } catch let error where error is FileError || error is ExitCode {
      throw error
    } catch {
      report.add(error)
    }
    try report.finish()
  }

  private func write(_ text: String) throws {
    guard let output, output != "-" else { return try StandardOutput.write(text) }
    try AtomicFile.write(text.utf8, to: output)
    if !reporting.quiet { try StandardOutput.write("\(output)\n") }
  }

  private static func text(of symbols: [ListedSymbol]) -> String {
    let rows = symbols.map { symbol in
      let origin =
        switch symbol.origin {
        case .icon(let name): name
        case .drawn: "drawn by Maquette"
        case .composed: "other symbols"
        }
      return [symbol.name, origin, symbol.isMirrored ? "mirrored" : ""]
    }
    return Table(["SYMBOL", "ICON", "RIGHT TO LEFT"], rows: rows).text
  }

  private static func json(of symbols: [ListedSymbol]) -> String {
    let objects = symbols.map { symbol in
      var icon: String?
      if case .icon(let name) = symbol.origin { icon = name }
      return JSONText.object([
        ("name", JSONText.string(symbol.name)), ("icon", JSONText.string(icon)),
        ("mirrored", "\(symbol.isMirrored)"),
      ])
    }
    return "{\"symbols\":[\n" + objects.joined(separator: ",\n") + "]}\n"
  }

  private func draw(_ symbols: [ListedSymbol], report: DiagnosticReport) throws {
    let config = try SymbolSheet(symbols).config()
    let output = RenderTask.Output(path: output ?? "symbols.png", format: .png)
    let task = RenderTask(config: config, preview: config.previews[0], outputs: [output])
    var console = RenderConsole(
      report: report, taskCount: 1, isQuiet: reporting.quiet, isVerbose: false)
    let run = RenderRun(
      [task], scale: nil, jobs: DrawingOptions.threadCount(nil), isStrict: reporting.strict)
    try run.draw { try console.show($0, $1) }
    try console.finish()
  }
}
