/// A file of data that `items:` names: JSON, YAML or CSV, by the end of its name.
package enum DataFile {
  /// Reads the items of a data file.
  ///
  /// - Parameters:
  ///   - path: The file, as the config writes it.
  ///   - keyPath: Where in the file the list stands, as in `response.users`; nil for the whole file.
  ///   - take: How many items to keep, from the first on; nil keeps all.
  ///   - loader: What opens the file.
  ///   - place: Where the config names the file.
  /// - Throws: `Diagnostic` at `place` for a file that cannot be opened or holds no such list, and in
  ///   the data file for one that is not well-formed.
  package static func items(
    _ path: String, at keyPath: String? = nil, take: Int? = nil, through loader: FileLoader,
    from place: SourceRange?
  ) throws(Diagnostic) -> Items { preconditionFailure() }
}
