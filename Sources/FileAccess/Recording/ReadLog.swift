import Glibc
package import PlainText
import Synchronization

/// The files that some work read or looked for, with what it found.
///
/// Every function of this module that reads a file, lists a folder or looks whether something is
/// there notes it in the log that is current, so that the same questions can be asked again later:
///
/// ```swift
/// let log = ReadLog()
/// try ReadLog.$current.withValue(log) { try ConfigFile.load(path: "cards.yaml") }
/// log.reads
/// ```
///
/// Work on other threads notes nothing. What a process finds once for all of its work, as fonts and
/// libraries, is not in the log of one piece of it. Several threads may use one log.
package final class ReadLog: Sendable {
  /// The log of the work on this thread; nil for none.
  @TaskLocal package static var current: ReadLog?

  private struct State {
    /// The last answer to each question, in the order in which they were first asked.
    var reads: [RecordedRead] = []
    /// The places of the reads by their questions, if these are many.
    private var places: [RecordedRead.Question: Int] = [:]
    var isContradictory = false

    /// The number of reads up to which looking through them takes less time than hashing a path.
    private static let few = 16

    // A case asks seven questions about its golden: room for them at once, not by doubling.
    init() { reads.reserveCapacity(8) }

    func place(of question: RecordedRead.Question) -> Int? {
      guard reads.count <= Self.few else { return places[question] }
      // By index, and kinds first: a read that is passed to a closure is copied with its texts.
      return reads.indices.first {
        reads[$0].question.kind == question.kind && reads[$0].question == question
      }
    }

    mutating func add(_ read: RecordedRead) {
      if let place = place(of: read.question) {
        if reads[place].answer != read.answer { isContradictory = true }
        reads[place] = read
        return
      }
      reads.append(read)
      guard reads.count > Self.few else { return }
      // The first ones, too, when they become many.
      let added = places.isEmpty ? reads.indices : reads.indices.suffix(1)
      for place in added { places[reads[place].question] = place }
    }
  }

  private let state = Mutex(State())

  /// Creates an empty log.
  package init() {}

  /// The reads so far, in the order of their paths; nil if a file changed between two of them.
  package var reads: [RecordedRead]? {
    state.withLock { state in
      state.isContradictory ? nil : state.reads.sorted { $0.question < $1.question }
    }
  }

  /// Returns what was found for some questions, in their order and without those that were not
  /// asked; nil if a file changed between two reads.
  package func reads(of questions: [RecordedRead.Question]) -> [RecordedRead]? {
    state.withLock { state in
      state.isContradictory
        ? nil : questions.compactMap { state.place(of: $0).map { place in state.reads[place] } }
    }
  }

  /// Adds what was found at a path.
  ///
  /// - Parameter signature: The state of the file before it was read.
  func note(
    _ kind: RecordedRead.Kind, _ path: String, _ answer: String, _ signature: FileSignature? = nil
  ) {
    let read = RecordedRead(
      question: RecordedRead.Question(kind, path), answer: answer, signature: signature)
    state.withLock { $0.add(read) }
  }
}

/// The log of the work that made a value, for what the value reads on other threads.
package struct InheritedReadLog: Sendable {
  private let log = ReadLog.current

  /// Takes the log that is current.
  package init() {}

  /// Calls `body`, whose reads are noted in the log unless another one is current.
  package func noting<Answer, Failure>(
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let log, ReadLog.current == nil else { return try body() }
    return try ReadLog.$current.withValue(log) { Result(catching: body) }.get()
  }
}

/// A question about a path, with its answer.
package struct RecordedRead: Hashable, Sendable {
  /// A kind of question.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// The bytes of a file, by their SHA-256.
    case bytes
    /// The names in a folder, by their SHA-256.
    case names
    /// The kind of file that a path leads to, following links.
    case kind
    /// The kind of file at a path itself: a link is not followed.
    case entry
    /// The path without links.
    case place
    /// A program or a library, by its linker's identifier, or else by its SHA-256.
    case build
    /// A large file that is not edited by hand, as a font: by its size, its time of change, and the
    /// SHA-256 of its beginning, which has the checksums of its tables.
    case head
    /// The names in a folder with an ending, by their SHA-256; the path is that of the folder with
    /// `*` and the ending, as in `App/*.lproj`.
    case ending

    // A case's name is found by reflection, which would take a tenth of a key's time.
    private static let words = allCases.map { "\($0)" }

    /// The kind's name.
    package var word: String { Self.words[Int(rawValue)] }
  }

  /// A kind of question about a path.
  package struct Question: Hashable, Comparable, Sendable {
    /// The kind.
    package var kind: Kind
    /// The path: from the working directory, or absolute if it is outside or of the machine.
    ///
    /// Paths with equivalent characters lead to different files.
    @ByteText package var path: String

    /// Creates a question.
    package init(_ kind: Kind, _ path: String) {
      self.kind = kind
      let isOfMachine = kind == .build || kind == .head
      self.path = isOfMachine ? path : WorkingFolder.relative(path)
    }

    package static func < (a: Question, b: Question) -> Bool {
      let order = a.path.orderOfBytes(before: b.path)
      return order == 0 ? a.kind.rawValue < b.kind.rawValue : order < 0
    }
  }

  /// The question.
  package var question: Question
  /// The answer; `!` with the system's number of the reason if there is none.
  package var answer: String
  /// The state of the file then, by which it is recognised without reading it; nil if it was too
  /// new to be sure.
  package var signature: FileSignature?

  /// Asks a question now.
  package init(_ kind: Kind, _ path: String) {
    question = Question(kind, path)
    (answer, signature) = question.answer()
  }

  /// Creates a question with its answer.
  package init(question: Question, answer: String, signature: FileSignature? = nil) {
    self.question = question
    self.answer = answer
    self.signature = signature
  }

  /// Indicates whether the answer is that there is nothing at the path.
  package var isMissing: Bool { answer == "!\(ENOENT)" || answer == "-" }
}

/// The working directory of the process, without links.
enum WorkingFolder {
  static let path = realPath(of: ".")

  /// Returns a path from the working directory, if it is an absolute one below it.
  static func relative(_ path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/"), let working = Self.path else { return path }
    return relativePath(path, below: working) ?? path
  }
}

/// The state of a file that changes with its bytes.
///
/// Two writes in one tick of the file system's clock leave one time of change. So, as in git's
/// index, a file that is as new as its reading has no signature, and is read again.
package struct FileSignature: Hashable, Sendable {
  /// The device and the file's number on it.
  var device, number: UInt64
  /// The number of bytes.
  var size: UInt64
  /// The times of the last change of the bytes and of the status, in nanoseconds.
  var changed, statusChanged: UInt64

  /// The age from which on a file's state is trusted: file systems count at most two seconds in a
  /// tick.
  private static let settled: Int64 = 2_000_000_000

  /// The number of bytes of a signature in a record.
  static let byteCount = MemoryLayout<Self>.size

  /// Creates the signature of a file's status.
  init(_ status: stat) {
    (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    size = UInt64(bitPattern: Int64(status.st_size))
    changed = UInt64(bitPattern: Self.nanoseconds(status.st_mtim))
    statusChanged = UInt64(bitPattern: Self.nanoseconds(status.st_ctim))
  }

  /// Creates the signature of a file that is about to be read; nil if it has just changed.
  init?(settled status: stat) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let latest = max(Self.nanoseconds(status.st_mtim), Self.nanoseconds(status.st_ctim))
    guard Self.nanoseconds(now) - latest > Self.settled else { return nil }
    self.init(status)
  }

  /// Creates the signature of the file at a path; nil if it is missing, or has just changed.
  package init?(settledAt path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(settled: status)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension RecordedRead.Question {
  /// Answers the question, without noting it.
  func answer() -> (String, FileSignature?) {
    var status = stat()
    switch kind {
    case .kind: return (Self.word(stat(path, &status) == 0 ? status.st_mode : nil), nil)
    case .entry: return (Self.word(lstat(path, &status) == 0 ? status.st_mode : nil), nil)
    case .place: return (Self.place(realPath(of: path)), nil)
    case .bytes, .names, .build, .head, .ending:
      guard stat(examinedPath, &status) == 0 else { return ("!\(errno)", nil) }
      let signature = FileSignature(settled: status)
      do throws(FileError) {
        return (try digest(status), signature)
      } catch {
        return ("!\(error.code)", signature)
      }
    }
  }

  private func digest(_ status: stat) throws(FileError) -> String {
    switch kind {
    case .names: return Self.digest(ofNames: try unnotedNames(inFolder: path))
    case .ending:
      // Names of folders may have a star, too.
      let ending = path.split(separator: "/").last?.dropFirst() ?? ""
      let names = try unnotedNames(inFolder: examinedPath).filter { $0.hasSuffix(ending) }
      return Self.digest(ofNames: names)
    case .build: return try buildIdentifier(of: path)
    case .head:
      let beginning = try unnotedBytes(of: path, upTo: 8192)
      return sha256(
        Array("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) ".utf8)
          + beginning)
    default: return sha256(try unnotedBytes(of: path, upTo: nil))
    }
  }

  /// The path of the file or the folder that has the answer.
  var examinedPath: String { kind == .ending ? folder(of: path) : path }

  static func digest(ofNames names: [String]) -> String {
    sha256(Array(names.joined(separator: "\0").utf8))
  }

  /// Returns the answer for a place.
  static func place(_ path: String?) -> String { path.map(WorkingFolder.relative) ?? "-" }

  /// Returns the answer for a mode's kind of file; nil for none.
  static func word(_ mode: mode_t?) -> String {
    switch mode.map({ $0 & S_IFMT }) {
    case S_IFREG?: "file"
    case S_IFDIR?: "folder"
    case S_IFLNK?: "link"
    case nil: "-"
    default: "other"
    }
  }
}

/// Recorded reads that are compared with the present state of the files.
///
/// A path that many records have is examined once. One thread at a time may use a value.
package struct ReadCheck {
  private var answers: [RecordedRead.Question: (answer: String, signature: FileSignature?)] = [:]
  /// The files that paths lead to, and whether these are the paths of regular files themselves.
  private var states: [String: (signature: FileSignature, isRegular: Bool)?] = [:]

  /// The number of answers from which on they are forgotten: those that many records have are soon
  /// known again.
  private static let limit = 4096

  /// Creates a check that has examined nothing yet.
  package init() {}

  /// Returns whether the answers are as they were.
  ///
  /// - Parameter reads: Their signatures are replaced by those of today.
  /// - Returns: Whether all hold, and whether a signature was replaced.
  package mutating func hold(_ reads: inout [RecordedRead]) -> (isSame: Bool, isRenewed: Bool) {
    var isRenewed = false
    // A regular file's entry often follows its bytes: one look suffices for both.
    var regular: String?
    for index in reads.indices {
      let read = reads[index]
      if read.question.kind == .entry, regular?.hasSameBytes(as: read.question.path) == true {
        guard read.answer == RecordedRead.Question.word(S_IFREG) else { return (false, false) }
        continue
      }
      if let signature = read.signature, let state = state(of: read.question.examinedPath),
        state.signature == signature
      {
        if state.isRegular { regular = read.question.path }
        continue
      }
      let now = answer(to: read.question)
      guard now.answer == read.answer, !isUncertain(now.answer) else { return (false, false) }
      if let signature = now.signature, signature != read.signature {
        reads[index].signature = signature
        isRenewed = true
      }
    }
    return (true, isRenewed)
  }

  /// Returns the present answer to a question.
  package mutating func answer(
    to question: RecordedRead.Question
  ) -> (answer: String, signature: FileSignature?) {
    if let known = answers[question] { return known }
    let answer = question.answer()
    if answers.count >= Self.limit { answers.removeAll(keepingCapacity: true) }
    answers[question] = answer
    return answer
  }

  private mutating func state(of path: String) -> (signature: FileSignature, isRegular: Bool)? {
    if let known = states[path] { return known }
    var status = stat()
    var isThere = lstat(path, &status) == 0
    let isRegular = isThere && status.st_mode & S_IFMT == S_IFREG
    if isThere, status.st_mode & S_IFMT == S_IFLNK { isThere = stat(path, &status) == 0 }
    let state = isThere ? (FileSignature(status), isRegular) : nil
    if states.count >= Self.limit { states.removeAll(keepingCapacity: true) }
    states[path] = .some(state)
    return state
  }

  /// Indicates whether an answer is a refusal that may have other reasons than the file's state.
  private func isUncertain(_ answer: String) -> Bool {
    answer.hasPrefix("!") && answer != "!\(ENOENT)" && answer != "!\(ENOTDIR)"
  }
}

/// Returns a file's bytes without noting them.
private func unnotedBytes(of path: String, upTo count: Int?) throws(FileError) -> [UInt8] {
  let (descriptor, status) = try openRegularFile(path)
  defer { close(descriptor) }
  guard let count else {
    return try readAll(descriptor, named: path, limit: Int(status.st_size))
  }
  return try read(upTo: count, of: descriptor, named: path)
}

/// Returns the identifier that the linker gave a program or a library, of the bytes of its parts;
/// or else the SHA-256 of the file.
///
/// Source: System V ABI, "ELF Header", "Program Header" and "Note Section", for 64 bits.
private func buildIdentifier(of path: String) throws(FileError) -> String {
  let page = try unnotedBytes(of: path, upTo: 4096)
  func number<Number: FixedWidthInteger>(_ offset: Int, as: Number.Type) -> Int? {
    guard offset >= 0, offset + MemoryLayout<Number>.size <= page.count else { return nil }
    return page.withUnsafeBytes {
      Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
  }
  if page.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(32, as: UInt64.self),
    let size = number(54, as: UInt16.self), let count = number(56, as: UInt16.self)
  {
    // 4 is the type of a note, and 3 that of the note with the identifier.
    for header in (0..<count).map({ table + $0 * size }) where number(header, as: UInt32.self) == 4
    {
      guard var note = number(header + 8, as: UInt64.self),
        let length = number(header + 32, as: UInt64.self)
      else { continue }
      let end = note + length
      while note < end, let nameCount = number(note, as: UInt32.self),
        let byteCount = number(note + 4, as: UInt32.self),
        let type = number(note + 8, as: UInt32.self)
      {
        let start = note + 12 + (nameCount + 3) / 4 * 4
        guard start >= 0, byteCount >= 0, start + byteCount <= page.count else { break }
        if type == 3, page[(note + 12)..<start].starts(with: "GNU\0".utf8) {
          return "build " + sha256(Array(page[start..<start + byteCount]))
        }
        note = start + (byteCount + 3) / 4 * 4
      }
    }
  }
  return sha256(try unnotedBytes(of: path, upTo: nil))
}
