import AssetCatalogs
import Diagnostics
import FileAccess
import Glibc

/// Writes the Swift names of a target's assets, for the plugin `GenerateAssetSymbols`.
///
/// The arguments are the file to write, the frameworks that it imports, separated by commas, `extensions`
/// or `resources` for names in `Color` and its kin or without, and the catalogs.
@main
enum AssetSymbolsTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do {
      guard arguments.count > 2 else { throw AssetSymbolsUsage() }
      let start = arguments.startIndex
      let files = CatalogFiles(
        bytes: { try readRegularFile($0, limit: $1) },
        names: { try names(inFolder: $0, ending: $1) })
      let catalogs = try arguments.dropFirst(3).map { try AssetCatalog($0, files: files) }
      report(catalogs.flatMap(\.notices))
      // An empty word is refused, too.
      let words = arguments[start + 1].split(separator: ",", omittingEmptySubsequences: false)
      let frameworks = try words.map { word -> AssetSymbols.Framework in
        guard let framework = AssetSymbols.Framework(rawValue: String(word)) else {
          throw AssetSymbolsUsage()
        }
        return framework
      }
      let text = AssetSymbols(of: catalogs)
        .swift(for: frameworks, hasExtensions: arguments[start + 2] == "extensions")
      try AtomicFile.write(Array(text.utf8), to: arguments[start])
    } catch {
      report([error as? Diagnostic ?? Diagnostic(at: nil, "\(error)")])
      exit(1)
    }
  }

  private static func report(_ diagnostics: [Diagnostic]) {
    let text = DiagnosticPrinter().text(for: diagnostics)
    _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
  }
}

/// The error of arguments that the plugin does not write.
private struct AssetSymbolsUsage: Error, CustomStringConvertible {
  var description: String { "usage: OUTPUT FRAMEWORKS extensions|resources CATALOG…" }
}
