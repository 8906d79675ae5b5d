import Glibc

/// The place of a record in its file: that of its head, and the number of its bytes.
struct RecordPlace: Sendable {
  var start: Int
  var count: Int
}

/// The places of the records in a part of a file, from its beginning on, ordered by their keys.
///
///     maquette index 1
///     <number of the file> <end of the part> 0 0
///     <key> <start> <number of bytes>
///
/// Nothing of it is trusted: a record that is not where it should be is damaged.
struct RecordIndex: Sendable {
  /// The end of the part.
  let end: Int

  private let count: Int
  private let file: OpenFile

  private static let title = Array("maquette index 1\n".utf8)
  private static let size = MemoryLayout<SIMD4<UInt64>>.size
  private static let start = title.count + size
  /// The number of bytes that are kept back before they are written.
  private static let batch = 1 << 18
  /// The number of records that are read at once: a page.
  private static let page = 128

  /// Returns the path of the index of a file.
  static func path(beside path: String) -> String { path + ".index" }

  /// Opens the index of a file; nil for none, and for that of another file.
  init?(beside path: String, of records: OpenFile, upTo size: Int) {
    guard let (descriptor, status) = try? openRegularFile(Self.path(beside: path)) else {
      return nil
    }
    file = OpenFile(descriptor)
    let head = file.bytes(at: 0, upTo: Self.start)
    guard head.starts(with: Self.title), let words = head.dropFirst(Self.title.count).words.first,
      words.x == UInt64(records.number), words.y <= UInt64(size)
    else { return nil }
    (end, count) = (Int(words.y), (Int(status.st_size) - Self.start) / Self.size)
  }

  /// Returns the place of a record; nil for none.
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
    guard let entry = entries(numbers).first(where: { RecordKey($0) == key }),
      entry.z <= UInt64(end), entry.w <= UInt64(end) - entry.z
    else { return nil }
    return RecordPlace(start: Int(entry.z), count: Int(entry.w))
  }

  private func entries(_ numbers: Range<Int>) -> [SIMD4<UInt64>] {
    file.bytes(at: Self.start + numbers.lowerBound * Self.size, upTo: numbers.count * Self.size)[
      ...
    ]
    .words
  }

  /// Writes the index of a file, which is locked.
  ///
  /// - Parameters:
  ///   - end: The end of the records.
  ///   - latest: The places of the records that the earlier index does not have.
  /// - Returns: The number of bytes of the records that are in it.
  /// - Throws: `FileError`.
  static func write(
    beside path: String, of records: OpenFile, to end: Int,
    adding latest: [RecordKey: RecordPlace], to earlier: RecordIndex?
  ) throws -> Int {
    let file = try AtomicFile(path: Self.path(beside: path))
    var text = title + SIMD4(UInt64(records.number), UInt64(end), 0, 0).bytes
    var used = 0
    func add(_ entry: SIMD4<UInt64>) throws {
      text += entry.bytes
      used += Int(clamping: entry.w)
      guard text.count > batch else { return }
      try text.withUnsafeBytes(file.write)
      text.removeAll(keepingCapacity: true)
    }
    var next = latest.sorted { $0.key < $1.key }[...]
    func addLatest(before key: RecordKey?) throws {
      while let (own, place) = next.first, key.map({ own < $0 }) ?? true {
        try add(SIMD4(own.high, own.low, UInt64(place.start), UInt64(place.count)))
        next.removeFirst()
      }
    }
    for start in stride(from: 0, to: earlier?.count ?? 0, by: page) {
      let numbers = start..<min(start + page, earlier?.count ?? 0)
      for entry in earlier?.entries(numbers) ?? [] {
        let key = RecordKey(entry)
        try addLatest(before: key)
        if next.first?.key != key { try add(entry) }
      }
    }
    try addLatest(before: nil)
    try text.withUnsafeBytes(file.write)
    try file.commit(isDurable: false)
    return used
  }
}
