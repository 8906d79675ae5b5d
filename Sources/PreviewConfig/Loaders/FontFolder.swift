/// A folder with fonts of a config's own, all of which were read.
package struct FontFolder: Hashable, Sendable {
  /// Where the folder lies: absolute, without symbolic links.
  package let path: String
  /// The names of the families in it.
  package let families: [String]
}
