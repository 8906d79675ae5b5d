import Glibc
import PlainText
import Synchronization

/// A file of records by their keys, to which several processes may add at once.
///
///     maquette records 1
///     <key> <digest of the bytes> <number of bytes>
///     <bytes>
///
/// A later record of a key replaces an earlier one. A file of another form is ignored, as is
/// everything from the first damaged record on; both are gone after the next write. Nothing is
/// reported: whoever keeps records can do without them.
///
/// Values may be used on several threads at once.
package final class RecordFile: Sendable {
  /// The file's path.
  package let path: String

  /// The place of a record's bytes in the file.
  private struct Record {
    var start: Int
    var count: Int
    /// The beginning of the digest of its bytes.
    var digest: UInt64
  }

  private struct State {
    /// The file, of which only one record at a time is in memory; nil for none.
    var file: OpenFile?
    var records: [String: Record] = [:]
    var isDamaged = false
    /// The records to write, by their keys.
    var added: [String: [UInt8]] = [:]
    var addedCount = 0

    /// Returns the bytes of a record; nil for none, and for one that is damaged.
    mutating func bytes(of key: String) -> [UInt8]? {
      if let bytes = added[key] { return bytes }
      guard let record = records[key], let file else { return nil }
      let bytes = file.bytes(at: record.start, upTo: record.count)
      guard bytes.count == record.count, RecordFile.digest(of: bytes) == record.digest else {
        records[key] = nil
        isDamaged = true
        return nil
      }
      return bytes
    }
  }

  private let state: Mutex<State>
  private static let head = Array("maquette records 1\n".utf8)
  /// The longest file, which ten million records do not fill; one that is longer begins anew.
  private static let longest = 1 << 36
  /// The number of bytes that are kept back before they are written.
  private static let batch = 1 << 18
  /// The length of a file from which on it is worth being rewritten without what was replaced.
  private static let worthRewriting = 1 << 20

  /// Opens a file, which may be missing.
  package init(_ path: String) {
    self.path = path
    state = Mutex(Self.read(path))
  }

  /// Returns the bytes of a record; nil for none.
  package func record(_ key: String) -> [UInt8]? {
    state.withLock { $0.bytes(of: key) }
  }

  /// Adds a record, which is written some time before `save()` ends.
  package func add(_ bytes: [UInt8], for key: String) {
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
  package func save(keeping isKept: (String, [UInt8]) -> Bool) {
    writeAdded()
    rewriteIfWorthwhile(isKept)
  }

  private func writeAdded() {
    let (added, isDamaged) = state.withLock { state in
      defer { (state.addedCount, state.added) = (0, [:]) }
      return (state.added, state.isDamaged)
    }
    if !added.isEmpty || isDamaged { append(added, isDamaged: isDamaged) }
  }

  /// Adds records to the file under a lock.
  private func append(_ added: [String: [UInt8]], isDamaged: Bool) {
    if isDamaged {
      rewrite { _, _ in true }
      state.withLock { $0.isDamaged = false }
    }
    withLockedFile { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return }
      let end = Int(status.st_size)
      var text = end == 0 ? Self.head : []
      var written: [String: Record] = [:]
      for (key, bytes) in added.sorted(by: { $0.key < $1.key }) {
        var record = Self.write(bytes, key, to: &text)
        record.start += end
        written[key] = record
      }
      guard text.withUnsafeBytes({ writeAll($0, to: descriptor) }) else { return }
      state.withLock { state in
        // Not a copy of the descriptor, which would keep the lock.
        if state.file == nil { state.file = OpenFile(open(path, O_RDONLY | O_CLOEXEC)) }
        // Another process may have replaced the file that is open here.
        guard state.file?.number == status.st_ino else { return }
        state.records.merge(written) { $1 }
      }
    }
  }

  /// Rewrites the file if most of it was replaced.
  private func rewriteIfWorthwhile(_ isKept: (String, [UInt8]) -> Bool) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > Self.worthRewriting else { return }
    let used = state.withLock { $0.records.values.reduce(0) { $0 + $1.count } }
    if Int(status.st_size) > 2 * used { rewrite(isKept) }
  }

  private func rewrite(_ isKept: (String, [UInt8]) -> Bool) {
    // A file that cannot be replaced stays as it is.
    withLockedFile { _ in try? writeAnew(isKept) }
  }

  /// Replaces the file, which is locked, by one of the records to keep, a piece at a time.
  private func writeAnew(_ isKept: (String, [UInt8]) -> Bool) throws {
    // Other processes may have added to it.
    var read = Self.read(path)
    let file = try AtomicFile(path: path)
    var text = Self.head
    for key in read.records.keys.sorted() {
      guard let bytes = read.bytes(of: key), isKept(key, bytes) else { continue }
      _ = Self.write(bytes, key, to: &text)
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

  /// Adds a record to the text of a file, and returns its place in the text.
  private static func write(_ bytes: [UInt8], _ key: String, to text: inout [UInt8]) -> Record {
    let digest = sha256(bytes).prefix(16)
    text += "\(key) \(digest) \(bytes.count)\n".utf8
    defer {
      text += bytes
      text.append(UInt8(ascii: "\n"))
    }
    return Record(start: text.count, count: bytes.count, digest: UInt64(digest, radix: 16) ?? 0)
  }

  private static func digest(of bytes: [UInt8]) -> UInt64? {
    UInt64(sha256(bytes).prefix(16), radix: 16)
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
    var pages = FilePages(file)
    let isOurs = size == 0 || pages.bytes(at: 0, upTo: head.count) == head[...]
    state.isDamaged = size > longest || !isOurs
    var place = head.count
    while !state.isDamaged, place < size {
      let line = pages.bytes(at: place, upTo: longestHead)
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else {
        state.isDamaged = true
        break
      }
      let words = line[..<end].split(separator: UInt8(ascii: " "))
      let start = place + (end - line.startIndex) + 1
      guard words.count == 3, let count = Int(String(decoding: words[2], as: UTF8.self)),
        let digest = UInt64(String(decoding: words[1], as: UTF8.self), radix: 16), count >= 0,
        count < size - start,
        pages.bytes(at: start + count, upTo: 1).first == UInt8(ascii: "\n")
      else {
        state.isDamaged = true
        break
      }
      let key = String(decoding: words[0], as: UTF8.self)
      state.records[key] = Record(start: start, count: count, digest: digest)
      place = start + count + 1
    }
    return state
  }

  /// The longest line before a record's bytes.
  private static let longestHead = 100
}

/// A file that is open for reading at any place.
private final class OpenFile: Sendable {
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
private struct FilePages {
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
}

/// Writes the values of a record.
package struct RecordWriter {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty record.
  package init() {}

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
