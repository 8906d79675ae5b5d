import Glibc

/// The place of a record in its file: that of its head, and the number of its bytes.
struct RecordPlace: Sendable {
  var start: Int
  var count: Int
}

/// The places of the records in a part of a file, from its beginning on, ordered by their keys.
///
///     maquette index 2
///     <mark of the file> <end of the part> 0 0 <key> <start> <number of bytes>
///
/// Nothing of it is trusted: its user looks whether a record is where it should be.
struct RecordIndex: Sendable {
  /// The end of the part.
  let end: Int

  private let count: Int
  private let file: OpenFile

  private static let title = Array("maquette index 2\n".utf8)
  private static let start = title.count + SIMD4<UInt64>.byteCount
  /// The number of records that are read at once: a page.
  private static let page = 128

  /// Returns the path of the index of a file.
  static func path(beside path: String) -> String { path + ".index" }

  /// Opens the index of a file; nil for none, and for that of another file.
  init?(beside path: String, mark: UInt64, upTo size: Int) {
    guard let (descriptor, status) = try? openRegularFile(Self.path(beside: path)) else {
      return nil
    }
    file = OpenFile(descriptor)
    guard file.bytes(at: 0, upTo: Self.title.count) == Self.title,
      let head = file.words(at: Self.title.count, upTo: 1).first,
      head.x == mark, head.y <= UInt64(size)
    else { return nil }
    end = Int(head.y)
    count = max(0, (Int(status.st_size) - Self.start) / SIMD4<UInt64>.byteCount)
  }

  /// Returns the place of a record, which may be wrong; nil for none.
  ///
  /// - Complexity: O(log *n*).
  func place(of key: RecordKey) -> RecordPlace? {
    var numbers = 0..<count
    while numbers.count > Self.page {
      let middle = (numbers.lowerBound + numbers.upperBound) / 2
      guard let entry = entries(middle..<middle + 1).first else { return nil }
      numbers =
        key < RecordKey(entry)
        ? numbers.lowerBound..<middle : middle..<numbers.upperBound
    }
    return entries(numbers).first { RecordKey($0) == key }.map {
      RecordPlace(start: Int(clamping: $0.z), count: Int(clamping: $0.w))
    }
  }

  private func entries(_ numbers: Range<Int>) -> [SIMD4<UInt64>] {
    file.words(
      at: Self.start + numbers.lowerBound * SIMD4<UInt64>.byteCount, upTo: numbers.count)
  }

  /// Writes the index of a file, which is locked.
  ///
  /// - Parameters:
  ///   - mark: The file's mark.
  ///   - end: The end of the records.
  ///   - latest: The places of the records that the earlier index does not have.
  /// - Returns: The length of the records that are in it, with their heads; nil if the earlier index
  ///   is damaged: nothing was written then.
  /// - Throws: `FileError`.
  static func write(
    beside path: String, mark: UInt64, to end: Int,
    adding latest: [RecordKey: RecordPlace], to earlier: RecordIndex?
  ) throws -> Int? {
    let file = try PieceWriter(
      Self.path(beside: path), beginning: title + SIMD4(mark, UInt64(end), 0, 0).bytes)
    var used = 0
    func add(_ key: RecordKey, _ place: RecordPlace) throws {
      try file.write(SIMD4(key.high, key.low, UInt64(place.start), UInt64(place.count)).bytes)
      // A line feed follows the bytes.
      used += SIMD4<UInt64>.byteCount + place.count + 1
    }
    var next = latest.sorted { $0.key < $1.key }[...]
    func addLatest(before key: RecordKey?) throws {
      while let (own, place) = next.first, key.map({ own < $0 }) ?? true {
        try add(own, place)
        next.removeFirst()
      }
    }
    var last: RecordKey?
    for start in stride(from: 0, to: earlier?.count ?? 0, by: page) {
      let numbers = start..<min(start + page, earlier?.count ?? 0)
      for entry in earlier?.entries(numbers) ?? [] {
        let key = RecordKey(entry)
        // All records together are not longer than the file.
        guard last.map({ $0 < key }) ?? true, let place = earlier?.checkedPlace(of: entry),
          used <= end
        else { return nil }
        last = key
        try addLatest(before: key)
        if next.first?.key != key { try add(key, place) }
      }
    }
    try addLatest(before: nil)
    try file.commit()
    return used
  }

  /// Returns the place of an entry; nil if it is not in the part.
  private func checkedPlace(of entry: SIMD4<UInt64>) -> RecordPlace? {
    guard entry.z <= UInt64(end), entry.w <= UInt64(end) - entry.z else { return nil }
    return RecordPlace(start: Int(entry.z), count: Int(entry.w))
  }
}
