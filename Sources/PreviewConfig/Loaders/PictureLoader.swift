package import Diagnostics
import FileAccess
package import ImageDecoding
import PlainText
import Synchronization
import Workers

/// Reads and decodes the pictures that a config names, each once.
///
/// One loader serves all workers of a run.
package final class PictureLoader: Sendable {
  /// More than 64 megapixels without compression, the largest picture that is decoded.
  private static let longestFile = 512 << 20

  private let files: FileLoader
  private let cache = PictureCache()

  /// A loader that reads through another.
  package init(_ files: FileLoader) {
    self.files = files
  }

  /// The picture in a file.
  ///
  /// - Throws: `Diagnostic` at `place` for a file that cannot be opened or is not a whole picture.
  package func picture(
    _ path: String, from place: SourceRange?
  ) throws(Diagnostic) -> Picture {
    try cache.picture(path) { () throws(Diagnostic) in
      let file = try files.file(path, limit: Self.longestFile, from: place)
      do {
        return try files.cache.pictures.picture(file.sha256) { try Picture(decoding: file.bytes) }
      } catch {
        throw Diagnostic(at: place, "cannot draw '\(excerpt(of: path))': \(reason(of: error))")
      }
    }
  }
}

/// Pictures by their names, up to a bound on the memory of their pixels.
///
/// Over the bound all are dropped: those in use stay with their users, and the others are decoded
/// again when asked for.
final class PictureCache: Sendable {
  /// A few dozen photos of a phone's screen size, and all icons there are.
  private static let limit = 512 << 20

  private struct Contents {
    var pictures: [String: Picture] = [:]
    var byteCount = 0
  }

  private let contents = Mutex(Contents())
  /// Held for the names of pictures that are being made.
  private let making = KeyedLock<String>()

  /// The picture of a name, which `make` makes if it is not known.
  ///
  /// Threads that ask for a picture while another makes it wait for that: a large one takes 256 MB.
  ///
  /// - Throws: What `make` throws; whoever asks next makes the picture again.
  func picture<Failure>(
    _ name: String, orInsert make: () throws(Failure) -> Picture
  ) throws(Failure) -> Picture {
    if let known = known(name) { return known }
    return try making.whileHeld(for: name) { () throws(Failure) in
      if let known = known(name) { return known }
      let made = try make()
      insert(made, as: name)
      return made
    }
  }

  private func known(_ name: String) -> Picture? { contents.withLock { $0.pictures[name] } }

  private func insert(_ picture: Picture, as name: String) {
    let byteCount = picture.byteCount
    contents.withLock { contents in
      if contents.byteCount + byteCount > Self.limit { contents = Contents() }
      contents.pictures[name] = picture
      contents.byteCount += byteCount
    }
  }
}

extension Picture {
  /// How much memory the picture takes, about.
  fileprivate var byteCount: Int {
    switch content {
    case .pixels(let pixels): pixels.width * pixels.height * 4
    case .vector(let picture): picture.source.count
    }
  }
}
