import AssetCatalogs
import Catalogs
import Diagnostics
import Glibc

/// Returns the access to files in memory, by their paths.
func memoryFiles(_ texts: [String: String]) -> CatalogFiles {
  CatalogFiles(
    bytes: { path, _ in
      guard let text = texts[path] else { throw Diagnostic(at: nil, "no file '\(path)'") }
      return Array(text.utf8)
    },
    names: { folder, ending in
      let inside = texts.keys.filter { $0.hasPrefix(folder + "/") }
      guard !inside.isEmpty else { throw Diagnostic(at: nil, "no folder '\(folder)'") }
      let names = inside.map { path in
        String(path.dropFirst(folder.count + 1).prefix { $0 != "/" })
      }
      return Set(names).filter { ending.isEmpty || $0.hasSuffix(ending) }.sorted()
    })
}

/// A colour of eight bits in each component in a catalog's form.
func srgb(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000") -> String {
  """
  "color": { "color-space": "srgb", "components": { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)" } }
  """
}

/// The words of a slot for dark screens.
let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#

/// The tokens of a document.
func tokens(_ text: String) throws -> TokenSet {
  try TokenDocument("t.json", files: memoryFiles(["t.json": text])).tokens()
}

/// The message of a document's mistake; nil for none.
func tokenMistake(_ text: String) -> String? {
  do {
    _ = try tokens(text)
    return nil
  } catch {
    return (error as? Diagnostic)?.message ?? "\(error)"
  }
}
