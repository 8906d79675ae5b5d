package import Diagnostics
import FileAccess
import Glibc
package import ImageDecoding
import PlainText

/// Reads symbols from the Debian package `bootstrap-icons`, each once, by its names or SF Symbols'.
///
/// One loader serves all workers of a run.
package final class SymbolLoader: Sendable {
  /// The package's icons are under 20 KiB.
  private static let longestFile = 1 << 20

  private let folder: String
  private let cache = PictureCache()

  /// A loader for the icons of a folder.
  package init(folder: String = "/usr/share/bootstrap-icons/svg") {
    self.folder = folder
  }

  /// The symbol with a name, as in `person.fill` or `person-fill`.
  ///
  /// - Throws: `Diagnostic` at `place` for a name that no symbol has, or if the package is missing.
  package func symbol(
    _ name: String, from place: SourceRange?
  ) throws(Diagnostic) -> Picture {
    if let picture = cache[name] { return picture }
    // The file's name is made of the symbol's: no `/` gets into it.
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"): true
      default: false
      }
    }
    guard isName, !name.isEmpty else { throw unknown(name, place) }
    for candidate in SymbolNames.candidates(for: name) {
      let path = "\(folder)/\(candidate).svg"
      guard access(path, F_OK) == 0 else { continue }
      let picture = try decoded(path, name: name, from: place)
      cache[name] = picture
      return picture
    }
    throw unknown(name, place)
  }

  private func decoded(
    _ path: String, name: String, from place: SourceRange?
  ) throws(Diagnostic) -> Picture {
    do {
      return try Picture(decoding: readRegularFile(path, limit: Self.longestFile))
    } catch {
      throw Diagnostic(
        at: place, "cannot draw the symbol '\(name)': \(reason(of: error))",
        suggestion: "install the Debian package bootstrap-icons again")
    }
  }

  private func unknown(_ name: String, _ place: SourceRange?) -> Diagnostic {
    let names = ((try? names(inFolder: folder)) ?? []).filter { $0.hasSuffix(".svg") }.map {
      String($0.dropLast(4))
    }
    guard !names.isEmpty else {
      return Diagnostic(
        at: place, "the symbols are not installed",
        suggestion: "install the Debian package bootstrap-icons")
    }
    let known = names + SymbolNames.bootstrapNames.keys.filter { !names.contains($0) }
    return Diagnostic(
      at: place, "unknown symbol '\(excerpt(of: name, limit: 40))'",
      suggestion: suggestion(for: name, among: known)
        ?? suggestion(for: name.replacing(".", with: "-"), among: known)
        ?? similarSymbols(to: name, among: known))
  }
}
