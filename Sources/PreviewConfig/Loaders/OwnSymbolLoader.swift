import Diagnostics
import FileAccess
import PlainText
import SymbolDrawing
import Synchronization

/// Loads the symbols that a config names by their paths, each once.
///
/// One loader serves all workers of a run.
final class OwnSymbolLoader: Sendable {
  /// The largest file: templates with all weights and scales have some 200 KiB.
  private static let longestFile = 8 << 20

  private let files: FileLoader
  private let cache = Mutex<[String: LoadedSymbol]>([:])

  /// Creates a loader that reads through another.
  init(_ files: FileLoader) {
    self.files = files
  }

  /// Returns the symbol at a path.
  ///
  /// - Throws: `Diagnostic` at `place` for a file that cannot be opened or drawn.
  func symbol(_ path: String, from place: SourceRange) throws(Diagnostic) -> LoadedSymbol {
    if let known = cache.withLock({ $0[path] }) { return known }
    do {
      let symbol = try OwnSymbol.loaded(path) { path in
        try files.bytes(of: path, limit: Self.longestFile, from: place)
      }
      cache.withLock { $0[path] = symbol }
      return symbol
    } catch var mistake as Diagnostic {
      mistake.range = mistake.range ?? place
      throw mistake
    } catch {
      throw Diagnostic(
        at: place, "cannot draw '\(excerpt(of: path))': \(reason(of: error))")
    }
  }
}
