/// The pictures that pages can fetch, by their digests.
///
/// Visible ones are kept; of all others only the latest, so that a day of edits takes no more
/// memory than an hour.
struct PictureShelf: Sendable {
  /// The number of other pictures; pages prefetch bands and frames as they scroll, and fetch each
  /// within moments.
  private static let spareCount = 64

  private var pictures: [String: [UInt8]] = [:]
  /// The digests in the order in which they were put or fetched, the latest last.
  private var order: [String] = []

  /// The bytes of a picture; nil for one that is no longer here.
  subscript(digest: String) -> [UInt8]? { pictures[digest] }

  /// Adds a picture, and drops those that are neither shown nor among the latest.
  mutating func put(_ bytes: [UInt8], digest: String, shown: Set<String>) {
    if pictures.updateValue(bytes, forKey: digest) != nil { order.removeAll { $0 == digest } }
    order.append(digest)
    var spare = order.count - shown.count - Self.spareCount
    guard spare > 0 else { return }
    order.removeAll { old in
      guard spare > 0, !shown.contains(old), old != digest else { return false }
      spare -= 1
      pictures[old] = nil
      return true
    }
  }
}
