import Glibc
import PlainText
import Synchronization

/// The key of a record: the first 128 bits of a SHA-256.
///
/// What it is of need not be in the record: nobody makes two inputs that have the same key.
package struct RecordKey: Hashable, Comparable, Sendable {
  var high, low: UInt64

  /// Creates the key of a record from the parts that identify it, in this order.
  package init(_ parts: [String]) {
    let digest = SHA256()
    for (index, part) in parts.enumerated() {
      if index > 0 { digest.add("\0") }
      digest.add(part)
    }
    self.init(digest.finishWords())
  }

  init(_ words: SIMD4<UInt64>) { (high, low) = (words.x, words.y) }

  package static func < (a: RecordKey, b: RecordKey) -> Bool { (a.high, a.low) < (b.high, b.low) }
}

/// A file of records by their keys, to which several processes may add at once.
///
///     maquette records 4
///     <mark> 0 0 0 <key> <checksum of the bytes> <number of bytes> <bytes>
///
/// The mark is a random number, by which an index belongs to its file. A key is two numbers, and all
/// numbers are 64 bits in the machine's order; a line feed follows the bytes. A later record of a key
/// replaces an earlier one. The records of a long file are found by an index beside it, except for
/// the latest, which are read through. A file of another form is ignored, as is everything from the
/// first damaged record on; both are gone after the next write. A wrong index is not used, and is
/// written anew. Nothing is reported: whoever keeps records can do without them.
///
/// Values may be used on several threads at once.
package final class RecordFile: Sendable {
  /// The file's path.
  package let path: String

  private struct State {
    /// The file, of which only one record at a time is in memory; nil for none.
    var file: OpenFile?
    var mark: UInt64 = 0
    /// The places of the records at the beginning of the file; nil for none.
    var index: RecordIndex?
    /// The places of the records after those.
    var latest: [RecordKey: RecordPlace] = [:]
    /// The end of the records that are known.
    var end = 0
    var isDamaged = false
    var isIndexDamaged = false
    /// The records to write, by their keys.
    var added: [RecordKey: [UInt8]] = [:]
    var addedCount = 0

    /// Indicates whether the records after the index are worth another one.
    ///
    /// A sixteenth: a file that grows by a little at a time has all of its indexes written in a time
    /// that is in proportion to its length.
    var isLong: Bool {
      let indexed = index?.end ?? 0
      return end - indexed > max(RecordFile.worthIndexing, indexed / 16)
    }

    /// Returns the bytes of a record; nil for none, and for one that is damaged.
    mutating func bytes(of key: RecordKey) -> [UInt8]? {
      if let bytes = added[key] { return bytes }
      if latest[key] == nil, let place = index?.place(of: key) {
        if let bytes = record(key, at: place) { return bytes }
        // Either the index or the record is damaged.
        dropIndex()
      }
      guard let place = latest[key] else { return nil }
      guard let bytes = record(key, at: place) else {
        isDamaged = true
        return nil
      }
      return bytes
    }

    /// Returns the bytes of a record at a place, which may be wrong; nil if it is not there.
    private func record(_ key: RecordKey, at place: RecordPlace) -> [UInt8]? {
      let length = SIMD4<UInt64>.byteCount
      // The head comes first: a wrong place may have the length of the whole file.
      guard let file, place.start <= end, place.count < end - place.start - length,
        let head = file.words(at: place.start, upTo: 1).first,
        RecordKey(head) == key, head.w == UInt64(place.count)
      else { return nil }
      let bytes = file.bytes(at: place.start + length, upTo: place.count)
      return bytes.count == place.count && checksum(bytes) == head.z ? bytes : nil
    }

    /// Reads through the file instead of using its index.
    mutating func dropIndex() {
      guard index != nil else { return }
      let known = end
      (index, latest, end) = (nil, [:], RecordFile.beginning)
      isIndexDamaged = true
      readThrough(upTo: known)
    }

    /// Finds the records from `end` on.
    mutating func readThrough(upTo size: Int) {
      guard let file else { return }
      var pages = FilePages(file)
      while end < size {
        guard let head = pages.words(at: end),
          case let (start, count) = (end + SIMD4<UInt64>.byteCount, Int(clamping: head.w)),
          count < size - start,
          pages.bytes(at: start + count, upTo: 1).first == UInt8(ascii: "\n")
        else {
          isDamaged = true
          return
        }
        latest[RecordKey(head)] = RecordPlace(start: end, count: count)
        end = start + count + 1
      }
    }
  }

  private let state: Mutex<State>
  private static let title = Array("maquette records 4\n".utf8)
  /// The length of what is before the first record.
  private static let beginning = title.count + SIMD4<UInt64>.byteCount
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

  /// Indicates whether there is no record at all.
  package var isEmpty: Bool { state.withLock { $0.file == nil && $0.added.isEmpty } }

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
    if state.withLock({ $0.isIndexDamaged }) { unlink(RecordIndex.path(beside: path)) }
    // A file that was replaced has no index: the second round writes it.
    for _ in 0..<2 {
      guard state.withLock({ $0.isLong }) else { return }
      replace { try index(isKept) }
    }
  }

  /// Writes the records that were added to the file under a lock.
  private func writeAdded() {
    let (added, isDamaged) = state.withLock { state in
      defer { (state.addedCount, state.added, state.isDamaged) = (0, [:], false) }
      return (state.added, state.isDamaged)
    }
    guard !added.isEmpty || isDamaged else { return }
    if isDamaged { replace { try writeAnew { _ in true } } }
    withLockedFile { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return }
      let end = Int(status.st_size)
      var text = end == 0 ? Self.newBeginning() : []
      var written: [RecordKey: RecordPlace] = [:]
      written.reserveCapacity(added.count)
      text.reserveCapacity(
        text.count + added.values.reduce(0) { $0 + $1.count + Self.lengthAround })
      for (key, bytes) in added {
        written[key] = RecordPlace(start: end + text.count, count: bytes.count)
        Self.append(bytes, key, to: &text)
      }
      guard text.withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
        // What was written of it would damage the file.
        _ = ftruncate(descriptor, status.st_size)
        return
      }
      state.withLock { state in
        // Not a copy of the descriptor, which would keep the lock.
        if state.file == nil { state.file = OpenFile(open(path, O_RDONLY | O_CLOEXEC)) }
        // Another process may have replaced the file that is open here.
        guard state.file?.number == status.st_ino else { return }
        state.latest.merge(written) { $1 }
        // Another thread may have written more meanwhile.
        state.end = max(state.end, end + text.count)
      }
    }
  }

  /// Replaces the file or its index under a lock, and reads where the records are now.
  private func replace(_ body: () throws -> Void) {
    // A file that cannot be replaced stays as it is.
    withLockedFile { _ in try? body() }
    state.withLock { state in
      var now = Self.read(path)
      (now.added, now.addedCount) = (state.added, state.addedCount)
      state = now
    }
  }

  /// Writes the index of the file, which is locked; or the file anew if most of it was replaced.
  private func index(_ isKept: ([UInt8]) -> Bool) throws {
    // Other processes may have added to it.
    var read = Self.read(path)
    var count = try writeIndex(of: read)
    if count == nil {
      read.dropIndex()
      count = try writeIndex(of: read)
    }
    guard let used = count else { return try writeAnew { _ in true } }
    if read.end > 2 * used { try writeAnew(isKept) }
  }

  /// Returns the length of the records in the new index; nil if the earlier index or the file is
  /// damaged.
  private func writeIndex(of read: State) throws -> Int? {
    guard !read.isDamaged else { return nil }
    return try RecordIndex.write(
      beside: path, mark: read.mark, to: read.end, adding: read.latest, to: read.index)
  }

  /// Replaces the file, which is locked, by one of the records to keep, a piece at a time.
  private func writeAnew(_ isKept: ([UInt8]) -> Bool) throws {
    // The index may be the damaged one.
    unlink(RecordIndex.path(beside: path))
    var read = Self.read(path)
    let file = try PieceWriter(path, beginning: Self.newBeginning())
    for key in read.latest.keys.sorted() {
      guard let bytes = read.bytes(of: key), isKept(bytes) else { continue }
      var entry: [UInt8] = []
      Self.append(bytes, key, to: &entry)
      try file.write(entry)
    }
    try file.commit()
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

  /// The number of bytes around those of a record in a file.
  private static let lengthAround = SIMD4<UInt64>.byteCount + 1

  /// Adds a record to bytes of a file.
  private static func append(_ bytes: [UInt8], _ key: RecordKey, to text: inout [UInt8]) {
    let head = SIMD4(key.high, key.low, checksum(bytes), UInt64(bytes.count))
    withUnsafeBytes(of: head) { text.append(contentsOf: $0) }
    text += bytes
    text.append(UInt8(ascii: "\n"))
  }

  /// Returns the beginning of a file, with a mark of its own.
  private static func newBeginning() -> [UInt8] {
    title + SIMD4<UInt64>(UInt64.random(in: 0...UInt64.max), 0, 0, 0).bytes
  }

  /// Opens a file, and reads where its records are.
  private static func read(_ path: String) -> State {
    var state = State()
    guard let (descriptor, status) = try? openRegularFile(path) else {
      state.isDamaged = access(path, F_OK) == 0
      return state
    }
    let file = OpenFile(descriptor)
    state.file = file
    let size = Int(status.st_size)
    guard size > 0 else { return state }
    guard size <= longest, file.bytes(at: 0, upTo: title.count) == title,
      let head = file.words(at: title.count, upTo: 1).first
    else {
      state.isDamaged = true
      return state
    }
    state.mark = head.x
    state.index = RecordIndex(beside: path, mark: head.x, upTo: size)
    state.end = state.index?.end ?? beginning
    state.readThrough(upTo: size)
    if state.isDamaged, state.index != nil {
      // The index may have a wrong end.
      (state.end, state.isDamaged) = (size, false)
      state.dropIndex()
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

  /// Returns the numbers from a place on, four at a time: `count` of these, or fewer at the file's
  /// end and after an error.
  func words(at place: Int, upTo count: Int) -> [SIMD4<UInt64>] {
    bytes(at: place, upTo: count * SIMD4<UInt64>.byteCount)[...].words
  }

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
    bytes(at: place, upTo: SIMD4<UInt64>.byteCount).words.first
  }
}

/// A file that is written anew, a piece at a time.
///
/// It is removed if it is not committed. One thread at a time may use a value.
final class PieceWriter {
  private let file: AtomicFile
  private var piece: [UInt8]

  private static let length = 1 << 18

  /// Begins a file, which replaces an older one when it is committed.
  ///
  /// - Throws: `FileError`.
  init(_ path: String, beginning: [UInt8]) throws {
    file = try AtomicFile(path: path)
    piece = beginning
  }

  /// Adds bytes.
  ///
  /// - Throws: `FileError`.
  func write(_ bytes: [UInt8]) throws {
    piece += bytes
    if piece.count > Self.length { try writePiece() }
  }

  /// Ends the file.
  ///
  /// - Throws: `FileError`.
  func commit() throws {
    try writePiece()
    try file.commit(isDurable: false)
  }

  private func writePiece() throws {
    try piece.withUnsafeBytes(file.write)
    piece.removeAll(keepingCapacity: true)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as numbers of 64 bits, four at a time.
  var words: [SIMD4<UInt64>] {
    withUnsafeBytes { bytes in
      let size = SIMD4<UInt64>.byteCount
      return (0..<bytes.count / size).map {
        bytes.loadUnaligned(fromByteOffset: $0 * size, as: SIMD4<UInt64>.self)
      }
    }
  }
}

extension SIMD4<UInt64> {
  /// The number of bytes of the four numbers.
  static var byteCount: Int { MemoryLayout<Self>.size }

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
    // As a buffer, which is copied at once.
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    // A text in another encoding, which does not occur on Linux.
    if isWritten == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Adds recorded reads.
  package mutating func write(_ reads: [RecordedRead]) {
    write(UInt64(reads.count))
    // By index: a loop over the reads copies each with its texts.
    for place in reads.indices {
      write(UInt64(reads[place].question.kind.rawValue))
      write(reads[place].question.path)
      write(reads[place].answer)
      write(reads[place].signature)
    }
  }

  /// Adds a signature.
  package mutating func write(_ signature: FileSignature?) {
    guard let signature else { return write(0) }
    write(UInt64(FileSignature.byteCount))
    withUnsafeBytes(of: signature) { bytes.append(contentsOf: $0) }
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
    guard count == FileSignature.byteCount else { return nil }
    defer { place += count }
    return bytes[place..<place + count].withUnsafeBytes { $0.loadUnaligned(as: FileSignature.self) }
  }
}
