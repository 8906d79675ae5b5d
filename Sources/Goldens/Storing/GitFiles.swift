import FileAccess
import Glibc

/// Files that configure git for Maquette's folders.
enum GitFiles {
  /// The name of git's file of attributes, in the folder with all goldens.
  static let attributesName = ".gitattributes"

  /// The attributes of goldens' texts, which keep their line feeds on every system.
  ///
  /// A layout's text is not merged: it is kept with the picture of the same side.
  static let attributes = """
    *.txt text eol=lf
    *.layout.txt -merge

    """

  /// The name of git's file of ignored files, in a folder that is not to be committed.
  static let ignoreName = ".gitignore"
  static let ignore = "*\n"

  /// Writes git's attributes into the folder with all goldens, unless it has some.
  ///
  /// A golden is complete without them, and reports itself a folder that cannot be written.
  static func writeAttributes(for place: GoldenPlace) {
    let folder = FileAccess.folder(of: place.folder)
    guard lastName(of: folder) == GoldenPlace.folderName else { return }
    writeIfMissing(attributes, to: folder + "/" + attributesName)
  }

  /// Removes a folder that contains nothing but the attributes that were written here.
  static func removeIfEmpty(_ folder: String) {
    let path = folder + "/" + attributesName
    guard rmdir(folder) != 0, errno == ENOTEMPTY || errno == EEXIST,
      (try? names(inFolder: folder)) == [attributesName],
      (try? readRegularFile(path, limit: 1024)) == Array(attributes.utf8)
    else { return }
    unlink(path)
    rmdir(folder)
  }

  static func writeIfMissing(_ text: String, to path: String) {
    var status = stat()
    guard lstat(path, &status) != 0, errno == ENOENT else { return }
    try? AtomicFile.write(text.utf8, to: path)
  }
}
