package import ImageDecoding

/// Reads symbols from the Debian package `bootstrap-icons`, each once, by its names or SF Symbols'.
///
/// One loader serves all workers of a run.
package final class SymbolLoader: Sendable {
  /// A loader for the icons of a folder.
  package init(folder: String = "/usr/share/bootstrap-icons/svg") { preconditionFailure() }

  /// The symbol with a name, as in `person.fill` or `person-fill`.
  ///
  /// - Throws: `Diagnostic` at `place` for a name that no symbol has, or if the package is missing.
  package func symbol(
    _ name: String, from place: SourceRange?
  ) throws(Diagnostic) -> Picture { preconditionFailure() }
}
