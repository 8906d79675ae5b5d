/// The folders that a config may read from: its own, and those that the user allowed besides.
package struct PathSandbox: Hashable, Sendable {
  /// Opens the config's folder and others to reading.
  ///
  /// - Throws: `Diagnostic` without a place for a folder that does not exist.
  package init(folder: String, allowing allowedPaths: [String] = []) throws(Diagnostic) {
    preconditionFailure()
  }

  /// The real path (absolute, without symbolic links) of a file that the config names.
  ///
  /// - Throws: `Diagnostic` at `place` for a path that leaves the folders, a URL, and a file that
  ///   does not exist.
  package func resolve(_ path: String, from place: SourceRange?) throws(Diagnostic) -> String {
    preconditionFailure()
  }
}
