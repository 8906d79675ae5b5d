package import Diagnostics
import FileAccess
package import ImageDecoding
import PlainText
import Synchronization

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
    if let picture = cache[path] { return picture }
    let file = try files.file(path, limit: Self.longestFile, from: place)
    do {
      let shared = files.cache.pictures
      let picture = try shared[file.sha256] ?? Picture(decoding: file.bytes)
      shared[file.sha256] = picture
      cache[path] = picture
      return picture
    } catch {
      throw Diagnostic(at: place, "cannot draw '\(excerpt(of: path))': \(reason(of: error))")
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

  subscript(name: String) -> Picture? {
    get { contents.withLock { $0.pictures[name] } }
    set {
      guard let newValue else { return }
      let byteCount = newValue.byteCount
      contents.withLock { contents in
        if contents.byteCount + byteCount > Self.limit { contents = Contents() }
        // Two workers may have decoded one picture at the same time.
        guard contents.pictures.updateValue(newValue, forKey: name) == nil else { return }
        contents.byteCount += byteCount
      }
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

/// Why a picture cannot be drawn, in words.
func reason(of error: any Error) -> String {
  // A decoder's own words are as long as it likes.
  (error as? FileError)?.reason ?? excerpt(of: "\(error)")
}
