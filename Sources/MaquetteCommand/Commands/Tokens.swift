import ArgumentParser
import CellViews
import Diagnostics
import DrawingCommands
import PlainText
import PreviewConfig

/// `maquette tokens`: lists the tokens that screens use, and the values beside them.
struct Tokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "List the tokens that screens use, and the values beside them.",
    discussion: """
      Tokens are the names of 'tokens:' and the colour sets of 'assets:'. A colour or length that is \
      written by itself is listed with the tokens of the same value, one of which it may be.
      """)

  @OptionGroup var configs: ConfigFileOptions

  @Option(help: "How the list is written: text or json.")
  var format = Format.text

  @OptionGroup var reporting: ReportingOptions

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  func validate() throws { try configs.requireFiles() }

  func run() throws {
    var report = reporting.report
    let loaded = LoadedConfigs(configs, report: &report)
    // Colours that expressions name are known once the cells are built.
    _ = loaded.arranged(report: &report)
    if !report.hasErrors {
      let screens = loaded.previews.compactMap { config, preview in
        (config as? LoadedConfig).map { (preview, $0.tokens(of: preview)) }
      }
      switch format {
      case .text:
        try StandardOutput.write(screens.map { Self.text(of: $1, $0) }.joined(separator: "\n"))
      case .json: try StandardOutput.write(Self.json(of: screens))
      }
    }
    try report.finish()
  }

  private static func text(of tokens: [UsedToken], _ preview: Preview) -> String {
    guard !tokens.isEmpty else { return "\(preview.fullName): no tokens\n" }
    let rows = tokens.map { token in
      let words = token.isNamed ? token.names[0] : token.value ?? ""
      return [
        words, token.kind.rawValue,
        token.isNamed
          ? token.value ?? "-"
          : token.names.isEmpty ? "-" : "could be \(token.names.joined(separator: " or "))",
        "\(max(token.places.count, 1))", token.places.first.map(Self.words) ?? "-",
      ]
    }
    let headings = ["NAME OR VALUE", "KIND", "IS", "USES", "FIRST"]
    return "\(preview.fullName)\n" + Table(headings, rows: rows).text
  }

  private static func words(_ place: SourceRange) -> String {
    "\(place.file):\(place.start.line):\(place.start.column)"
  }

  private static func json(of screens: [(Preview, [UsedToken])]) -> String {
    func objects(_ tokens: [UsedToken], _ own: (UsedToken) -> [(String, String)]) -> String {
      JSONText.list(
        tokens.map { token in
          JSONText.object(
            own(token) + [
              ("kind", JSONText.string(token.kind.rawValue)),
              ("value", JSONText.string(token.value)),
              ("places", JSONText.list(token.places.map { JSONText.string(words($0)) })),
            ])
        })
    }
    let previews = screens.map { preview, tokens in
      JSONText.object([
        ("name", JSONText.string(preview.name)),
        ("variant", JSONText.string(preview.variant)),
        ("tokens", objects(tokens.filter(\.isNamed)) { [("name", JSONText.string($0.names[0]))] }),
        (
          "values",
          objects(tokens.filter { !$0.isNamed }) {
            [("tokens", JSONText.list($0.names.map(JSONText.string)))]
          }
        ),
      ])
    }
    return "{\"previews\":[\n" + previews.joined(separator: ",\n") + "]}\n"
  }
}
