import ImageDecoding
import Synchronization

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
