/// The access to the files of catalogs, within the bounds of the one who names them.
package struct CatalogFiles: Sendable {
  /// Returns the bytes of a file, at most so many.
  package let bytes: @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]
  /// Returns the names in a folder that have an ending, all for an empty one; throws for anything
  /// else.
  private let listing: @Sendable (_ folder: String, _ ending: String) throws -> [String]
  /// Returns the name of a file in diagnostics.
  package let label: @Sendable (_ path: String) -> String

  /// Creates the access by closures; a file's name in diagnostics is its path.
  package init(
    bytes: @escaping @Sendable (_ path: String, _ limit: Int) throws -> [UInt8],
    names: @escaping @Sendable (_ folder: String, _ ending: String) throws -> [String],
    label: @escaping @Sendable (_ path: String) -> String = { $0 }
  ) {
    self.bytes = bytes
    listing = names
    self.label = label
  }

  /// Returns the names in a folder; throws for anything else.
  package func names(_ folder: String, ending: String = "") throws -> [String] {
    try listing(folder, ending)
  }

  /// Returns a file of JSON.
  ///
  /// - Throws: `Diagnostic` at the first place that is not JSON; the errors of `bytes`.
  package func json(_ path: String, limit: Int) throws -> PlacedJSON {
    try PlacedJSON.read(bytes(path, limit), file: label(path))
  }
}

extension String {
  /// The path without the ending of its last name, after its last point.
  package var withoutEnding: String {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return self }
    return String(self[..<dot])
  }

  /// The last name of a path.
  package var lastName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }

  /// The ending of a path's last name in lower case, without its point; empty for none.
  package var ending: String {
    let name = lastName
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
