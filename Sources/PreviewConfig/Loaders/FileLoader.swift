package import Diagnostics
import FileAccess
import PlainText
import SymbolDrawing
import Synchronization

/// The loaders of the files that a config names.
package struct Loaders: Sendable {
  let files: FileLoader
  let pictures: PictureLoader
  private let symbols: SymbolLoader
  private let ownSymbols: OwnSymbolLoader
  let fonts: FontFolderLoader
  let catalogs: CatalogLoader

  /// Creates loaders for the files that a sandbox permits.
  ///
  /// - Parameters:
  ///   - cache: The results of earlier loaders.
  ///   - folder: The config's folder as the user named it, with a slash, for the names of files in
  ///     diagnostics.
  package init(
    sandbox: PathSandbox, cache: InputCache = InputCache(), folder: String = ""
  ) {
    files = FileLoader(sandbox: sandbox, cache: cache)
    pictures = PictureLoader(files)
    symbols = SymbolLoader()
    ownSymbols = OwnSymbolLoader(files)
    fonts = FontFolderLoader(files, sandbox: sandbox)
    catalogs = CatalogLoader(files, folder: folder)
  }

  /// Returns the symbol with a name, or at a path.
  ///
  /// - Throws: `Diagnostic` at `place` for an unknown name, and for a file that cannot be opened or
  ///   drawn.
  func symbol(_ name: String, from place: SourceRange) throws(Diagnostic) -> LoadedSymbol {
    OwnSymbol.isPath(name)
      ? try ownSymbols.symbol(name, from: place) : try symbols.symbol(name, from: place)
  }
}

/// Reads the files that a config names, and records them.
///
/// One loader serves all workers of a run.
package final class FileLoader: Sendable {
  /// The most bytes that a config may have.
  static let longestConfig = 16 << 20

  /// The results of decoding and parsing, by the contents of the files.
  let cache: InputCache
  private let sandbox: PathSandbox
  private let read = Mutex(Record())
  /// The log of loading the config, for reads on the threads that place a collection's elements.
  private let log = InheritedReadLog()

  /// The files that were read so far.
  private struct Record {
    var digestsByName: [String: String] = [:]
    var realPaths: Set<String> = []
  }

  struct File {
    var bytes: [UInt8]
    var sha256: String
    /// The file's path: absolute, without symbolic links.
    var realPath: String
  }

  /// Creates a loader for the files of a sandbox.
  package init(sandbox: PathSandbox, cache: InputCache = InputCache()) {
    self.sandbox = sandbox
    self.cache = cache
  }

  /// Returns the content of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path in the config.
  ///   - limit: The largest size of the file in bytes.
  ///   - place: The place in the config that names the file.
  /// - Throws: `Diagnostic` at `place` if the file is not a regular one inside the sandbox, is
  ///   larger than `limit` or cannot be read.
  package func bytes(
    of path: String, limit: Int, from place: SourceRange?
  ) throws(Diagnostic) -> [UInt8] {
    try file(path, limit: limit, from: place).bytes
  }

  /// Returns a file's content with its digest, in the manner of `bytes(of:limit:from:)`.
  func file(_ path: String, limit: Int, from place: SourceRange?) throws(Diagnostic) -> File {
    try log.noting { () throws(Diagnostic) in try unnotedFile(path, limit: limit, from: place) }
  }

  private func unnotedFile(
    _ path: String, limit: Int, from place: SourceRange?
  ) throws(Diagnostic) -> File {
    let real = try sandbox.resolve(path, from: place)
    do throws(FileError) {
      let (bytes, digest) = try readDigestedFile(real, limit: limit)
      read.withLock {
        $0.digestsByName[path] = digest
        $0.realPaths.insert(real)
      }
      return File(bytes: bytes, sha256: digest, realPath: real)
    } catch {
      throw Diagnostic(at: place, "cannot read '\(excerpt(of: path))': \(error.reason)")
    }
  }

  /// Returns the names in a folder, in order; what comes into the folder later is followed, as a
  /// missing name may be there then.
  ///
  /// - Parameter ending: The ending of the names that are of use; empty for all.
  /// - Throws: `Diagnostic` without a place if it is not a folder inside the sandbox.
  func names(inFolder path: String, ending: String) throws(Diagnostic) -> [String] {
    try log.noting { () throws(Diagnostic) in
      let real = try sandbox.resolve(path, from: nil)
      do throws(FileError) {
        let names = try FileAccess.names(inFolder: real, ending: ending)
        read.withLock { _ = $0.realPaths.insert(real + "/") }
        return names
      } catch {
        throw Diagnostic(at: nil, "cannot open the folder '\(excerpt(of: path))': \(error.reason)")
      }
    }
  }

  /// Returns true if there is a file at a path in the sandbox's folders.
  func exists(_ path: String) -> Bool {
    log.noting { sandbox.exists(path) }
  }

  /// The names (in the config) and SHA-256 digests of the files that were read so far, by name.
  package var digests: [(name: String, sha256: String)] {
    read.withLock { record in
      record.digestsByName.map { (name: $0.key, sha256: $0.value) }.sorted { $0.name < $1.name }
    }
  }

  /// The paths of the files that were read so far, and those of listed folders with a slash: absolute,
  /// without symbolic links.
  var realPaths: Set<String> { read.withLock { $0.realPaths } }
}

extension FileLoader {
  /// Returns the path from the config's folder of a file that another one names from its own,
  /// without needless `..`: a file has one name, whichever file names it.
  static func name(of path: String, from file: String?) -> String {
    var whole = path[...]
    if !path.hasPrefix("/"), let file, let folder = file.lastIndex(of: "/") {
      whole = file[...folder] + path
    }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
