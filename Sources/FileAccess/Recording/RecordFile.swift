import Glibc
import PlainText
import Synchronization

/// The key of a record.
package struct RecordKey: Hashable, Comparable, Sendable {
  var high, low: UInt64

  /// Creates the key of what a record is found by, in this order.
  package init(_ parts: [String]) {
    (high, low) = checksum(Array(parts.joined(separator: "\0").utf8))
  }

  init(_ words: SIMD4<UInt64>) { (high, low) = (words.x, words.y) }

  package static func < (a: RecordKey, b: RecordKey) -> Bool { (a.high, a.low) < (b.high, b.low) }
}

/// A file of records by their keys, to which several processes may add at once.
///
///     maquette records 2
///     <key> <checksum of the bytes> <number of bytes> <bytes>
///
/// The key is two numbers, and all numbers are 64 bits in the machine's order; a line feed follows the bytes. A later
/// record of a key replaces an earlier one. The records of a long file are found by an index beside
/// it, except for the latest, which are read through. A file of another form is ignored, as is
/// everything from the first damaged record on; both are gone after the next write. Nothing is
/// reported: whoever keeps records can do without them.
///
/// Values may be used on several threads at once.
package final class RecordFile: Sendable {
  /// The file's path.
  package let path: String

  private struct State {
    /// The file, of which only one record at a time is in memory; nil for none.
    var file: OpenFile?
    /// The places of the records at the beginning of the file; nil for none.
    var index: RecordIndex?
    /// The places of the records after those.
    var latest: [RecordKey: RecordPlace] = [:]
    /// The end of the records that are known.
    var end = 0
    var isDamaged = false
    /// The records to write, by their keys.
    var added: [RecordKey: [UInt8]] = [:]
    var addedCount = 0

    /// Returns the bytes of a record; nil for none, and for one that is damaged.
    mutating func bytes(of key: RecordKey) -> [UInt8]? {
      if let bytes = added[key] { return bytes }
      guard let file, let place = latest[key] ?? index?.place(of: key) else { return nil }
      let record = file.bytes(at: place.start, upTo: RecordFile.headLength + place.count)
      let bytes = Array(record.dropFirst(RecordFile.headLength))
      guard record.starts(with: RecordFile.head(of: bytes, key)) else {
        isDamaged = true
        return nil
      }
      return bytes
    }
  }

  private let state: Mutex<State>
  private static let title = Array("maquette records 2\n".utf8)
  /// The length of what is before a record's bytes.
  private static let headLength = MemoryLayout<SIMD4<UInt64>>.size
  /// The longest file, which ten million records do not fill; one that is longer begins anew.
  private static let longest = 1 << 36
  /// The number of bytes that are kept back before they are written.
  private static let batch = 1 << 18
  /// The length of what is read through that is worth an index: some hundred records, which take a
  /// fraction of a millisecond.
  private static let worthIndexing = 1 << 20

  /// Opens a file, which may be missing.
  package init(_ path: String) {
    self.path = path
    state = Mutex(Self.read(path))
  }

  /// Returns the bytes of a record; nil for none.
  package func record(_ key: RecordKey) -> [UInt8]? {
    state.withLock { $0.bytes(of: key) }
  }

  /// Adds a record, which is written some time before `save()` ends.
  package func add(_ bytes: [UInt8], for key: RecordKey) {
    let isFull = state.withLock { state in
      state.added[key] = bytes
      state.addedCount += bytes.count
      return state.addedCount > Self.batch
    }
    if isFull { writeAdded() }
  }

  /// Writes the records that were added.
  ///
  /// - Parameter isKept: Returns whether a record is of use, if the file is to be made smaller.
  package func save(keeping isKept: ([UInt8]) -> Bool) {
    writeAdded()
    let isLong = state.withLock { $0.end - ($0.index?.end ?? 0) > Self.worthIndexing }
    // A file that cannot be replaced stays as it is.
    if isLong { withLockedFile { _ in try? index(isKept) } }
  }

  /// Writes the records that were added to the file under a lock.
  private func writeAdded() {
    let (added, isDamaged) = state.withLock { state in
      defer { (state.addedCount, state.added, state.isDamaged) = (0, [:], false) }
      return (state.added, state.isDamaged)
    }
    guard !added.isEmpty || isDamaged else { return }
    if isDamaged { withLockedFile { _ in try? writeAnew { _ in true } } }
    withLockedFile { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return }
      let end = Int(status.st_size)
      var text = end == 0 ? Self.title : []
      var written: [RecordKey: RecordPlace] = [:]
      written.reserveCapacity(added.count)
      for (key, bytes) in added.sorted(by: { $0.key < $1.key }) {
        written[key] = RecordPlace(start: end + text.count, count: bytes.count)
        Self.write(bytes, key, to: &text)
      }
      guard text.withUnsafeBytes({ writeAll($0, to: descriptor) }) else { return }
      state.withLock { state in
        // Not a copy of the descriptor, which would keep the lock.
        if state.file == nil { state.file = OpenFile(open(path, O_RDONLY | O_CLOEXEC)) }
        // Another process may have replaced the file that is open here.
        guard state.file?.number == status.st_ino else { return }
        state.latest.merge(written) { $1 }
        state.end = end + text.count
      }
    }
  }

  /// Writes the index of the file, which is locked; or the file anew if most of it was replaced.
  private func index(_ isKept: ([UInt8]) -> Bool) throws {
    // Other processes may have added to it.
    let read = Self.read(path)
    guard let file = read.file, !read.isDamaged else { return try writeAnew { _ in true } }
    let used = try RecordIndex.write(
      beside: path, of: file, to: read.end, adding: read.latest, to: read.index)
    if read.end > 2 * used { try writeAnew(isKept) }
  }

  /// Replaces the file, which is locked, by one of the records to keep, a piece at a time.
  private func writeAnew(_ isKept: ([UInt8]) -> Bool) throws {
    // The index may be the damaged one.
    unlink(RecordIndex.path(beside: path))
    var read = Self.read(path)
    let file = try AtomicFile(path: path)
    var text = Self.title
    for key in read.latest.keys.sorted() {
      guard let bytes = read.bytes(of: key), isKept(bytes) else { continue }
      Self.write(bytes, key, to: &text)
      guard text.count > Self.batch else { continue }
      try text.withUnsafeBytes(file.write)
      text.removeAll(keepingCapacity: true)
    }
    try text.withUnsafeBytes(file.write)
    try file.commit(isDurable: false)
  }

  /// Calls `body` with the file, open for adding to it, that is at the path while it is locked.
  private func withLockedFile(_ body: (Int32) -> Void) {
    for _ in 0..<100 {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var (locked, named) = (stat(), stat())
      // Another process may have replaced it meanwhile.
      guard fstat(descriptor, &locked) == 0, stat(path, &named) == 0,
        locked.st_ino == named.st_ino
      else { continue }
      return body(descriptor)
    }
  }

  /// Adds a record to the text of a file.
  private static func write(_ bytes: [UInt8], _ key: RecordKey, to text: inout [UInt8]) {
    text += head(of: bytes, key)
    text += bytes
    text.append(UInt8(ascii: "\n"))
  }

  private static func head(of bytes: [UInt8], _ key: RecordKey) -> [UInt8] {
    SIMD4(key.high, key.low, checksum(bytes).low, UInt64(bytes.count)).bytes
  }

  /// Opens a file, and reads where its records are.
  private static func read(_ path: String) -> State {
    var state = State()
    guard let (descriptor, status) = try? openRegularFile(path) else {
      state.isDamaged = access(path, F_OK) == 0
      return state
    }
    let file = OpenFile(descriptor)
    let size = Int(status.st_size)
    state.file = file
    state.isDamaged =
      size > longest || size > 0 && file.bytes(at: 0, upTo: title.count) != title
    guard !state.isDamaged else { return state }
    state.index = RecordIndex(beside: path, of: file, upTo: size)
    state.end = state.index?.end ?? min(size, title.count)
    var pages = FilePages(file)
    while state.end < size {
      guard let head = pages.words(at: state.end),
        case let (start, count) = (state.end + headLength, Int(clamping: head.w)),
        count < size - start,
        pages.bytes(at: start + count, upTo: 1).first == UInt8(ascii: "\n")
      else {
        state.isDamaged = true
        break
      }
      state.latest[RecordKey(head)] = RecordPlace(start: state.end, count: count)
      state.end = start + count + 1
    }
    return state
  }
}

/// A file that is open for reading at any place.
final class OpenFile: Sendable {
  private let descriptor: Int32
  /// The file's number on its device.
  let number: ino_t

  /// Takes over a descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    number = fstat(descriptor, &status) == 0 ? status.st_ino : 0
  }

  deinit { close(descriptor) }

  /// Returns the bytes from a place on: `count` of them, or fewer at the file's end and after an
  /// error.
  func bytes(at place: Int, upTo count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let taken = pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, place + filled)
        if taken < 0, errno == EINTR { continue }
        guard taken > 0 else { return }
        filled += taken
      }
    }
  }
}

/// The bytes of a file that is read from its beginning to its end, a piece at a time.
struct FilePages {
  private let file: OpenFile
  private var piece: [UInt8] = []
  private var start = 0

  private static let length = 1 << 18

  init(_ file: OpenFile) { self.file = file }

  /// Returns the bytes from a place on, fewer at the file's end.
  mutating func bytes(at place: Int, upTo count: Int) -> ArraySlice<UInt8> {
    if place < start || place + count > start + piece.count {
      piece = file.bytes(at: place, upTo: Self.length)
      start = place
    }
    return piece[min(place - start, piece.count)...].prefix(count)
  }

  /// Returns the four numbers at a place; nil at the file's end.
  mutating func words(at place: Int) -> SIMD4<UInt64>? {
    bytes(at: place, upTo: MemoryLayout<SIMD4<UInt64>>.size).words.first
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as numbers of 64 bits, four at a time.
  var words: [SIMD4<UInt64>] {
    withUnsafeBytes { bytes in
      let size = MemoryLayout<SIMD4<UInt64>>.size
      return (0..<bytes.count / size).map {
        bytes.loadUnaligned(fromByteOffset: $0 * size, as: SIMD4<UInt64>.self)
      }
    }
  }
}

extension SIMD4<UInt64> {
  /// The numbers as bytes.
  var bytes: [UInt8] { withUnsafeBytes(of: self) { Array($0) } }
}

/// Writes the values of a record.
package struct RecordWriter {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty record.
  package init() { bytes.reserveCapacity(2048) }

  /// Adds a whole number.
  package mutating func write(_ number: UInt64) {
    // Seven bits a byte; most numbers are small.
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds a text.
  package mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  /// Adds recorded reads.
  package mutating func write(_ reads: [RecordedRead]) {
    write(UInt64(reads.count))
    for read in reads {
      write(UInt64(read.question.kind.rawValue))
      write(read.question.path)
      write(read.answer)
      write(read.signature)
    }
  }

  /// Adds a signature.
  package mutating func write(_ signature: FileSignature?) {
    guard let signature else { return write(0) }
    write(5)
    write(signature.device)
    write(signature.number)
    write(signature.size)
    write(signature.changed)
    write(signature.statusChanged)
  }
}

/// Reads the values of a record in the order in which they were written.
package struct RecordReader {
  private let bytes: [UInt8]
  private var place = 0

  /// Indicates whether all values were read.
  package var isAtEnd: Bool { place == bytes.count }

  /// The bytes that were not read yet.
  package var rest: ArraySlice<UInt8> { bytes[place...] }

  /// Creates a reader of a record.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next number; nil at the end.
  package mutating func number() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard place < bytes.count else { return nil }
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }

  /// Returns the next number as a count of values that the record may contain.
  package mutating func count() -> Int? {
    guard let count = number(), count <= UInt64(bytes.count - place) else { return nil }
    return Int(count)
  }

  /// Returns the next text; nil if there is none.
  package mutating func text() -> String? {
    guard let count = count() else { return nil }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  /// Returns the next recorded reads; nil if there are none.
  package mutating func reads() -> [RecordedRead]? {
    guard let count = count() else { return nil }
    var reads: [RecordedRead] = []
    reads.reserveCapacity(count)
    for _ in 0..<count {
      guard let value = number(),
        let kind = RecordedRead.Kind(rawValue: UInt8(truncatingIfNeeded: value)),
        let path = text(), let answer = text(), let signature = signature()
      else { return nil }
      reads.append(
        RecordedRead(
          question: RecordedRead.Question(kind, path), answer: answer, signature: signature))
    }
    return reads
  }

  /// Returns the next signature, which may be none; nil if the record does not have one.
  package mutating func signature() -> FileSignature?? {
    guard let count = count() else { return nil }
    guard count > 0 else { return .some(nil) }
    guard count == 5, let device = number(), let file = number(), let size = number(),
      let changed = number(), let statusChanged = number()
    else { return nil }
    return FileSignature(
      device: device, number: file, size: size, changed: changed, statusChanged: statusChanged)
  }
}
