package import ConfigLanguage
package import Diagnostics

extension DataFile {
  /// Reads the items of a data file.
  ///
  /// - Parameters:
  ///   - name: The file, as the config writes it.
  ///   - keyPath: The path of the list in the file, as in `response.users`; nil for the whole file.
  ///   - take: The number of items to keep, from the first on; nil keeps all.
  ///   - loader: The loader that opens the file.
  ///   - place: The place in the config that names the file.
  /// - Throws: `Diagnostic` at `place` for a file that cannot be opened or has no such list, and
  ///   in the data file for one that is not well-formed.
  package static func items(
    _ name: String, at keyPath: String? = nil, take: Int? = nil, through loader: FileLoader,
    from place: SourceRange?
  ) throws(Diagnostic) -> Items {
    let data = try DataFile(name, at: keyPath, from: place)
    let file = try loader.file(name, limit: data.sizeLimit, from: place)
    let document = try loader.cache.document(
      InputCache.DocumentKey(name: name, sha256: file.sha256, path: data.path.keys)
    ) { () throws(Diagnostic) in try data.document(file.bytes) }
    return try data.items(of: document, take: take)
  }
}
