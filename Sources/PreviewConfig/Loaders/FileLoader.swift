package import Diagnostics
import FileAccess
import PlainText
import Synchronization

/// What opens the files that a config names.
package struct Loaders: Sendable {
  let files: FileLoader
  let pictures: PictureLoader
  let symbols: SymbolLoader
  let fonts: FontFolderLoader

  /// Loaders for the files that a sandbox lets through.
  package init(sandbox: PathSandbox) {
    files = FileLoader(sandbox: sandbox)
    pictures = PictureLoader(files)
    symbols = SymbolLoader()
    fonts = FontFolderLoader(files, sandbox: sandbox)
  }
}

/// Reads the files that a config names, and remembers what it read.
///
/// One loader serves all workers of a run.
package final class FileLoader: Sendable {
  private let sandbox: PathSandbox
  private let digestsByName = Mutex<[String: String]>([:])

  /// A loader for the files of a sandbox.
  package init(sandbox: PathSandbox) {
    self.sandbox = sandbox
  }

  /// The content of a file.
  ///
  /// - Parameters:
  ///   - path: The file, as the config writes it.
  ///   - limit: How many bytes the file may hold.
  ///   - place: Where the config names the file.
  /// - Throws: `Diagnostic` at `place` if the file is not a regular one inside the sandbox, is
  ///   larger than `limit` or cannot be read.
  package func bytes(
    of path: String, limit: Int, from place: SourceRange?
  ) throws(Diagnostic) -> [UInt8] {
    let real = try sandbox.resolve(path, from: place)
    do throws(FileError) {
      let bytes = try readRegularFile(real, limit: limit)
      let digest = sha256(bytes)
      digestsByName.withLock { $0[path] = digest }
      return bytes
    } catch {
      throw Diagnostic(at: place, "cannot read '\(excerpt(of: path))': \(error.reason)")
    }
  }

  /// The names (as the config writes them) and SHA-256 digests of what was read so far, by name.
  package var digests: [(name: String, sha256: String)] {
    digestsByName.withLock { digests in
      digests.map { (name: $0.key, sha256: $0.value) }.sorted { $0.name < $1.name }
    }
  }
}
