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
  /// The largest picture file in bytes: more than 64 megapixels without compression, the largest
  /// picture that is decoded.
  private static let longestFile = 512 << 20

  private let files: FileLoader
  private let cache = PictureCache()

  /// Creates a loader that reads through another.
  package init(_ files: FileLoader) {
    self.files = files
  }

  /// Returns the picture in a file: of `NAME.png` the sharpest of `NAME@3x.png`, `NAME@2x.png` and
  /// the file itself, in points.
  ///
  /// - Throws: `Diagnostic` at `place` for a file that cannot be opened or is not a whole picture.
  package func picture(
    _ path: String, from place: SourceRange?
  ) throws(Diagnostic) -> Picture {
    try cache.picture(path) { () throws(Diagnostic) in
      let path = PictureScale.sharperNames(of: path).first(where: files.exists) ?? path
      do {
        return try decoded(path, scale: PictureScale.ofFile(named: path), from: place)
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw Diagnostic(at: place, "cannot draw '\(excerpt(of: path))': \(reason(of: error))")
      }
    }
  }

  /// Returns the picture in a file, whose scale its name does not state.
  ///
  /// - Throws: `Diagnostic` without a place for a file that cannot be opened, and `PictureError`.
  func picture(ofFile path: String, scale: Double) throws -> Picture {
    // A NUL is in no path, so that this is not the name of a file.
    try cache.picture("\(path)\0\(scale)") { try decoded(path, scale: scale, from: nil) }
  }

  private func decoded(
    _ path: String, scale: Double, from place: SourceRange?
  ) throws -> Picture {
    let file = try files.file(path, limit: Self.longestFile, from: place)
    return try files.cache.pictures.picture("\(file.sha256)@\(scale)") {
      try Picture(decoding: file.bytes, scale: scale)
    }
  }
}

/// Pictures by their names, up to a bound on the memory of their pixels.
///
/// Over the bound all are dropped: those in use stay with their users, and the others are decoded
/// again on request.
final class PictureCache: Sendable {
  /// A few dozen photos of a phone's screen size, and all available icons.
  private static let limit = 512 << 20

  private struct Contents {
    var pictures: [String: Picture] = [:]
    var byteCount = 0
  }

  private let contents = Mutex(Contents())
  /// The locks of the names of pictures that are being decoded.
  private let making = KeyedLock<String>()

  /// Returns the picture of a name; a missing one is made by `make`.
  ///
  /// Threads that request a picture while another makes it wait for that: a large one takes 256 MB.
  ///
  /// - Throws: The errors of `make`; the next request makes the picture again.
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
  /// The approximate memory of the picture.
  fileprivate var byteCount: Int {
    switch content {
    case .pixels(let pixels): pixels.width * pixels.height * 4
    case .vector(let picture): picture.source.count
    }
  }
}
