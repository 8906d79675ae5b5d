import Glibc

/// Digests rows of pixels as their samples in a PNG, without compressing them.
package struct PixelRowDigester: ~Copyable {
  private var row: PNGSampleRow
  private let known = RowsByDigest()

  /// Creates a digester of rows of a picture.
  ///
  /// - Parameters:
  ///   - width: In pixels, from 1 to 2^22.
  ///   - hasAlpha: Whether the PNG has alpha; if not, the pixels' highest byte is ignored.
  package init(width: Int, hasAlpha: Bool) {
    row = PNGSampleRow(width: width, hasAlpha: hasAlpha)
  }

  /// Returns the digest of each row, and a copy of the rows if they are to be kept.
  package mutating func digests(
    of pixels: PixelRows, keepsRows: Bool
  ) -> (rows: [PixelDigest.Row], kept: PaintedRows?) {
    var digests: [PixelDigest.Row] = []
    digests.reserveCapacity(pixels.count)
    var kept = KeptRows()
    if keepsRows { known.removeAll() }
    for y in 0..<pixels.count {
      // A row like the one above has its digest too.
      if let above = digests.last, pixels.repeatsRowAbove(y) {
        digests.append(above)
        if keepsRows { kept.repeatLast() }
        continue
      }
      row.fill(from: pixels[y])
      let digest = row.digest
      digests.append(digest)
      guard keepsRows else { continue }
      let place = known.place(of: digest, in: kept.digests)
      if place < kept.rows.count,
        memcmp(pixels[Int(kept.rows[place])], pixels[y], 4 * row.width) == 0
      {
        kept.places.append(Int32(place))
      } else {
        kept.append(y, digest: digest, checksum: row.checksum)
      }
    }
    return (digests, keepsRows ? PaintedRows(pixels, width: row.width, kept: kept) : nil)
  }
}

/// The rows of a band that are kept, and the kept row of each row.
struct KeptRows {
  /// The kept row of each row.
  var places: [Int32] = []
  /// The row of the band for each kept row.
  private(set) var rows: [Int32] = []
  private(set) var digests: [PixelDigest.Row] = []
  private(set) var checksums: [Adler32] = []

  /// Adds a row that is like the last one.
  mutating func repeatLast() {
    if let last = places.last { places.append(last) }
  }

  /// Adds a row that is kept.
  mutating func append(_ y: Int, digest: PixelDigest.Row, checksum: Adler32) {
    places.append(Int32(rows.count))
    rows.append(Int32(y))
    digests.append(digest)
    checksums.append(checksum)
  }
}

/// Finds the places of rows of a band by their digests.
///
/// A class, as a private value that cannot be copied does not link in release builds: modules that
/// destroy the digester would have to know how to destroy it.
private final class RowsByDigest {
  /// The number of slots: at least twice the rows of a band, which are at most 1023.
  private static let slotCount = 2048

  /// A place plus one; 0 for none.
  private let slots: UnsafeMutablePointer<Int32>

  init() {
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(repeating: 0, count: Self.slotCount)
  }

  deinit {
    slots.deallocate()
  }

  func removeAll() {
    slots.update(repeating: 0, count: Self.slotCount)
  }

  /// Returns the place of a digest; for one that is not among `digests`, their number, which
  /// becomes its place.
  func place(of digest: PixelDigest.Row, in digests: [PixelDigest.Row]) -> Int {
    var slot = Int(digest.lower % UInt64(Self.slotCount))
    while slots[slot] > 0 {
      let place = Int(slots[slot]) - 1
      if place < digests.count, digests[place] == digest { return place }
      slot = (slot + 1) % Self.slotCount
    }
    slots[slot] = Int32(digests.count + 1)
    return digests.count
  }
}
