import TestSupport
import Testing

/// What the tool prints about itself.
struct ToolHelp: Sendable {
  /// The pages of help by command; the overview's is `help`.
  let pages: [String: String]
  /// The names of the commands but for `help`, in the overview's order.
  let subcommands: [String]
  /// The options of all commands, as in `--only`.
  let options: Set<String>

  /// The names of the commands.
  var commands: Set<String> { Set(pages.keys) }

  static let all = Result { try ToolHelp() }

  private init() throws {
    let overview = try runTool(["--help"]).text
    let names = Self.subcommands(in: overview)
    try #require(names.contains("render"))
    var pages = ["help": overview]
    for name in names {
      let page = try runTool(["help", name]).text
      pages[name] = page
      // The commands of a command, as `goldens push`.
      for own in Self.subcommands(in: page) where name != "help" {
        pages["\(name) \(own)"] = try runTool(["help", name, own]).text
      }
    }
    self.pages = pages
    subcommands = names.filter { $0 != "help" }
    let options = pages.values.flatMap { $0.matches(of: /--[a-zA-Z][a-zA-Z-]+/) }
    self.options = Set(options.map { String($0.0) })
  }

  private static func subcommands(in page: String) -> [String] {
    page.split(separator: "\n").drop { $0 != "SUBCOMMANDS:" }
      .compactMap { $0.firstMatch(of: /^  ([a-z][a-z-]*)/) }.map { String($0.1) }
  }
}
